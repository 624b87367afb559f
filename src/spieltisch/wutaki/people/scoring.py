"""The final scoring as sheets with sentences, in the order of W-7.1."""

from typing import Any

import numpy as np

from ...core.game import Box
from ...core.sheets import ScoreLine, ScoreSheet, Scoring
from ..rules.scoring import score_sheet
from ..rules.words import Score as Step
from .shapes import Score
from .texts import word
from .texts_cards import scoring_text
from .view import LINE, MOST_LINES, view


def scoring(box: Box, s: Any, lang: str) -> Scoring | None:
    """All sheets; None as long as the game goes on."""
    sheets = view(box, s, None).scoring
    if sheets is None:
        return None
    return Scoring(
        steps=[step.name.lower() for step in Step],
        step_texts=[word(step, lang) for step in Step],
        sheets=[_sheet(box, s, sheet, lang) for sheet in sheets],
    )


def _sheet(box: Box, s: Any, sheet: Score, lang: str) -> ScoreSheet:
    """One seat: the lines of the view, each with its sentence."""
    seat, rows = sheet.seat, np.zeros((MOST_LINES, LINE), np.int64)
    n = int(score_sheet(box.record, s, seat, rows))
    texts = [scoring_text(box, [seat, *row], lang) for row in rows[:n].tolist()]
    lines = [ScoreLine(line.step, text, line.points, line.card) for line, text in zip(sheet.lines, texts, strict=True)]
    return ScoreSheet(seat, sheet.steps, lines, sheet.total)
