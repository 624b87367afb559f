"""Any player by name, ours or somebody else's, for one seat."""

from collections.abc import Iterable

from .addresses import PlayerError, about, address_of
from .minds import Mind, find_mind, parse_player
from .network import network_hash, network_of
from .outsiders import Outsider
from .players import KINDS


def find_player(game: str, name: str, seed: int) -> Mind | Outsider:
    """A player by name, for one seat."""
    address = address_of(name)
    return find_mind(game, name, seed) if address is None or is_ours(name) else Outsider(game, address, seed)


def is_ours(name: str) -> bool:
    """Whether a name is one of the house: nobody else can take it."""
    try:
        return name in KINDS or parse_player(name) is not None
    except ValueError:
        return False


def is_outside(name: str) -> bool:
    """Whether a player is somebody else's."""
    return not is_ours(name) and address_of(name) is not None


def thinks_ahead(name: str, game: str) -> bool:
    """Does a player take its time for an answer? Of somebody else's nobody knows."""
    return is_outside(name) or (name not in KINDS and parse_player(name, game).searches)


def need_player(name: str, game: str | None = None) -> None:
    """Refuse a player that does not exist or cannot play a game: UnknownPlayer, PlayerError."""
    address = None if is_ours(name) else address_of(name)
    if address is None:
        level = parse_player(name, game)
        if game is not None and level.network is not None:
            network_of(game, level.network)
        return
    games = about(address).games
    if game is not None and games is not None and game not in games:
        raise PlayerError("other-game", name=name, reason=", ".join(games))


def made_of(names: Iterable[str]) -> dict[str, str]:
    """A short hash of what players are made of that do not come with the game, by name: somebody else's, and files."""
    names = tuple(names)
    found = {name: address_of(name) for name in names if is_outside(name)}
    files = {name: _weights_file(name) for name in names if is_ours(name)}
    return {name: about(address).hash for name, address in found.items() if address is not None} | {
        name: network_hash(file) for name, file in files.items() if file
    }


def _weights_file(name: str) -> str | None:
    return None if name in KINDS else parse_player(name).network
