"""Calm: whoever is refused again and again hears so later and later, so that a flood waits most of the time.

Answering a flood at once would be work for nothing, and the next request would be there in the same moment. An answer
that is held back is a timer and a connection, which its address has few of (`doors.py`). Only refusals wait: whoever
else comes from the same address is served as usual.
"""

import asyncio
import time
from collections import OrderedDict

FIRST_S, MOST_S = 0.25, 4.0  # how long a refusal is held back
DOUBLES = 16.0  # refusals in a short time after which it is held back twice as long
FORGOTTEN_S = 10.0  # after which a refusal counts half
MOST_HELD = 1024  # answers of a server; more of them are given at once
MOST_KEPT = 20_000  # addresses that we remember


class Calm:
    """How often addresses were refused lately, and how many answers are held back."""

    def __init__(self) -> None:
        self.held = 0
        self._refused: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how often, and when that was so

    def count(self, address: str) -> float:
        """One more refusal; the seconds for which it is to be held back."""
        now = time.monotonic()
        often, at = self._refused.get(address, (0.0, now))
        often *= 0.5 ** ((now - at) / FORGOTTEN_S)
        self._refused[address] = (often + 1.0, now)
        self._refused.move_to_end(address)
        if len(self._refused) > MOST_KEPT:
            self._refused.popitem(last=False)
        return float(min(MOST_S, FIRST_S * 2.0 ** min(often / DOUBLES, 8.0)))

    async def hold(self, address: str) -> None:
        """Wait before somebody is told that they are refused."""
        seconds = self.count(address)
        if self.held >= MOST_HELD:
            return
        self.held += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self.held -= 1
