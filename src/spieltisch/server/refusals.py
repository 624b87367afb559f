"""What the server does not do: every refusal has a code, a status and a sentence in each language."""

from ..core.game import OptionError
from ..packs import PackRefused
from ..table import TableError
from ..texts import Argument, has, speak
from .storage import Conflict
from .trouble import trouble_of


class Refusal(Exception):
    """A request that is not carried out. Nothing has changed."""

    def __init__(self, status: int, code: str, /, **arguments: Argument) -> None:
        super().__init__(code)
        self.status, self.code, self.arguments = status, code, arguments

    @property
    def retry(self) -> int | None:
        """After how many seconds it may be tried again, where that is known."""
        seconds = self.arguments.get("seconds")
        return seconds if isinstance(seconds, int) else None

    @property
    def headers(self) -> dict[str, str]:
        """What a response says of it besides its body."""
        return {} if self.retry is None else {"retry-after": str(self.retry)}

    def sentence(self, lang: str) -> str:
        """Why not, for people."""
        return speak(lang, "server", f"refused-{self.code}", **self.arguments)


class SaidRefusal(Refusal):
    """A refusal whose sentence another part of the house has."""

    def __init__(self, status: int, error: Exception, code: str = "bad-request") -> None:
        super().__init__(status, getattr(error, "code", code))
        self.error = error

    def sentence(self, lang: str) -> str:
        """Why not, for people."""
        if isinstance(self.error, TableError | PackRefused):
            return str(self.error.message(lang))
        return speak(lang, "server", "refused-bad-request")


class BrokenPack(Refusal):
    """A pack that cannot be played with; its first fault says why."""

    def __init__(self, pack: str, refused: PackRefused) -> None:
        super().__init__(409, "broken-pack")
        self.pack, self.refused = pack, refused

    def sentence(self, lang: str) -> str:
        """Why not, for people."""
        reason = self.refused.faults[0].message(lang)
        return speak(lang, "server", "refused-broken-pack", pack=self.pack, reason=reason)


def as_refusal(error: Exception, status: int = 409) -> Refusal:
    """An error of the house as a refusal."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, OptionError):
        return _of_option(error)
    return SaidRefusal(status, error)


def as_failure(error: Exception) -> Refusal:
    """What somebody is told whose request failed for a reason of ours."""
    if isinstance(error, Conflict):
        return Refusal(503, "busy")
    trouble = trouble_of(error)
    return Refusal(500, "fault") if trouble is None else Refusal(503, trouble)


def _of_option(error: OptionError) -> Refusal:
    code = f"option-{error.code}"
    if not has("en", "server", f"refused-{code}"):  # a game with mistakes of its own kind
        return Refusal(400, "option")
    return Refusal(400, code, **{key: str(value)[:80] for key, value in error.arguments.items()})
