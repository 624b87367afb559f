"""Every value of a pack has an origin, and `provenance.toml` says nothing about what is not there."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from spieltisch.games import base_pack, find_game, has_packs, shelf
from spieltisch.packs import Files, PackRefused, pack_hash, read_folder
from spieltisch.packs.header import origins_of as read_origins
from spieltisch.packs.provenance import Item, Origins
from spieltisch.packs.reader import PROVENANCE
from spieltisch.packs.sources import all_sources
from spieltisch.texts import LANGUAGES

GAMES = [game for game in shelf() if has_packs(game) and (base_pack(game) / PROVENANCE).is_file()]
NUMBER = re.compile(r"[0-9]+")

# mixed entries, of which something is printed and something ours: they must carry the mark
MIXED = {
    "xibalba": ["S05", "S07", "S09", "C13", "resource", "attack", "paragon", "discard"],
    "wutaki": [
        "B1",
        "B2",
        "B3",
        "C-01",
        "C-09",
        "C-12",
        "C-17",
        "V-03",
        "G-06",
        "E-3",
        "E-4",
        "T-1",
        "T-5",
        "7a",
        "7e",
    ],
}
PRINTED = {
    "xibalba": [""],
    "wutaki": ["P-FI14", "O-01", "O-39", "O-40", "V-01", "V-02", "G-01", "G-02", "E-1", "E-2", "S-4"],
}


def files_of(game: str) -> dict[str, bytes]:
    return read_folder(base_pack(game))


def origins_of(game: str, files: Files | None = None) -> Origins:
    return read_origins(files or files_of(game), game, strict=True)


def numbers_in(value: object) -> int:
    """How many numbers a value of TOML has, however deep, effects included."""
    if isinstance(value, bool):
        return 0
    if isinstance(value, int):
        return 1
    if isinstance(value, str):
        return len(NUMBER.findall(value))
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return sum(map(numbers_in, parts))


def entries(folder: Path) -> Iterator[tuple[str, Mapping[str, object]]]:
    """All entries of a pack as tomllib reads them, without asking our reader."""
    for file in sorted(folder.glob("*.toml")):
        if file.name in ("pack.toml", PROVENANCE):
            continue
        for section, value in tomllib.loads(file.read_text("utf-8")).items():
            tables = value if isinstance(value, list) else [value]
            if len(tables) == 1 and all(isinstance(one, dict) for one in tables[0].values()):
                tables = list(tables[0].values())
            yield from ((section, table) for table in tables)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_base_pack_has_an_origin(game: str) -> None:
    wanted: dict[str, int] = {}
    for section, table in entries(base_pack(game)):
        key = "id" if "id" in table else "place"
        played = {field: value for field, value in table.items() if field not in (key, "source")}
        wanted[section] = wanted.get(section, 0) + numbers_in(played)
    found = dict.fromkeys(wanted, 0)
    for item in origins_of(game).values():
        found[item.kind] += sum(numbers_in(fact.value) for fact in item.facts)
    assert found == wanted
    assert sum(wanted.values()) > 400


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_names_page_and_words_and_what_is_derived_a_reason(game: str) -> None:
    for item in origins_of(game).values():
        for fact in item.facts:
            origin = fact.origin
            if origin.state == "rulebook":
                assert origin.page, (item.id, fact.field)
                assert all(origin.quote[lang] for lang in LANGUAGES), (item.id, fact.field)
            elif origin.state == "derived":
                assert all(origin.reason[lang] for lang in LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_mixed_things_carry_the_mark_and_printed_ones_do_not(game: str) -> None:
    by_id: dict[str, list[Item]] = {}
    for item in origins_of(game).values():
        by_id.setdefault(item.id, []).append(item)
    for id_ in MIXED[game]:
        assert any(item.ours for item in by_id[id_]), id_
    for id_ in PRINTED[game]:
        assert not any(item.ours for item in by_id[id_]), id_


PAGES = re.compile(r"p\.([0-9]+(?:, ?[0-9]+)*)")
MOST_WORDS = 18  # of a quote: enough to find the place, no copy of the rulebook


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_those_that_the_entries_name(game: str) -> None:
    """Two files name the page of what is printed: whoever changes one of them has looked it up, or has not."""
    named: dict[tuple[str, str], set[int]] = {}
    for section, table in entries(base_pack(game)):
        found = ", ".join(PAGES.findall(str(table.get("source", ""))))
        named[section, str(table.get("id", table.get("place", "")))] = set(map(int, NUMBER.findall(found)))
    pages = {
        key: {int(page) for fact in item.facts for page in NUMBER.findall(fact.origin.page)}
        for key, item in origins_of(game).items()
    }
    both = {key for key, found in pages.items() if found and named.get(key)}
    assert {key: pages[key] for key in both} == {key: named[key] for key in both}
    assert len(both) == {"wutaki": 65, "xibalba": 5}[game]


@pytest.mark.parametrize("game", GAMES)
def test_quotes_are_short(game: str) -> None:
    quotes = {
        quote for item in origins_of(game).values() for fact in item.facts for quote in fact.origin.quote.values()
    }
    assert quotes
    assert [quote for quote in quotes if len(quote.split()) > MOST_WORDS] == []


@pytest.mark.parametrize("game", GAMES)
def test_only_sources_that_can_be_named_are_named(game: str) -> None:
    """A page of the rulebook, or that it is ours: nothing that nobody could look up."""
    for section, table in entries(base_pack(game)):
        source = str(table.get("source", "reconstructed"))
        assert not re.search("review|preview|public|website|forum", source), (section, table)


def test_where_balance_changed_a_number_its_origin_says_so() -> None:
    wutaki, xibalba = origins_of("wutaki"), origins_of("xibalba")

    def reason(item: Item, field: str) -> str:
        return next(fact.origin.reason["en"] for fact in item.facts if fact.field == field)

    assert "at first" in reason(wutaki["pact", "P-WI10"], "reward")
    assert "at first" in reason(wutaki["pact", "P-EA17"], "reward")
    assert "at first" in reason(wutaki["display", ""], "extreme[1]")
    assert "2, 5 and 8" in reason(wutaki["master", "B2"], "track.4")
    assert "at first" in reason(xibalba["faction", "CHA"], "productivity[4]")
    assert "at first" in reason(xibalba["faction", "CAS"], "level_costs[1]")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_adds_up_to_the_totals_of_the_pack(game: str, lang: str) -> None:
    origins = origins_of(game)
    page = all_sources(origins, game, lang)
    for key in ("things", "marked", "rulebook", "derived", "ours"):
        assert sum(getattr(row, key) for row in page.counts) == getattr(page.total, key)
    assert page.total.things == len(origins) == sum(map(len, page.things.values()))
    assert page.total.rulebook + page.total.derived + page.total.ours == sum(
        len(item.facts) for item in origins.values()
    )
    assert page.total.marked == sum(item.ours for item in origins.values())
    told = [thing for things in page.things.values() for thing in things]
    assert all(thing.name and thing.sources for thing in told)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_kinds_and_fields_have_names_in_both_languages(game: str, lang: str) -> None:
    page = all_sources(origins_of(game), game, lang)
    said = [row.name for row in page.counts] + [
        field
        for things in page.things.values()
        for thing in things
        for source in thing.sources
        for field in source.fields
    ]
    assert [text for text in said if "_" in text or not text[0].isupper()] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_file_changes_no_fingerprint_and_may_be_missing(game: str) -> None:
    files = files_of(game)
    without = {name: content for name, content in files.items() if name != PROVENANCE}
    assert pack_hash(files) == pack_hash(without)
    opened = find_game(game).open_box(2, {}, without).pack
    # then the `source` of an entry speaks for all its fields
    assert opened.hash == pack_hash(files)
    assert {fact.origin.state for item in opened.origins.values() for fact in item.facts} == {"rulebook", "ours"}
    assert opened.origins.keys() == origins_of(game).keys()


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "reason"),
    [
        ("[soldier.S05]", "[soldier.S95]", 1, "soldier.S95", "The pack has no such thing or field."),
        ("[soldier.S05]\nname", "[soldier.S05]\nnames", 2, "soldier.S05.names", "Did you mean “name”?"),
        ("[medicine]", "[medicines]", 1, "medicines", "Did you mean “medicine”?"),
        ('heals = "rulebook', 'heals = "public reviews', 1, "medicine.heals", "says nothing about an origin"),
        ('copies = "ours: copies"', 'copies = "ours: copie"', 1, "soldier.copies", "Did you mean “copies”?"),
        ('"derived: level-two"', '"derived"', 1, "faction.productivity[2]", "says nothing about an origin"),
        ('"faces[2]" = "rulebook', '"faces[7]" = "rulebook', 1, "dice.resource.faces[7]", "no such thing or field"),
        ("[reason.unnamed]", "[words.xx]\n\n[reason.unnamed]", 1, "words.xx", "There is no such field"),
        ("former = [", "former = [7,", 1, "former", "list of fingerprints"),
        ("[reason.unnamed]\nen", "[reason.unnamed]\nfr", 2, "reason.unnamed.fr", "The English text is missing"),
    ],
)
def test_what_is_wrong_is_refused_with_file_line_and_reason(
    old: str, new: str, line: int, field: str, reason: str
) -> None:
    files = files_of("xibalba")
    text = files[PROVENANCE].decode()
    assert old in text
    files[PROVENANCE] = text.replace(old, new, 1).encode()
    with pytest.raises(PackRefused) as refused:
        origins_of("xibalba", files)
    faults = refused.value.faults
    at = text.count("\n", 0, text.index(old)) + line
    assert [(fault.file, fault.line, fault.field) for fault in faults[:1]] == [(PROVENANCE, at, field)]
    assert any(reason in fault.message("en") for fault in faults)


def test_a_value_that_nothing_speaks_of_is_refused() -> None:
    files = files_of("xibalba")
    files[PROVENANCE] = files[PROVENANCE].decode().replace('[event]\n"*" = "ours"\n', "[event]\n").encode()
    with pytest.raises(PackRefused) as refused:
        origins_of("xibalba", files)
    assert "Nothing says where E01.name comes from" in refused.value.message("en")


def test_a_card_can_be_changed_without_changing_the_file() -> None:
    files = files_of("xibalba")
    text = files["soldiers.toml"].decode()
    files["soldiers.toml"] = text.replace('id = "S05"', 'id = "S95"').encode()
    origins = find_game("xibalba").open_box(2, {}, files).pack.origins
    assert {fact.origin.state for fact in origins["soldier", "S95"].facts} == {"ours"}
    with pytest.raises(PackRefused, match=r"soldier\.S05: The pack has no such thing"):
        origins_of("xibalba", files)


def test_a_file_that_cannot_be_understood_is_refused_at_once() -> None:
    files = files_of("xibalba")
    files[PROVENANCE] = files[PROVENANCE].replace(b'heals = "rulebook', b'heals = "somebody')
    with pytest.raises(PackRefused, match="says nothing about an origin"):
        find_game("xibalba").open_box(2, {}, files)
