"""A game as a whole: points over time, and who did what how often. Everybody may hear it while it is running."""

from collections import Counter
from collections.abc import Callable

from ..table.turns import TurnBegins
from ..texts import has, speak
from . import messages as m
from .live import LiveTable

MOST_MARKS = 400


def story_of(live: LiveTable, lang: m.Lang, step: Callable[[], object] = lambda: None) -> m.Story:
    """The story of a game so far, as a spectator could tell it; `step` is called again and again meanwhile."""
    table, players = live.table, live.table.players
    marks, counts = {0: 0}, dict[str, Counter[int]]()
    turn = 0
    begins = TurnBegins(table.game.people.turn_event)
    for number in range(1, table.position.number + 1):
        step()
        (move,) = table.moves(None, number - 1, until=number)
        for data, _ in move.events:
            if begins(data):
                turn += 1
                marks[number] = turn
            doer = data.get("player")
            if isinstance(doer, int) and doer in range(players):
                counts.setdefault(_kind(data), Counter())[doer] += 1
    last = table.position.number
    marks.setdefault(last, turn)
    chosen = _thinned(sorted(marks))
    points = _points(live, set(chosen), step)
    return m.Story(
        table=live.id,
        marks=chosen,
        labels=[speak(lang, "server", "story-turn", turn=marks[mark]) for mark in chosen],
        points=[m.Series(seat, [row[seat] for row in points]) for seat in range(players)],
        doings=_doings(live, counts, lang),
    )


def _kind(data: dict[str, object]) -> str:
    return str(data["event"]).replace("_", "-")


def _thinned(marks: list[int]) -> list[int]:
    """Not more marks than a chart can show, the last one among them."""
    every = -(-len(marks) // MOST_MARKS)
    kept = marks[::every]
    return kept if kept[-1] == marks[-1] else [*kept, marks[-1]]


def _points(live: LiveTable, marks: set[int], step: Callable[[], object]) -> list[list[int]]:
    """The points of all seats at each mark."""
    found = []
    for position in live.table.replay():
        step()
        if position.number in marks:
            found.append([place.points for place in position.standing()])
    return found


def _doings(live: LiveTable, counts: dict[str, Counter[int]], lang: m.Lang) -> list[m.Doing]:
    """What people would like to compare, in the order of the texts, which say what is worth telling."""
    doings = []
    for key in sorted(counts):
        domain, name = f"{live.sheet.game}.server", f"doing-{key}"
        if has(lang, domain, name):
            row = [counts[key][seat] for seat in range(live.table.players)]
            doings.append(m.Doing(key, speak(lang, domain, name), row))
    return sorted(doings, key=lambda doing: -sum(doing.counts))
