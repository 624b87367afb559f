"""What a network reads, at which tables it learns, and what is left of it in whole numbers.

Learning itself needs torch: `scripts/learning-check`.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch import envs
from spieltisch.bots.network import Network, read_network
from spieltisch.core.observation import Kind
from spieltisch.games import find_game, shelf
from spieltisch.learning.exporting import network_of_net
from spieltisch.learning.inputs import Inputs, inputs_in, inputs_of
from spieltisch.learning.tables import tables_for, turned_values, usual_tables

GAME = find_game(next(iter(shelf())))
FIRST, SECOND = 48, 24


@pytest.fixture(scope="module")
def seen() -> Any:
    env, found = envs.vector(GAME, 24, 3, tables=usual_tables(GAME)), []
    for step in range(700):
        env.step(env.sample())
        if step % 10 == 0:
            found.append(env.observation.astype(np.int32))
    return np.concatenate(found)


@pytest.fixture(scope="module")
def inputs(seen: Any) -> Inputs:
    return inputs_of(GAME, seen, 20.0)


def test_every_number_that_varies_is_read_and_each_of_its_values_has_a_feature_of_its_slot(
    seen: Any, inputs: Inputs
) -> None:
    assert inputs.slots.tolist() == np.flatnonzero((seen != seen[0]).any(0)).tolist()
    features = inputs.features_of(seen)
    assert (inputs.slot_of[features] == np.arange(len(inputs.slots))).all()
    assert (np.diff(inputs.slot_of) >= 0).all()
    kinds = {field.name: field.kind for field in GAME.observation_spec()}
    for slot, name in enumerate(inputs.names):
        kind = kinds[name.partition("[")[0]]
        assert (slot in inputs.amounts) == (kind == Kind.COUNT)
        if kind != Kind.COUNT:  # what is no amount is told apart value by value
            assert len(np.unique(features[:, slot])) == len(np.unique(seen[:, inputs.slots[slot]]))


def test_an_amount_goes_on_beyond_what_was_seen_and_a_code_that_was_never_seen_is_like_no_other(
    seen: Any, inputs: Inputs
) -> None:
    amount = next(slot for slot in inputs.amounts if inputs.high[slot] > seen[:, inputs.slots[slot]].max())
    further = seen[:1].copy()
    further[0, inputs.slots[amount]] = inputs.high[amount] + 1000
    assert (
        inputs.features_of(further)[0, amount]
        == inputs.rows[inputs.first[amount] + inputs.high[amount] - inputs.low[amount]]
    )
    gaps = 0
    for slot in set(range(len(inputs.slots))) - {*inputs.amounts.tolist()}:
        values = range(inputs.low[slot], inputs.high[slot] + 1)
        met = {int(value) for value in seen[:, inputs.slots[slot]]}
        own = {value: int(inputs.rows[inputs.first[slot] + value - inputs.low[slot]]) for value in values}
        gaps += len(met) < len(own)
        assert not {own[value] for value in met} & {own[value] for value in own if value not in met}
    assert gaps


def test_columns_tell_all_features_of_a_slot_apart_that_were_seen(seen: Any, inputs: Inputs) -> None:
    features = inputs.features_of(seen)
    for own, columns, said in inputs.blocks():
        slot = int(inputs.slot_of[own.start])
        assert (inputs.column_slot[columns] == slot).all()
        met = np.unique(features[:, slot]) - own.start
        assert len(np.unique(said[met], axis=0)) == len(met), inputs.names[slot]


def test_columns_are_far_fewer_than_features_and_what_is_usual_needs_none(seen: Any, inputs: Inputs) -> None:
    assert len(inputs.column_slot) < inputs.features * 0.6
    codes = {field.name for field in GAME.observation_spec() if field.kind == Kind.CODE}
    features = inputs.features_of(seen)
    for own, _, said in inputs.blocks():
        slot = int(inputs.slot_of[own.start])
        if inputs.names[slot].partition("[")[0] in codes:
            usual = np.bincount(features[:, slot] - own.start).argmax()
            assert not said[usual].any()
            assert (said.sum(1) == (np.arange(len(said)) != usual)).all()


def test_sets_are_told_member_by_member(inputs: Inputs) -> None:
    sets = {field.name: field for field in GAME.observation_spec() if field.kind == Kind.BITS}
    looked_at = 0
    for own, _, said in inputs.blocks():
        slot = int(inputs.slot_of[own.start])
        if (name := inputs.names[slot].partition("[")[0]) not in sets:
            continue
        looked_at += 1
        values = np.arange(sets[name].low, sets[name].high + 1)
        assert (said == values[:, None] >> np.arange(said.shape[1]) & 1).all()
    assert looked_at


def test_an_amount_between_two_marks_is_a_bit_of_both(inputs: Inputs) -> None:
    column = next(
        block[:, 0]
        for own, _, block in inputs.blocks()
        if inputs.slot_of[own.start] in inputs.amounts and len(block) > 40
    )
    assert ((column >= 0) & (column <= 1)).all()
    top = int(column.argmax())
    assert column[top] == 1
    assert (np.diff(column[: top + 1]) >= 0).all()
    assert (np.diff(column[top:]) <= 0).all()


def test_inputs_lie_in_a_file(inputs: Inputs, tmp_path: Path) -> None:
    inputs.write(tmp_path / "inputs.npz")
    again = inputs_in(tmp_path, GAME)
    for name, value in vars(inputs).items():
        assert np.array_equal(getattr(again, name), value), name
    assert type(again.features) is int


def test_tables_are_of_all_sizes_and_turn_every_option() -> None:
    for name in shelf():
        game = find_game(name)
        tables = tables_for(game)
        assert tables == tables_for(game)
        sizes = [table["players"] for table in tables]
        fewest, *others = game.seats
        assert sizes.count(fewest) == len(tables) // 2
        assert {sizes.count(players) for players in others} == {len(tables) // 2 // len(others)}
        assert sum(len(table) == 1 for table in tables) > len(tables) / 3  # as people find them
        for option in game.options_of:
            if turned_values(option):
                assert any(option.key in table for table in tables), option.key
        for table in tables:
            game.open_box(table["players"], {key: value for key, value in table.items() if key != "players"})


def weights_for(inputs: Inputs) -> dict[str, Any]:
    """Weights as they might have been learned."""
    draw, wide = np.random.default_rng(5), len(inputs.column_slot) + 7
    outputs = GAME.things + 2 * max(GAME.seats)
    return {
        "w1": draw.normal(0, 0.6 / len(inputs.slots) ** 0.5, (wide, FIRST)),
        "b1": draw.normal(0, 0.1, (FIRST, 1)),
        "w2": draw.normal(0, (2 / FIRST) ** 0.5, (SECOND, FIRST)),
        "b2": draw.normal(0, 0.1, (SECOND, 1)),
        "w3": draw.normal(0, 1, (outputs, SECOND)),
        "b3": draw.normal(0, 0.1, (outputs, 1)),
    }


def by_floats(inputs: Inputs, weights: dict[str, Any], features: Any) -> Any:
    """What `learning/model.py` computes, straight from its description."""
    found = []
    for row in features:
        x = np.zeros(len(weights["w1"]))
        x[: len(inputs.column_slot)] = inputs.said[inputs.begins + row[inputs.column_slot]]
        h = np.maximum(x @ weights["w1"] + weights["b1"][:, 0], 0)
        h = np.maximum(weights["w2"] @ h + weights["b2"][:, 0], 0)
        found.append(weights["w3"] @ h + weights["b3"][:, 0])
    return np.array(found)


def by_whole_numbers(network: Network, observation: Any) -> Any:
    """What `bots/network.py` says in its head."""
    values = np.clip(observation[network.slots], network.low, network.high)
    features = network.rows[network.first + values - network.low]
    h = np.clip((network.w1[features].astype(int).sum(0) + network.b1) >> network.shift1, 0, 4095)
    h = np.clip((network.w2.astype(int) @ h + network.b2) >> network.shift2, 0, 4095)
    return network.w3.astype(int) @ h + network.b3


def test_in_whole_numbers_it_says_nearly_the_same(seen: Any, inputs: Inputs, tmp_path: Path) -> None:
    weights, features = weights_for(inputs), inputs.features_of(seen)
    met = np.bincount(features.ravel(), minlength=inputs.features)
    network, lost = network_of_net(GAME, inputs, weights, met, features[::3], {"decisions": 7})
    network.write(tmp_path / "network.npz")
    network = read_network(tmp_path / "network.npz", GAME)
    assert json.loads(network.about) == {"decisions": 7, "lost": lost}
    assert len(network.w1) == (met > 0).sum()  # what was never met is left out
    things, sample = GAME.things, slice(1, None, 17)
    floats = by_floats(inputs, weights, features[sample])
    whole = np.array([by_whole_numbers(network, observation) for observation in seen[sample]])
    spread = floats[:, :things].std()
    assert np.abs(whole[:, :things] * network.scales[0] - floats[:, :things]).mean() < 0.05 * spread
    same = (whole[:, :things].argmax(1) == floats[:, :things].argmax(1)).mean()
    assert same > 0.9
    points = whole[:, things + max(GAME.seats) :] * network.scales[2]
    assert np.abs(points - 20.0 * floats[:, things + max(GAME.seats) :]).mean() < 0.05 * 20.0 * spread
    assert lost["chance"] < 0.02
    assert lost["cut_off"] == 0


def test_a_value_that_was_hardly_met_means_its_neighbour_or_what_is_usual(seen: Any, inputs: Inputs) -> None:
    features = inputs.features_of(seen)
    met = np.bincount(features.ravel(), minlength=inputs.features)
    slot = int(max(inputs.amounts, key=lambda own: len(np.unique(features[:, own]))))
    own = np.unique(features[:, slot])
    met[own[3]] = 0
    network, _ = network_of_net(GAME, inputs, weights_for(inputs), met, features[met[features[:, slot]] > 0][::9], {})
    row = {int(feature): int(where) for feature, where in zip(inputs.rows, network.rows, strict=True)}
    assert row[own[3]] in {row[own[2]], row[own[4]]}
