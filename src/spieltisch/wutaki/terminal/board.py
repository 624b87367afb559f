"""The table of Wutaki in the terminal: places, pyramid, pacts, players, own cards, final scoring."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import UNSET
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...core.game import Box
from ...packs.sources import OURS, Thing, mark_after
from ...texts import speak
from ...texts.voice import capital, signed
from ..people.catalogue import shown_at
from ..people.shapes import Goods, Place, Seat, View
from ..people.texts import PYRAMID_ID, TRACKER_ID, Voice, deck_of, word
from ..people.texts_cards import effect_phrase, level_phrase, printed_text
from ..rules.words import GOODS, Deck, Good, Phase, Score, Worker
from .cards import ELEMENT_COLOURS

SEAT_COLOURS = ("green", "red", "blue", "yellow")
FREE = "·"
NOTHING = "–"
KINDS = [good for good in Good if good < GOODS]
MINOR = frozenset({"execution", "owner_bonus", "worker_home", "reveal"})  # the sentence beside it says it, or the board


def board(box: Box, view: View, seat: int | None, lang: str) -> RenderableType:
    """Everything that lies on the table."""
    drawer = _Drawer(box, view, seat, lang)
    parts = [
        drawer.head(),
        drawer.round_cards(),
        drawer.places(),
        drawer.pyramid(),
        drawer.display(),
        drawer.tracker(),
        drawer.seats(),
        drawer.pacts(),
        drawer.own_cards(),
        drawer.marked(),
        drawer.scoring(),
    ]
    return Group(*(part for part in parts if part is not None))


def status(box: Box, view: View, seat: int | None, lang: str) -> RenderableType | None:
    """What matters at every question: own points, resources and workers, and what lies on the monster."""
    return _Drawer(box, view, seat, lang).status()


def minor(event: dict[str, Any]) -> bool:
    """What would only fill the screen during play: another sentence says it already."""
    if event["event"] == "worker_home":
        return bool(event["reason"] == "chased")
    return event["event"] in MINOR


class _Drawer:
    """Draws one view; `say` speaks the texts of the board."""

    def __init__(self, box: Box, view: View, seat: int | None, lang: str) -> None:
        self.box, self.view, self.seat, self.lang = box, view, seat, lang
        self.voice = Voice(box.pack, lang)
        self.shown = shown_at(box.pack)

    def say(self, key: str, **arguments: str | int) -> str:
        return speak(self.lang, "wutaki", f"board-{key}", **arguments)

    def mark(self, place: str) -> str:
        """The mark of a place that shows something of ours."""
        return mark_after(self.box.pack.origins, *self.shown.get(place, ()))

    def card_mark(self, deck: Deck, card: str) -> str:
        thing: Thing = (deck.name.lower(), card)
        return mark_after(self.box.pack.origins, thing)

    def player(self, seat: int) -> str:
        return speak(self.lang, "cli", "player-you" if seat == self.seat else "player", number=seat + 1)

    def number(self, deck: Deck, card: str) -> int:
        return next(n for n, each in enumerate(deck_of(self.box.pack, deck)) if each.id == card)

    def line(self, key: str, text: str | Text) -> Text:
        return Text.assemble((f"{self.say(key)}: ", "bold"), text)

    # --- the board ---------------------------------------------------------------------------------------------------

    def head(self) -> RenderableType:
        """W-3.2  Round, phase and starting player."""
        parts = [self.say("round", n=self.view.round), word(Phase[self.view.phase.upper()], self.lang)]
        if self.view.start is not None and self.view.round:
            parts.append(self.say("start", player=self.player(self.view.start)))
        if self.view.claimant is not None:
            parts.append(self.say("claimant", player=self.player(self.view.claimant)))
        return Text(" · ".join(parts), style="bold")

    def round_cards(self) -> RenderableType | None:
        """W-20.4  The round cards in force."""
        cards = self.view.round_cards.in_force
        if not cards:
            return None
        return Group(*(self.line("round-card", self.card_line(Deck.ROUND, card)) for card in cards))

    def card_line(self, deck: Deck, card: str) -> Text:
        """A card with its name and its text."""
        number = self.number(deck, card)
        name = Text(f"{self.voice.plain_name(deck, number)}{self.card_mark(deck, card)}: ", style="bold")
        return name.append(printed_text(self.voice, deck, number), style="not bold")

    def places(self) -> RenderableType:
        """W-11.1  All places with their workers, side by side: those that act, and those that can be upgraded."""
        standard = [place for place in self.view.locations if place.amounts is not UNSET]
        others = [place for place in self.view.locations if place.amounts is UNSET]
        sides = Table.grid(padding=(0, 2))
        sides.add_row(self.action_places(others), Group(self.standard_places(standard), self.legend()))
        return Padding(sides, (1, 0, 0, 0))

    def action_places(self, places: Iterable[Place]) -> Table:
        table = Table.grid(padding=(0, 1))
        for place in places:
            table.add_row(Text(place.id, style="dim"), self.place_name(place), self.workers(place))
        return table

    def standard_places(self, places: Iterable[Place]) -> Table:
        table = Table.grid(padding=(0, 1))
        for place in places:
            table.add_row(Text(place.id, style="dim"), self.place_name(place), self.yields(place), self.workers(place))
        return table

    def place_name(self, place: Place) -> str:
        if place.spaces is None:
            return speak(self.lang, "wutaki", "aside")
        return self.voice.place_name(place.location) + self.mark(place.id)

    def yields(self, place: Place) -> Text:
        """W-15.3, W-15.6  What is collected now, what the next upgrade costs, and whose markers lie there."""
        text = Text()
        if place.amounts is UNSET or place.level is UNSET or place.upgrades is UNSET:
            return text
        text.append(str(place.amounts[place.level]))
        for owner in place.upgrades:
            text.append(" ▲" if owner is not None else " △", style="dim" if owner is None else SEAT_COLOURS[owner])
        if place.upgrade_price is not UNSET and place.upgrade_price is not None:
            text.append(f" {self.say('price', n=place.upgrade_price)}", style="dim")
        return text

    def workers(self, place: Place) -> Text:
        """W-16.1 - W-16.3  One mark for each worker, one for each free space."""
        text = Text()
        for group in place.workers:
            for worker in Worker:
                for _ in range(getattr(group, worker.name.lower())):
                    text.append(f"{group.seat + 1}{self.letter(worker)} ", style=SEAT_COLOURS[group.seat])
        return text.append(" ".join(FREE * (place.free or 0)), style="dim")

    def letter(self, worker: Worker) -> str:
        return self.say(f"letter-{worker.name.lower()}")

    def legend(self) -> Text:
        marks = ", ".join(f"{self.letter(worker)} {word(worker, self.lang)}" for worker in Worker)
        return Text(f"\n{marks}, {FREE} {self.say('free')},\n▲ {self.say('upgraded')}", style="dim")

    def marked(self) -> RenderableType:
        """What the mark means."""
        return Text(f"{OURS} {speak(self.lang, 'sources', 'board-legend', game='wutaki')}", style="dim")

    def pyramid(self) -> RenderableType:
        """W-12.1.1  The levels from the top: room, markers, cost and gain."""
        table = Table.grid(padding=(0, 1))
        for level in reversed(self.view.pyramid):
            marks = Text()
            for seat in level.seats:
                marks.append(f"{seat + 1} ", style=SEAT_COLOURS[seat])
            marks.append(" ".join(FREE * (level.room - len(level.seats))), style="dim")
            told = level_phrase(self.voice, self.box, level.level - 1)
            told += self.mark(f"{PYRAMID_ID}/{level.level}")
            table.add_row(str(level.level), marks, Text(told, style="dim"))
        return self.titled("pyramid", table)

    def titled(self, key: str, body: RenderableType, mark: str = "") -> RenderableType:
        return Group("", Text(self.say(key) + mark, style="bold"), body)

    def display(self) -> RenderableType:
        """W-17.2  The displayed pacts with the gold of their slots."""
        table = Table.grid(padding=(0, 1))
        for slot in self.view.display:
            gold = signed(slot.gold) if slot.gold else ""
            table.add_row(Text(gold, style="yellow"), *self.pact(slot.pact))
        return self.titled("display", table, self.mark("display"))

    def pact(self, card: str | None) -> Sequence[Text]:
        """Name, element, cost and reward of a pact."""
        if card is None:
            return Text(NOTHING, style="dim"), Text(), Text()
        pact = self.box.pack.pacts[self.number(Deck.PACT, card)]
        cost, reward = self.voice.both(self.voice.dues(pact.cost)), effect_phrase(self.voice, pact.reward, reward=True)
        colour = ELEMENT_COLOURS[pact.element]
        name = Text(pact.name[self.lang] + self.card_mark(Deck.PACT, card), style=colour)
        element = Text(word(pact.element, self.lang), style=colour)
        return name, element, Text(f"{cost} → {reward}", style="dim")

    def tracker(self) -> RenderableType:
        """W-14.2  The ring of the general pact tracker with its marker, and the piles."""
        text = Text()
        for at, label in enumerate(self.view.tracker.ring):
            here = at == self.view.tracker.at
            told = label + self.mark(f"{TRACKER_ID}/{label}").strip()
            text.append(f"[{told}] " if here else f"{told} ", style="bold" if here else "dim")
        piles = self.view.piles
        left = [self.say("pile", cards=self.cards(deck), n=getattr(piles, deck.name.lower()).left) for deck in _PILES]
        return Group("", self.line("tracker", text), self.line("piles", ", ".join(left)))

    def cards(self, deck: Deck) -> str:
        return speak(self.lang, "wutaki", f"cards-{deck.name.lower()}")

    # --- players -----------------------------------------------------------------------------------------------------

    def seats(self) -> RenderableType:
        """W-23.1  What everybody may know of the players; beside it the supply and the monster."""
        seats = self.view.seats
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column("", no_wrap=True)
        for each in seats:
            mark = "▶ " if each.seat == self.view.active else ""
            style = f"bold {SEAT_COLOURS[each.seat]}" if mark else SEAT_COLOURS[each.seat]
            table.add_column(Text(mark + self.player(each.seat), style=style))
        table.add_column(self.say("supply") + self.mark("supply"), justify="right")
        table.add_column(self.say("monster"), justify="right")
        table.add_row(self.say("vp"), *(Text(str(each.vp), style="bold") for each in seats))
        for kind in KINDS:
            self.goods_row(table, kind)
        for key, cell in _ROWS:
            if any(cell(self, each) for each in seats):
                table.add_row(self.say(key), *(cell(self, each) or NOTHING for each in seats))
        return table

    def goods_row(self, table: Table, kind: Good) -> None:
        """W-2.9  How many of a kind everybody has; a star marks the cost resource."""
        key = kind.name.lower()
        own = [f"{getattr(each.goods, key)}{' *' if each.cost == key else ''}" for each in self.view.seats]
        name = word(kind, self.lang)
        table.add_row(name, *own, str(getattr(self.view.supply, key)), str(getattr(self.view.monster, key)))

    def available(self, each: Seat) -> str:
        workers = each.workers.available
        return " ".join(f"{getattr(workers, worker.name.lower())}{self.letter(worker)}" for worker in Worker)

    def slots(self, each: Seat) -> str:
        slots = each.workers.slots
        counts = ((slots.additional, Worker.ADDITIONAL), (slots.special, Worker.SPECIAL))
        return " ".join(f"{count}{self.letter(worker)}" for count, worker in counts if count)

    def master(self, each: Seat) -> str:
        master = each.master
        if master is None:
            return ""
        at = "" if master.position is None else self.say("position", n=master.position)
        return f"{master.id}{self.mark(master.id)} {at}".strip()

    def skill(self, each: Seat) -> str:
        """W-9.6  The one-time skill, in brackets once it has been used."""
        skill = each.skill
        if skill is None:
            return ""
        return f"({skill.id})" if skill.used else skill.id

    def towers(self, each: Seat) -> str:
        return " ".join(card for card in (each.towers.elemental, each.towers.resource) if card is not None)

    def pacts(self) -> RenderableType | None:
        """W-17.5  The claimed pacts, which lie open."""
        rows = [(each.seat, card) for each in self.view.seats for card in each.unfulfilled + each.fulfilling]
        if not rows:
            return None
        table = Table.grid(padding=(0, 1))
        for seat, card in rows:
            table.add_row(Text(str(seat + 1), style=SEAT_COLOURS[seat]), *self.pact(card))
        return Group(Text(self.say("unfulfilled"), style="bold"), table)

    def own_cards(self) -> RenderableType | None:
        """W-23.1  The cards that only their owner sees, and what those do that lie open in front of them."""
        if self.seat is None:
            return None
        own = self.view.seats[self.seat]
        lines = [self.card_line(Deck.ELEMENT, own.element)] if own.element else []
        for deck, key in _OWN:
            lines += [self.kind_and_card(deck, card) for card in getattr(own, key) or ()]
        if own.active_omen:
            lines.append(self.line("active", self.card_line(Deck.OMEN, own.active_omen)))
        if own.skill and not own.skill.used:
            lines.append(self.kind_and_card(Deck.SKILL, own.skill.id))
        return self.titled("own", Group(*(Padding(line, (0, 0, 0, 2)) for line in lines))) if lines else None

    def kind_and_card(self, deck: Deck, card: str) -> Text:
        return Text.assemble((f"{capital(word(deck, self.lang))} ", "dim"), self.card_line(deck, card))

    # --- the end -----------------------------------------------------------------------------------------------------

    def scoring(self) -> RenderableType | None:
        """W-7.1  The seven steps of every player."""
        sheets = self.view.scoring
        if sheets is None:
            return None
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(self.say("scoring"))
        for sheet in sheets:
            table.add_column(self.player(sheet.seat), justify="right")
        for step in Score:
            points = [sheet.steps[step.name.lower()] for sheet in sheets]
            told = [str(n) if step == Score.TRACK else signed(n) if n else "0" for n in points]
            table.add_row(word(step, self.lang), *told)
        totals = [Text(str(sheet.total), style="bold") for sheet in sheets]
        table.add_row(Text(self.say("total"), style="bold"), *totals)
        return table

    # --- status ------------------------------------------------------------------------------------------------------

    def status(self) -> RenderableType | None:
        """Own points, resources, workers and cards; the monster."""
        if self.seat is None or not self.view.round:
            return None
        own = self.view.seats[self.seat]
        parts = [self.voice.say("vp", n=own.vp), self.heap(own.goods), self.available(own)]
        parts.append(self.voice.say("omens", n=own.omens_number))
        return Group("", self.line("you", " · ".join(parts)), self.line("monster", self.heap(self.view.monster)))

    def heap(self, goods: Goods) -> str:
        return self.voice.heap([getattr(goods, kind.name.lower()) for kind in KINDS])


_PILES = (Deck.PACT, Deck.OMEN, Deck.REVENGE, Deck.ROUND, Deck.SECRET)
_OWN = ((Deck.SECRET, "secrets"), (Deck.SECRET, "secrets_drawn"), (Deck.OMEN, "omens"), (Deck.REVENGE, "revenge"))
_ROWS: tuple[
    tuple[str, Callable[[_Drawer, Seat], str]], ...
] = (  # the rows of the table of players, as far as anybody has something to show there
    ("available", _Drawer.available),
    ("slots", _Drawer.slots),
    ("level", lambda drawer, each: str(each.level) if each.level else ""),
    ("markers", lambda drawer, each: str(each.markers)),
    ("master", _Drawer.master),
    ("skill", _Drawer.skill),
    ("towers", _Drawer.towers),
    ("active", lambda drawer, each: each.active_omen or ""),
    ("open", lambda drawer, each: str(len(each.unfulfilled) + len(each.fulfilling))),
    ("fulfilled", lambda drawer, each: str(each.fulfilled_number)),
    ("omens", lambda drawer, each: str(each.omens_number)),
    ("revenge", lambda drawer, each: str(each.revenge_number)),
    ("secrets", lambda drawer, each: str(each.secrets_number + each.secrets_drawn_number)),
)
