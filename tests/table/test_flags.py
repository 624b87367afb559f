"""Options of a game as text."""

import pytest

from spieltisch.core.choices import as_saved, fill_in, option_text, to_save
from spieltisch.core.game import Option, OptionError
from spieltisch.table import FlagError, read_flags
from spieltisch.table.flags import read_flag
from tests.toy import GAME


def test_options_are_read_from_text() -> None:
    assert read_flags(GAME, ["rounds=4", "Patience=true"]) == {"rounds": 4, "patience": True}


@pytest.mark.parametrize(
    ("pairs", "sentence"),
    [
        (["rounds"], "“rounds” is no option. Write it as name=value."),
        (["round=4"], "There is no option “round”. Did you mean “rounds”? Options: rounds, patience."),
        (["x=4"], "There is no option “x”. Options: rounds, patience."),
        (["rounds=6"], "“6” is not possible for the option rounds. Possible: 1–5."),
        (["rounds=-1"], "“-1” is not possible for the option rounds. Possible: 1–5."),
        (["rounds=" + "9" * 5000], "is not possible for the option rounds"),
        (["patience=1"], "“1” is not possible for the option patience. Possible: false, true."),
        (["rounds=4", "ROUNDS=4"], "The option rounds is given twice."),
    ],
)
def test_wrong_options_are_explained(pairs: list[str], sentence: str) -> None:
    with pytest.raises(FlagError) as error:
        read_flags(GAME, pairs)
    assert sentence in str(error.value)


def test_values_and_texts_are_inverse() -> None:
    words = Option("choice", "random", ("random", "free"), "X-2.8")
    for option in (*GAME.options_of, words):
        for value in option.values:
            assert read_flag(option, option_text(value)) == value


def test_values_may_be_given_as_texts() -> None:
    assert fill_in(GAME.options_of, {"rounds": "4", "patience": "True"}, {}) == {"rounds": 4, "patience": True}
    with pytest.raises(OptionError, match="is not possible"):
        fill_in(GAME.options_of, {"patience": 1}, {})


def test_an_option_that_came_later_is_saved_only_where_it_changes_something() -> None:
    options = (Option("rounds", 3, range(1, 6), "T-1"), Option("haste", "new", ("old", "new"), "T-2", before="old"))
    assert to_save(options, {"rounds": 3, "haste": "old"}) == {"rounds": 3}
    assert to_save(options, {"rounds": 3, "haste": "new"}) == {"rounds": 3, "haste": "new"}
    assert as_saved(options, {"rounds": 3}) == {"rounds": 3, "haste": "old"}
    assert as_saved(options, {"rounds": 3, "haste": "new"}) == {"rounds": 3, "haste": "new"}
