"""Players of Xibalba, and the settings in which they are looked at."""

from pathlib import Path

from ...bots.thumb import Settings, Thumb
from .choose import choose, weigh
from .features import FEATURES, features
from .seen import PLAN, turn_of

# number of players and options: for reports, and for fitting what positions are worth
SETTINGS: Settings = tuple((players, (("apocalypse", mode),)) for players in (2, 3, 4) for mode in (False, True))

PLAYERS = Thumb(
    plan=PLAN,
    choose=choose,
    weigh=weigh,
    features=features,
    turn_of=turn_of,
    feature_names=FEATURES,
    settings=SETTINGS,
    folder=Path(__file__).resolve().parent,
    knobs={"exploration": 0.5, "temperature": 0.5, "margin_unit": 4.0, "judgements": 3.0, "patience": 500.0},
    fitted_to="turns",
    overlooked={"opponents": ("seat[123].*",), "ark": ("life_points", "controller"), "cards": ("left",)},
)
