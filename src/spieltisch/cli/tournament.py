"""`spieltisch tournament`: everybody against everybody, or against neighbours, on all seats and with the same luck."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from ..arena.tournament import Book, Clock, meetings
from ..bots.sitting import is_outside
from ..core.game import Box
from ..games import find_game
from ..table import read_flags
from ..table.record import pack_of
from ..texts import speak
from ..texts.printed import name_of
from .engines import engine_for
from .errors import INTERRUPTED, Refused
from .faults import show_faults
from .many import Run, play_all
from .numbers import number
from .setup import give, need_games, read_who, timed
from .wishes import Tournament

ALL = "all"
TIMES = ("seconds_per_answer", "longest_answer", "seconds_per_move", "longest_move")
UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6))


def tournament(name: str, wish: Tournament, lang: str) -> int:
    """Play and report."""
    need_games(wish)
    engine = engine_for(name, wish)
    game = find_game(name)
    sizes, names = read_sizes(wish.players, game.seats), read_who(wish.who, name)
    flags = read_flags(game, wish.option, lang)
    field = meetings(name, names, wish.games, sizes, wish.seed, flags, wish.pack, wish.logs, wish.neighbours)
    series, book = [meeting.series for meeting in field], Book(names, field)
    run = play_all(series, engine, wish, lang, lambda piece, played: book.add(piece.number, played))
    if run is None:
        return INTERRUPTED
    result = report(book, series[0].open_box(), run)
    return give(result, wish.as_json, lambda: show(result, lang))


def read_sizes(text: str, seats: range) -> list[int]:
    """How many sit at a table: a number, several between commas, or all that the game allows."""
    if text == ALL:
        return list(seats)
    sizes = []
    for part in text.split(","):
        if not part.strip().isdecimal() or int(part) not in seats:
            raise Refused("bad-sizes", value=text[:80], least=str(seats.start), most=str(seats.stop - 1))
        sizes.append(int(part))
    return sorted(set(sizes))


# --- the result as data ----------------------------------------------------------------------------------------------


def report(book: Book, box: Box, run: Run) -> dict[str, Any]:
    """Everything but times, speeds and workers depends on the setting alone, unless a player has a budget of time."""
    first = book.meetings[0].series
    pack_name, pack_hash = pack_of(box)
    pairings = _pairings(book)
    played = sum(pairing["games"] for pairing in pairings)
    return {
        "game": first.game,
        "who": list(book.names),
        "players": sorted({meeting.series.players for meeting in book.meetings}),
        "options": dict(first.options),
        "pack": {"name": pack_name, "hash": pack_hash},
        "seed": first.seed,
        "games": played,
        "unfinished": book.unfinished,
        "pairings": pairings,
        "standings": _standings(book, pairings),
        "faults": {name: clock.faults for name, clock in zip(book.names, book.clocks, strict=True) if is_outside(name)},
        "timed": timed(book.names),
        "engine": run.engine,
        "jobs": run.jobs,
        "resumed": run.resumed,
        "seconds": round(run.seconds, 3),
        "games_per_second": round((played - run.resumed) / run.seconds, 3),
    }


def _pairings(book: Book) -> list[dict[str, Any]]:
    return [
        {
            "a": book.names[meeting.a],
            "b": book.names[meeting.b],
            "players": meeting.series.players,
            "games": score.games,
            "groups": score.groups,
            "score": score.share,
            "low": score.low,
            "high": score.high,
        }
        for meeting, score in zip(book.meetings, book.scores(), strict=True)
    ]


def _standings(book: Book, pairings: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """All players, the strongest first."""
    standings = [
        {
            "player": rating.name,
            "points": strength.points,
            "doubt": strength.doubt,
            "mu": rating.mu,
            "sigma": rating.sigma,
            "score": _mean_score(rating.name, pairings),
            **_times(clock),
        }
        for strength, rating, clock in zip(book.strengths(), book.ratings(), book.clocks, strict=True)
    ]
    return sorted(standings, key=lambda entry: -float(entry["points"]))


def _mean_score(name: str, pairings: Sequence[Mapping[str, Any]]) -> float:
    """The mean over all opponents and sizes of tables."""
    own = [pairing for pairing in pairings if name in (pairing["a"], pairing["b"])]
    scores = [pairing["score"] if pairing["a"] == name else 1 - pairing["score"] for pairing in own]
    return float(sum(scores) / len(scores))


def _times(clock: Clock) -> dict[str, float | None]:
    return {
        "answers_per_game": clock.answers / clock.games,
        "moves_per_game": clock.moves / clock.games,
        "seconds_per_answer": clock.seconds / max(clock.answers, 1),
        "longest_answer": clock.longest,
        "seconds_per_move": clock.seconds / max(clock.moves, 1),
        "longest_move": clock.longest_move,
    }


# --- the result for people -------------------------------------------------------------------------------------------


def show(result: Mapping[str, Any], lang: str) -> None:
    """Three tables: who is how strong, who has done how well against whom, and how long they have thought."""
    console = Console(highlight=False)
    for table in (_standings_table(result, lang), _pairings_table(result, lang), _times_table(result, lang)):
        console.print(table)
        console.print()
    console.print(_speed(result, lang))
    if result["timed"]:
        console.print(speak(lang, "cli", "tournament-timed", names=", ".join(result["timed"])))
    show_faults(console, result["faults"], lang)
    if result["unfinished"]:
        console.print(speak(lang, "cli", "tournament-unfinished", games=result["unfinished"]))


def _speed(result: Mapping[str, Any], lang: str) -> str:
    if result["resumed"] == result["games"]:
        return speak(lang, "cli", "tournament-known")
    speed = number(result["games_per_second"], lang, 1 if result["games_per_second"] >= 1 else 3)
    seconds = number(result["seconds"], lang, 1)
    return speak(lang, "cli", "tournament-speed", speed=speed, seconds=seconds, resumed=result["resumed"])


def _table(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Group:
    """A title and a table of which only headings and names of players may be broken, and those between words."""
    table = Table(box=None)
    for column, heading in enumerate(headings):
        cells = [row[column] for row in rows]
        words = [*heading.split(), *(cells if column else " ".join(cells).split())]
        table.add_column(heading, justify="right" if column else "left", min_width=max(map(len, words)))
    for row in rows:
        table.add_row(*row)
    return Group(Text(title, style="italic"), table)


def _headings(names: Sequence[str], lang: str) -> list[str]:
    return [speak(lang, "cli", f"tournament-column-{name}") for name in names]


def _standings_table(result: Mapping[str, Any], lang: str) -> Group:
    game, seed = name_of(result["game"], lang), str(result["seed"])
    title = speak(lang, "cli", "tournament-title", game=game, games=result["games"], seed=seed)
    rows = [
        (
            entry["player"],
            _points(entry, lang),
            f"{number(entry['mu'], lang, 1)} ± {number(entry['sigma'], lang, 1)}",
            f"{number(100 * entry['score'], lang, 1)} %",
            number(entry["answers_per_game"], lang, 1),
            number(entry["moves_per_game"], lang, 1),
        )
        for entry in result["standings"]
    ]
    return _table(title, _headings(("player", "points", "rating", "score", "answers", "moves"), lang), rows)


def _points(entry: Mapping[str, Any], lang: str) -> str:
    """With their doubt, except those of the mark by which all are measured."""
    doubt = f" ± {number(entry['doubt'], lang)}" if entry["doubt"] else ""
    return number(entry["points"], lang) + doubt


def _times_table(result: Mapping[str, Any], lang: str) -> Group:
    rows = [(entry["player"], *(duration(entry[key], lang) for key in TIMES)) for entry in result["standings"]]
    headings = _headings(("player", "seconds", "longest", "move-seconds", "longest-move"), lang)
    return _table(speak(lang, "cli", "tournament-times"), headings, rows)


def _pairings_table(result: Mapping[str, Any], lang: str) -> Group:
    """A line for each two players, a column for each size of table."""
    lines: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
    games = {pairing["players"]: pairing["games"] for pairing in result["pairings"]}
    for pairing in result["pairings"]:
        lines.setdefault((pairing["a"], pairing["b"]), []).append(pairing)
    rows = [(f"{a} – {b}", *(_interval(pairing, lang) for pairing in pairings)) for (a, b), pairings in lines.items()]
    sizes = [
        speak(lang, "cli", "tournament-column-size", players=players, games=number(games[players], lang))
        for players in result["players"]
    ]
    return _table(speak(lang, "cli", "tournament-pairings"), [*_headings(("pairing",), lang), *sizes], rows)


def _interval(pairing: Mapping[str, Any], lang: str) -> str:
    share, low, high = (number(100 * pairing[key], lang, 1) for key in ("score", "low", "high"))
    return f"{share} ({low}–{high})"


def duration(seconds: float | None, lang: str) -> str:
    """A time in the unit that people would choose, to three digits."""
    if seconds is None:
        return "–"
    unit, size = next(((unit, size) for unit, size in UNITS if seconds >= size), UNITS[-1])
    value = seconds / size
    return f"{number(value, lang, 2 if value < 10 else 1 if value < 100 else 0)} {unit}"
