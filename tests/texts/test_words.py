"""What the program says about a game, it says in the words of the game."""

import pytest

from spieltisch.texts import keys, speak

# What German sentences about Wutaki must not say, because the game has another word for it.
FOREIGN = {"rekrutier": "angeworben", "Ausbau": "Aufwertung", "Geheime Pakte": "Geheimpakte"}


@pytest.mark.parametrize(("domain", "about"), [("wutaki.bots", "reason-"), ("wutaki.server", "doing-")])
def test_hints_and_stories_of_wutaki_use_its_german_words(domain: str, about: str) -> None:
    sentences = [speak("de", domain, key) for key in keys("de", domain) if key.startswith(about)]
    assert sentences
    assert [one for one in sentences if any(word in one for word in FOREIGN)] == []


@pytest.mark.parametrize(("lang", "unit"), [("de", "Prozentpunkte"), ("en", "percentage points")])
def test_what_a_turning_point_cost_is_not_taken_for_victory_points(lang: str, unit: str) -> None:
    assert speak(lang, "web-table", "table-review-cost", percent=12) == f"−12 {unit}"


@pytest.mark.parametrize(("lang", "word", "move"), [("de", "Entscheidung", "Zug"), ("en", "decision", "move")])
@pytest.mark.parametrize("seconds", [0, 1, 3])
def test_bots_wait_before_a_decision_not_before_a_move(lang: str, word: str, move: str, seconds: int) -> None:
    said = speak(lang, "web-table", "table-pace", seconds=seconds)
    assert move not in said
    assert word in said or seconds == 0
