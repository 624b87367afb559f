"""Does the built site need the network? No page or style sheet may load anything from elsewhere: `make docs` asks."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

LOADS = {
    "script": "src",
    "link": "href",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "object": "data",
    "use": "href",
}
ELSEWHERE = re.compile(r"(https?:)?//", re.IGNORECASE)
IN_STYLES = re.compile(r"(?:url\(|@import)\s*[\"']?((?:https?:)?//[^\"')\s]+)", re.IGNORECASE)


class Loads(HTMLParser):
    """What a page loads from elsewhere by itself; links that somebody clicks are theirs to follow."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "link" and given.get("rel") in ("canonical", "author", "license"):
            return
        address = given.get(LOADS.get(tag, ""), "") or ""
        self.found += [address] if ELSEWHERE.match(address) else []
        self.found += IN_STYLES.findall(given.get("style") or "")


def loads_of(file: Path) -> list[str]:
    text = file.read_text("utf-8")
    if file.suffix == ".css":
        return IN_STYLES.findall(text)
    page = Loads()
    page.feed(text)
    return page.found + [
        found for style in re.findall(r"<style.*?</style>", text, re.DOTALL) for found in IN_STYLES.findall(style)
    ]


def main(site: Path) -> int:
    files = [file for kind in ("*.html", "*.css") for file in site.rglob(kind)]
    found = [f"{file.relative_to(site)}: {address}" for file in files for address in loads_of(file)]
    print(*found or [f"{len(files)} files, nothing is loaded from elsewhere"], sep="\n")
    return 1 if found or not files else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
