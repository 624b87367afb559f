"""Games of players who think: they are asked one by one, and their time is measured."""

import hashlib
import logging
from time import monotonic, thread_time
from typing import Any

import numpy as np

from ..bots.minds import Mind, find_mind, parse_player
from ..bots.outsiders import FAULTS, Outsider, PlayerFault
from ..bots.players import KINDS
from ..bots.sitting import find_player, is_outside
from ..core.drivers import fold
from ..core.events import event_buffer
from ..core.game import Box, Game
from ..core.stack import CHANCE, OVER
from ..games import find_game
from ..table.chance import pick_from, seeded_stream
from ..texts.interpret import interpreted
from .errors import PlayerAtFault
from .played import Played, log_of
from .series import Piece, Series

FEW = 300  # answers, after which every seat was asked for sure
COLUMNS: dict[str, Any] = {  # of `Played` that a table knows of its game
    **dict.fromkeys(("points", "decisions", "answers", "asked", "moves"), np.int32),
    **dict.fromkeys(("seconds", "longest", "longest_move"), np.float64),
    "places": np.int8,
    "digest": np.int64,
    "unfinished": np.bool_,
}

_fold = interpreted(fold)
log = logging.getLogger("spieltisch.players")
Player = Mind | Outsider


class Thinkers:
    """Those who sit at the table of a process: their memory is used again, and nobody is kept who sits nowhere."""

    def __init__(self) -> None:
        self.minds: list[tuple[str, str, Player]] = []  # game, name, who it is

    def take_seats(self, game: str, names: list[str], seeds: list[int]) -> list[Player]:
        """A player for each seat who knows nothing of games before."""
        free, self.minds = self.minds, []
        for name, seed in zip(names, seeds, strict=True):
            known = next((entry for entry in free if entry[:2] == (game, name)), None)
            if known is None:
                self.minds.append((game, name, find_player(game, name, seed)))
            else:
                free.remove(known)
                known[2].restart(seed)
                self.minds.append(known)
        for _, _, mind in free:
            if isinstance(mind, Outsider):
                mind.close()
        return [mind for _, _, mind in self.minds]

    def prepare(self, series: Series) -> None:
        """Compile or load what they need to think and to play."""
        for name in {_short_of_time(series.game, name) for name in series.names}:
            minds = [find_mind(series.game, name, 0) for _ in range(series.players)]
            TableOfMinds(find_game(series.game), series.open_box(), 0).play([*minds], seeded_stream(0), FEW)

    def play(self, piece: Piece) -> Played:
        """The games of a piece."""
        series = piece.series
        seating, chances = series.seating(piece.first, piece.count), series.chance(piece.first, piece.count)
        tables = [self._play_one(series, piece.first + i, seating[i], int(chances[i])) for i in range(piece.count)]
        columns = {name: np.array([getattr(table, name) for table in tables], kind) for name, kind in COLUMNS.items()}
        answers, ends = log_of([np.array(table.log if series.logs else [], np.int16) for table in tables])
        has_guests = any(is_outside(name) for name in series.names)
        faults = np.array([table.faults for table in tables], np.int32) if has_guests else None
        return Played(first=piece.first, seating=seating, **columns, log=answers, ends=ends, faults=faults)

    def _play_one(self, series: Series, number: int, seating: Any, chance: int) -> "TableOfMinds":
        names = [series.names[player] for player in seating]
        seeds = [seed_of(series.seed, number, seat) for seat in range(series.players)]
        table = TableOfMinds(find_game(series.game), series.open_box(), number)
        # streams of even numbers are chance's, as in games without players who think
        chances = seeded_stream(series.seed, 2 * chance)
        table.play(self.take_seats(series.game, names, seeds), chances, table.game.longest)
        return table


def _short_of_time(game: str, name: str) -> str:
    """A player who needs all the machine code that another one does, and not for long."""
    level = None if name in KINDS or is_outside(name) else parse_player(name, game)
    if level is None or not level.remembers:
        return "random"
    guide = "search" if level.network is None else f"network:{level.network}" if level.network else "network"
    return f"{guide}@1" if level.searches else guide


def seed_of(seed: int, game: int, seat: int) -> int:
    """What a player on a seat draws from when they leave something to luck."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{game}/{seat}".encode()).digest()[:8], "little") >> 2


class TableOfMinds:
    """One game, asked and answered in Python."""

    def __init__(self, game: Game, box: Box, number: int) -> None:
        self.game, self.box, self.number = game, box, number
        self.log: list[int] = []
        self.digest = self.decisions = 0
        self.asked, self.moves = [0] * box.players, [0] * box.players
        self.seconds, self.longest, self.longest_move = ([0.0] * box.players for _ in range(3))
        self.points, self.places = [0] * box.players, [0] * box.players
        self.unfinished = False
        self.faults = [[0] * len(FAULTS) for _ in range(box.players)]
        self._moving, self._this_move = CHANCE, 0.0  # who has decided last, and how long they have taken in a row

    @property
    def answers(self) -> int:
        """How many answers were given, those of chance included."""
        return len(self.log)

    def play(self, minds: list[Player], chance: Any, longest: int) -> None:
        """The game from its start to its end, or until so many answers were given."""
        game, printed, s = self.game, self.box.record, self.game.blank_state()
        events, out = event_buffer(), game.option_buffer()
        n = game.new_game(printed, s, events, out)
        while (mover := game.to_move(printed, s)) != OVER and self.answers < longest:
            if mover == CHANCE:
                thing = int(out[pick_from(chance, n)])
            else:
                thing = self._ask(minds[mover], mover, s)
                if thing not in out[:n]:
                    raise PlayerAtFault("player-at-fault", game=self.number)
            self.log.append(thing)
            self.digest = _fold(self.digest, thing)
            events[0, 0] = 0  # nobody listens
            n = game.rules.answer(printed, s, thing, events, out)
        self._sum_up(s, mover != OVER)
        for mind in minds:
            if isinstance(mind, Outsider):
                mind.over(self.points, self.places)

    def _ask(self, mind: Player, seat: int, s: Any) -> int:
        begins_move = seat != self._moving
        clock = monotonic if isinstance(mind, Outsider) else thread_time  # another process has a processor of its own
        start = clock()
        try:
            thing = mind.answer(self.box, s, begins_move)
        except PlayerFault as fault:
            thing = self._forfeit(mind, seat, s, fault)
        took = clock() - start
        self._this_move = took if begins_move else self._this_move + took
        self._moving = seat
        self.decisions += 1
        self.asked[seat] += 1
        self.moves[seat] += begins_move
        self.seconds[seat] += took
        self.longest[seat] = max(self.longest[seat], took)
        self.longest_move[seat] = max(self.longest_move[seat], self._this_move)
        return thing

    def _forfeit(self, mind: Player, seat: int, s: Any, fault: PlayerFault) -> int:
        """An answer that did not come is given at random: a fault must not pay."""
        self.faults[seat][FAULTS.index(fault.kind)] += 1
        assert isinstance(mind, Outsider)
        if sum(map(sum, self.faults)) == 1:  # the first one of a game is told
            log.warning("game %d, %s: %s", self.number, mind.address.name, fault)
        out = self.game.option_buffer()
        return int(out[pick_from(mind.stream, self.game.options(self.box.record, s, out))])

    def _sum_up(self, s: Any, unfinished: bool) -> None:
        standing, most = np.zeros(2 * max(self.game.seats), np.int64), max(self.game.seats)
        self.game.standing(self.box.record, s, standing)
        self.points = standing[: self.box.players].tolist()
        self.places = standing[most : most + self.box.players].tolist()
        self.unfinished = unfinished
