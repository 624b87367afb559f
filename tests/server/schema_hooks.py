"""Real names for Schemathesis (`describing.py`): most of the data that it makes up is about what is there."""

import json
import os
import random
from typing import Any

import schemathesis
from schemathesis.generation.meta import TestPhase

KNOWN: dict[str, list[Any]] = json.loads(os.environ["SPIELTISCH_KNOWN"])  # by the names of parts of paths
MADE_UP = 0.1  # of what fits is left as it is
dice = random.Random(1)


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: Any) -> None:
    """Ask for something that is there. What is not to be understood stays, and so does what follows from an answer."""
    mode = getattr(getattr(case.meta, "generation", None), "mode", None)
    if mode is None or not mode.is_positive or dice.random() < MADE_UP:
        return
    if case.meta.phase.name == TestPhase.STATEFUL:
        return
    for name in case.path_parameters or {}:
        if name in KNOWN:
            case.path_parameters[name] = dice.choice(KNOWN[name])
