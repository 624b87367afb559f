"""A wrong pack of Wutaki is refused with file, line, field and reason, in German and English."""

from pathlib import Path

import pytest

from spieltisch.packs import PackRefused
from spieltisch.packs.errors import Reason
from spieltisch.packs.symbols import Reading
from spieltisch.wutaki.box.pack import load_pack_bytes
from spieltisch.wutaki.box.sections import WutakiReason
from spieltisch.wutaki.box.symbols import SymbolReason

from ..breaking import (
    Breaker,
    Files,
    Refusal,
    exchanged,
    line_of,
    says,
    says_game_is_another,
    says_id_is_taken,
    says_name_is_taken,
    says_section_is_unknown,
    spread,
)

VERBS_OF_OMENS = (
    "receive, per, pay, sacrifice, lose, pillage, return, tithe, steal, draw, exchange, give, recruit, chase,"
    " use_worker, upgrade, take_over, claim, deal, fulfil"
)
THE_SAME_IN_GERMAN = (
    "erhalte, pro, bezahle, opfere, verliere, plündere, gib zurück, verlange, stiehl, ziehe, tausche, gib, wirb an,"
    " verjage, setze Arbeiter ein, werte auf, übernimm, nimm, lege aus, erfülle"
)


def test_an_unknown_verb(broken: Breaker) -> None:
    says(
        broken("omens.toml", "receive 5 gold", "recieve 5 gold"),
        "O-08.effect",
        f"Column 1: there is no verb “recieve”. Did you mean “receive”? Possible here: {VERBS_OF_OMENS}.",
        f"Spalte 1: Ein Verb „recieve“ gibt es nicht. Ist „erhalte“ gemeint? Möglich ist hier: {THE_SAME_IN_GERMAN}.",
    )


def test_a_cost_that_cannot_be_read(broken: Breaker) -> None:
    says(
        broken("pacts.toml", 'cost = "2 wood + 3 oil"', 'cost = "2 wood + 3 vp"'),
        "P-FI02.cost",
        "Column 12: “vp” cannot stand here; gold, stone, wood, sheep, oil, cost, any, omen is expected.",
        "Spalte 12: „vp“ kann hier nicht stehen; "
        "erwartet wird Gold, Stein, Holz, Schaf, Öl, Kostenressource, beliebig, Omen.",
    )


def test_a_kind_asked_for_twice(broken: Breaker) -> None:
    says(
        broken("pacts.toml", 'cost = "2 wood + 3 oil"', 'cost = "2 wood + 3 wood"'),
        "P-FI02.cost",
        "Column 10: “wood” was already asked for; write one number for all of it.",
        "Spalte 10: „wood“ wurde schon verlangt; bitte eine Zahl für alles zusammen schreiben.",
    )


def test_a_limit_that_is_no_number(broken: Breaker) -> None:
    says(
        broken("revenge.toml", "own stone <= 4", "most stone"),
        "V-03.limit",
        "Column 1: a limit is a number; “most” is for secret pacts.",
        "Spalte 1: Eine Grenze ist eine Zahl; „most“ ist für Geheimpakte.",
    )


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "english", "german"),
    [
        (
            "pacts.toml",
            'reward = "receive 4 vp"',
            'reward = "play_omen 1"',
            "P-FI01.reward",
            "Column 1: “play_omen” in this form cannot be the reward of a pact.",
            "Spalte 1: „play_omen“ in dieser Form kann keine Belohnung eines Pakts sein.",
        ),
        (
            "pacts.toml",
            'reward = "receive 4 vp"',
            'reward = "pay 1 gold -> receive 4 vp"',
            "P-FI01.reward",
            "Column 1: the price of a pact stands in its field “cost”; the reward has none.",
            "Spalte 1: Der Preis eines Pakts steht im Feld „cost“; die Belohnung hat keinen.",
        ),
        (
            "omens.toml",
            '"draw 3 omen"',
            '"place: draw 3 omen"',
            "O-28.effect",
            "Column 1: here an effect begins without such a word in front.",
            "Spalte 1: Hier beginnt ein Effekt ohne ein solches Wort davor.",
        ),
        (
            "rounds.toml",
            '"place: draw 2 omen"',
            '"draw 2 omen"',
            "C-04.effect",
            "Column 1: here an effect begins with place:",
            "Spalte 1: Hier beginnt ein Effekt mit place:",
        ),
        (
            "rounds.toml",
            '"all: receive 2 gold"',
            '"receive 2 gold"',
            "C-13.effect",
            "Column 1: in front of “receive” only all: can stand here.",
            "Spalte 1: Vor „receive“ kann hier nur all: stehen.",
        ),
        (
            "rounds.toml",
            "all: draw 1 omen; new_round",
            "all: draw 1 omen",
            "C-17.effect",
            "Column 6: an instant+ round card ends with “new_round”, once.",
            "Spalte 6: Eine Rundenkarte der Art instant+ endet mit „new_round“, und zwar einmal.",
        ),
        (
            "rounds.toml",
            "place: receive 3 gold + 1 stone",
            "place: receive 3 gold + draw 1 omen",
            "C-02.effect",
            "Column 23: “+” joins resources of the same verb; another part follows after “;”.",
            "Spalte 23: „+“ verbindet Ressourcen desselben Verbs; ein weiterer Teil folgt nach „;“.",
        ),
        (
            "omens.toml",
            "sacrifice 8 any -> receive",
            "draw 8 omen -> receive",
            "O-01.effect",
            "Column 1: “draw” in this form cannot be a cost in front of “->”.",
            "Spalte 1: „draw“ in dieser Form kann nicht als Kosten vor „->“ stehen.",
        ),
        (
            "omens.toml",
            "discard 2 omen -> upgrade 1 free",
            "discard 2 omen",
            "O-19.effect",
            "Column 1: “discard” in this form can only be a cost in front of “->”.",
            "Spalte 1: „discard“ in dieser Form kann nur als Kosten vor „->“ stehen.",
        ),
        (
            "omens.toml",
            '"receive 4 any"',
            '"receive 4 any | receive 2 vp"',
            "O-09.effect",
            "Column 15: only places of the board offer a choice with “|”.",
            "Spalte 15: Nur Orte des Spielbretts bieten mit „|“ eine Wahl.",
        ),
        (
            "omens.toml",
            '"steal 2 any from opp"',
            '"all: steal 2 any from opp"',
            "O-26.effect",
            "Column 6: “steal” in this form is about its player alone; others: and all: cannot stand in front.",
            "Spalte 6: „steal“ in dieser Form betrifft nur den Spieler selbst; "
            "others: und all: können nicht davor stehen.",
        ),
        (
            "masters.toml",
            '"act twice"',
            '"act twice; crowd_in"',
            "S-1.effect",
            "Column 12: nothing can follow, the first part must stand alone here.",
            "Spalte 12: Hier kann nichts mehr folgen, der erste Teil muss allein stehen.",
        ),
    ],
)
def test_R_W_1_what_is_refused_and_why(
    broken: Breaker, file: str, old: str, new: str, field: str, english: str, german: str
) -> None:
    says(broken(file, old, new), field, english, german)


def test_R_W_2_a_place_that_does_something_else(broken: Breaker) -> None:
    says(
        broken("board.toml", '"pillage; draw 1 revenge"', '"pillage"'),
        "location 12.action",
        "Column 1: this place keeps to its rule, only numbers can change. It is written pillage; draw 1 revenge.",
        "Spalte 1: Dieser Ort hält sich an seine Regel, nur Zahlen können sich ändern. "
        "Man schreibt pillage; draw 1 revenge.",
    )


@pytest.mark.parametrize(
    ("file", "old", "new", "field"),
    [
        ("board.toml", "receive 5 vp | pay 8 any", "lose 5 vp | pay 8 any", "extreme 11.action"),
        ("board.toml", "lose 2 vp -> give 1 displayed", "pay 2 gold -> give 1 displayed", "location 4.action"),
        ("masters.toml", "upgrade 1 paid (price - 3 gold) for 1 vp", "upgrade 1 free", "B1.place"),
        ("masters.toml", "return 1 addw + discard 3 omen -> adv", "discard 3 omen -> adv", "B3.place"),
        ("masters.toml", "return 1 addw -> return 1 own revenge", "pay 1 gold -> return 1 own revenge", "B4.climb"),
    ],
)
def test_R_W_2_every_place_keeps_to_its_rule(broken: Breaker, file: str, old: str, new: str, field: str) -> None:
    fault = broken(file, old, new)
    assert (fault.code, fault.field) == (SymbolReason.SHAPE, field)


def test_R_W_2_the_numbers_of_a_place_are_free(base_files: Files) -> None:
    board = base_files["board.toml"].replace(b"receive 3 vp | pay 10 any", b"receive 4 vp | pay 7 gold")
    pack = load_pack_bytes({**base_files, "board.toml": board})
    assert pack.boards[0][12].action.symbols == "receive 4 vp | pay 7 gold -> give 1 own revenge to opp"


# D-18: checksums


@pytest.mark.parametrize(
    ("file", "section", "size", "english", "german"),
    [
        ("pacts.toml", "pact", 68, "The pact deck has", "Der Paktstapel hat"),
        ("omens.toml", "omen", 50, "The omen deck has", "Der Omenstapel hat"),
        ("revenge.toml", "revenge", 19, "The revenge deck has", "Der Rachestapel hat"),
        ("rounds.toml", "round", 20, "The round deck has", "Der Rundenstapel hat"),
        ("secrets.toml", "secret", 20, "The secret pact deck has", "Der Geheimpaktstapel hat"),
        ("masters.toml", "element", 4, "element cards", "Elementkarten"),
        ("masters.toml", "tower", 9, "tower upgrades", "Turmaufwertungen"),
        ("masters.toml", "cost_marker", 4, "cost markers", "Kostenmarker"),
        ("masters.toml", "skill", 6, "one-time skills", "einmalige Fähigkeiten"),
        ("board.toml", "level", 4, "The pyramid has", "Die Pyramide hat"),
        ("board.toml", "tracker", 8, "The pact tracker has", "Der Paktzähler hat"),
    ],
)
def test_D_18_W_1_2_every_deck_has_its_size(
    base_files: Files, refusal: Refusal, file: str, section: str, size: int, english: str, german: str
) -> None:
    text = base_files[file].decode()
    start = text.rindex(f"[[{section}]]")
    end = text.find("\n\n", start)
    text = text[:start] + (text[end:] if end >= 0 else "")
    fault = next(fault for fault in refusal({file: text.encode()}) if fault.code == WutakiReason.COUNT)
    assert (fault.file, fault.field) == (file, section)
    assert fault.line == text[: text.index(f"\n[[{section}]]\n")].count("\n") + 2
    for language, words in (("en", english), ("de", german)):
        assert words in fault.reason(language)
        assert f" {size - 1} " in fault.reason(language)
        assert f"{size}" in fault.reason(language)


def test_D_18_a_deck_that_is_missing(base_files: Files, refusal: Refusal) -> None:
    (fault,) = refusal({"secrets.toml": b"# nothing here\n"})
    assert (fault.file, fault.line) == ("pack.toml", line_of(base_files["pack.toml"], "files = ["))
    says(
        fault,
        "secret",
        "The secret pact deck has 0 cards; 20 are needed.",
        "Der Geheimpaktstapel hat 0 Karten; nötig sind 20.",
    )


def test_D_18_W_1_3_135_resource_markers(broken: Breaker) -> None:
    says(
        broken("board.toml", "gold = 35", "gold = 34", at="[supply]"),
        "supply",
        "There are 134 resource markers; 135 are needed.",
        "Es gibt 134 Ressourcenmarker; nötig sind 135.",
    )


def test_D_18_W_1_2_45_omens_in_english(base_files: Files, broken: Breaker) -> None:
    says(
        broken("omens.toml", 'edition = "DE"\n', "", at="[[omen]]\nid"),
        "omen",
        "The English edition has 46 omens; 45 are needed. All others must be marked “DE”.",
        "Die englische Ausgabe hat 46 Omen; nötig sind 45. Alle anderen müssen mit „DE“ gekennzeichnet sein.",
    )
    both = base_files["omens.toml"].replace(
        b'source = "rulebook p.16"', b'edition = "both"\nsource = "rulebook p.16"', 1
    )
    assert load_pack_bytes({**base_files, "omens.toml": both}).omens == load_pack_bytes(base_files).omens


def test_D_18_the_sums_of_the_pack(base_files: Files, refusal: Refusal) -> None:
    text = base_files["pacts.toml"].decode().replace('element = "fire"', 'element = "wind"', 1)
    (fault,) = refusal({"pacts.toml": text.encode()})
    assert (fault.file, fault.line) == ("board.toml", line_of(base_files["board.toml"], "pacts = ["))
    says(
        fault,
        "checksum.pacts",
        "All files together give 16/17/17/18, but the sum here is 17/17/17/17. Is an entry missing or wrong?",
        "Alle Dateien zusammen ergeben 16/17/17/18, die Summe hier ist aber 17/17/17/17. "
        "Fehlt ein Eintrag, oder ist einer falsch?",
    )


@pytest.mark.parametrize(
    ("file", "old", "new", "fields"),
    [
        ("rounds.toml", 'kind = "place"', 'kind = "upgrade"', ["checksum.rounds"]),
        ("board.toml", "spaces = [3, 4, 5]", "spaces = [2, 4, 5]", ["checksum.spaces_normal"]),
        (
            "board.toml",
            "spaces = [1, 2, 2]",
            "spaces = [1, 2, 3]",
            ["checksum.spaces_normal", "checksum.spaces_extreme"],
        ),
        ("board.toml", "spaces = [2, 3, 3]", "spaces = [2, 3, 4]", ["checksum.spaces_extreme"]),
    ],
)
def test_D_18_every_sum_is_checked(
    refusal: Refusal, base_files: Files, file: str, old: str, new: str, fields: list[str]
) -> None:
    text = base_files[file].decode()
    assert old in text
    faults = refusal({file: text.replace(old, new, 1).encode()})
    assert [(fault.code, fault.field) for fault in faults] == [(WutakiReason.CHECKSUM, field) for field in fields]


def test_the_sums_of_other_cards_can_be_entered(base_files: Files) -> None:
    pacts = base_files["pacts.toml"].replace(b'element = "fire"', b'element = "wind"', 1)
    board = base_files["board.toml"].replace(b"[17, 17, 17, 17]", b"[16, 17, 17, 18]")
    assert load_pack_bytes({**base_files, "pacts.toml": pacts, "board.toml": board}).pacts[0].element == 3


# Things of which there is one each


def test_a_place_that_is_there_twice(base_files: Files, refusal: Refusal) -> None:
    text = base_files["board.toml"].decode().replace('place = "2"', 'place = "1"', 1)
    twice, shape, missing, *sums = refusal({"board.toml": text.encode()})
    line = line_of(base_files["board.toml"], 'place = "1"')
    says(
        twice,
        "location 1.place",
        f"“1” is already in board.toml, line {line}.",
        f"„1“ steht schon in board.toml, Zeile {line}.",
    )
    assert (shape.code, shape.field) == (SymbolReason.SHAPE, "location 1.action")
    says(missing, "location", "Missing here: 2.", "Hier fehlt: 2.")
    assert {fault.code for fault in sums} == {WutakiReason.CHECKSUM}


@pytest.mark.parametrize(
    ("file", "old", "new", "field"),
    [
        ("board.toml", 'place = "7b"\nspaces', 'place = "7a"\nspaces', "extreme 7a.place"),
        ("board.toml", 'label = "4p"', 'label = "4"', "tracker[7].label"),
        ("masters.toml", 'element = "earth"\nbonus', 'element = "fire"\nbonus', "E-2.element"),
        (
            "masters.toml",
            'sort = "resource"\nresource = "wood"',
            'sort = "resource"\nresource = "sheep"',
            "T-7.resource",
        ),
        ("masters.toml", 'sort = "elemental"\nelement = "wind"', 'sort = "elemental"\nelement = "fire"', "T-4.element"),
        ("masters.toml", 'resource = "oil"\nsource', 'resource = "wood"\nsource', "K-4.resource"),
    ],
)
def test_one_of_each(base_files: Files, refusal: Refusal, file: str, old: str, new: str, field: str) -> None:
    text = base_files[file].decode()
    assert old in text
    fault = refusal({file: text.replace(old, new, 1).encode()})[0]
    assert (fault.code, fault.field) == (WutakiReason.TWICE, field)


def test_W_10_1_a_masterboard_that_is_missing(base_files: Files, refusal: Refusal) -> None:
    text = base_files["masters.toml"].decode()
    start = text.index('[[master]]\nid = "B2"')
    text = text[:start] + text[text.index("[[master]]", start + 1) :]
    (fault,) = refusal({"masters.toml": text.encode()})
    assert fault.line == text[: text.index("[[master]]\nid")].count("\n") + 1
    says(fault, "master", "Missing here: B2.", "Hier fehlt: B2.")


def test_W_14_2_the_ring_of_the_tracker(broken: Breaker, base_files: Files, refusal: Refusal) -> None:
    says(
        broken("board.toml", "players = 4", "players = 3", at="[[tracker]]\nlabel"),
        "tracker",
        "With 3 players the tracker has 8 spaces in use; 7 are needed.",
        "Zu 3 Spielern hat der Paktzähler 8 Felder; nötig sind 7.",
    )
    text = base_files["board.toml"].decode()
    text = text.replace('label = "0"\nplayers = 2', 'label = "0"\nplayers = 3').replace(
        'label = "3+"\nplayers = 3', 'label = "3+"\nplayers = 2'
    )
    (fault,) = refusal({"board.toml": text.encode()})
    says(
        fault,
        "tracker[1].players",
        "The marker starts on the first space of the tracker, so it must be in use with 2 players.",
        "Der Marker beginnt auf dem ersten Feld des Paktzählers; es muss auch zu zweit benutzt werden.",
    )


def test_W_11_4_more_players_never_have_fewer_spaces(base_files: Files, refusal: Refusal) -> None:
    text = base_files["board.toml"].decode().replace("spaces = [1, 1, 2]", "spaces = [2, 1, 1]", 1)
    fault = refusal({"board.toml": text.encode()})[0]
    says(
        fault,
        "location 6.spaces",
        "More players must not have fewer worker spaces.",
        "Bei mehr Spielern dürfen es nicht weniger Besuchsfelder werden.",
    )


# Fields


def test_a_duplicate_id(base_files: Files, broken: Breaker) -> None:
    says_id_is_taken(broken, base_files, ("omens.toml", "O-05"), ("pacts.toml", "P-FI01"), "p-fi01")


def test_a_duplicate_name_in_one_language(base_files: Files, broken: Breaker) -> None:
    says_name_is_taken(broken, base_files, ("secrets.toml", "Seher"), ("board.toml", "Steinbruch"), "G-13.name.de")


def test_a_misspelt_field(base_files: Files, refusal: Refusal) -> None:
    text = base_files["pacts.toml"].decode().replace('reward = "receive 4 vp"', 'rewerd = "receive 4 vp"', 1)
    missing, unknown = refusal({"pacts.toml": text.encode()})
    assert (missing.field, missing.code) == ("P-FI01.reward", Reason.FIELD_MISSING)
    assert unknown.line == text[: text.index("rewerd")].count("\n") + 1
    says(
        unknown,
        "P-FI01.rewerd",
        "There is no such field. Did you mean “reward”?",
        "Ein solches Feld gibt es nicht. Ist „reward“ gemeint?",
    )


def test_a_misspelt_section(base_files: Files, refusal: Refusal) -> None:
    says_section_is_unknown(refusal, base_files, "omens.toml", "omens", "omen")


def test_a_pack_for_another_game(broken: Breaker) -> None:
    says_game_is_another(broken, "wutaki", "xibalba")


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "code"),
    [
        ("board.toml", "stone = 25", "stone = 0", "supply.stone", Reason.NUMBER_RANGE),
        ("board.toml", "start_vp = 5", "start_vp = 51", "figures.start_vp", Reason.NUMBER_RANGE),
        ("board.toml", "end_vp = 100", 'end_vp = "100"', "figures.end_vp", Reason.NOT_NUMBER),
        ("board.toml", "recruit = [0, 2, 2, 2]", "recruit = [0, 2, 2]", "figures.recruit", Reason.LIST_LENGTH),
        ("board.toml", "recruit = [0, 2, 2, 2]", "recruit = [0, 2, -2, 2]", "figures.recruit[3]", Reason.NUMBER_RANGE),
        (
            "board.toml",
            "extreme_additional = 3",
            "extreme_additional = 5",
            "figures.extreme_additional",
            Reason.NUMBER_RANGE,
        ),
        ("board.toml", "[figures]\n", "[figures]\nbonus = 1\n", "figures.bonus", Reason.FIELD_UNKNOWN),
        ("board.toml", 'place = "1"\n', 'place = "8"\n', "location[1].place", Reason.CHOICE),
        ("board.toml", "spaces = [1, 1, 1]", "spaces = [1, 1, 6]", "location 1.spaces[3]", Reason.NUMBER_RANGE),
        ("board.toml", "spaces = [1, 1, 1]", "spaces = [0, 1, 1]", "location 1.spaces[1]", Reason.NUMBER_RANGE),
        ("board.toml", "amounts = [2, 3, 4]", "amounts = [2, 3, 10]", "location 7a.amounts[3]", Reason.NUMBER_RANGE),
        (
            "board.toml",
            "upgrade_costs = [6, 8]",
            "upgrade_costs = [6]",
            "location 7a.upgrade_costs",
            Reason.LIST_LENGTH,
        ),
        (
            "board.toml",
            'owner_bonus = "1 oil"',
            'owner_bonus = "1 any"',
            "location 7a.owner_bonus",
            Reading.EXPECTED,
        ),
        ("board.toml", 'owner_bonus = "1 oil"', 'action = "climb"', "location 7a.action", Reason.FIELD_UNKNOWN),
        (
            "board.toml",
            'action = "climb"',
            'action = "climb"\namounts = [1]',
            "location 1.amounts",
            Reason.FIELD_UNKNOWN,
        ),
        (
            "board.toml",
            'place = "4"\naction = "draw',
            'place = "4"\nname = "x"\naction = "draw',
            "extreme 4.name",
            Reason.FIELD_UNKNOWN,
        ),
        ("board.toml", "room = 4", "room = 5", "level[1].room", Reason.NUMBER_RANGE),
        ("board.toml", '+ 3 gold"', '+ 3 omen"', "level[2].cost", Reading.EXPECTED),
        ("board.toml", 'normal = "receive 4 vp"', 'normal = "rob"', "level[1].normal", SymbolReason.SITE),
        ("board.toml", "normal = [0, 0, 1, 2]", "normal = [0, 0, -1, 2]", "display.normal[3]", Reason.NUMBER_RANGE),
        ("board.toml", "extreme = [0, 0, -1, -2]", "extreme = [0, 0]", "display.extreme", Reason.LIST_LENGTH),
        (
            "board.toml",
            'effect = "all: draw 1 omen"',
            'effect = "draw 1 omen"',
            "tracker[2].effect",
            SymbolReason.WHO_SITE,
        ),
        ("board.toml", 'label = "5"', 'label = "fifth"', "tracker[8].label", Reason.TEXT_LONG),
        ("board.toml", "[checksum]\n", "[checksum]\nomens = 50\n", "checksum.omens", Reason.FIELD_UNKNOWN),
        ("masters.toml", 'rating = "easy"', 'rating = "simple"', "A.rating", Reason.CHOICE),
        ("masters.toml", 'id = "B4"', 'id = "B5"', "master[5].id", Reason.CHOICE),
        ("masters.toml", "track.9 =", "track.10 =", "A.track.10", Reason.FIELD_UNKNOWN),
        ("masters.toml", 'track.4 = "rob"', 'track.4 = "pillage"', "B2.track.4", SymbolReason.SITE),
        ("masters.toml", "multiplier = [1, 2", "multiplier = [0, 2", "B3.multiplier[1]", Reason.NUMBER_RANGE),
        ("masters.toml", "multiplier = [1", 'track.1 = "rob"\nmultiplier = [1', "B3.track", Reason.FIELD_UNKNOWN),
        ("masters.toml", '"crowd_in"', '"receive 1 vp"', "S-3.effect", SymbolReason.SITE),
        ("masters.toml", 'resource = "stone"', 'resource = "any"', "K-1.resource", Reason.CHOICE),
        ("masters.toml", "bonus = 3", "bonus = 99", "E-1.bonus", Reason.NUMBER_RANGE),
        ("masters.toml", '\nsort = "elemental"', '\nsort = "magic"', "T-1.sort", Reason.CHOICE),
        ("masters.toml", "cost = 10\nbonus = 1", "cost = 10\nmalus = 1\nbonus = 1", "T-5.malus", Reason.FIELD_UNKNOWN),
        ("pacts.toml", 'element = "fire"', 'element = "ice"', "P-FI01.element", Reason.CHOICE),
        ("pacts.toml", 'source = "rec', 'source = "Rec', "P-FI01.source", Reason.SOURCE),
        ("pacts.toml", 'name.de = "Glutschwur"', 'name.fr = "Glutschwur"', "P-FI01.name.fr", Reason.FIELD_UNKNOWN),
        ("pacts.toml", 'cost = "4 oil"', 'cost = ""', "P-FI01.cost", Reason.TEXT_EMPTY),
        ("omens.toml", 'kind = "once"', 'kind = "twice"', "O-01.kind", Reason.CHOICE),
        ("omens.toml", 'kind = "perm"', 'kind = "once"', "O-39.effect", SymbolReason.TIMING),
        ("omens.toml", 'edition = "DE"', 'edition = "EN"', "O-36.edition", Reason.CHOICE),
        ("omens.toml", "receive 5 gold", "receive 50 gold", "O-08.effect", Reading.NUMBER_RANGE),
        ("revenge.toml", "own stone <= 4", "own stone", "V-03.limit", Reading.END),
        ("revenge.toml", "loss = 9", "loss = -9", "V-01.loss", Reason.NUMBER_RANGE),
        ("rounds.toml", 'kind = "instant+"', 'kind = "instant"', "C-17.effect", SymbolReason.SITE),
        ("rounds.toml", 'kind = "instant"', 'kind = "now"', "C-12.kind", Reason.CHOICE),
        ("secrets.toml", "most gold", "most silver", "G-16.condition", Reading.EXPECTED),
        ("secrets.toml", "vp = 5", "vp = 0", "G-06.vp", Reason.NUMBER_RANGE),
    ],
)
def test_every_field_is_looked_at(
    base_files: Files, refusal: Refusal, file: str, old: str, new: str, field: str, code: str
) -> None:
    first = line_of(base_files[file], old)
    text = exchanged(base_files, file, old, new)
    fault = next(fault for fault in refusal({file: text.encode()}) if fault.field == field)
    assert (fault.file, fault.code) == (file, code)
    assert first - 2 <= (fault.line or 0) <= first + 3  # what is wrong may stand beside what was changed
    assert fault.message("en") != fault.message("de")


@pytest.mark.parametrize("section", ["supply", "figures", "display", "checksum"])
def test_a_single_section_that_is_missing(base_files: Files, refusal: Refusal, section: str) -> None:
    text = base_files["board.toml"].decode()
    start = text.index(f"[{section}]")
    text = text[:start] + text[text.index("\n\n", start) :]
    (fault,) = refusal({"board.toml": text.encode()})
    assert (fault.file, fault.field, fault.code) == ("pack.toml", section, Reason.FIELD_MISSING)


def test_every_reason_is_met_by_some_test() -> None:
    """The reasons that only `test_symbols` meets are refusals of texts, not of files."""
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for reason in (*WutakiReason, *SymbolReason):
        assert f"{type(reason).__name__}.{reason.name}" in tests or reason in PUT_INTO_WORDS, reason


PUT_INTO_WORDS = {  # tested by their sentences above
    WutakiReason.MARKERS,
    WutakiReason.ENGLISH,
    WutakiReason.MISSING,
    WutakiReason.RING,
    WutakiReason.START,
    WutakiReason.SPACES,
}


def test_nothing_is_half_loaded(base_files: Files) -> None:
    with pytest.raises(PackRefused) as refused:
        load_pack_bytes({**base_files, "board.toml": b"", "pacts.toml": b""})
    fields = {fault.field for fault in refused.value.faults}
    assert {"supply", "figures", "display", "checksum", "location", "level", "tracker", "pact"} <= fields


def test_entries_may_be_spread_over_files(base_files: Files) -> None:
    files = spread(base_files, "omens.toml", "omen")
    assert load_pack_bytes(files).omens == load_pack_bytes(base_files).omens
    assert load_pack_bytes(files).hash != load_pack_bytes(base_files).hash
