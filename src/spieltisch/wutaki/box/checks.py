"""Sums over a whole pack of Wutaki."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..rules.words import COUNTS_OF_PLAYERS, ELEMENTS, ENGLISH_OMENS, NEEDED, PRINTED, Board, Deck, Edition, RoundKind
from .printed import Omen, Pack, Place
from .sections import Sections, WutakiReason

MOST_TOTAL = 200  # of worker spaces


class Checks(Sections):
    """Looks at what several sections say together."""

    def check_english(self, omens: tuple[Omen, ...]) -> None:
        """W-1.2  Without the German cards 45 omens are left in the base game, and in others as many as are needed."""
        found = sum(omen.edition == Edition.BOTH for omen in omens)
        is_wrong = found != ENGLISH_OMENS if self._is_base else found < NEEDED[Deck.OMEN]
        wanted = ENGLISH_OMENS if self._is_base else NEEDED[Deck.OMEN]
        if is_wrong and len(omens) >= (PRINTED if self._is_base else NEEDED)[Deck.OMEN]:
            entries = self._entries("omen")
            self._section_fault("omen", entries, WutakiReason.ENGLISH, found=found, wanted=wanted)

    def checksums(self, pack: Pack) -> None:
        """D-18  Sums that the pack itself states, so that a slip while entering cards is noticed.

        The base pack states all of them, others those they like.
        """
        if not self._is_base and not any("checksum" in document.data for document in self._opened.documents):
            return
        entry = self._table("checksum")
        if entry is None:
            return
        sums = {
            "pacts": _tally((pact.element for pact in pack.pacts), ELEMENTS),
            "rounds": _tally((card.kind for card in pack.rounds), len(RoundKind)),
            **{f"spaces_{board.name.lower()}": _total_spaces(pack.boards[board]) for board in Board},
        }
        for field, found in sums.items():
            if field not in entry.data and not self._is_base:
                continue
            wanted = entry.integers(field, len(found), 0, MOST_TOTAL)
            if wanted and wanted != found:
                entry.fault([field], WutakiReason.CHECKSUM, found=_slashed(found), wanted=_slashed(wanted))
        entry.finish()


def _tally(values: Iterable[int], kinds: int) -> tuple[int, ...]:
    found = list(values)
    return tuple(found.count(kind) for kind in range(kinds))


def _total_spaces(board: tuple[Place, ...]) -> tuple[int, ...]:
    """D-4  Worker spaces of a whole board with 2, 3, 4 players."""
    complete = [place.spaces for place in board if len(place.spaces) == COUNTS_OF_PLAYERS]
    return tuple(sum(spaces[count] for spaces in complete) for count in range(COUNTS_OF_PLAYERS))


def _slashed(numbers: Sequence[int]) -> str:
    return "/".join(map(str, numbers))
