"""Another thread that lends a hand, again and again. An executor takes longer to call, which a step would notice."""

import weakref
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

Task = tuple[Callable[..., None], tuple[Any, ...]]


class Hand:
    """A thread that does one thing at a time. It ends when it is closed, or when nobody holds it any more."""

    def __init__(self) -> None:
        self._todo, self._done = SimpleQueue[Task | None](), SimpleQueue[BaseException | None]()
        Thread(target=_work, args=(self._todo, self._done), name="vector", daemon=True).start()
        self._end = weakref.finalize(self, self._todo.put, None)

    def begin(self, function: Callable[..., None], *arguments: Any) -> None:
        """Let it call a function."""
        self._todo.put((function, arguments))

    def finish(self) -> None:
        """Wait until it has; what was raised there is raised here."""
        error = self._done.get()
        if error is not None:
            raise error

    def close(self) -> None:
        """Let it go."""
        self._end()


def _work(todo: SimpleQueue[Task | None], done: SimpleQueue[BaseException | None]) -> None:
    while (task := todo.get()) is not None:
        function, arguments = task
        try:
            function(*arguments)
            done.put(None)
        except BaseException as error:  # it belongs to whoever waits
            done.put(error)
        del task, function, arguments  # what they hold may be let go meanwhile
