"""What is counted in games of Wutaki, out of observations."""

from ...core.rule import part, rule
from ...wutaki.words import SEATS, Ask, Location, Thing
from ..drivers import ENDED_BY, LENGTH, TALLIES
from .seen import ASK, FULFILLED, LEVEL, ROUND, TRIGGERER, UNFULFILLED, A, asked, head, recruits_of, seat
from .seen import ENDED_BY as SEEN_ENDED_BY

# by seat, each
PILLAGES, FULFILLED_PACTS, OPEN_PACTS, RECRUITS, LEVELS, CHASES, TRADES, CLAIMS = (SEATS * i for i in range(8))
TRIGGER = SEATS * 8  # who ended the game, or NOBODY
STARTER = TRIGGER + 1  # always 0: in reports seat 1 begins (option `start_player`)
NUMBERS = STARTER + 1


@part
def note(seen, player, thing, tally):
    """Count what a player decides."""
    ask = asked(seen, ASK)
    if ask == Ask.USE and asked(seen, A) == Location.PILLAGE and thing == Thing.YES:
        tally[PILLAGES + player] += 1
    elif ask == Ask.GROUP and thing != Thing.NONE:
        tally[CHASES + player] += 1
    elif ask == Ask.TRADE and thing != Thing.NONE:
        tally[TRADES + player] += 1
    elif ask == Ask.DISPLAY and thing != Thing.NONE:
        tally[CLAIMS + player] += 1


@rule
def sum_up(box, seen, row):
    """How a game ended, seen from seat 0 when nothing is hidden any more."""
    row[LENGTH] = head(seen, ROUND)
    row[ENDED_BY] = head(seen, SEEN_ENDED_BY)
    row[TALLIES + TRIGGER] = head(seen, TRIGGERER)
    for player in range(box.players):
        row[TALLIES + FULFILLED_PACTS + player] = seat(seen, player, FULFILLED)
        row[TALLIES + OPEN_PACTS + player] = seat(seen, player, UNFULFILLED)
        row[TALLIES + RECRUITS + player] = recruits_of(seen, player)
        row[TALLIES + LEVELS + player] = seat(seen, player, LEVEL)
