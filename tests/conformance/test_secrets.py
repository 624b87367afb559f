"""What a seat may not know reaches it in no way, in games that hide much and in games that hide nothing."""

import json

from spieltisch.core.rule import JIT
from spieltisch.core.streams import new_stream
from spieltisch.table.position import has_secrets, plain_view

from .checks import check_blind, check_lines_blind, check_resample, check_table_blind, check_worlds
from .kit import Case, Kit
from .walk import sample

ABOUT = 20


def test_a_resampled_world_looks_the_same(kit: Kit, case: Case) -> None:
    stream = new_stream(31)
    for position in sample(kit, case, ABOUT, seed=31):
        for seat in position.seats:
            check_resample(position, seat, stream)


def test_resampling_reaches_every_world(kit: Kit, case: Case) -> None:
    stream = new_stream(32)
    counted = []
    for number in range(4 if JIT else 1):
        for position in sample(kit, case, ABOUT // 2, seed=32, number=number):
            counted += [check_worlds(kit, position, seat, stream) for seat in position.seats]
    assert any(n is not None for n in counted), "no position small enough; `worlds` should allow more"


def test_exchanging_secrets_changes_nothing(kit: Kit, case: Case) -> None:
    stream = new_stream(33)
    compared = 0
    for number in range(1 if len(kit.cases) > 9 else 3):  # many cases meet much; `leaks.py` looks at far more
        for position in sample(kit, case, ABOUT, seed=33, number=number):
            seat = position.answers % position.box.players
            compared += check_blind(kit, position, seat, stream)
    assert compared > 20, "almost nothing was compared"


def test_exchanging_secrets_changes_nothing_at_a_table(kit: Kit, case: Case) -> None:
    stream = new_stream(36)
    compared = 0
    for position in sample(kit, case, ABOUT // (4 if len(kit.cases) > 9 else 2), seed=36):
        seat = position.answers % position.box.players
        compared += check_table_blind(kit, position, seat, stream)
    assert compared > 3, "almost nothing was compared"


def test_players_by_anybody_are_sent_the_same_bytes(kit: Kit, case: Case) -> None:
    stream = new_stream(37)
    positions = list(sample(kit, case, ABOUT, seed=37))
    compared = [check_lines_blind(kit, position, seat, stream) for position in positions for seat in position.seats]
    assert any(compared) or not has_secrets(kit.game), "nothing was compared"


def test_a_spectator_knows_no_more_than_any_seat(kit: Kit, case: Case) -> None:
    """Whoever resamples for a seat may change nothing that a spectator is shown."""
    stream = new_stream(34)
    for position in sample(kit, case, ABOUT, seed=34):
        public = kit.game.people.view(position.box, position.s, None)
        for seat in position.seats:
            other = position.twin()
            kit.game.resample(position.box.record, other.s, seat, stream)
            assert kit.game.people.view(other.box, other.s, None) == public


def test_views_are_plain_data(kit: Kit, case: Case) -> None:
    for position in sample(kit, case, ABOUT // 2, seed=35):
        for seat in (None, *position.seats):
            shown = plain_view(kit.game.people.view(position.box, position.s, seat))
            assert json.loads(json.dumps(shown)) == shown
