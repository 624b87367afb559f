"""What a process does with its memory when all games are loaded."""

import gc

GARBAGE = (50_000, 20, 50)  # a state for a client is thousands of objects, and none of them is garbage for long


def settle_down() -> None:
    """All games are loaded: compilers and rules stay for good, no need to look through them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
