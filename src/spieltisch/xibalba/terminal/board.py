"""The table of Xibalba in the terminal: ark, market, bases, dice."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict
from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...core.game import Box
from ...packs.sources import OURS, mark_after
from ...texts import speak
from ..box.pack import Card, Pack
from ..people.catalogue import SHOWN
from ..people.shapes import Attack, Base, Held, Offer, View
from ..people.texts import word
from ..people.texts_cards import effect_text
from ..rules.words import Button, Face, Kind
from .cards import COLOURS, DOMAIN, values


def board(box: Box, view: View, seat: int | None, lang: str) -> RenderableType:
    """Everything that lies on the table."""
    drawer = _Drawer(box, view, seat, lang)
    parts = [drawer.ark(), drawer.market(), drawer.actions(), drawer.bases(), drawer.own_effects(), drawer.legend()]
    return Group(*(part for part in parts if part is not None))


def status(box: Box, view: View, seat: int | None, lang: str) -> RenderableType | None:
    """What matters at every question: dice, own resources and paragon, the attack that is going on."""
    return _Drawer(box, view, seat, lang).status()


def minor(event: dict[str, Any]) -> bool:
    """What would only fill the screen during play: it is seen on the board or said by the next sentence."""
    if event["event"] == "die_removed":
        return bool(event["left"] == "lapsed")
    return event["event"] in ("phase_started", "rerolls_fixed", "die_kept", "die_exchanged")


class _Drawer:
    """Draws one view; `say` speaks the texts of the command line."""

    def __init__(self, box: Box, view: View, seat: int | None, lang: str) -> None:
        self.view, self.seat, self.lang = view, seat, lang
        self.pack: Pack = box.pack
        self.traits = bool(box.options["factionTraits"])

    def say(self, key: str, **arguments: str | int) -> str:
        return speak(self.lang, DOMAIN, f"board-{key}", **arguments)

    def card(self, physical: int) -> Card:
        return self.pack.cards[self.pack.physical[physical][0]]

    def name(self, physical: int) -> Text:
        card = self.card(physical)
        return Text(self.marked(card), style=COLOURS[card.kind])

    def marked(self, card: Card) -> str:
        """The name of a card, with the mark if something of it is ours."""
        return card.name[self.lang] + mark_after(self.pack.origins, (card.kind.name.lower(), card.id))

    def mark(self, place: str) -> str:
        """The mark of a place that shows something of ours."""
        return mark_after(self.pack.origins, *SHOWN.get(place, ()))

    def player(self, seat: int | None) -> str:
        if seat is None:
            return self.say("neutral")
        return speak(self.lang, DOMAIN, "player-you" if seat == self.seat else "player", number=seat + 1)

    # --- ark and market ----------------------------------------------------------------------------------------------

    def ark(self) -> RenderableType:
        """X-18  The soldier in the ark, whose it is, and its life points."""
        ark = self.view.ark
        if ark.soldier is None or ark.values is None:
            line = Text(self.say("ark-empty"))
        else:
            strength, resistance, paragon = ark.values
            line = Text.assemble(
                self.name(ark.soldier.card),
                f" {strength}/{resistance}/{paragon}   ",
                self.say("life-points", now=ark.life_points, cap=ark.cap),
                f"   {self.player(ark.controller)}",
            )
        title = self.say("ark-apocalypse" if self.view.apocalypse else "ark")
        return Panel(line, title=title, title_align="left", box=ROUNDED, border_style="dim", expand=False)

    def market(self) -> RenderableType:
        """X-1.18  The cards on offer with their prices for this seat, decks and discard piles."""
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for key in ("market", "price", "values", "effect"):
            table.add_column(self.say(key), no_wrap=key in ("price", "values"))
        for row in self.view.market:
            kind = Kind[row.kind.upper()]
            head = Text(speak(self.lang, "xibalba", f"kinds-{row.kind}").capitalize(), style=f"bold {COLOURS[kind]}")
            left = Text(self.say("stacks", deck=row.deck, pile=len(row.pile)), style="dim")
            table.add_row(head, "", "", left)
            for slot in row.slots:
                self._add_offer(table, slot)
        return table

    def _add_offer(self, table: Table, slot: Offer | None) -> None:
        if slot is None:
            table.add_row(Text(f"  {self.say('slot-empty')}", style="dim"))
            return
        card = self.card(slot.card)
        name = Text.assemble("  ", self.marked(card))
        table.add_row(name, str(slot.price), values(card), Text(effect_text(card.effect, self.lang), style="dim"))

    def actions(self) -> RenderableType:
        """Section 15  What the general actions cost this seat."""
        prices = self.view.actions
        priced = [(button, getattr(prices, button.name.lower())) for button in Button]
        parts = [
            f"{word(button, self.lang)} {price}{self.mark(button.name.lower())}"
            for button, price in priced
            if price is not None
        ]
        return Text.assemble((f"{self.say('actions')} ", "bold"), " · ".join(parts), "\n")

    # --- bases -------------------------------------------------------------------------------------------------------

    def bases(self) -> RenderableType:
        """X-1.16  All bases side by side."""
        seats = self.view.seats
        table = Table(box=ROUNDED, border_style="dim", padding=(0, 1))
        table.add_column("")
        for base in seats:
            mark = "▶ " if base.seat == self.view.active else ""
            table.add_column(Text(mark + self.player(base.seat), style="bold" if mark else ""))
        table.add_row(self.say("faction"), *(self._faction(base.faction) for base in seats))
        table.add_row(self.say("paragon"), *(f"{base.paragon} / {self.view.threshold}" for base in seats))
        table.add_row(self.say("resources"), *(str(base.resources) for base in seats))
        for key in ("level", "resistance", "productivity"):
            numbers = [getattr(base, key) for base in seats]
            table.add_row(self.say(key), *("–" if number is None else str(number) for number in numbers))
        table.add_row(self.say("squad"), *(self._squad(base) for base in seats))
        for field in range(len(seats[0].fields)):
            table.add_row(self.say("field", number=field + 1), *(self._field(base.fields[field]) for base in seats))
        return table

    def _faction(self, faction: str | None) -> str:
        name = next((each.name[self.lang] for each in self.pack.factions if each.id == faction), "–")
        return name + mark_after(self.pack.origins, ("faction", faction or ""))

    def _squad(self, base: Base) -> Text:
        if not base.squad or base.squad_values is None:
            return Text("–", style="dim")
        strength, resistance, paragon = base.squad_values
        top = Text.assemble(self.name(base.squad[0].card), f" {strength}/{resistance}/{paragon}")
        return top.append_text(self._beneath(base.squad))

    def _field(self, stack: list[Held] | None) -> Text:
        if stack is None:
            return Text(self.say("locked"), style="dim")
        if not stack:
            return Text("–", style="dim")
        return self.name(stack[0].card).append_text(self._beneath(stack))

    def _beneath(self, stack: list[Held]) -> Text:
        return Text(f" +{len(stack) - 1}" if len(stack) > 1 else "", style="dim")

    def own_effects(self) -> RenderableType | None:
        """X-6.9, X-6.10  What one's own active cards do."""
        if self.seat is None:
            return None
        base, ark = self.view.seats[self.seat], self.view.ark
        stacks = [base.squad, *(stack for stack in base.fields if stack)]
        tops = [stack[0].card for stack in stacks if stack]
        if ark.controller == self.seat and ark.soldier:
            tops.insert(0, ark.soldier.card)
        lines = [self._effect(physical) for physical in tops]
        faction = next((each for each in self.pack.factions if each.id == base.faction), None)
        if faction is not None and self.traits:
            trait = effect_text(faction.trait, self.lang, trait=True)
            lines.append(Text.assemble((f"{faction.trait_name[self.lang]}: ", "bold"), trait))
        if not lines:
            return None
        return Group(Text(self.say("own"), style="bold"), *(Text("  ").append_text(line) for line in lines))

    def _effect(self, physical: int) -> Text:
        card = self.card(physical)
        phase = word(card.effect.phase, self.lang)
        return Text.assemble(self.name(physical), f" ({phase}): ", effect_text(card.effect, self.lang))

    def legend(self) -> RenderableType:
        """What the mark means."""
        return Text(f"{OURS} {speak(self.lang, 'sources', 'board-legend', game='xibalba')}", style="dim")

    def dice_mark(self) -> str:
        """How often each face is on a die may be ours."""
        return next((mark for mark in map(self.mark, ("die-resource", "die-attack", "die-paragon")) if mark), "")

    # --- status ------------------------------------------------------------------------------------------------------

    def status(self) -> RenderableType | None:
        """Dice, own tracks, attack."""
        dice, lines = self.view.dice, []
        if dice.rolled:
            rerolls = self.say("rerolls", n=dice.rerolls)
            lines.append(self._line("dice-pool", [*self._faces(dice.rolled), rerolls], self.dice_mark()))
        if dice.kept:
            lines.append(self._line("action-pool", self._faces(dice.kept), self.dice_mark()))
        if self.view.attack is not None:
            lines.append(self._line("attack", [self._attack(self.view.attack)]))
        if self.seat is not None and self.view.turn:
            base = self.view.seats[self.seat]
            tracks = self.say("tracks", resources=base.resources, paragon=base.paragon, threshold=self.view.threshold)
            lines.append(self._line("you", [tracks]))
        return Group("", *lines) if lines else None

    def _line(self, key: str, parts: Iterable[str], mark: str = "") -> Text:
        return Text.assemble((f"{self.say(key)}{mark} ", "bold"), " · ".join(parts))

    def _faces(self, counts: dict[str, int]) -> list[str]:
        names = [(word(Face[face.upper()], self.lang), count) for face, count in counts.items()]
        return [f"{count} × {name}" if count > 1 else name for name, count in names]

    def _attack(self, attack: Attack) -> str:
        target = self.say("the-ark") if attack.target is None else self.player(attack.target)
        soldier = self.card(attack.soldier.card).name[self.lang]
        committed = self._faces({face: n for face, n in asdict(self.view.dice.committed).items() if n})
        if attack.strength:
            return self.say("attack-strong", soldier=soldier, target=target, strength=attack.strength)
        if attack.from_ark and attack.target is None:
            return self.say("attack-open", soldier=soldier, dice=", ".join(committed))
        return self.say("attack-on", soldier=soldier, target=target, dice=", ".join(committed))
