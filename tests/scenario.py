"""What the scenarios of all games share: a position is set up piece by piece, played in notation, and looked at.

A game's own `Scenario` says how a position is laid out and adds the words of its rulebook. Players are numbered from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar, Self

from spieltisch.core.events import event_buffer, told
from spieltisch.core.game import Box, Game, NotationError
from spieltisch.core.records import blank, clone
from spieltisch.core.stack import GO_ON, OVER
from spieltisch.table.position import plain_view


@cache
def base_box(kind: type[Scenario], players: int, options: tuple[tuple[str, Any], ...]) -> Box:
    """The box of the base pack; rules only read it, so scenarios can share it."""
    return kind.box_of(players, kind.values_of(players, dict(options)), kind.base_pack())


class Scenario:
    """A position that is set up piece by piece, then played."""

    game: ClassVar[Game]
    notation: ClassVar[str]  # in which `legal` names answers
    base_pack: ClassVar[Callable[[], Any]]
    values_of: ClassVar[Callable[..., dict[str, Any]]]
    box_of: ClassVar[Callable[..., Box]]

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        self._base = base_box(type(self), players, tuple(options.items()))
        self.players, self.values, self.pack = players, self._base.options, self._base.pack
        self.s = blank(self.game.state)
        self.rows: list[list[int]] = []  # everything that happened, as the rules told it
        self.events: list[dict[str, Any]] = []
        self.out = self.game.option_buffer()
        self.buffer = event_buffer()
        self.n = -1  # not started yet
        self._new = False  # set up by hand, not by the rules
        self._aside: list[int] = []  # cards that are not in the game
        self._box: Box | None = None
        self._lay_out()

    @classmethod
    def new_game(cls, players: int, options: Mapping[str, Any]) -> Self:
        """A game from its very beginning, set up by the rules."""
        scenario = cls(players, options)
        scenario.s, scenario._new = blank(cls.game.state), True
        return scenario

    # --- what a game says --------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Lay out the position that every scenario begins with."""
        raise NotImplementedError

    def _complete(self) -> None:
        """Add what the scenario did not speak of, before the first question."""

    def _put_back(self, s: Any, card: int) -> None:
        """Put a card that lies aside into its pile again: every card is somewhere."""
        raise NotImplementedError

    def _actual(self, key: str, value: Any) -> Any:
        """What `then` compares with: for which players or places it is asked, the expected value tells."""
        return {"question": lambda: self.question, "asked": self.asked, "legal": self.legal}[key]()

    # --- setting up --------------------------------------------------------------------------------------------------

    def set_state(self, **fields: int) -> Self:
        """Any field of the state, e.g. `set_state(turn=49)`."""
        for key, value in fields.items():
            setattr(self.s, key, value)
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    @property
    def box(self) -> Box:
        if self._box is None:
            same = self.pack is self._base.pack
            self._box = self._base if same else type(self).box_of(self.players, self.values, self.pack)
        return self._box

    def start(self) -> Self:
        """Run on to the first question."""
        if self.n < 0:
            if self._new:
                self._take(self.game.new_game(self.box.record, self.s, self.buffer, self.out))
            else:
                self._complete()
                self._answer(GO_ON)
        return self

    def _answer(self, thing: int) -> None:
        self._take(self.game.rules.answer(self.box.record, self.s, thing, self.buffer, self.out))

    def _take(self, n: int) -> None:
        """Take in what the rules reported, and check the position."""
        self.n = n
        rows = told(self.buffer)
        self.rows += rows
        self.events += [self.game.people.event_data(self.box, row) for row in rows]
        s = clone(self.s)
        for card in self._aside:
            self._put_back(s, card)
        bits = self.game.check(self.box.record, s)
        assert bits == 0, f"broken invariants: {bits:b}"

    def when(self, *answers: str) -> Self:
        """Give answers in notation; each must be legal. An answer the rules give by themselves is left out."""
        for text in answers:
            self._answer(self._legal(text))
        return self.start()

    def _parsed(self, text: str) -> int:
        return self.game.people.parse(self.box, self.start().s, text)

    def _legal(self, text: str) -> int:
        thing = self._parsed(text)
        assert thing in self.things(), f"{text!r} is not legal; legal: {self.legal()}"
        return thing

    def things(self) -> list[int]:
        self.start()
        return [int(thing) for thing in self.out[: self.n]]

    def legal(self) -> list[str]:
        """The legal answers in notation."""
        return [self.game.people.say(self.box, self.s, thing, self.notation) for thing in self.things()]

    def copy(self) -> Self:
        """The same position again, to try another line."""
        self.start()
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.s, other.out, other.buffer = clone(self.s), self.out.copy(), event_buffer()
        other.rows, other.events = list(self.rows), list(self.events)
        return other

    # --- expecting ---------------------------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        self.start()
        return self.game.people.question(self.box, self.s)

    def asked(self) -> int | None:
        """Who is asked: a player from 1, 0 for chance, None when the game is over."""
        mover = int(self.game.to_move(self.box.record, self.start().s))
        return None if mover == OVER else mover + 1

    def happened(self, event: str, **fields: Any) -> list[dict[str, Any]]:
        """The events of a name whose fields have these values, in order."""
        self.start()
        return [e for e in self.events if e["event"] == event and all(e[k] == v for k, v in fields.items())]

    def heard(self, player: int | None, event: str) -> list[dict[str, Any]]:
        """The events of a name as a player (None: a spectator) learns of them."""
        people, seat = self.game.people, None if player is None else player - 1
        seen = [people.event_data(self.box, people.seen_by(self.box, row, seat)) for row in self.start().rows]
        return [e for e in seen if e["event"] == event]

    def view(self, player: int | None = None) -> dict[str, Any]:
        """What a player sees; seats are counted from 0 there."""
        self.start()
        return plain_view(self.game.people.view(self.box, self.s, None if player is None else player - 1))

    def then(self, **expected: Any) -> Self:
        """What is so now, by the keys that the game's `_actual` knows."""
        self.start()
        for key, value in expected.items():
            actual = self._actual(key, value)
            assert actual == value, f"{key}: expected {value}, got {actual}"
        return self

    def then_legal(self, *answers: str) -> Self:
        """These answers are among the legal ones."""
        for text in answers:
            self._legal(text)
        return self

    def then_illegal(self, *answers: str) -> Self:
        """These answers are not legal now (or point at nothing that could be meant)."""
        for text in answers:
            try:
                thing = self._parsed(text)
            except NotationError:
                continue
            assert thing not in self.things(), f"{text!r} is legal"
        return self

    def then_options(self, *answers: str) -> Self:
        """Exactly these answers are legal, in any order."""
        meant = sorted(self._parsed(text) for text in answers)
        assert meant == self.things(), f"legal: {self.legal()}"
        return self
