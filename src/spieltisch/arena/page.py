"""A report in words and pictures: what the template asks for, in one language."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ..core.game import Box, Game
from ..texts import Argument, has, speak
from ..texts.printed import plain_catalogue
from .charts import Dot, Spot, places_of_names, scale, ticks
from .findings import CARD_GAP, UNUSED, gap_of, is_beyond_chance, is_sure, is_unwanted
from .rounding import written
from .samples import SMALLEST, Figures
from .subjects import subject_of
from .words import DOMAIN, Words, player_name

TEMPLATES = Path(__file__).parent / "templates"
ENVIRONMENT = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
ENVIRONMENT.globals |= {"scale": scale, "ticks": ticks, "places_of_names": places_of_names}
_CHARTS = ENVIRONMENT.get_template("charts.html").module
NAMED = 8  # cards whose names stand in a scatter
PER_USE = ("points", "goods")  # what a use brings


def draw(kind: str, *what: object) -> Markup:
    """A chart (`templates/charts.html`)."""
    return Markup(getattr(_CHARTS, kind)(*what))


def _whisker(one: Figures, reach: float, kind: str, level: float = 0.0) -> Markup:
    return draw("whisker", one["value"], one["low"], one["high"], reach, kind, level)


def _reach(estimates: Sequence[Figures]) -> float:
    """How far a scale goes that shows those of which there are enough observations."""
    ends = [abs(one[end]) for one in estimates if one["n"] >= SMALLEST for end in ("low", "high")]
    return float(max([0.02, *ends]))


class Page(Words):
    """Everything the template may say about one report."""

    def __init__(self, game: Game, box: Box, report: Mapping[str, Any], lang: str, fonts: str = "") -> None:
        super().__init__(lang)
        self.game, self.report, self.fonts = game, report, Markup(fonts)
        self.figures: Figures = report["figures"]
        self.subject = subject_of(game.name)
        catalogue = game.people.catalogue
        self.catalogue = plain_catalogue(game.name, game.rules, lang) if catalogue is None else catalogue(box, lang)
        self.box = box

    def html(self) -> str:
        """The whole page."""
        template = ENVIRONMENT.get_template("report.html")
        return template.render(page=self, t=self.t, figures=self.figures, report=self.report)

    # --- words

    def own(self, key: str) -> str:
        """A word of the game, in its own chapter of the texts."""
        return speak(self.lang, self.domain, key.replace("_", "-"))

    @property
    def domain(self) -> str:
        """Its chapter of the texts."""
        return f"{self.game.name}.{DOMAIN}"

    # --- looks

    @property
    def style(self) -> Markup:
        """Colours and type of the game, where it has its own."""
        return self._look("style.css")

    @property
    def emblem(self) -> Markup:
        """The picture at the head."""
        return self._look("emblem.svg")

    def _look(self, name: str) -> Markup:
        own = self.game.folder / "report" / name
        return Markup((own if own.is_file() else TEMPLATES / "default" / name).read_text("utf-8"))

    # --- names

    def card(self, id_: str) -> Mapping[str, Any]:
        """A card as it is printed."""
        entry: Mapping[str, Any] = self.catalogue["cards"][id_]
        return entry

    def deck(self, key: str) -> str:
        """The name of a deck."""
        return next(str(deck["name"]) for deck in self.catalogue["decks"] if deck["key"] == key)

    def use(self, id_: str) -> str:
        """The name of a place or action."""
        key = f"use-{id_}".replace("_", "-").replace(":", "-").lower()
        if has(self.lang, self.domain, key):
            return self.own(key)
        if id_ in self.catalogue["places"]:
            return str(self.catalogue["places"][id_]["name"])
        return self._use_names[id_]

    @cached_property
    def _use_names(self) -> Mapping[str, str]:
        """Names of uses that neither the texts nor the places have."""
        assert self.subject.use_names is not None
        return self.subject.use_names(self.box, [use["id"] for use in self.figures["uses"]], self.lang)

    def use_text(self, id_: str) -> str:
        """What a place or action does, as far as it is printed."""
        place = self.catalogue["places"].get(id_)
        return str(place["text"]) if place else ""

    def option(self, key: str) -> str:
        """The name of an option."""
        return str(self._options[key]["name"])

    def value(self, key: str, value: object) -> str:
        """The name of the value of an option."""
        entries = self._options[key]["values"] or []
        return next((str(entry["name"]) for entry in entries if entry["value"] == value), str(value))

    @cached_property
    def _options(self) -> dict[str, Any]:
        return {entry["key"]: entry for entry in self.catalogue["options"]}

    def setting(self, entry: Figures) -> str:
        """A setting: number of players and options."""
        return ", ".join([self.players(entry["players"]), *self.settings_words(entry)])

    def settings_words(self, entry: Figures) -> list[str]:
        """The options of a setting, and who met whom where they were different players."""
        options = [f"{self.option(key)}: {self.value(key, value)}" for key, value in entry["options"].items()]
        meeting = " – ".join(player_name(self.game.name, name, self.lang) for name in entry.get("who", ()))
        return [*options, meeting] if meeting else options

    def players(self, count: int) -> str:
        """So many players."""
        return self.t("players", count=count)

    # --- the beginning

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(int(entry["games"]) for entry in self.figures["settings"])

    def sentence(self, finding: Figures) -> str:
        """A finding as a sentence."""
        return self.t(f"finding-{finding['key']}", **dict(self._filled(finding)))

    def _filled(self, finding: Figures) -> Iterator[tuple[str, Argument]]:
        names = {"cards": lambda id_: self.card(id_)["name"], "uses": self.use, "sources": self.own}
        words: dict[str, Callable[[Any], Argument]] = {
            "setting": self.setting,
            "share": self.percent,
            "rate": lambda rate: self.percent(rate or 0),
            "gap": self.points,
            "away": self.points,
            "use": self.use,
            "end": lambda end: self.own(f"end-{end}"),
            "deck": self.deck,
            **dict.fromkeys(("count", "of", "players", "seat", "more"), int),
        }
        if finding["key"].startswith("card"):
            words["away"] = lambda away: self.num(100 * abs(away), 1)
        if finding["key"].startswith("uses"):
            words["value"] = self.points
        for key, value in finding.items():
            if key in names:
                more = [self.t("more", count=finding["more"])] if finding.get("more") else []
                yield key, self.listed([*(self.t("quoted", name=names[key](id_)) for id_ in value), *more])
            elif key in words:
                yield key, words[key](value)
            elif isinstance(value, float | int):
                yield key, self.num(value, 0 if value == int(value) else 1 if abs(value) >= 1 else 2)

    def tiles(self) -> Iterator[tuple[str, str, str]]:
        """The most important numbers: number, what it is, what belongs to it."""
        aim, entries = self.subject.aim, self.figures["settings"]
        means = [entry[self.subject.measure]["value"] for entry in entries]
        yield (
            f"{self.num(min(means), 1)}–{self.num(max(means), 1)}",
            self.t(f"tile-{self.subject.measure}"),
            "" if aim is None else self.t("tile-aim", low=self.num(aim.low), high=self.num(aim.high)),
        )
        winner = [entry["points_of_winner"]["value"] for entry in entries]
        yield (
            f"{self.num(min(winner))}–{self.num(max(winner))}",
            self.own("tile-points"),
            self.t(
                "tile-margin", margin=self.num(sum(entry["margin"]["value"] for entry in entries) / len(entries), 1)
            ),
        )
        gap, setting, seat = max(
            ((share["away"], entry, number) for entry in entries for number, share in enumerate(entry["seats"], 1)),
            key=lambda one: abs(one[0]),
        )
        yield self.points(gap), self.t("tile-seat", seat=seat), self.setting(setting)
        cards = self.figures["cards"]
        if not cards:
            return
        remarkable = [
            card for card in cards if is_sure(card["judged"], gap_of(self.subject, card["deck"])) or is_unwanted(card)
        ]
        yield self.num(len(remarkable)), self.t("tile-cards"), self.t("tile-cards-of", count=self.num(len(cards)))

    # --- charts

    @property
    def most_seats(self) -> int:
        """Seats at the largest table."""
        return max(int(entry["players"]) for entry in self.figures["settings"])

    @property
    def has_ours(self) -> bool:
        """Has any card something of ours?"""
        return any(card.get("ours") for card in self.catalogue["cards"].values())

    def sources(self, card: Mapping[str, Any]) -> str:
        """Where the fields of a card come from."""
        return "\n".join(f"{', '.join(source['fields'])}: {source['text']}" for source in card["sources"])

    def _dot(self, label: str, one: Figures, digits: int, mark: str = "") -> Dot:
        return Dot(label, one["value"], one["low"], one["high"], mark, self.percent(one["value"], digits))

    def seat_chart(self, entry: Figures) -> Markup:
        """Wins by seat."""
        seats = enumerate(entry["seats"])
        rows = [self._dot(self.t("seat", seat=seat + 1), share, 1, f"seat-{seat}") for seat, share in seats]
        words = "; ".join(f"{row.label} {row.note} ({self.between(row.low, row.high, 1, 100)})" for row in rows)
        label = f"{self.players(entry['players'])}: {words}"
        return draw("dots", rows, label, self.whole, 1 / entry["players"])

    def length_chart(self, entry: Figures) -> Markup:
        """How long games were."""
        aim, column = self.subject.aim, self.subject.measure
        band = None if aim is None else (aim.low, aim.high if column == "minutes" else aim.high + 1)
        return self._histogram("length-alt", entry, entry[column], band, unit=self.t(f"unit-{column}"))

    def points_chart(self, entry: Figures) -> Markup:
        """How many points players had, and winners."""
        spread = entry["points"]
        return self._histogram("points-alt", entry, spread, None, winner=self.num(spread["of_winner"], 1))

    def _histogram(
        self, key: str, entry: Figures, spread: Figures, band: tuple[float, float] | None, **words: str
    ) -> Markup:
        said = {"mean": self.num(spread["value"], 1), "low": self.num(spread["p10"]), "high": self.num(spread["p90"])}
        label = self.t(key, players=self.players(entry["players"]), **said, **words)
        return draw("histogram", spread["histogram"], label, self.num, self.whole, band, spread["value"])

    def ends_chart(self) -> Markup:
        """What ended the games."""
        rows = [
            (
                self.players(entry["players"]),
                [(self.own(f"end-{name}"), share["value"]) for name, share in entry["ends"].items()],
            )
            for entry in self.figures["by_players"]
        ]
        label = "; ".join(
            f"{name}: " + ", ".join(f"{end} {self.percent(share)}" for end, share in ends) for name, ends in rows
        )
        return draw("shares", rows, label, self.percent)

    @property
    def ender_known(self) -> bool:
        """Is there anything to tell about those who ended games?"""
        return any(entry["ender_wins"] for entry in self.figures["by_players"])

    def ender_chart(self) -> Markup:
        """How often whoever ended the game has won it."""
        entries = [entry for entry in self.figures["by_players"] if entry["ender_wins"]]
        rows = [self._dot(self.players(entry["players"]), entry["ender_wins"], 0) for entry in entries]
        label = f"{self.t('ender-wins')}: " + "; ".join(f"{row.label} {row.note}" for row in rows)
        return draw("dots", rows, label, self.whole, None)

    def source_chart(self, source: Figures) -> Markup:
        """What one source brings to winners and to others."""
        every = [value for one in self.figures["sources"] for value in (one["winner"], one["others"])]
        return draw("pair", source["winner"], source["others"], min(0.0, *every), max(0.0, *every))

    def use_bar(self, use: Figures) -> Markup:
        """How often a place or action is used."""
        return draw("bar", use["per_player"], max(one["per_player"] for one in self.figures["uses"]))

    def use_value(self, use: Figures) -> Markup:
        """What one more use goes with."""
        uses = [one for one in self.figures["uses"] if one["value"]["q"] is not None and one["per_player"] >= UNUSED]
        reach = max([0.02, *(abs(one["value"]["value"]) for one in uses)])
        value = use["value"]
        kind = "" if not is_beyond_chance(value) else "good" if value["value"] > 0 else "bad"
        return _whisker(value, reach, kind)

    def uses(self) -> list[Figures]:
        """Places and actions, as they stand on the board."""
        return [use for use in self.figures["uses"] if use["used"] or use["id"] not in self.subject.idle]

    def own_per_use(self) -> list[str]:
        """What a use brings, where that is counted."""
        return [key for key in PER_USE if key in self.figures["uses"][0]["per_use"]]

    def rate(self, use: Figures) -> float:
        """How often a place or action is chosen when it can be."""
        return min(1.0, float(use["used"] / max(use["offered"], 1)))

    def verdict(self, card: Figures) -> str:
        """Is a card remarkably strong or weak, or unwanted?"""
        if is_sure(card["judged"], gap_of(self.subject, card["deck"])):
            return "good" if card["judged"]["away"] > 0 else "bad"
        return "unwanted" if is_unwanted(card) else ""

    def reach(self, deck: str) -> float:
        """How far the scale of a deck goes."""
        return _reach([card["judged"] for card in self.cards(deck)])

    def card_value(self, card: Figures) -> Markup:
        """What those won who had this card."""
        judged, kind = card["judged"], self.verdict(card)
        kind, level = kind if kind != "unwanted" else "", judged["value"] - judged["away"]
        return _whisker(judged, self.reach(card["deck"]), kind, level)

    def cards(self, deck: str) -> list[Figures]:
        """The cards of a deck, the strongest first; those too rare to be judged at the end."""
        cards = [card for card in self.figures["cards"] if card["deck"] == deck]
        return sorted(cards, key=lambda card: (card["judged"]["n"] < SMALLEST, -card["judged"]["away"], card["id"]))

    def decks(self, identities: bool) -> list[str]:
        """The decks of cards, or those that say who a player is."""
        if identities:
            return list(self.subject.identities)
        return [deck for deck in self.subject.verbs if deck not in self.subject.identities]

    def has_picks(self, deck: str) -> bool:
        """Is it chosen which cards of this deck one has?"""
        return any(card["offered"] for card in self.cards(deck))

    def card_chart(self, deck: str) -> Markup | None:
        """How often a card is taken when it lies there, against what those won who had it."""
        cards = [card for card in self.cards(deck) if card["offered"] and card["judged"]["n"] >= SMALLEST]
        if len(cards) < 4:
            return None
        outstanding = sorted(cards, key=lambda card: -abs(card["judged"]["away"]))[:NAMED]
        spots = [self._spot(card, card in outstanding) for card in cards]
        verb = self.verb(self.subject.verbs[deck][0])
        named = ", ".join(f"{spot.label} {self.percent(spot.x)}, {self.points(spot.y)}" for spot in spots if spot.named)
        label = self.t("scatter-alt", deck=self.deck(deck), verb=verb, cards=named)
        return draw(
            "scatter",
            spots,
            label,
            self.t("axis-pick"),
            self.t("axis-wins", verb=verb),
            self.whole,
            lambda y: self.signed(100 * y, 0),
        )

    def _spot(self, card: Figures, named: bool) -> Spot:
        verdict = self.verdict(card)
        name, rate, value = self.card(card["id"])["name"], card["pick_rate"]["value"], card["judged"]["value"]
        title = f"{name}: {self.percent(rate)}, {self.points(value)}"
        return Spot(name, rate, value, verdict if verdict in ("good", "bad") else "", named, title)

    def verb(self, verb: str) -> str:
        """What can become of a card."""
        return self.own(f"verb-{verb}")

    def enough(self, n: int) -> bool:
        """Are these enough observations to say something?"""
        return n >= SMALLEST

    # --- settings and packs against each other

    def contrast_groups(self) -> list[tuple[str, list[Figures]]]:
        """Contrasts by option."""
        entries = self.figures["contrasts"]
        return [
            (key, [one for one in entries if one["option"] == key])
            for key in dict.fromkeys(one["option"] for one in entries)
        ]

    def measures(self) -> list[str]:
        """What is compared between settings and between packs."""
        minutes = ["minutes"] if self.subject.pace else []
        return [self.subject.length, *minutes, "decisions", "points_of_winner", "margin", "first_seat"]

    def measured(self, name: str, value: float) -> str:
        """A measure."""
        return self.points(value) if name == "first_seat" else self.num(value, 1)

    def change(self, name: str, change: Figures) -> str:
        """A change of a measure with its interval."""
        scale = self._scale(name)
        return f"{self.signed(scale * change['value'])} ({self.interval(change, 1, scale)})"

    def _scale(self, name: str) -> float:
        return 100.0 if name == "first_seat" else 1.0

    def interval(self, one: Figures, digits: int = 1, scale: float = 100.0) -> str:
        """The interval of a change, with signs."""
        return self.changed(one["value"], one["low"], one["high"], digits, scale)

    def is_change(self, change: Figures, name: str = "first_seat") -> bool:
        """Is a change beyond chance, also as it is written?"""
        return written(change["value"], change["low"], change["high"], 1, self._scale(name)).sure

    def is_bold(self, one: Figures) -> bool:
        """Is it beyond chance among so many comparisons, and does what is written say so?"""
        return is_beyond_chance(one) and self.is_change(one)

    def judged(self, card: Figures) -> Figures:
        """What those won who had a card, compared with the average of its deck."""
        one = card["judged"]
        level = one["value"] - one["away"]
        return {**one, "value": one["away"], "low": one["low"] - level, "high": one["high"] - level}

    def card_verdict(self, entry: Figures) -> str:
        """The verdict on a changed card, and how many games would make it sure."""
        change, name = entry["change"], self.card(entry["id"])["name"]
        if entry["judged"] == "rare":
            cases = {"before": self.num(entry["before"]["n"]), "now": self.num(entry["after"]["n"])}
            return speak(self.lang, "trial", "rare", name=name, **cases)
        said = speak(
            self.lang,
            "trial",
            entry["judged"],
            name=name,
            change=self.num(100 * abs(change["value"]), 1),
            signed=self.points(change["value"]),
            interval=self.interval(change),
            gap=self.gap,
        )
        if entry["judged"] != "open":
            return said
        return f"{said} {self._more(entry['needed'])}"

    def _more(self, games: int | None) -> str:
        if games is None:
            return speak(self.lang, "trial", "more-unknown")
        return speak(self.lang, "trial", "more", games=games, count=self.num(round(games, 2 - len(str(games)))))

    def compared(self, changed: bool) -> list[Figures]:
        """The cards that were changed, or the others that fare differently."""
        comparison, ids = self.report["comparison"], set(self.report["changed"]["cards"])
        entries = [entry for entry in comparison["cards"] if (entry["id"] in ids) == changed]
        if not changed:
            entries = [entry for entry in entries if is_beyond_chance(entry["change"])]
        return sorted(entries, key=lambda entry: -abs(entry["change"]["value"]))

    def change_chart(self, entry: Figures) -> Markup:
        """How far the wins with a card have moved."""
        reach = _reach([one["change"] for one in [*self.compared(True), *self.compared(False)]])
        change = entry["change"]
        kind = "" if not self.is_change(change) else "good" if change["value"] > 0 else "bad"
        return _whisker(change, reach, kind)

    # --- drama, rounds, styles

    def decided_chart(self, entry: Figures) -> Markup:
        """After which part of the game it was decided."""
        spread = entry["drama"]["decided"]
        scaled = {**spread, "value": 100 * spread["value"], "p10": 100 * spread["p10"], "p90": 100 * spread["p90"]}
        return self._histogram("decided-alt", entry, scaled, None)

    def heat_of(self, value: float) -> str:
        """How dark a field of the map is: as a share of the darkest."""
        return f"{value / max(self.figures['heat']['most'], 1e-9):.3f}"

    def round_label(self, number: int) -> str:
        """A round; the last one may stand for all later ones."""
        heat = self.figures["heat"]
        return self.t("round-and-later" if heat["open"] and number == heat["rounds"] else "round", number=number)

    def style_words(self, style: Figures, key: str) -> str:
        """What players of a style do more, or less, than others."""
        return self.listed([self.t("quoted", name=self.use(id_)) for id_ in style[key]])

    def not_done(self, one: Figures) -> str:
        """What nobody did: the place or action that is not used any more; else what programs call it."""
        gone = (use["id"] for use in one["uses"] if use["before"] > 0 and use["after"] < use["before"] / 10)
        return next((self.use(id_) for id_ in gone), one["thing"])

    def who(self, name: str) -> str:
        """A player in a sentence: a level by its own name."""
        level = speak(self.lang, "levels", name) if has(self.lang, "levels", name) else ""
        return level or player_name(self.game.name, name, self.lang)

    def skill_chart(self) -> Markup:
        """How often the better of two levels is placed better."""
        duels = self.report["skill"]
        rows = [self._dot(self.who(duel["better"]), duel, 0) for duel in duels]
        label = "; ".join(f"{self.duel(duel)}: {self.percent(duel['value'], 0)}" for duel in duels)
        return draw("dots", rows, label, self.whole, 0.5)

    def duel(self, duel: Figures) -> str:
        """Two levels that met."""
        return self.t("duel", better=self.who(duel["better"]), worse=self.who(duel["worse"]))

    def luck_chart(self) -> Markup:
        """What the start decides, and what comes later."""
        start = self.report["luck"]["start"]
        row = (self.t("luck-row"), [(self.t("luck-start"), start), (self.t("luck-later"), 1 - start)])
        label = f"{row[0]}: {self.t('luck-start')} {self.percent(start, 0)}"
        return draw("shares", [row], label, self.percent)

    def changed_uses(self, comparison: Figures) -> list[Figures]:
        """Places and actions that are used more or less often than before."""
        sure = [entry for entry in comparison["uses"] if is_beyond_chance(entry["change"])]
        return sorted(sure, key=lambda entry: -abs(entry["change"]["value"]))[:12]

    @property
    def gap(self) -> str:
        """From which distance on a card is remarkable."""
        return self.num(100 * CARD_GAP)

    @property
    def smallest(self) -> int:
        """Below this many observations nothing is concluded."""
        return SMALLEST
