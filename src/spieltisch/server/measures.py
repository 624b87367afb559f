"""What a server can be measured by. Nobody does unless told to: `metrics.py` writes it down."""

from collections.abc import Iterator
from contextlib import contextmanager


class Measures:
    """Nothing is written down."""

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""

    @contextmanager
    def move(self, by: str) -> Iterator[None]:
        """A person or a bot answers at a table; it counts if nothing goes wrong."""
        yield
