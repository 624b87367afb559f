"""`spieltisch report`: from games to one page that needs no network."""

import base64
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .. import __version__
from ..core.game import Box, Game
from ..games import find_game
from ..table.record import pack_of
from ..texts import has, speak
from .contrasts import comparison
from .figures import figures
from .findings import findings
from .page import Page
from .printed import printed
from .samples import Figures, Sample
from .series import Series, rotated
from .subjects import subject_of
from .words import DOMAIN, player_name, who_key

SECTIONS = (
    *("comparison", "findings", "seats", "length", "drama", "ends", "points", "uses", "heat", "styles"),
    *("luck", "restricted", "identities", "cards", "contrasts", "method"),
)
FONTS = {  # family and weight of the files that the web table carries
    "source-sans-3-latin-400-normal": ("Source Sans 3", 400),
    "source-sans-3-latin-600-normal": ("Source Sans 3", 600),
    "source-sans-3-latin-700-normal": ("Source Sans 3", 700),
}


def series_of(
    game: str, who: str, games: int, sizes: Sequence[int], seed: int, pack: Path | None, options: Mapping[str, Any]
) -> list[Series]:
    """The games that a report is about: the settings of its subject with these numbers of players and options.

    What an option makes the same is played once.
    """
    result: dict[str, Series] = {}
    for count, chosen in subject_of(game).settings:
        if count not in sizes or any(dict(chosen).get(key, value) != value for key, value in options.items()):
            continue
        merged = {**dict(chosen), **options}
        series = rotated(game, merged, pack, seed, (who,) * count, games, logs=True)
        result.setdefault(json.dumps([count, series.data()["options"]], sort_keys=True), series)
    return list(result.values())


def report_of(
    samples: Sequence[Sample], before: Sequence[Sample] | None, about: Mapping[str, Any], lang: str
) -> dict[str, Any]:
    """Everything a report says, as data: figures, findings, and what another pack changes."""
    game = str(about["game"])
    found = figures(game, samples)
    report: dict[str, Any] = {
        **about,
        "version": __version__,
        "pack": _pack(samples[0].box, lang),
        "figures": found,
        "findings": [finding.data() for finding in findings(found)],
        "comparison": None,
        "changed": {"cards": {}, "other": []},
        "luck": None,
        "skill": [],
        "checked": [],
        "restricted": [],
    }
    if before is not None:
        report["before"] = _pack(before[0].box, lang)
        if report["before"]["title"] == report["pack"]["title"]:  # a copy that was not given a title of its own
            for key in ("before", "pack"):
                report[key]["title"] += f" [{about['folders'][key]}]"
        report["comparison"] = comparison(game, before, samples)
        report["changed"] = changes(find_game(game), before[0].box, samples[0].box, lang)
    return report


def _pack(box: Box, lang: str) -> dict[str, str]:
    name, digest = pack_of(box)
    return {"name": name, "hash": digest, "title": "" if box.pack is None else str(box.pack.title[lang])}


def page_of(report: Mapping[str, Any], box: Box, lang: str, fonts: Path | None = None) -> str:
    """The report as a page."""
    game = find_game(str(report["game"]))
    subject, found = subject_of(game.name), report["figures"]
    there = {
        "comparison": report["comparison"],
        "ends": subject.ends,
        "identities": subject.identities,
        "cards": found["cards"],
        "contrasts": found["contrasts"],
        "heat": found["heat"],
        "styles": found["styles"],
        "luck": report["luck"],
        "restricted": report["restricted"],
    }
    view = {
        **report,
        "sections": [section for section in SECTIONS if there.get(section, True)],
        "who_name": who_name(game.name, report["who"], lang),
        "who_about": _who_about(game.name, report["who"], lang),
    }
    return Page(game, box, view, lang, fonts_css(game.name, fonts)).html()


def who_name(game: str, who: Sequence[str], lang: str) -> str:
    """What players are called in a sentence."""
    if len(who) > 1:
        return speak(lang, DOMAIN, "who-mixed")
    return player_name(game, who[0], lang)


def _who_about(game: str, who: Sequence[str], lang: str) -> str:
    key = f"who-about-{who_key(game, who[0])}" if len(who) == 1 else "who-about-other"
    return speak(lang, DOMAIN, key if has(lang, DOMAIN, key) else "who-about-other")


# --- what another pack changes ---------------------------------------------------------------------------------------


def changes(game: Game, old: Box, new: Box, lang: str) -> Figures:
    """Cards that are printed otherwise, with their old words, and what else is different."""
    assert game.people.catalogue is not None  # who has packs prints cards
    before, after = game.people.catalogue(old, lang), game.people.catalogue(new, lang)
    cards = {}
    for id_, card in after["cards"].items():
        earlier = before["cards"].get(id_)
        if earlier is not None and printed(earlier) != printed(card):
            cards[id_] = {
                "name": earlier["name"],
                "text": earlier["text"],
                "numbers": _numbers(game.name, earlier, lang),
                "numbers_now": _numbers(game.name, card, lang),
            }
    places = [
        speak(lang, DOMAIN, "changed-place", name=str(place["name"]))
        for id_, place in after["places"].items()
        if before["places"].get(id_, place) != place and id_ not in after["cards"]
    ]
    gone = _only_in(before["cards"], after["cards"], "changed-gone", lang)
    new_ones = _only_in(after["cards"], before["cards"], "changed-new", lang)
    subject = subject_of(game.name)
    parts = subject.numbers if places else (*subject.numbers, *subject.of_places)
    figures = any(getattr(old.pack, part) != getattr(new.pack, part) for part in parts)
    numbers = [speak(lang, DOMAIN, "changed-figures")] if figures else []
    return {"cards": cards, "other": [*gone, *new_ones, *places, *numbers]}


def _only_in(cards: Mapping[str, Any], others: Mapping[str, Any], key: str, lang: str) -> list[str]:
    """Cards that the other pack does not know."""
    return [speak(lang, DOMAIN, key, name=str(card["name"])) for id_, card in cards.items() if id_ not in others]


def _numbers(game: str, card: Mapping[str, Any], lang: str) -> str:
    """The numbers of a card, where it has them beside its text."""
    printed = subject_of(game).of_cards
    shown = {key: card["facts"][key] for key in printed if isinstance(card["facts"].get(key), int)}
    if shown:
        shown["copies"] = card["copies"]
    return ", ".join(speak(lang, f"{game}.{DOMAIN}", f"number-{key}", n=value) for key, value in shown.items())


# --- fonts -----------------------------------------------------------------------------------------------------------


def fonts_css(game: str, folder: Path | None) -> str:
    """The fonts of the web table inside the page, where they are at hand; otherwise those of the reader do."""
    if folder is None:
        return ""
    rules = []
    for stem, (family, weight) in {**FONTS, **subject_of(game).fonts}.items():
        for file in sorted(folder.glob(f"{stem}-*.woff2"))[:1]:
            data = base64.b64encode(file.read_bytes()).decode()
            source = f"url(data:font/woff2;base64,{data}) format('woff2')"
            rules.append(f"@font-face{{font-family:'{family}';font-weight:{weight};font-display:swap;src:{source}}}")
    return "\n".join(rules)
