"""What no event of Xibalba says and people want to know: why a successful attack has brought no paragon."""

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.game import Box
from ...texts import Argument, speak
from ...texts.asked import Interpreted
from ..rules import values
from ..rules.words import Cause, Event, Left, Outcome
from .texts import Voice

RULES = Interpreted(values)
SUCCESS = (Outcome.BASE_HIT, Outcome.ARK_SOLDIER_DESTROYED, Outcome.BLOCKED_AND_DESTROYED)
ROLLED = (Cause.KILL, Cause.BLOCK_KILL, Cause.LOOT)


def remarks(box: Box, s: Any, rows: Sequence[Sequence[int]], lang: str) -> Iterator[str]:
    """X-13.13, X-14.2  One sentence if an attack that is over has succeeded and nobody gained paragon by it."""
    told = [(Event(row[0]), Event(row[0]).read(row)) for row in rows]
    attack = next((d for event, d in told if event == Event.ATTACK_DECLARED), None)
    outcomes = [d["outcome"] for event, d in told if event == Event.ATTACK_RESOLVED]
    over = any(event == Event.DIE_REMOVED and d["left"] == Left.SPENT_IN_ATTACK for event, d in told)
    if attack is None or not over or not any(outcome in SUCCESS for outcome in outcomes):
        return
    if any(event in (Event.PARAGON_CHANGED, Event.ROLL_DECLINED) for event, _ in told):
        return
    key, args = _reason(Voice(box.pack, lang, box.names), box, s, attack, told)
    yield speak(lang, "xibalba.beats", f"no-paragon-{key}", **args)


def _reason(
    voice: Voice, box: Box, s: Any, attack: dict[str, int], told: Sequence[tuple[Event, dict[str, int]]]
) -> tuple[str, dict[str, Argument]]:
    if any(event == Event.DICE_ROLLED and d["cause"] in ROLLED for event, d in told):
        return "blank", {}
    target = attack["target"]
    if attack["from_ark"] and target >= 0 and RULES.lootable(box.record, s, target) == 0:
        paragon, name = int(s.seat[target].paragon), voice.seat(target)
        return ("safe", {"player": name, "n": paragon}) if paragon else ("none", {"player": name})
    return "value", {"card": voice.card(attack["card"])}
