"""Packs as forms: what may stand in a field is what its reader asks for, and a change changes nothing else."""

import csv
import re
import tomllib
from collections.abc import Callable, Mapping

import pytest

from spieltisch.games import find_game
from spieltisch.packs import Files, PackRefused, read_folder
from spieltisch.packs.differences import differences
from spieltisch.packs.editing import Copy, Drop, NoSuchPlace, Put, changed, new_pack, word_of
from spieltisch.packs.errors import Reason
from spieltisch.packs.exchange import (
    as_csv,
    sections_of,
    tables_of,
    text_of_table,
    unzipped,
    with_csv,
    with_tables,
    zipped,
)
from spieltisch.packs.fitting import fitting
from spieltisch.packs.forms import Form, Looked, look_at
from spieltisch.packs.kinds import Choice, Choices, Symbols, Translated, Whole
from spieltisch.packs.language import Chip, Language, Piece
from spieltisch.packs.reader import parse_files
from spieltisch.packs.sections import MOST_HELPED
from spieltisch.packs.symbols import Number, Words
from spieltisch.packs.words import _meanings, in_our_words, word_key
from spieltisch.packs.workshop import Workshop
from spieltisch.texts import LANGUAGES, has, speak

GAMES = ("wutaki", "xibalba")


def shop(game: str) -> tuple[Workshop, Files, Looked]:
    """How packs of a game are read, its base pack, and that as forms."""
    packs = find_game(game).packs
    assert packs is not None
    own = packs()
    files = read_folder(own.loader.base)
    return own, files, look_at(own.loader, files)


def entry(looked: Looked, id_: str) -> Form:
    return next(form for form in looked.forms if form.id == id_)


def values(form: Form) -> Mapping[str, object]:
    return {".".join(map(str, field.path)): field.value for field in form.fields}


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_a_pack_is_a_field_of_a_form(game: str) -> None:
    _, files, looked = shop(game)
    assert looked.pack is not None
    assert looked.faults == ()
    told = "".join(f"{value}" for form in looked.forms for value in values(form).values())
    quoted = [line.split('"')[1] for name, content in files.items() if name not in ("provenance.toml", "pack.toml")
              for line in content.decode().splitlines() if line.partition("=")[2].strip().startswith('"')]  # fmt: skip
    assert len(quoted) > 300
    assert [text for text in quoted if text not in told] == []


def test_a_field_says_what_may_stand_there() -> None:
    _, _, looked = shop("xibalba")
    kinds = {field.path: field.asked.kind for field in entry(looked, "S01").fields}
    assert kinds[("strength",)] == Whole(0, 20)
    assert isinstance(kinds[("name",)], Translated)
    faction, effect = kinds[("faction",)], kinds[("effect",)]
    assert isinstance(faction, Choice)
    assert "SKA" in faction.options
    assert isinstance(effect, Symbols)
    assert effect.parse("@attack power(2)").symbols == "@attack power(2)"


def test_a_field_that_need_not_be_there_is_offered_all_the_same() -> None:
    _, _, looked = shop("wutaki")
    edition = next(field for field in entry(looked, "O-02").fields if field.path == ("edition",))
    assert not edition.asked.needed


def test_a_fault_is_told_at_its_field() -> None:
    own, files, looked = shop("xibalba")
    form = entry(looked, "S01")
    wrong = changed(
        files,
        Put(form.file, (*form.steps, "cost"), 99),
        Put(form.file, (*form.steps, "effect"), "@attack powr(1)"),
    )
    found = look_at(own.loader, wrong)
    assert found.pack is None
    assert {fault.steps for fault in found.faults} == {(*form.steps, "cost"), (*form.steps, "effect")}
    assert values(entry(found, "S01"))["cost"] == 99


@pytest.mark.parametrize("game", GAMES)
def test_writing_what_is_there_changes_no_byte(game: str) -> None:
    _, files, looked = shop(game)
    for form in looked.forms:
        puts = [Put(form.file, (*form.steps, *field.path), field.value) for field in form.fields
                if isinstance(field.value, str | int)]  # fmt: skip
        if form is looked.forms[0] or form.id in ("S01", "P-FI01", "C-01"):
            assert changed(files, *puts) == files


def test_a_change_leaves_comments_and_everything_else() -> None:
    _, files, looked = shop("xibalba")
    form = entry(looked, "S02")
    done = changed(files, Put(form.file, (*form.steps, "name", "de"), "Äußerst „neu“"))
    before, after = files[form.file].decode().splitlines(), done[form.file].decode().splitlines()
    assert [(old, new) for old, new in zip(before, after, strict=True) if old != new] == [
        ('name.de = "Grabenmarschall"', 'name.de = "Äußerst „neu“"')
    ]
    assert {name for name in files if files[name] != done[name]} == {form.file}


def test_an_entry_is_copied_and_taken_away_again() -> None:
    own, files, looked = shop("xibalba")
    form = entry(looked, "S01")
    mine = new_pack(files, "Mine")
    more = changed(mine, Copy(form.file, form.steps, "S99"))
    found = look_at(own.loader, more)
    assert found.faults == ()
    assert values(entry(found, "S99")) | {"id": "S01", "name": 0} == values(entry(found, "S01")) | {"name": 0}
    assert changed(more, Drop(form.file, entry(found, "S99").steps)) == mine


def test_a_pack_of_one_s_own_does_not_count_the_cards_of_another() -> None:
    own, files, looked = shop("wutaki")
    form = entry(looked, "P-FI01")
    mine = new_pack(files, "Mine", without=own.counts)
    assert {section for section in own.counts if any(one.section == section for one in looked.forms)} == own.counts
    assert not any(one.section in own.counts for one in look_at(own.loader, mine).forms)
    assert look_at(own.loader, changed(mine, Copy(form.file, form.steps, "P-99"))).faults == ()
    assert look_at(own.loader, changed(new_pack(files, "Mine"), Copy(form.file, form.steps, "P-99"))).faults


@pytest.mark.parametrize("steps", [("soldier", 999), ("soldier",), ("nobody", 0), (), ("soldier", "x")])
def test_what_is_not_there_cannot_be_changed(steps: tuple[str | int, ...]) -> None:
    _, files, _ = shop("xibalba")
    for change in (Put("soldiers.toml", (*steps, "cost", "x"), 1), Copy("soldiers.toml", steps, "X"),
                   Drop("soldiers.toml", steps), Drop("../x", steps)):  # fmt: skip
        with pytest.raises(NoSuchPlace):
            changed(files, change)


@pytest.mark.parametrize(("name", "word"), [("Meine Karten!", "Meine-Karten"), ("base", "base-2"), ("ÄÖ", "pack")])
def test_a_name_becomes_a_word(name: str, word: str) -> None:
    assert word_of(name) == word


# --- the languages of effects ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_effect_is_taken_apart_and_put_together_again(game: str) -> None:
    own, _, looked = shop(game)
    texts = [(field.asked.kind.language, field.value) for form in looked.forms for field in form.fields
             if isinstance(field.asked.kind, Symbols) and isinstance(field.value, str)]  # fmt: skip
    assert len(texts) > 90
    for language, text in texts:
        chips = own.languages[language].split(text)
        assert chips is not None, text
        assert own.languages[language].join(chips) == text


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_in_a_field_is_shown_as_symbols_and_as_a_sentence(game: str) -> None:
    own, _, looked = shop(game)
    fields = [field for form in looked.forms for field in form.fields if isinstance(field.asked.kind, Symbols)]
    for field in fields[::9]:
        kind = field.asked.kind
        assert isinstance(kind, Symbols)
        symbols, sentence = own.show[kind.language](kind.parse(str(field.value)), looked.pack, "de")
        assert symbols
        assert sentence.endswith(".")


def test_the_longer_piece_is_meant() -> None:
    goods = Words({"any": 0, "any kind": 1})
    language = Language((Piece.of("own {good}", "verb", {"good": goods}), Piece.of(";", "mark", {})), tight=";")
    assert language.split("own  any   kind ;own any") == [Chip(0, ("any kind",)), Chip(1), Chip(0, ("any",))]
    assert language.join([Chip(0, ("any kind",)), Chip(1), Chip(0, ("any",))]) == "own any kind; own any"
    assert language.split("own anything") is None
    assert next(Piece.of("{n}", "verb", {"n": Number(-3, 3, signed=True)}).examples()) == ("+1",)


# --- packs on their way ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_tables_and_zip_files_give_the_same_pack_back(game: str) -> None:
    _, files, looked = shop(game)
    assert unzipped(zipped(files)) == files
    for section in sections_of(looked):
        assert with_csv(files, looked, section, as_csv(looked, section)) == files


@pytest.mark.parametrize(("lang", "apart"), [("en", ","), ("de", ";")])
def test_tables_are_opened_by_spreadsheets_of_a_language_and_come_back_from_them(lang: str, apart: str) -> None:
    """With the mark of UTF-8 and the language's own mark between cells; some spreadsheets keep neither."""
    _, files, looked = shop("wutaki")
    tables = tables_of(looked, lang)
    assert sorted(tables) == sorted(f"{section}.csv" for section in sections_of(looked))
    pacts = tables["pact.csv"]
    assert pacts.startswith(b"\xef\xbb\xbfid" + apart.encode())
    old = pacts.decode("utf-8-sig").replace("\n", "\r\n").encode("cp1252")
    for name, content in {**tables, "old.csv": old}.items():
        section = "pact" if content is old else name.removesuffix(".csv")
        assert with_csv(files, looked, section, text_of_table(name, content)) == files


def test_a_table_in_signs_of_nobody_is_refused() -> None:
    with pytest.raises(PackRefused) as refused:
        text_of_table("pact.csv", b"id,name.en\nP-FI01,\x81\n")
    assert refused.value.faults[0].code == Reason.NOT_UTF8


def test_a_table_changes_adds_and_leaves_out() -> None:
    own, files, looked = shop("xibalba")
    head, first, second, *rest = as_csv(looked, "event").splitlines()
    new = first.replace("E01", "E99").replace("General Staff Orders", "Orders").replace("Stabsbefehl", "Befehl")
    after = look_at(own.loader, with_csv(new_pack(files, "x"), looked, "event", "\n".join([head, second, *rest, new])))
    assert after.faults == ()
    found = differences(looked, after)
    assert [(one.what, one.id) for one in found] == [("new", "E99"), ("gone", "E01")]
    assert values(entry(after, "E99"))["name"] == {"en": "Orders", "de": "Befehl"}


def test_entries_added_by_a_table_are_all_made_like_the_last_one() -> None:
    """Also where the last one has a field that they leave empty, and in the marks of other spreadsheets."""
    own, files, looked = shop("wutaki")
    lines = as_csv(looked, "location").splitlines()
    quarry = next(line for line in lines if line.startswith("7a,"))
    new = [quarry.replace("7a,", f"{id_},").replace("Quarry", id_).replace("Steinbruch", id_) for id_ in ("8a", "8b")]
    after = look_at(own.loader, with_csv(files, looked, "location", "\n".join([*lines, *new])))
    locations = after.documents["board.toml"].data["location"]
    assert isinstance(locations, list)
    like = next(one for one in locations if one["place"] == "7a")
    assert locations[-2:] == [{**like, "place": id_, "name": {"en": id_, "de": id_}} for id_ in ("8a", "8b")]
    apart = "\n".join(";".join(f'"{cell}"' for cell in next(csv.reader([line]))) for line in [*lines, *new])
    assert with_csv(files, looked, "location", apart) == with_csv(files, looked, "location", "\n".join([*lines, *new]))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("id,cots\nE01,3\n", Reason.COLUMN_UNKNOWN),
        ("E01,General Staff Orders\n", Reason.COLUMN_UNKNOWN),  # the line with the columns is lost
        ("id\n" + "".join(f"N{n}\n" for n in range(400)), Reason.ROWS_TOO_MANY),
    ],
)
def test_a_table_that_is_none_of_ours_changes_nothing(text: str, code: Reason) -> None:
    _, files, looked = shop("xibalba")
    with pytest.raises(PackRefused) as refused:
        with_csv(files, looked, "event", text)
    assert refused.value.faults[0].code == code
    assert all(fault.message(lang) for fault in refused.value.faults for lang in LANGUAGES)


def test_tables_together_are_bounded() -> None:
    _, files, looked = shop("wutaki")
    tables = dict.fromkeys(sections_of(looked)[:3], "x\n" * 250)
    with pytest.raises(PackRefused) as refused:
        with_tables(files, looked, tables)
    assert refused.value.faults[0].code == Reason.ROWS_TOO_MANY


def test_a_file_that_somebody_has_at_hand_is_read_once_and_stays_as_it_is() -> None:
    _, files, looked = shop("wutaki")
    assert parse_files(files)["pacts.toml"] is looked.documents["pacts.toml"]
    changed_files = {**files, "pacts.toml": files["pacts.toml"] + b"\n"}
    again = parse_files(changed_files)
    assert again["pacts.toml"] is not looked.documents["pacts.toml"]
    assert again["board.toml"] is looked.documents["board.toml"]
    assert all(one.data == tomllib.loads(files[name].decode()) for name, one in looked.documents.items())


def test_a_new_pack_forgets_the_fingerprints_of_another_and_keeps_every_other_byte() -> None:
    _, files, _ = shop("wutaki")
    before, after = files["provenance.toml"], new_pack(files, "x")["provenance.toml"]
    tables = before[before.index(b"\n[") :]
    assert b"\nformer = [" in before
    assert b"\nformer = [" not in after
    assert after.endswith(tables)
    odd = b'note = """\n[\n"""\nformer = []\n' + tables
    assert b"former = [" not in new_pack({**files, "provenance.toml": odd}, "x")["provenance.toml"]


def test_a_difference_names_the_field() -> None:
    own, files, looked = shop("xibalba")
    form = entry(looked, "S01")
    after = look_at(own.loader, changed(files, Put(form.file, (*form.steps, "cost"), 7)))
    assert [(one.what, one.id, one.fields) for one in differences(looked, after)] == [
        ("changed", "S01", (("cost", 4, 7),))
    ]


def test_a_bomb_is_not_unpacked() -> None:
    with pytest.raises(PackRefused):
        unzipped(zipped({"pack.toml": b"x" * 5_000_000}))
    with pytest.raises(PackRefused):
        unzipped(b"PK\x03\x04 no zip at all")


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_pack_is_said_in_every_language(game: str) -> None:
    own, _, looked = shop(game)
    kinds = [field.asked.kind for form in looked.forms for field in form.fields]
    words = {word for kind in kinds if isinstance(kind, Choice | Choices) for word in kind.options}
    slots = [slot for language in own.languages.values() for piece in language.pieces for slot in piece.slots]
    words |= {word for slot in slots if isinstance(slot, Words) for word in slot.meaning}
    factions_and_places = {form.id for form in looked.forms}
    plain = {word for word in words - factions_and_places if len(word) > 1 and not word[:1].isdecimal()}
    assert len(plain) > 20
    for lang in LANGUAGES:
        assert [word for word in sorted(plain) if not has(lang, f"{game}.words", word_key(word))] == []


def test_words_of_other_languages_mean_the_same() -> None:
    own, files, looked = shop("wutaki")
    form = entry(looked, "P-FI01")
    german = changed(
        files,
        Put(form.file, (*form.steps, "element"), "Feuer"),
        Put(form.file, (*form.steps, "cost"), "4 Öl"),
        Put(form.file, (*form.steps, "reward"), "receive 4 SP"),
    )
    found = look_at(own.loader, german)
    assert found.faults == ()
    assert found.pack.pacts == looked.pack.pacts  # type: ignore[union-attr]


def in_german(game: str) -> Callable[[str], tuple[str, str]]:
    """Puts a German word for each of ours that has one; and what is left without them."""
    theirs = {ours: german for german, ours in _meanings(game).items() if is_german(game, ours, german)}
    longest = sorted(theirs, key=len, reverse=True)
    found = re.compile("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in longest))
    return lambda text: (found.sub(lambda word: theirs[word[0]], text), found.sub("", text))


def is_german(game: str, ours: str, german: str) -> bool:
    """Whether it is what the German texts say for a word of ours."""
    places = [(f"{game}.{domain}", key) for domain in ("words", "verbs") for key in {ours, word_key(ours)}]
    return any(speak("de", domain, key).casefold() == german for domain, key in places if has("de", domain, key))


@pytest.mark.parametrize("game", GAMES)
def test_every_effect_may_be_written_in_german(game: str) -> None:
    """Each piece of a language, and each effect of the base pack, means the same with German words."""
    own, _, looked = shop(game)
    germanized, tried = in_german(game), set()
    for field in (field for form in looked.forms for field in form.fields):
        kind = field.asked.kind
        if not isinstance(kind, Symbols):
            continue
        texts = {text for text in fitting(own.languages[kind.language], kind.parse).values() if text}
        for text in (texts | ({field.value} if isinstance(field.value, str) else set())) - tried:
            tried.add(text)
            german, left = germanized(text)
            assert kind.parse(in_our_words(game, german).text) == kind.parse(text), german
            assert re.findall("[a-z_]{2,}", left) == [], text  # letters that stand for dice and factions are no words
    assert len(tried) > 100


@pytest.mark.parametrize(
    ("text", "wrong", "column"),
    [
        ("4 öl + 1 bier", "bier", 10),
        ("4 öl + 1 feuer", "feuer", 10),
        ("viel öl", "viel", 1),
    ],
)
def test_the_word_that_is_wrong_is_named_as_it_was_written(text: str, wrong: str, column: int) -> None:
    own, files, looked = shop("wutaki")
    form = entry(looked, "P-FI01")
    (fault,) = look_at(own.loader, changed(files, Put(form.file, (*form.steps, "cost"), text))).faults
    assert fault.arguments["column"] == column
    assert all(wrong in fault.reason(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("game", "id_", "field", "text", "possible", "impossible"),
    [
        ("wutaki", "P-FI01", "reward", "recieve 4 vp", ["receive", "draw"], ["act", "discard"]),
        ("wutaki", "C-01", "effect", "place: pay 1 gold -> recieve 1 vp", ["receive", "play_omen"], ["new_round"]),
        ("xibalba", "S01", "effect", "@attack powr(1)", ["power", "pierce"], ["cost", "addDie"]),
    ],
)
def test_a_wrong_verb_is_told_with_those_that_fit(
    game: str, id_: str, field: str, text: str, possible: list[str], impossible: list[str]
) -> None:
    own, files, looked = shop(game)
    form = entry(looked, id_)
    (fault,) = look_at(own.loader, changed(files, Put(form.file, (*form.steps, field), text))).faults
    told = str(fault.arguments["verbs"]).split(", ")
    assert set(possible) <= set(told)
    assert not set(impossible) & set(told)
    assert "Möglich ist hier" in fault.reason("de")


@pytest.mark.parametrize(
    ("game", "id_", "field", "text", "told"),
    [
        (
            "wutaki",
            "P-FI01",
            "reward",
            "erhlate 4 SP",
            "Ist „erhalte“ gemeint? Möglich ist hier: erhalte, pro, bezahle",
        ),
        ("wutaki", "P-FI01", "reward", "recieve 4 vp", "Ist „erhalte“ gemeint?"),
        ("wutaki", "P-FI01", "element", "Feür", "Ist „Feuer“ gemeint? Möglich: Feuer, Wasser, Erde, Wind."),
        ("xibalba", "C01", "effect", "plundre(R,2)", "Ist „plündere“ gemeint? Möglich ist hier: erhalte, verliere"),
    ],
)
def test_what_is_offered_instead_is_said_in_german_and_understood(
    game: str, id_: str, field: str, text: str, told: str
) -> None:
    own, files, looked = shop(game)
    form = entry(looked, id_)
    (fault,) = look_at(own.loader, changed(files, Put(form.file, (*form.steps, field), text))).faults
    assert told in fault.reason("de")
    offered, files_say = fault.reason("de"), str(fault.arguments.get("verbs") or fault.arguments["options"])
    german = offered.rpartition(": ")[2].rstrip(".").split(", ")
    assert [in_our_words(game, word).text for word in german] == files_say.split(", ")


def test_verbs_that_fit_are_looked_for_a_few_times_only() -> None:
    """Each time takes a while: a pack with hundreds of wrong verbs would hold up everybody else."""
    own, files, looked = shop("wutaki")
    omens = [form for form in looked.forms if form.section == "omen"]
    wrong = [Put(form.file, (*form.steps, "effect"), "recieve 4 vp") for form in omens]
    told = [str(fault.arguments["verbs"]).split(", ") for fault in look_at(own.loader, changed(files, *wrong)).faults]
    assert len(told) == len(omens)
    fitting_, others = told[:MOST_HELPED], told[MOST_HELPED:]
    assert all("receive" in verbs and "discard" not in verbs for verbs in fitting_)
    assert all("receive" in verbs and "discard" in verbs for verbs in others)
