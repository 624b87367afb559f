"""The final scoring of a game as sheets with sentences."""

import numpy as np

from ..table import Table
from ..wutaki.scoring import score_sheet
from ..wutaki.texts import word
from ..wutaki.texts_cards import scoring_text
from ..wutaki.view import LINE, MOST_LINES
from ..wutaki.words import Score
from . import messages as m


def scoring_of(table: Table, lang: m.Lang) -> m.Scoring:
    """The final scoring in the order of the rulebook. A game that is won at once has none: only its standing."""
    places = [m.PlaceOut(place.seat, place.points, place.place) for place in table.standing()]
    winners = [place.seat for place in places if place.place == 1]
    sheets = table.view()["scoring"] if table.game.name == "wutaki" else None
    if sheets is None:
        return m.Scoring([], [], [], places, winners)
    return m.Scoring(
        steps=[step.name.lower() for step in Score],
        step_texts=[word(step, lang) for step in Score],
        sheets=[_sheet(table, sheet, lang) for sheet in sheets],
        standing=places,
        winners=winners,
    )


def _sheet(table: Table, sheet: dict[str, object], lang: m.Lang) -> m.ScoreSheet:
    """One seat: the lines of the view, each with its sentence."""
    seat, lines = sheet["seat"], sheet["lines"]
    assert isinstance(seat, int)
    assert isinstance(lines, list)
    rows = np.zeros((MOST_LINES, LINE), np.int64)
    n = int(score_sheet(table.box.record, table.position.state, seat, rows))
    texts = [scoring_text(table.box, [seat, *row], lang) for row in rows[:n].tolist()]
    return m.ScoreSheet(
        seat=seat,
        steps=sheet["steps"],  # type: ignore[arg-type]
        lines=[
            m.ScoreLine(line["step"], text, line["points"], line["card"])
            for line, text in zip(lines, texts, strict=True)
        ],
        total=sheet["total"],  # type: ignore[arg-type]
    )
