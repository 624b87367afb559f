"""The words of the pipe between the house and a player: one JSON object a line, UTF-8, without spaces.

The house begins with `hello`, once for a process; `ready` is the answer. `begin` and `over` frame each game and are not
answered. A `question` is answered with `answer`. Before it answers, a player that wants worlds may ask for them:
`sample`, `copy`, `try`, `observe`, `standing` and `play` get one reply each. `error` is either side's way of saying no.
"""

from typing import Any

import msgspec

VERSION = 1
MOST_LINE = 1 << 20  # bytes that one line of a player may have
MOST_WORLDS = 10_000  # that a player may keep at a time

Message = dict[str, Any]

CHANCE = "chance"  # who is asked in a world, if it is no seat
RANDOM, THUMB = "random", "thumb"  # by whom a world may be played to its end

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Message).decode


class NotUnderstood(ValueError):
    """A line that is no message."""


def to_line(message: Message) -> bytes:
    """A message as a line."""
    return _encode(message) + b"\n"


def from_line(line: bytes) -> Message:
    """The message of a line, which is an object with a type."""
    try:
        message = _decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotUnderstood(str(error)) from None
    if not isinstance(message.get("type"), str):
        raise NotUnderstood("an object without a type")
    return message
