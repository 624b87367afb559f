"""What the strongest player knows, in words: a page of Markdown in one language.

Sentences say no more than the figures below them, so that the page stays true when another player has played.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..core.game import Box, Game
from ..texts import Argument, has, speak
from .findings import gap_of, is_sure
from .mistakes import Answer, Mistake
from .page import Page
from .samples import SMALLEST, Figures
from .subjects import Chapter
from .words import player_name

DOMAIN = "strategy"
NAMED = 3  # things in a sentence
ROWS = 10  # of a table
CARDS = 4  # of each deck that are named, best and worst
SELDOM = 0.01  # of all openings
FIRST_ROUNDS = 6
NEVER = 0.005  # of a table of rounds
PERCENT = 100


class StrategyPage(Page):
    """Everything that is said about one game."""

    def __init__(self, game: Game, box: Box, found: Mapping[str, Any], lang: str) -> None:
        super().__init__(game, box, found, lang)
        self.found = found

    def markdown(self) -> str:
        """The whole page."""
        parts = [f"# {self.say('title')}", *self._parts()]
        return "\n\n".join(part for part in parts if part) + "\n"

    def say(self, key: str, /, **arguments: Argument) -> str:
        """A sentence of such pages."""
        return speak(self.lang, DOMAIN, key, **arguments)

    def told(self, key: str) -> str:
        """A word of the game, in its own chapter of the texts."""
        return speak(self.lang, f"{self.game.name}.{DOMAIN}", key.replace("_", "-"))

    def _parts(self) -> Iterator[str]:
        yield self._lead()
        yield from self._ends()
        yield from self._sources()
        yield from self._openings()
        yield from self._uses()
        yield from self._rounds()
        for chapter in self.subject.chapters:
            yield from self._chapter(chapter)
        yield from self._cards()
        yield from self._identities()
        yield from self._worths()
        yield from self._mistakes()
        yield from self._method()

    # --- small parts

    def _heading(self, key: str) -> str:
        return f"## {self.say(f'h-{key}')}"

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
        """The first columns are words, all others are numbers."""
        lines = [heads, [*["---"] * words, *["---:"] * (len(heads) - words)], *rows]
        return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)

    def _around(self, one: Figures, digits: int = 1, scale: float = 1.0) -> str:
        """A change with half of its interval."""
        reach = scale * (one["high"] - one["low"]) / 2
        return f"{self.signed(scale * one['value'], digits)}\u00a0±\u00a0{self.num(reach, digits)}"

    def _wins(self, one: Figures) -> str:
        """A change of the chance of winning, if there is enough to say so."""
        return self._around(one, 1, PERCENT) if one["n"] >= SMALLEST else "–"

    @property
    def others(self) -> str:
        """Who sat beside the strongest player."""
        return player_name(self.game.name, str(self.found["against"][0]), self.lang)

    def _both(self, rows: Sequence[tuple[str, Figures]]) -> Iterator[str]:
        """A sentence about what it has surely more and less of than others."""
        for key, sign in (("more", 1), ("less", -1)):
            sure = [(name, one) for name, one in rows if min(sign * one["low"], sign * one["high"]) > 0]
            sure.sort(key=lambda row: -abs(row[1]["value"]))
            listed = [
                self.say("instead", name=name, mine=self.num(one["strong"], 1), others=self.num(one["others"], 1))
                for name, one in sure[:NAMED]
            ]
            if listed:
                yield self.say(key, things=self.listed(listed))

    # --- the beginning

    def _lead(self) -> str:
        own, mixed = self.found["games"], self.found["mixed"]
        lines = [
            self.say("lead", games=self.num(own), mixed=self.num(mixed), others=self.others),
            self.say("how-to-read"),
        ]
        for one in self.found["strength"]:
            between = self.between(one["low"], one["high"], 1, PERCENT)
            lines.append(
                "- "
                + self.say(
                    "strength",
                    players=one["players"],
                    share=self.percent(one["value"]),
                    between=between,
                    fair=self.whole(one["fair"]),
                    games=self.num(one["n"]),
                )
            )
        return "\n\n".join(lines[:2]) + "\n\n" + "\n".join(lines[2:])

    def _ends(self) -> Iterator[str]:
        entries = self.figures["by_players"]
        yield self._heading("ends")
        measure, ends = self.subject.measure, list(entries[0]["ends"])
        several = len(ends) > 1 and any(0 < entry["ends"][name]["value"] < 1 for entry in entries for name in ends)
        ended = [name for name in ends if several and any(entry["ends"][name]["value"] for entry in entries)]
        heads = [
            self.say("col-players"),
            self.t(f"unit-{measure}"),
            self.say("col-winner"),
            self.say("col-ahead"),
            *(self.say("col-end", end=self.own(f"end-{name}")) for name in ended),
        ]
        rows = [
            [
                self.players(entry["players"]),
                self.say("mean-from-to", mean=self.num(entry[measure]["value"], 1), low=self.num(entry[measure]["p10"]),
                         high=self.num(entry[measure]["p90"])),
                self.num(entry["points"]["of_winner"]),
                self.num(entry["margin"]["value"], 1),
                *(self.percent(entry["ends"][name]["value"]) for name in ended),
            ]
            for entry in entries
        ]  # fmt: skip
        yield self._table(heads, rows)
        for entry in entries:
            if (ender := entry["ender_wins"]) is not None:
                between = self.between(ender["low"], ender["high"], 1, PERCENT)
                yield self.say("ender", players=entry["players"], share=self.percent(ender["value"]), between=between)
            drama = entry["drama"]
            yield self.say(
                "drama",
                players=entry["players"],
                changes=self.num(drama["lead_changes"]["value"], 1),
                comebacks=self.whole(drama["comebacks"]["value"]),
            )

    def _sources(self) -> Iterator[str]:
        sources = [one for one in self.found["compared"]["sources"] if one["strong"] or one["others"]]
        if not sources:
            return
        yield self._heading("sources")
        named = [(self.own(one["source"]), one) for one in sources]
        yield " ".join([self.say("sources-about"), *self._both(named)])
        named.sort(key=lambda row: -abs(row[1]["strong"]))
        yield self._compared(named[: 2 * ROWS], self.say("col-source"))

    def _compared(self, rows: Sequence[tuple[str, Figures]], first: str) -> str:
        heads = [first, self.say("col-strong"), self.say("col-others"), self.say("col-difference")]
        return self._table(
            heads,
            [[name, self.num(one["strong"], 1), self.num(one["others"], 1), self._around(one)] for name, one in rows],
        )

    def _openings(self) -> Iterator[str]:
        seen = [
            one for one in self.found["openings"] if max(one["begins"]["value"], one["later"]["value"]) >= SELDOM
        ]  # fmt: skip
        if len(seen) < 2:
            return
        yield self._heading("openings")
        first, later = (max(seen, key=lambda one: one[key]["value"]) for key in ("begins", "later"))
        yield self.say(
            "openings-about",
            first=self.use(first["id"]),
            share=self.whole(first["begins"]["value"]),
            later=self.use(later["id"]),
            other=self.whole(later["later"]["value"]),
        )
        heads = [self.say("col-opening"), self.say("col-begins"), self.say("col-later"), self.say("col-wins")]
        yield self._table(
            heads,
            [
                [
                    self.use(one["id"]),
                    self.percent(one["begins"]["value"]),
                    self.percent(one["later"]["value"]),
                    self._wins(one["wins"]),
                ]
                for one in seen[:ROWS]
            ],
        )

    def _uses(self) -> Iterator[str]:
        rows = [one for one in self.found["compared"]["uses"] if max(one["strong"], one["others"]) >= SELDOM]
        if not rows:
            return
        yield self._heading("uses")
        yield " ".join([self.say("uses-about"), *self._both([(self.use(one["id"]), one) for one in rows])])
        others = sorted((one for one in rows if one["id"] not in self._told_apart), key=lambda one: -abs(one["value"]))
        if others:
            yield self._used(others[: 2 * ROWS])

    @property
    def _told_apart(self) -> set[str]:
        """What chapters tell."""
        return {use for chapter in self.subject.chapters for use in chapter.uses}

    def _used(self, rows: Sequence[Figures]) -> str:
        worth = {use["id"]: use["value"] for use in self.figures["uses"]}
        heads = [self.say(f"col-{key}") for key in ("use", "strong", "others", "one-more")]
        return self._table(
            heads,
            [
                [
                    self.use(one["id"]),
                    self.num(one["strong"], 1),
                    self.num(one["others"], 1),
                    self._wins(worth[one["id"]]) if one["id"] in worth else "–",
                ]
                for one in rows
            ],
        )

    def _rounds(self) -> Iterator[str]:
        heat, rounds = self.figures["heat"], self._first_rounds
        if not rounds:
            return
        rows = [
            row for row in heat["uses"] if row["id"] not in self._told_apart and max(row["rounds"][:rounds]) >= NEVER
        ]
        rows.sort(key=lambda row: -sum(row["rounds"][:rounds]))
        if rows:
            yield self._heading("rounds")
            yield self.say("rounds-about")
            yield self._by_round(rows[: 2 * ROWS], rounds)

    @property
    def _first_rounds(self) -> int:
        """How many rounds are told one by one: those that enough games have seen."""
        heat = self.figures["heat"]
        return 0 if heat is None else min(FIRST_ROUNDS, heat["rounds"] - 1)

    def _by_round(self, rows: Sequence[Figures], rounds: int) -> str:
        heads = [self.say("col-use"), *(str(number) for number in range(1, rounds + 1))]
        return self._table(
            heads, [[self.use(row["id"]), *(self.num(value, 2) for value in row["rounds"][:rounds])] for row in rows]
        )

    # --- chapters of the game

    def _chapter(self, chapter: Chapter) -> Iterator[str]:
        yield f"## {self.told(f'chapter-{chapter.name}')}"
        yield self.told(f"chapter-{chapter.name}-about")
        rows = [one for one in self.found["compared"]["uses"] if one["id"] in chapter.uses]
        if rows:
            yield self._used(rows)
        heat, rounds = self.figures["heat"], self._first_rounds
        seen = [row for row in heat["uses"] if row["id"] in chapter.uses] if rounds else []
        if seen:
            yield self.say("rounds-about")
            yield self._by_round(seen, rounds)
        if chapter.columns:
            heads = [self.say(f"col-{key}") for key in ("in-the-end", "strong", "others", "winners", "losers")]
            yield self._table(
                heads,
                [
                    [
                        self.told(f"column-{name}"),
                        *(self.num(one[key], 1) for key in ("strong", "others", "winners", "losers")),
                    ]
                    for name in chapter.columns
                    for one in [self.found["columns"][name]]
                ],
            )

    # --- cards

    def _cards(self) -> Iterator[str]:
        picks = {one["id"]: one for one in self.found["picks"]}
        decks = [deck for deck in self.subject.verbs if deck not in self.subject.identities]
        if not picks:
            return
        yield self._heading("cards")
        yield self.say("cards-about")
        for deck in decks:
            cards = [card for card in self.figures["cards"] if card["deck"] == deck and card["judged"]["n"] >= SMALLEST]
            cards.sort(key=lambda card: -card["judged"]["away"])
            if len(cards) < 2:
                continue
            yield f"### {self.deck(deck)}"
            verb = self.own(f"verb-{self.subject.verbs[deck][0]}")
            yield " ".join([self.say("cards-deck", verb=verb), *self._wanted(deck)])
            chosen = cards if len(cards) <= 2 * CARDS else [*cards[:CARDS], *cards[-CARDS:]]
            yield self._table(
                [self.say(f"col-{key}") for key in ("card", "wins", "taken", "taken-others")],
                [
                    [
                        str(self.card(card["id"])["name"]),
                        self._around({**card["judged"], **_moved(card["judged"])}, 1, PERCENT),
                        *(self._rate(picks[card["id"]][key]) for key in ("strong", "others")),
                    ]
                    for card in chosen
                ],
            )

    def _rate(self, one: Figures) -> str:
        return self.whole(one["value"]) if one["n"] >= SMALLEST else "–"

    def _wanted(self, deck: str) -> Iterator[str]:
        """What it takes more and less willingly than others."""
        sure = [
            one
            for one in self.found["picks"]
            if one["deck"] == deck and min(one["strong"]["n"], one["others"]["n"]) >= SMALLEST and _apart(one)
        ]
        for key, sign in (("takes", 1), ("leaves", -1)):
            some = [one for one in sure if sign * (one["strong"]["value"] - one["others"]["value"]) > 0]
            some.sort(key=lambda one: -abs(one["strong"]["value"] - one["others"]["value"]))
            listed = [
                self.say(
                    "instead",
                    name=self.t("quoted", name=str(self.card(one["id"])["name"])),
                    mine=self.whole(one["strong"]["value"]),
                    others=self.whole(one["others"]["value"]),
                )
                for one in some[:NAMED]
            ]
            if listed:
                yield self.say(key, things=self.listed(listed))

    def _identities(self) -> Iterator[str]:
        for deck in self.subject.identities:
            cards = [card for card in self.figures["cards"] if card["deck"] == deck and card["judged"]["n"] >= SMALLEST]
            if not cards:
                continue
            cards.sort(key=lambda card: -card["judged"]["value"])
            if deck == self.subject.identities[0]:
                yield self._heading("identities")
                yield self.say("identities-about")
            sure = [card for card in cards if is_sure(card["judged"], gap_of(self.subject, deck))]
            yield f"### {self.deck(deck)}"
            if not sure:
                yield self.say("identities-even")
            shown = cards if len(cards) <= ROWS else (sure[:ROWS] or cards[:ROWS])
            yield self._table(
                [self.say("col-card"), self.say("col-wins")],
                [[str(self.card(card["id"])["name"]), self._wins(card["judged"])] for card in shown],
            )

    # --- what is looked at position by position

    def _worths(self) -> Iterator[str]:
        if not self.found["worths"]:
            return
        yield self._heading("worths")
        yield self.say("worths-about", players=self.figures["settings"][0]["players"])
        heads = [self.say(f"col-{key}") for key in ("one-more-of", "early", "middle", "late")]
        yield self._table(
            heads,
            [
                [self.told(f"extra-{row['extra']}"), *(self._worth(one) for one in row["phases"])]
                for row in self.found["worths"]
            ],
        )
        positions = sum(one["n"] for one in self.found["worths"][0]["phases"])
        yield self.say("worths-positions", n=self.num(positions))

    def _worth(self, one: Figures) -> str:
        return self._around(one, 2, PERCENT) if one["n"] >= SMALLEST else "–"

    def _mistakes(self) -> Iterator[str]:
        found: Mapping[str, Sequence[Mistake]] = self.found["mistakes"]
        if not any(found.values()):
            return
        yield self._heading("mistakes")
        yield self.say("mistakes-about", games=self.num(self.found["looked_at"]))
        for who, rows in found.items():
            if not rows:
                continue
            yield f"### {self._who(who)}"
            heads = [self.say(f"col-{key}") for key in ("given", "better", "cost", "per-game", "cases")]
            yield self._table(heads, [self._mistake(one) for one in rows[:ROWS]], 2)

    def _who(self, who: str) -> str:
        """What those are called who make them: a level as people choose it, or rules of thumb."""
        for domain in (f"{self.game.name}.levels", "levels"):
            if has(self.lang, domain, who):
                return speak(self.lang, domain, who)
        name = player_name(self.game.name, who, self.lang)
        return name[:1].upper() + name[1:]

    def _mistake(self, one: Mistake) -> list[str]:
        kind, example = one.kind, one.example
        cost = one.cost.data()
        return [
            self._answer(kind.given, example.s, example.given),
            self._answer(kind.better, example.s, example.better),
            self._around({**cost, "value": -cost["value"]}, 1, PERCENT),
            self.num(one.per_game, 2),
            self.num(cost["n"]),
        ]

    def _answer(self, answer: Answer, s: Any, thing: int) -> str:
        """What kind of thing was pointed at, as an answer."""
        group, what = answer
        text = str(self.game.people.thing_text(self.box, s, thing, self.lang))
        if group == "deck":
            return self.say("of-deck", deck=self.deck(what), example=text)
        if group == "use" or group == "place":
            return self.say("at-place", place=self._place(group, what), example=text)
        return text

    def _place(self, group: str, what: str) -> str:
        if group == "place" and what in self.catalogue["places"]:
            return str(self.catalogue["places"][what]["name"])
        return self.deck(what)

    def _method(self) -> Iterator[str]:
        yield self._heading("method")
        yield self.say(
            "method", version=str(self.found["version"]), seed=str(self.found["seed"]), who=str(self.found["who"])
        )
        yield f"```sh\n{self.found['command']}\n```"


def _moved(judged: Figures) -> Figures:
    """An estimate as its distance from the mean of its deck."""
    away = judged["away"] - judged["value"]
    return {key: judged[key] + away for key in ("value", "low", "high")}


def _apart(one: Figures) -> bool:
    """Whether two shares are surely different: their intervals do not meet."""
    mine, theirs = one["strong"], one["others"]
    return bool(mine["low"] > theirs["high"] or theirs["low"] > mine["high"])
