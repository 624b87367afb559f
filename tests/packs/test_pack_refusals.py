"""A wrong pack is refused with file, line, field and reason, in German and English."""

import pytest

from spieltisch.packs import PackRefused
from spieltisch.packs.errors import MOST_FAULTS, Reason
from spieltisch.packs.symbols import Reading
from spieltisch.texts import keys
from spieltisch.wutaki.box.sections import WutakiReason
from spieltisch.wutaki.box.symbols import SymbolReason
from spieltisch.xibalba.box.pack import XibalbaReason, load_pack_bytes
from spieltisch.xibalba.box.symbols import EffectReason

from .breaking import (
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
from .conftest import BASE


def test_every_reason_has_its_sentence_in_both_languages() -> None:
    ours = {*Reason, *Reading, "fault-in-field", "fault-in-line", "fault-in-file"}
    of_games = {"xibalba": {*XibalbaReason, *EffectReason}, "wutaki": {*WutakiReason, *SymbolReason}}
    for lang in ("en", "de"):
        assert keys(lang, "packs") == ours
        for game, own in of_games.items():
            assert keys(lang, f"{game}.packs") == ours | own


VERBS_AFTER_A_KILL = (
    "gain, lose, steal, rollP, loot, turn, roll, damage, heal, destroy, refresh, free, salvage, reorg, level"
)
THE_SAME_IN_GERMAN = (
    "erhalte, verliere, stiehl, würfleParagon, plündere, drehe, würfle, Schaden, heile, vernichte, tausche, gratis,"
    " berge, Umstrukturieren, Basisstufe"
)


def test_an_unknown_verb(broken: Breaker) -> None:
    says(
        broken("soldiers.toml", "@kill gain(R,2)", "@kill gian(R,2)"),
        "S08.effect",
        f"Column 7: there is no verb “gian”. Did you mean “gain”? Possible here: {VERBS_AFTER_A_KILL}.",
        f"Spalte 7: Ein Verb „gian“ gibt es nicht. Ist „erhalte“ gemeint? Möglich ist hier: {THE_SAME_IN_GERMAN}.",
    )


def test_X_1_5_a_wrong_deck_size(broken: Breaker) -> None:
    says(
        broken("soldiers.toml", "copies = 2", "copies = 3", at="[[soldier]]\nid"),
        "soldier",
        "The soldier deck has 65 cards; 64 are needed.",
        "Der Soldatenstapel hat 65 Karten; nötig sind 64.",
    )


@pytest.mark.parametrize(
    ("file", "section", "size"),
    [("civilians.toml", "civilian", 48), ("buildings.toml", "building", 32), ("events.toml", "event", 32)],
)
def test_X_1_6_every_deck_has_its_size(broken: Breaker, file: str, section: str, size: int) -> None:
    fault = broken(file, "copies = 2", "copies = 1", at=f"[[{section}]]\nid")
    assert (fault.code, fault.field) == ("deck-size", section)
    assert (fault.arguments["found"], fault.arguments["wanted"]) == (size - 1, size)
    assert str(size) in fault.reason("en")
    assert str(size) in fault.reason("de")


def test_a_deck_that_is_missing(base_files: Files, refusal: Refusal) -> None:
    (fault,) = refusal({"events.toml": b"# nothing here\n"})
    line = base_files["pack.toml"].decode().split("\n").index("files = [") + 1
    assert (fault.file, fault.line) == ("pack.toml", line)
    says(
        fault,
        "event",
        "The event deck has 0 cards; 32 are needed.",
        "Der Ereignisstapel hat 0 Karten; nötig sind 32.",
    )


def test_a_duplicate_id(base_files: Files, broken: Breaker) -> None:
    says_id_is_taken(broken, base_files, ("civilians.toml", "C05"), ("soldiers.toml", "S01"), "s01")


def test_a_duplicate_name_in_one_language(base_files: Files, broken: Breaker) -> None:
    says_name_is_taken(broken, base_files, ("buildings.toml", "Dojo"), ("soldiers.toml", "Bomber"), "B07.name.de")


def test_a_missing_translation(broken: Breaker) -> None:
    says(
        broken("events.toml", 'name.de = "Aushebung"\n', "", at='name.en = "Levy"'),
        "E02.name.de",
        "The German text is missing.",
        "Der deutsche Text fehlt.",
    )
    says(
        broken("factions.toml", 'trait.name.en = "Plunderers"\n', "", at='trait.name.de = "Plünderer"'),
        "QAS.trait.name.en",
        "The English text is missing.",
        "Der englische Text fehlt.",
    )


def test_a_name_in_one_language_only(broken: Breaker) -> None:
    fault = broken("events.toml", 'name.en = "Levy"\nname.de = "Aushebung"', 'name = "Levy"')
    says(
        fault,
        "E02.name",
        "The text is needed in English and German: “en” and “de”.",
        "Der Text wird englisch und deutsch gebraucht: „en“ und „de“.",
    )


def test_a_name_may_be_an_inline_table(base_files: Files) -> None:
    text = base_files["events.toml"].decode()
    text = text.replace('name.en = "Levy"\nname.de = "Aushebung"', 'name = { en = "Levy", de = "Aushebung" }')
    pack = load_pack_bytes({**base_files, "events.toml": text.encode()})
    assert next(card for card in pack.cards if card.id == "E02").name == {"en": "Levy", "de": "Aushebung"}


@pytest.mark.parametrize(
    ("value", "english", "german"),
    [
        ("26", "26 is out of range: 0 to 25 is allowed.", "26 liegt außerhalb des Bereichs: erlaubt ist 0 bis 25."),
        ("-1", "-1 is out of range: 0 to 25 is allowed.", "-1 liegt außerhalb des Bereichs: erlaubt ist 0 bis 25."),
        ("true", "A whole number is needed here, not true.", "Hier muss eine ganze Zahl stehen, nicht true."),
        ("4.0", "A whole number is needed here, not 4.0.", "Hier muss eine ganze Zahl stehen, nicht 4.0."),
        ('"4"', "A whole number is needed here, not 4.", "Hier muss eine ganze Zahl stehen, nicht 4."),
        ("[4]", "A whole number is needed here, not […].", "Hier muss eine ganze Zahl stehen, nicht […]."),
        (
            "0x" + "f" * 1500,
            "> 10^15 is out of range: 0 to 25 is allowed.",
            "> 10^15 liegt außerhalb des Bereichs: erlaubt ist 0 bis 25.",
        ),
    ],
)
def test_a_bad_number(broken: Breaker, value: str, english: str, german: str) -> None:
    says(broken("soldiers.toml", "cost = 4\n", f"cost = {value}\n"), "S01.cost", english, german)


@pytest.mark.parametrize(
    ("file", "old", "new", "field"),
    [
        ("soldiers.toml", "strength = 3", "strength = 21", "S01.strength"),
        ("soldiers.toml", "resistance = 4", "resistance = 21", "S01.resistance"),
        ("soldiers.toml", "paragon = 1", "paragon = 7", "S01.paragon"),
        ("factions.toml", "board = 1", "board = 5", "SKA.board"),
        ("factions.toml", "[4, 6, 8]", "[4, 26, 8]", "SKA.level_costs[2]"),
        ("factions.toml", "[4, 5, 6, 7]", "[4, 5, 6, 70]", "SKA.resistance[4]"),
        ("factions.toml", "[0, 1, 1, 2]", "[-1, 1, 1, 2]", "SKA.productivity[1]"),
        ("board.toml", "heals = 2", "heals = 0", "medicine.heals"),
        ("board.toml", "floor = 0", "floor = 26", "price.discard.floor"),
        ("board.toml", "cost = 1", "cost = 0", "price.discard.cost"),  # section 6: it would never run out
    ],
)
def test_every_number_has_its_range(broken: Breaker, file: str, old: str, new: str, field: str) -> None:
    fault = broken(file, old, new)
    assert (fault.code, fault.field) == (Reason.NUMBER_RANGE, field)


def test_X_15_20_weapon_technology_may_be_free(base_files: Files) -> None:
    text = base_files["board.toml"].replace(
        b"[price.weapon] # weapon technology\ncost = 1", b"[price.weapon]\ncost = 0"
    )
    assert load_pack_bytes({**base_files, "board.toml": text}).costs[3] == 0


@pytest.mark.parametrize(
    ("old", "new", "code", "english", "german"),
    [
        ('id = "S01"', "id = S01", Reason.TOML_VALUE, "neither a text", "weder ein Text"),
        ('id = "S01"', 'id "S01"', Reason.TOML_EQUALS, "an “=” is missing", "fehlt ein „=“"),
        ('id = "S01"', 'id = "S01', Reason.TOML_TEXT, "not closed", "nicht geschlossen"),
        ('id = "S01"', 'id = "S01" 5', Reason.TOML_LINE_END, "one a line", "eine pro Zeile"),
        ('id = "S01"', 'id = ["S01"\ncost', Reason.TOML_UNCLOSED, "closing bracket", "schließende Klammer"),
        ('id = "S01"', 'name.en = "S01"', Reason.TOML_TWICE, "already there", "gab es schon"),
    ],
)
def test_bad_toml(
    base_files: Files, refusal: Refusal, old: str, new: str, code: str, english: str, german: str
) -> None:
    text = base_files["soldiers.toml"].decode().replace(old, new, 1)
    (fault,) = refusal({"soldiers.toml": text.encode()})
    line = text[: text.index(new)].count("\n") + 1
    assert (fault.file, fault.code, fault.field) == ("soldiers.toml", code, "")
    assert fault.line in (line, line + 1)  # some mistakes show only behind the line end
    assert english in fault.message("en")
    assert german in fault.message("de")
    assert f", line {fault.line}: " in fault.message("en")
    assert f", Zeile {fault.line}: " in fault.message("de")


def test_not_utf8(base_files: Files, refusal: Refusal) -> None:
    text = base_files["civilians.toml"].decode().replace("Tüftlerin", "T\xfcftlerin")
    (fault,) = refusal({"civilians.toml": text.encode("latin-1")})
    line = text[: text.index("ä")].count("\n") + 1  # the first letter that is no ASCII
    assert (fault.file, fault.line, fault.field, fault.code) == ("civilians.toml", line, "", Reason.NOT_UTF8)
    assert fault.message("en") == (
        f"civilians.toml, line {line}: The file is not written in UTF-8; save it again as UTF-8."
    )
    assert fault.message("de") == (
        f"civilians.toml, Zeile {line}: Die Datei ist nicht in UTF-8 geschrieben; bitte neu als UTF-8 speichern."
    )


def test_a_byte_order_mark_is_no_fault(base_files: Files) -> None:
    assert load_pack_bytes({**base_files, "events.toml": b"\xef\xbb\xbf" + base_files["events.toml"]})


def test_windows_line_ends_are_no_fault(base_files: Files) -> None:
    pack = load_pack_bytes({name: content.replace(b"\n", b"\r\n") for name, content in base_files.items()})
    assert pack.cards == load_pack_bytes(base_files).cards


@pytest.mark.parametrize("name", ["../secret.toml", "/etc/secret.toml", "sub/cards.toml", "..\\secret.toml", "..toml"])
def test_a_path_that_leaves_the_folder(broken: Breaker, name: str) -> None:
    fault = broken("pack.toml", '  "board.toml",', f"  \"board.toml\",\n  '{name}',", at=f"'{name}'")
    says(
        fault,
        "files[2]",
        f"“{name}” points out of the folder of the pack; all files must lie beside pack.toml.",
        f"„{name}“ zeigt aus dem Ordner des Pakets hinaus; alle Dateien müssen neben pack.toml liegen.",
    )


def test_an_uploaded_file_name_that_leaves_the_folder(refusal: Refusal) -> None:
    (fault,) = refusal({"../events.toml": b""})
    assert (fault.file, fault.code) == ("../events.toml", Reason.FILE_ESCAPES)


@pytest.mark.parametrize(
    ("new", "code", "english", "german"),
    [
        ("'cards.txt'", Reason.FILE_NAME, "is no name for a file", "ist kein Name für eine Datei"),
        ("'pack.toml'", Reason.FILE_NAME, "is no name for a file", "ist kein Name für eine Datei"),
        ("'more.toml'", Reason.FILE_MISSING, "“more.toml” is missing", "„more.toml“ fehlt"),
        ('"board.toml"', Reason.FILE_TWICE, "named twice", "zweimal genannt"),
        ("7", Reason.NOT_TEXT, "A text in quotes is needed", "ein Text in Anführungszeichen"),
    ],
)
def test_the_list_of_files(broken: Breaker, new: str, code: str, english: str, german: str) -> None:
    fault = broken("pack.toml", '  "events.toml",', f'  "events.toml",\n  {new}, # here', at=f"{new}, # here")
    assert (fault.code, fault.field) == (code, "files[7]")
    assert english in fault.message("en")
    assert german in fault.message("de")


def test_a_file_that_nobody_named(refusal: Refusal) -> None:
    (fault,) = refusal({"mine.toml": b""})
    assert fault.message("en") == (
        "mine.toml: This file lies in the folder, but pack.toml does not name it under “files”."
    )
    assert fault.message("de") == (
        "mine.toml: Diese Datei liegt im Ordner, aber pack.toml nennt sie nicht unter „files“."
    )


def test_a_pack_for_another_game(broken: Breaker) -> None:
    says_game_is_another(broken, "xibalba", "wutaki")


def test_a_pack_of_a_later_format(broken: Breaker) -> None:
    says(
        broken("pack.toml", "format = 1", "format = 2"),
        "format",
        "The pack is written in format 2; this program knows formats up to 1.",
        "Das Paket ist im Format 2 geschrieben; dieses Programm kennt Formate bis 1.",
    )


def test_without_header_there_is_no_pack(base_files: Files) -> None:
    with pytest.raises(PackRefused) as refused:
        load_pack_bytes({"events.toml": base_files["events.toml"]})
    assert refused.value.message("en") == "pack.toml: The file “pack.toml” is missing."
    assert refused.value.message("de") == "pack.toml: Die Datei „pack.toml“ fehlt."


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "code"),
    [
        ("pack.toml", "name = ", "nome = ", "name", Reason.FIELD_MISSING),
        ("pack.toml", 'name = "base"', 'name = "my pack"', "name", Reason.ID),
        ("soldiers.toml", 'id = "S01"', 'id = "1S"', "soldier[1].id", Reason.ID),
        ("soldiers.toml", 'id = "S01"', 'id = "S01\\n"', "soldier[1].id", Reason.ID),
        ("soldiers.toml", 'phase = "ACT"', 'phase = "act"', "S01.phase", Reason.CHOICE),
        ("soldiers.toml", 'faction = "SKA"', 'faction = "SKB"', "S01.faction", XibalbaReason.FACTION_UNKNOWN),
        ("soldiers.toml", 'source = "rec', 'source = "Rec', "S01.source", Reason.SOURCE),
        ("soldiers.toml", 'name.en = "Line Grenadier"', 'name.en = " "', "S01.name.en", Reason.TEXT_EMPTY),
        ("soldiers.toml", "Line Grenadier", "x" * 61, "S01.name.en", Reason.TEXT_LONG),
        ("soldiers.toml", "Line Grenadier", "Line\\u0007", "S01.name.en", Reason.TEXT_UNPRINTABLE),
        ("soldiers.toml", "Line Grenadier", "\\u202eLine", "S01.name.en", Reason.TEXT_UNPRINTABLE),
        ("soldiers.toml", 'name.en = "Line Grenadier"', "name.en = 3", "S01.name.en", Reason.NOT_TEXT),
        ("soldiers.toml", "name.en = ", 'name.fr = "Grenadier"\nname.en = ', "S01.name.fr", Reason.FIELD_UNKNOWN),
        ("events.toml", 'phase = "ACT"', 'phase = "EFF"', "E01.phase", EffectReason.PHASE_EVENT),
        ("events.toml", "cost = 4", "strength = 3\ncost = 4", "E01.strength", Reason.FIELD_UNKNOWN),
        ("factions.toml", 'side = "b"', 'side = "c"', "CAS.side", Reason.CHOICE),
        ("factions.toml", 'side = "b"', 'side = "a" # again', "CAS.side", XibalbaReason.SIDE_TWICE),
        ("factions.toml", "[4, 6, 8]", "[4, 6]", "SKA.level_costs", Reason.LIST_LENGTH),
        ("factions.toml", "[4, 6, 8]", "468", "SKA.level_costs", Reason.NOT_LIST),
        ("board.toml", '[1, 2, 3, "blank",', "[1, 2, 3,", "dice.resource.faces", Reason.LIST_LENGTH),
        ("board.toml", "[1, 2, 3,", "[1, 2, 4,", "dice.resource.faces[3]", Reason.CHOICE),
        ("board.toml", "[1, 1, 2,", '[1, 1, "attack",', "dice.paragon.faces[3]", Reason.CHOICE),
        ("board.toml", "[1, 1, 2,", "[true, 1, 2,", "dice.paragon.faces[1]", Reason.CHOICE),
        ("board.toml", "[medicine]", "[[medicine]]", "medicine", Reason.NOT_TABLE),
    ],
)
def test_every_field_is_looked_at(
    base_files: Files, refusal: Refusal, file: str, old: str, new: str, field: str, code: str
) -> None:
    text = exchanged(base_files, file, old, new)
    fault = next(fault for fault in refusal({file: text.encode()}) if fault.field == field)
    assert (fault.file, fault.code) == (file, code)
    if code != Reason.FIELD_MISSING:  # what is not there has the line of what is around it
        assert fault.line == line_of(text, new)
    assert fault.message("en") != fault.message("de")


def test_a_misspelt_section(base_files: Files, refusal: Refusal) -> None:
    says_section_is_unknown(refusal, base_files, "events.toml", "events", "event")


def test_a_section_in_two_files(base_files: Files, refusal: Refusal) -> None:
    text = base_files["events.toml"].decode() + '\n[medicine]\nheals = 3\nsource = "reconstructed"\n'
    (fault,) = refusal({"events.toml": text.encode()})
    assert (fault.file, fault.field, fault.code) == ("events.toml", "medicine", Reason.SECTION_TWICE)
    assert fault.arguments["file"] == "board.toml"


def test_a_section_of_the_wrong_shape(refusal: Refusal) -> None:
    (wrong, *_) = refusal({"events.toml": b"\nevent = 3\n"})
    assert (wrong.line, wrong.field, wrong.code) == (2, "event", Reason.NOT_TABLES)


def test_X_1_21_a_ninth_faction(base_files: Files, refusal: Refusal) -> None:
    text = base_files["factions.toml"].decode()
    last = text[text.rindex("[[faction]]") :]
    for old, new in (("CEI", "ZZZ"), ('.en = "', '.en = "Z'), ('.de = "', '.de = "Z')):
        last = last.replace(old, new)
    faults = refusal({"factions.toml": (text + "\n" + last).encode()})
    assert [fault.code for fault in faults] == [XibalbaReason.SIDE_TWICE, XibalbaReason.FACTION_COUNT]


def test_all_faults_are_told_at_once_but_no_flood(base_files: Files, refusal: Refusal) -> None:
    assert len(refusal({"events.toml": base_files["events.toml"].replace(b"cost = 3", b"cost = 99")})) == 4
    assert len(refusal({"events.toml": b"[[event]]\n" * 1000})) == MOST_FAULTS


def test_cards_may_be_spread_over_files(base_files: Files) -> None:
    files = spread(base_files, "events.toml", "event")
    assert load_pack_bytes(files).cards == load_pack_bytes(base_files).cards
    assert load_pack_bytes(files).hash != load_pack_bytes(base_files).hash


def test_the_base_pack_is_where_the_tests_look() -> None:
    assert BASE.is_dir()
