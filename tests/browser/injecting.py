"""How we notice that a text has become more than a text."""

from playwright.sync_api import Page

# Counts calls of what the payloads want to call; to be run before anything else on a page.
BOOM = "window.boomed = 0; window.boom = () => { window.boomed += 1 }"

# What only a payload puts on a page. Our own pages have none of these, in any place.
_ATTRIBUTES = ("error", "load", "mouseover", "toggle", "start", "focus")
_MADE = ", ".join(
    (
        *(f"[on{name}]" for name in _ATTRIBUTES),
        "body script, iframe, object, embed, base, video, marquee, math, body meta, body link, body style",
        "img[src='x'], img[src*='x.example'], form[action^='javascript'], a[href^='javascript']",
        *(f"b{number}" for number in range(10)),  # from labels of four letters
        "table[background], textarea[autofocus], select[autofocus], input[autofocus]",
    )
)
FOUND = f"""(root) => [
  ...[...root.querySelectorAll({_MADE!r})].map((one) => one.outerHTML.slice(0, 120)),
  ...(window.boomed ? [`boomed ${{window.boomed}} times`] : []),
]"""


def injected(page: Page) -> list[str]:
    """What has been injected into a page."""
    found: list[str] = page.evaluate(f"() => ({FOUND})(document)")
    return found
