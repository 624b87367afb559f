"""Players of Wutaki, and the settings in which they are looked at."""

from pathlib import Path

from ...bots.thumb import Settings, Thumb
from .choose import choose, weigh
from .features import FEATURES, features
from .plan import PLAN
from .seen import turn_of

# number of players and options: for reports, and for fitting what positions are worth
SETTINGS: Settings = (
    *(
        (players, (("board", board), ("masters", masters)))
        for players in (2, 3, 4)
        for board in ("normal", "extreme")
        for masters in ("a", "b")
    ),
    (3, (("board", "normal"), ("edition", "en"), ("masters", "a"))),
)

PLAYERS = Thumb(
    plan=PLAN,
    choose=choose,
    weigh=weigh,
    features=features,
    turn_of=turn_of,
    feature_names=FEATURES,
    settings=SETTINGS,
    folder=Path(__file__).resolve().parent,
    knobs={"temperature": 1.5, "margin_unit": 15.0, "judgements": 5.0, "patience": 500.0},
    fitted_to="questions",
    mood=1.6,
    overlooked={
        "opponents": ("seat[123].*",),
        "tracker": ("tracker", "seat*.track"),
        "cards": ("may_be.*", "pile*"),
    },
)
