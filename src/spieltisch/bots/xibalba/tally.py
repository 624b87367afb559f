"""What is counted in games of Xibalba, out of observations."""

from ...core.rule import part, rule
from ...xibalba.words import SEATS, Ask, Face, Place, Thing
from ..drivers import ENDED_BY, LENGTH, TALLIES
from .seen import ASK, LEVEL, PARAGON, THRESHOLD, TURN, asked, head, place_of, seat

# by seat, each
PARAGONS, LEVELS, BOUGHT, ATTACKS = (SEATS * i for i in range(4))
STARTER = SEATS * 4  # who took the first turn (section 4)
NUMBERS = STARTER + 1
BY_PARAGON, BY_TURNS = 1, 2


@part
def note(seen, player, thing, tally):
    """Count what a player decides."""
    if asked(seen, ASK) == Ask.ACTION:
        if Thing.CARD <= thing < Thing.FIELD and place_of(seen, thing - Thing.CARD) < Place.SQUAD:
            tally[BOUGHT + player] += 1
        elif Thing.FACE + Face.ATTACK <= thing <= Thing.FACE + Face.CRITICAL:
            tally[ATTACKS + player] += 1
    elif asked(seen, ASK) == Ask.POOL and head(seen, TURN) == 1:
        tally[STARTER] = player


@rule
def sum_up(box, seen, row):
    """How a game ended."""
    row[LENGTH] = head(seen, TURN)
    row[ENDED_BY] = BY_TURNS
    for player in range(box.players):
        row[TALLIES + PARAGONS + player] = seat(seen, player, PARAGON)
        row[TALLIES + LEVELS + player] = seat(seen, player, LEVEL)
        if seat(seen, player, PARAGON) >= head(seen, THRESHOLD):
            row[ENDED_BY] = BY_PARAGON
