"""Numbers and names as reports and verdicts say them."""

from collections.abc import Sequence
from math import inf

from ..bots.thumb import has_thumb
from ..texts import Argument, has, speak
from ..texts.numbers import number
from .rounding import written

DOMAIN = "report"
MINUS = "\u2212"


def player_name(game: str, name: str, lang: str) -> str:
    """What a player of a game is called in a sentence."""
    key = who_key(game, name)
    return speak(lang, DOMAIN, f"who-{key}") if has(lang, DOMAIN, f"who-{key}") else name


def who_key(game: str, name: str) -> str:
    """A player in the texts: without rules of thumb, this one is somebody else."""
    return "no-thumb" if name == "thumb" and not has_thumb(game) else name


class Words:
    """Sentences and numbers in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def t(self, key: str, /, **arguments: Argument) -> str:
        """A sentence; numbers are given as text, already written as people write them."""
        return speak(self.lang, DOMAIN, key.replace("_", "-"), **arguments)

    def num(self, value: float, digits: int = 0) -> str:
        """A number."""
        return number(value, self.lang, digits).replace("-", MINUS)

    def signed(self, value: float, digits: int = 1) -> str:
        """A number with its sign."""
        if abs(value) == inf:
            return "∞" if value > 0 else f"{MINUS}∞"
        text = number(abs(value), self.lang, digits)
        zero = not any(digit in "123456789" for digit in text)
        return text if zero else f"{'+' if value > 0 else MINUS}{text}"

    def percent(self, share: float, digits: int = 1) -> str:
        """A share."""
        return f"{self.num(100 * share, digits)}\u00a0%"

    def whole(self, share: float) -> str:
        """A share without digits behind the point."""
        return self.percent(share, 0)

    def points(self, share: float) -> str:
        """A distance between shares, in percentage points."""
        return self.signed(100 * share)

    def between(self, low: float, high: float, digits: int = 1, scale: float = 1.0) -> str:
        """An interval, rounded outwards."""
        one = written(low, low, high, digits, scale)
        return self.t("between", low=self.num(one.low, digits), high=self.num(one.high, digits))

    def changed(self, value: float, low: float, high: float, digits: int = 1, scale: float = 1.0) -> str:
        """The interval of a change, rounded outwards, with signs."""
        one = written(value, low, high, digits, scale)
        return self.t("between", low=self.signed(one.low, digits), high=self.signed(one.high, digits))

    def p_value(self, q: float | None) -> str:
        """How likely a finding is due to chance, after correction."""
        if q is None:
            return "–"
        return f"<\u00a0{self.num(0.001, 3)}" if q < 0.001 else self.num(q, 3)

    def listed(self, words: Sequence[str]) -> str:
        """Several words as a list in a sentence."""
        if len(words) < 2:
            return "".join(words)
        return self.t("and", first=", ".join(words[:-1]), last=words[-1])
