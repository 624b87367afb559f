"""`spieltisch train`: a network teaches itself a game."""

import json
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..games import find_game
from ..texts import speak
from ..texts.printed import name_of
from .errors import INTERRUPTED, Refused
from .numbers import number
from .setup import need_positive, need_seed
from .wishes import Lesson

if TYPE_CHECKING:
    from ..learning.training import Recipe, Training

MILLION = 1e6


def train(name: str, wish: Lesson, lang: str) -> int:
    """Learn, and tell how it goes."""
    game = find_game(name)
    need_seed(wish.seed)
    need_positive(**{key: value for key in ("seconds", "sitting", "side", "rounds") if (value := getattr(wish, key))})
    if wish.prepare is not None:
        return _prepare(game, wish, lang)
    import torch

    from ..learning import training as learning
    from ..learning.inputs import inputs_in

    device = _device(torch, wish)
    if (wish.out / learning.FILE).is_file():
        training = _go_on(learning, wish, game, device, lang)
    else:
        _say(wish, speak(lang, "cli", "train-looks", game=name_of(name, lang)))
        inputs = inputs_in(wish.out, game)
        training = learning.Training(game, _recipe(learning, wish, device), device, inputs)
    _say_beginning(training, wish, lang)
    try:
        for row in learning.train(training, wish.out, wish.sitting):
            _tell(row, wish, lang)
    except KeyboardInterrupt:
        training.save(wish.out)
        return INTERRUPTED
    file = wish.out / learning.NETWORK
    size = number(file.stat().st_size / 1000, lang)
    _say(wish, speak(lang, "cli", "train-done", file=str(file), size=size, game=name))
    return 0


def _prepare(game: Any, wish: Lesson, lang: str) -> int:
    """What takes minutes and needs no GPU: look around, and compile for a kind of GPU."""
    from ..learning.inputs import inputs_in

    major, _, minor = (wish.prepare or "").partition(".")
    if not (major.isdecimal() and minor.isdecimal()):
        raise Refused("train-bad-gpu", value=(wish.prepare or "")[:20])
    _say(wish, speak(lang, "cli", "train-looks", game=name_of(game.name, lang)))
    inputs_in(wish.out, game)
    from ..envs.cuda import prepare

    for file in prepare(game, None, (int(major), int(minor))).values():
        _say(wish, str(file))
    return 0


def _device(torch: Any, wish: Lesson) -> str:
    """Where to learn."""
    if wish.device == "cuda" and not torch.cuda.is_available():
        raise Refused("train-no-gpu")
    return wish.device if wish.device != "auto" else "cuda" if torch.cuda.is_available() else "cpu"


def _recipe(learning: Any, wish: Lesson, device: str) -> "Recipe":
    usual: Recipe = learning.SMALL if device == "cpu" else learning.Recipe()
    wished: dict[str, Any] = {"seconds": wish.seconds, "games": wish.side, "rounds": wish.rounds, "seed": wish.seed}
    return replace(usual, **{key: value for key, value in wished.items() if value is not None})


def _go_on(learning: Any, wish: Lesson, game: Any, device: str, lang: str) -> "Training":
    try:
        training: Training = learning.Training.load(game, wish.out, device)
    except learning.OtherGame as error:
        raise Refused("train-other-game", folder=str(wish.out), game=error.game) from None
    if wish.seconds is not None:
        training.recipe = replace(training.recipe, seconds=wish.seconds)
    millions = number(training.decisions / MILLION, lang)
    _say(wish, speak(lang, "cli", "train-goes-on", seconds=round(training.spent), millions=millions))
    return training


def _say_beginning(training: "Training", wish: Lesson, lang: str) -> None:
    from ..learning.measuring import opponent_for

    slots, features = len(training.inputs.slots), training.inputs.features
    about: dict[str, str | int] = {
        "slots": slots,
        "features": features,
        "columns": len(training.inputs.column_slot),
        "games": training.recipe.games,
        "device": training.device,
    }
    _say(wish, speak(lang, "cli", "train-begins", **about))
    _say(wish, speak(lang, "cli", "train-against", kind=opponent_for(training.game, training.device != "cpu")))


def _tell(row: dict[str, Any], wish: Lesson, lang: str) -> None:
    """A row of the curve."""
    if wish.as_json:
        print(json.dumps(row), flush=True)
        return
    millions = number(row["decisions"] / MILLION, lang, 1)
    if "scores" in row:
        scores = ", ".join(
            speak(lang, "cli", "train-score", score=number(100 * score, lang, 1), players=int(players))
            for players, score in row["scores"].items()
        )
        print(speak(lang, "cli", "train-measured", millions=millions, scores=scores), flush=True)
        return
    speed = number(row["decisions_per_second"], lang)
    print(speak(lang, "cli", "train-row", seconds=round(row["seconds"]), millions=millions, speed=speed), flush=True)


def _say(wish: Lesson, sentence: str) -> None:
    print(sentence, file=sys.stderr if wish.as_json else sys.stdout, flush=True)
