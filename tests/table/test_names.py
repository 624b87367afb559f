"""Players are called by their names, in every sentence and in both languages; the notation counts seats."""

import random

import pytest

from spieltisch.table import NotYourTurn, Table, TableError, look

NAMES = ("Änne", "Björn <b>", "{ $n }")  # names are words like others, whatever stands in them
SEAT = {"en": "player ", "de": "Spieler "}


def played(name: str, answers: int = 150, **how: object) -> Table:
    table, choice = Table(name, 3, seed=4, **how), random.Random(4)  # type: ignore[arg-type]
    for _ in range(answers):
        if not table.over:
            table.answer(choice.choice(table.position.things))
    return table


def sentences(table: Table, lang: str) -> list[str]:
    """Everything said about the game so far, and about the question that waits."""
    told = [text for move in table.moves(secrets=True, lang=lang) for _, text in move.events]
    told += [text for _, text in table.opening(lang=lang)] + [table.position_in(lang).question.text]
    told += [move.say for move in table.moves(lang=lang) if move.secret]
    return told + [option.text for option in look(table, table.question.seat, lang).options]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["wutaki", "xibalba"])
def test_all_sentences_call_players_by_name(name: str, lang: str) -> None:
    nameless = sentences(played(name), lang)
    assert sum(SEAT[lang].lower() in text.lower() for text in nameless) > 50
    named = sentences(played(name, names=NAMES), lang)
    for number, text in enumerate(nameless):
        for seat, called in enumerate(NAMES, 1):
            for word in (SEAT[lang], SEAT[lang].capitalize()):
                text = text.replace(f"{word}{seat}", called)
        assert named[number].lower() == text.lower()


@pytest.mark.parametrize("name", ["wutaki", "xibalba"])
def test_the_notation_stays_as_it_is(name: str) -> None:
    plain, named = played(name), played(name, names=NAMES)
    assert [(move.note, move.say) for move in plain.history] == [(move.note, move.say) for move in named.history]
    assert [option.say for option in plain.options] == [option.say for option in named.options]


@pytest.mark.parametrize("name", ["wutaki", "xibalba"])
def test_a_new_name_stands_in_old_sentences_too(name: str) -> None:
    table = played(name, names=("A", "B", "C"))
    sentences(table, "de")
    table.rename(NAMES)
    assert sentences(table, "de") == sentences(played(name, names=NAMES), "de")
    assert (table.names, table.record().names) == (NAMES, NAMES)
    table.rename(())
    assert sentences(table, "en") == sentences(played(name), "en")


def test_names_that_fit_into_no_line_are_refused() -> None:
    table = played("xibalba", 1)
    for names in (("A", "B"), ("A", "B", "C\n"), ("A", "B", "")):
        with pytest.raises(TableError):
            table.rename(names)
    assert table.names == ()


def test_after_renaming_there_is_still_a_way_back() -> None:
    table, choice = Table("wutaki", 2, seed=1), random.Random(1)
    while not table.can_undo():
        table.answer(choice.choice(table.position.things))
    table.rename(("Anna", "Ben"))
    table.undo()
    assert table.question.text.startswith(("Anna", "Ben"))


def test_refusals_name_whoever_is_asked_in_any_language() -> None:
    table = Table("xibalba", 2, seed=1)
    asked = table.position.to_move
    with pytest.raises(NotYourTurn) as refused:
        table.answer(0, 1 - asked)
    assert SEAT["de"] + str(asked + 1) in refused.value.message("de")
    assert SEAT["en"] + str(asked + 1) in refused.value.message("en")
    assert str(refused.value) == refused.value.message()
