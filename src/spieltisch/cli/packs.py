"""`spieltisch pack`: check and show card packs."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..games import UnknownGame, shelf
from ..packs import PackRefused, game_of
from ..texts import speak
from .errors import NO, Refused
from .faces import Face, face_of


def _face_with_cards(game: str) -> Face:
    if game not in shelf():
        raise UnknownGame(game)
    face = face_of(game)
    if face.load_pack is None:
        raise Refused("no-cards", game=game)
    return face


def check(folder: Path, game: str | None, lang: str) -> int:
    """Say that a pack is sound, or everything that is wrong with it."""
    console = Console(highlight=False, soft_wrap=True)
    try:
        face = _face_with_cards(game or game_of(folder))
        assert face.load_pack is not None
        assert face.summary is not None
        pack = face.load_pack(folder)
    except PackRefused as refusal:
        for fault in refusal.faults:
            console.print(Text(fault.message(lang)))
        console.print(Text(speak(lang, "cli", "pack-faults", count=len(refusal.faults)), style="red"))
        return NO
    console.print(Text(speak(lang, "cli", "pack-good", **face.summary(pack, lang)), style="green"))
    return 0


def show(game: str, card: str | None, folder: Path | None, lang: str) -> int:
    """Print the cards of a pack, or one of them."""
    face = _face_with_cards(game)
    assert face.load_pack is not None
    assert face.all_cards is not None
    assert face.card is not None
    pack = face.load_pack(folder)
    Console(highlight=False).print(face.all_cards(pack, lang) if card is None else face.card(pack, card, lang))
    return 0
