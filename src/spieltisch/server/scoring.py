"""The final scoring of a game as sheets with sentences."""

from ..table import Table
from . import messages as m


def scoring_of(table: Table, lang: m.Lang) -> m.Scoring:
    """The final scoring in the order of the rulebook. A game that is won at once has none: only its standing."""
    places = [m.PlaceOut(place.seat, place.points, place.place) for place in table.standing()]
    winners = [place.seat for place in places if place.place == 1]
    told = table.game.people.scoring(table.box, table.position.state, lang)
    if told is None:
        return m.Scoring([], [], [], places, winners)
    sheets = [
        m.ScoreSheet(
            sheet.seat,
            sheet.steps,
            [m.ScoreLine(line.step, line.text, line.points, line.card) for line in sheet.lines],
            sheet.total,
        )
        for sheet in told.sheets
    ]
    return m.Scoring(told.steps, told.step_texts, sheets, places, winners)
