"""Players by anybody that whoever runs a table offers there, each under a name: nobody else can name a program."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from .addresses import About, Address, PlayerError, about, address_of, announced
from .minds import UnknownPlayer
from .sitting import is_ours

MOST_NAME = 24


@dataclass(frozen=True)
class Guest:
    """A player that can be chosen as an opponent."""

    name: str
    address: Address
    about: About

    def plays(self, game: str) -> bool:
        """Whether it plays a game."""
        return self.about.games is None or game in self.about.games


def guest_of(text: str) -> Guest:
    """A player as somebody offers it: its address, or NAME=ADDRESS; PlayerError, UnknownPlayer."""
    name, equals, where = text.partition("=")
    named = bool(equals) and ":" not in name and "/" not in name
    address = address_of(where.strip() if named else text)
    if address is None:
        raise UnknownPlayer(text)
    return _offered(name.strip() if named else _usual_name(address), address)


def _usual_name(address: Address) -> str:
    return address.place.rpartition(":")[2] or Path(address.command[0]).name


def _offered(name: str, address: Address) -> Guest:
    if not 1 <= len(name) <= MOST_NAME or not name.isprintable() or is_ours(name):
        raise PlayerError("bad-name", name=name[:80])
    return Guest(name, replace(address, name=name), about(address))


def guests(offered: Iterable[str], left_out: Callable[[str, PlayerError], None]) -> tuple[Guest, ...]:
    """Those that were offered, and all that packages announce, as far as they can play."""
    found: dict[str, Guest] = {}
    for text in offered:
        guest = guest_of(text)
        if guest.name in found:
            raise PlayerError("name-twice", name=guest.name)
        found[guest.name] = guest
    for name in announced():
        address = address_of(name)
        if name in found or address is None:
            continue
        try:
            found[name] = _offered(name, address)
        except PlayerError as error:
            left_out(name, error)
    return tuple(found.values())
