"""What looks wrong: rules that turn figures into remarks. A remark is a key of the texts with what fills it in.

Limits are named here, each with its reason. A remark about a card or a seat wants two things: a distance that players
would feel, and that chance does not explain it among so many comparisons (q, corrected after Benjamini and Hochberg).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from .samples import SMALLEST, Figures
from .subjects import Subject, subject_of

SURE = 0.05  # the share of false remarks about cards, uses and seats that is accepted
CARD_GAP = 0.05  # five wins in a hundred: less than that nobody notices at a table
IDENTITY_GAP = 0.03  # what one gets without a choice should differ less
SEAT_GAP = 0.02  # likewise
RARE_END = 0.01
UNWANTED = 0.01  # taken so rarely when offered …
OFTEN_OFFERED = 300  # … and offered at least so often
ALWAYS = 0.9
UNUSED = 0.05  # uses per player and game
USE_GAP = 0.05  # one more use goes with so many more wins
RUNAWAY = 0.25  # of the winner's points: a margin that is no close finish
NAMED = 6  # cards named in one sentence

STRONG, NOTABLE, REMARK, FINE = "strong", "notable", "remark", "fine"


@dataclass(frozen=True)
class Finding:
    """One remark: what it says, how serious it is, which section shows more."""

    key: str
    level: str
    section: str
    values: dict[str, Any] = field(default_factory=dict)

    def data(self) -> Figures:
        """As plain data."""
        return {"key": self.key, "level": self.level, "section": self.section, **self.values}


def findings(figures: Figures) -> list[Finding]:
    """All remarks, the serious ones first."""
    subject = subject_of(figures["game"])
    found = [
        *_length(figures, subject),
        *_ends(figures),
        *_seats(figures),
        *_margin(figures),
        *_cards(figures, subject),
        *_uses(figures, subject),
        *_points(figures),
        *_unfinished(figures),
    ]
    order = (STRONG, NOTABLE, REMARK, FINE)
    return sorted(found, key=lambda finding: order.index(finding.level))


def _length(figures: Figures, subject: Subject) -> Iterator[Finding]:
    aim = subject.aim
    if aim is None:
        return
    target = {"low": aim.low, "high": aim.high, "of": len(figures["settings"])}
    short = [entry for entry in figures["settings"] if entry[aim.column]["value"] < aim.low]
    long = [entry for entry in figures["settings"] if entry[aim.column]["value"] > aim.high]
    for key, entries, worst in (("too-short", short, min), ("too-long", long, max)):
        if entries:
            most = worst(entries, key=lambda entry: entry[aim.column]["value"])
            far = max(aim.low - most[aim.column]["value"], most[aim.column]["value"] - aim.high) / aim.low
            level = STRONG if far > 0.15 else NOTABLE
            values = {"count": len(entries), "setting": most, "value": most[aim.column]["value"], **target}
            yield Finding(f"{key}-{aim.column}", level, "length", values)
    if not short and not long:
        yield Finding(f"length-fits-{aim.column}", FINE, "length", target)


def _ends(figures: Figures) -> Iterator[Finding]:
    for name in figures["settings"][0]["ends"]:
        most = max(entry["ends"][name]["value"] for entry in figures["settings"])
        if most == 0:
            yield Finding("end-never", NOTABLE, "ends", {"end": name})
        elif most < RARE_END:
            yield Finding("end-rare", NOTABLE, "ends", {"end": name, "share": most})


def _seats(figures: Figures) -> Iterator[Finding]:
    """By setting, so that boards on which seats matter do not hide behind those on which they do not."""
    unfair, tests = [], 0
    for entry in figures["settings"]:
        for seat, share in enumerate(entry["seats"]):
            tests += 1
            if is_sure(share, SEAT_GAP):
                unfair.append((abs(share["away"]), seat, share["away"], share["value"], entry))
    if not unfair:
        yield Finding("seats-fair", FINE, "seats")
        return
    _, seat, gap, share, entry = max(unfair, key=lambda one: one[0])
    values = {"count": len(unfair), "of": tests, "seat": seat + 1, "gap": gap, "share": share, "setting": entry}
    yield Finding("seats-unfair", STRONG if abs(gap) > 0.08 else NOTABLE, "seats", values)


def _margin(figures: Figures) -> Iterator[Finding]:
    for entry in figures["by_players"]:
        share = entry["margin"]["value"] / max(entry["points"]["of_winner"], 1)
        if share > RUNAWAY:
            values = {"players": entry["players"], "margin": entry["margin"]["value"], "share": share}
            yield Finding("runaway", REMARK, "points", values)


# --- cards -----------------------------------------------------------------------------------------------------------


def is_beyond_chance(tested: Figures) -> bool:
    """Does chance not explain it, among so many comparisons?"""
    return tested["q"] is not None and bool(tested["q"] < SURE)


def is_sure(judged: Figures, gap: float) -> bool:
    """Is the distance one that matters, and not due to chance?"""
    return is_beyond_chance(judged) and bool(abs(judged["away"]) >= gap)


def gap_of(subject: Subject, deck: str) -> float:
    """From which distance on a card of this deck is remarkable."""
    return IDENTITY_GAP if deck in subject.identities else CARD_GAP


def is_unwanted(card: Figures) -> bool:
    """Is a card that lay there often hardly ever taken?"""
    return bool(card["offered"] >= OFTEN_OFFERED and card["pick_rate"]["value"] < UNWANTED)


def _cards(figures: Figures, subject: Subject) -> Iterator[Finding]:
    for deck in subject.verbs:
        cards = [card for card in figures["cards"] if card["deck"] == deck]
        sure = [card for card in cards if is_sure(card["judged"], gap_of(subject, deck))]
        section, kind = ("identities", "identity") if deck in subject.identities else ("cards", "card")
        for key, sign in (("weak", -1), ("strong", 1)):
            chosen = [card for card in sure if sign * card["judged"]["away"] > 0]
            if chosen:
                chosen.sort(key=lambda card: -abs(card["judged"]["away"]))
                level = STRONG if abs(chosen[0]["judged"]["away"]) >= 2 * CARD_GAP else NOTABLE
                yield _about(f"{kind}-{key}", level, section, deck, chosen, cards)
        unwanted = [card for card in cards if is_unwanted(card)]
        if unwanted:
            unwanted.sort(key=lambda card: card["pick_rate"]["value"])
            level = STRONG if len(unwanted) > len(cards) / 4 else NOTABLE
            yield _about("card-unwanted", level, section, deck, unwanted, cards)
        always = [card for card in cards if card["offered"] >= OFTEN_OFFERED and card["pick_rate"]["value"] > ALWAYS]
        if always:
            yield _about("card-always", REMARK, section, deck, always, cards)


def _about(
    key: str, level: str, section: str, deck: str, chosen: Sequence[Figures], cards: Sequence[Figures]
) -> Finding:
    values = {
        "deck": deck,
        "cards": [card["id"] for card in chosen[:NAMED]],
        "more": max(0, len(chosen) - NAMED),
        "count": len(chosen),
        "of": len(cards),
        "away": chosen[0]["judged"]["away"],
        "rate": chosen[0]["pick_rate"]["value"] if chosen[0]["pick_rate"] else None,
        "least": min(card["judged"]["n"] for card in chosen),
    }
    return Finding(key, level, section, values)


# --- places, points, the rest ----------------------------------------------------------------------------------------


def _uses(figures: Figures, subject: Subject) -> Iterator[Finding]:
    uses = [use for use in figures["uses"] if use["id"] not in subject.idle]
    unused = sorted((use for use in uses if use["per_player"] < UNUSED), key=lambda use: use["per_player"])
    if unused:
        values = {"uses": [use["id"] for use in unused], "count": len(unused), "most": UNUSED}
        yield Finding("uses-unused", NOTABLE, "uses", values)
    sure = [use for use in uses if is_beyond_chance(use["value"]) and use not in unused]
    for key, sign in (("uses-strong", 1), ("uses-weak", -1)):
        chosen = [use for use in sure if sign * use["value"]["value"] >= USE_GAP]
        if chosen:
            chosen.sort(key=lambda use: -abs(use["value"]["value"]))
            values = {
                "uses": [use["id"] for use in chosen[:NAMED]],
                "more": max(0, len(chosen) - NAMED),
                "count": len(chosen),
                "use": chosen[0]["id"],
                "value": chosen[0]["value"]["value"],
            }
            yield Finding(key, REMARK, "uses", values)


def _points(figures: Figures) -> Iterator[Finding]:
    """Sources that bring nobody anything."""
    names = [source["source"] for source in figures["by_players"][0]["sources"]]
    idle = [
        name
        for name in names
        if max(s["players"] for e in figures["by_players"] for s in e["sources"] if s["source"] == name) < RARE_END
    ]
    if idle:
        yield Finding("sources-idle", REMARK, "points", {"sources": idle})


def _unfinished(figures: Figures) -> Iterator[Finding]:
    games = sum(entry["unfinished"] for entry in figures["settings"])
    if games:
        yield Finding("unfinished", STRONG, "length", {"count": games})
    if min(entry["games"] for entry in figures["settings"]) < 10 * SMALLEST:
        yield Finding("few-games", REMARK, "method", {"least": min(entry["games"] for entry in figures["settings"])})
