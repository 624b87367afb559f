"""Packs of Wutaki of another size, made of the base pack."""

import re
from collections.abc import Mapping

from spieltisch.games import base_pack
from spieltisch.packs import read_folder
from spieltisch.wutaki.box.read_cards import SECTION_DECKS
from spieltisch.wutaki.rules.words import CAPACITY, NEEDED, PRINTED, Deck

FILES = {
    "pact": ("pacts.toml", 'element = "fire"\ncost = "2 gold"\nreward = "receive 3 vp; draw 1 omen"'),
    "omen": ("omens.toml", 'kind = "once"\neffect = "receive 2 gold"'),
    "revenge": ("revenge.toml", 'limit = "own gold <= 3"\nloss = 4'),
    "round": ("rounds.toml", 'kind = "place"\neffect = "place: receive 2 gold"'),
    "secret": ("secrets.toml", 'condition = "own gold >= 3"\nvp = 4'),
    "skill": ("masters.toml", 'effect = "play_omen 1"'),
}
FULL = {section: CAPACITY[SECTION_DECKS[section]] for section in FILES}
SMALL = {section: NEEDED[SECTION_DECKS[section]] for section in FILES}
PROMO = {"omen": PRINTED[Deck.OMEN] + 3, "pact": PRINTED[Deck.PACT] - 2}


def files_of(sizes: Mapping[str, int]) -> dict[str, bytes]:
    """The base pack by another name, with so many cards of some decks: without its last ones, or with new ones."""
    files = {name: data.decode() for name, data in read_folder(base_pack("wutaki")).items()}
    files["pack.toml"] = files["pack.toml"].replace('name = "base"', 'name = "promo"')
    board = files["board.toml"]
    start = board.index("[checksum]")
    files["board.toml"] = board[:start] + board[board.index("\n\n", start) :]  # sums of other decks
    for section, size in sizes.items():
        name, fields = FILES[section]
        head, *cards = re.split(rf"^\[\[{section}\]\]\n", files[name], flags=re.MULTILINE)
        *cards, last = cards
        last, line, rest = last.partition("\n\n")
        cards = [*cards, last][:size]
        for number in range(len(cards), size):
            id_ = f"new-{section}-{number}"
            card = f'id = "{id_}"\nname.en = "New {id_}"\nname.de = "Neu {id_}"\n{fields}\n'
            cards.append(card + 'source = "reconstructed"\n')
        files[name] = "\n".join([head, *(f"[[{section}]]\n{card}" for card in cards)]) + line + rest
    return {name: text.encode() for name, text in files.items()}
