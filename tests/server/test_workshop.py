"""The workshop over the wire: packs of one's own, changed card by card, kept, played with, and seen by nobody else."""

import base64
import io
import time
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from spieltisch.games import base_pack, find_game
from spieltisch.packs import Files, read_folder
from spieltisch.packs.drafts import Wish, Wishes
from spieltisch.packs.editing import new_pack
from spieltisch.packs.exchange import unzipped, zipped
from spieltisch.server.workbench import at_hand, changed, draft_of

from .kit import Client, Json, Server
from .pack_fuzz import Door, try_packs, try_uploads

GAMES = ("wutaki", "xibalba")


def begin(client: Client, game: str = "xibalba", title: str = "Mine", **more: object) -> Json:
    """A pack of one's own."""
    made: Json = client.post("/api/packs", {"game": game, "title": title, **more}, 201)
    return made


def change(client: Client, pack: Json, status: int = 200, way: str = "", **wishes: object) -> Json:
    """Change a pack as it was last seen."""
    method, path = ("POST", f"/{way}") if way else ("PATCH", "")
    body = {"version": pack["pack"]["version"], **wishes}
    told: Json = client.ask(method, f"/api/packs/{pack['pack']['pack']}{path}?lang=de", body, status)
    return told


def edit(entry: str, field: str, section: str = "soldier", **value: object) -> Json:
    return {"section": section, "entry": entry, "field": field, **value}


def entry_of(seen: Json, section: str, entry: str) -> Json:
    found: Json = next(one for one in seen["entries"] if (one["section"], one["entry"]) == (section, entry))
    return found


def files_of(client: Client, pack: Json) -> Files:
    return unzipped(client.http.get(f"/api/packs/{pack['pack']['pack']}/export").content)


def box_of(game: str, files: Files) -> bytes:
    """What the rules read of a pack."""
    found = find_game(game)
    return bytes(found.open_box(found.seats.start, {}, files).record.tobytes())


def pieces(whole: Json, language: str, *wanted: tuple[str, list[str]]) -> list[Json]:
    """Chips by what files write for their pieces."""
    known = next(one for one in whole["languages"] if one["name"] == language)["pieces"]
    numbers = {piece["written"]: piece["piece"] for piece in known}
    return [{"piece": numbers[written], "values": values} for written, values in wanted]


# --- cards as pieces, and the same as TOML ---------------------------------------------------------------------------


def test_cards_put_together_of_pieces_are_the_same_as_typed_ones(anna: Client) -> None:
    mine = begin(anna)
    put = {
        "soldier": ("S01", pieces(mine, "effect", ("@{trigger}", ["attack"]), ("mates({mates})?", ["2"]),
                                  ("power({amount})", ["3"])), "@attack mates(2)? power(3)"),
        "civilian": ("C01", pieces(mine, "effect", ("gain(R,{amount})", ["2"]), ("+", []), ("rollP({amount})", ["1"])),
                     "gain(R,2) + rollP(1)"),
        "building": ("B01", pieces(mine, "effect", ("mod({stat},{change})", ["bres", "+1"])), "mod(bres,+1)"),
        "event": ("E01", pieces(mine, "effect", ("roll({rolled},{amount})", ["A", "3"])), "roll(A,3)"),
    }  # fmt: skip
    edits = [edit(id_, "effect", section, chips=chips) for section, (id_, chips, _) in put.items()]
    edits += [edit("S01", "cost", value=6), edit("C01", "name", "civilian", value={"en": "Neu", "de": "Nëu „1“"}),
              edit("S01", "phase", value="Aktionsphase"), edit("B01", "faction", "building", value="CAS")]  # fmt: skip
    done = change(anna, mine, edits=edits)
    assert done["remarks"] == []
    typed = {name: content.decode() for name, content in new_pack(base_files("xibalba"), "Mine").items()}
    for file, section in (("soldiers", "soldier"), ("civilians", "civilian"), ("buildings", "building"),
                          ("events", "event")):  # fmt: skip
        head, old, rest = typed[f"{file}.toml"].partition(f'id = "{put[section][0]}"')
        lines = [
            f'effect = "{put[section][2]}"' if line.startswith("effect") else line for line in rest.split("\n")[:14]
        ]
        typed[f"{file}.toml"] = head + old + "\n".join([*lines, *rest.split("\n")[14:]])
    typed["soldiers.toml"] = _line(typed["soldiers.toml"], "S01", "cost", "6")
    typed["civilians.toml"] = _line(typed["civilians.toml"], "C01", "name.en", '"Neu"')
    typed["civilians.toml"] = _line(typed["civilians.toml"], "C01", "name.de", '"Nëu „1“"')
    typed["buildings.toml"] = _line(typed["buildings.toml"], "B01", "faction", '"CAS"')
    by_hand = {name: text.encode() for name, text in typed.items()}
    ours = files_of(anna, mine)
    assert box_of("xibalba", ours) == box_of("xibalba", by_hand)
    assert box_of("xibalba", ours) != box_of("xibalba", base_files("xibalba"))
    assert {name for name in ours if ours[name] != by_hand[name]} <= {"pack.toml", "provenance.toml"}


def test_a_choice_and_a_condition_in_the_other_game(anna: Client) -> None:
    mine = begin(anna, "wutaki")
    choice = [("receive {points} vp", ["4"]), ("|", []), ("pay {amount} {good}", ["9", "any"]), ("->", []),
              ("give 1 own revenge to opp", [])]  # fmt: skip
    edits = [
        edit("11", "action", "location", chips=pieces(mine, "effect", *choice)),
        edit("O-01", "effect", "omen", text="sacrifice 3 beliebig -> receive 2 vp"),
        edit("G-01", "condition", "secret", chips=pieces(mine, "condition", ("own {noun} >= {n}", ["wood", "7"]))),
        edit("P-FI01", "cost", "pact", text="2 Öl + 1 Holz"),
    ]
    done = change(anna, mine, edits=edits)
    assert done["remarks"] == []
    effect = entry_of(done, "location", "11")["effects"]["action"]
    assert effect["text"] == "receive 4 vp | pay 9 any -> give 1 own revenge to opp"
    assert effect["sentence"].startswith("Erhalte 4 SP – oder bezahle 9")
    assert entry_of(done, "omen", "O-01")["values"]["effect"] == "sacrifice 3 any -> receive 2 vp"
    assert entry_of(done, "pact", "P-FI01")["values"]["cost"] == "2 oil + 1 wood"
    assert done["cards"]["G-01"]["text"].startswith("Hast du am Spielende")
    typed = {name: content.decode() for name, content in new_pack(base_files("wutaki"), "Mine").items()}
    typed["omens.toml"] = _line(typed["omens.toml"], "O-01", "effect", '"sacrifice 3 any -> receive 2 vp"')
    typed["board.toml"] = typed["board.toml"].replace("3 vp | pay 10 any", "4 vp | pay 9 any")
    typed["secrets.toml"] = _line(typed["secrets.toml"], "G-01", "condition", '"own wood >= 7"')
    typed["pacts.toml"] = _line(typed["pacts.toml"], "P-FI01", "cost", '"2 oil + 1 wood"')
    assert box_of("wutaki", files_of(anna, mine)) == box_of("wutaki", {one: two.encode() for one, two in typed.items()})


def _line(text: str, id_: str, field: str, value: str) -> str:
    """A file with another value in an entry."""
    head, mark, rest = text.partition(f'id = "{id_}"')
    lines = rest.split("\n")
    number = next(n for n, line in enumerate(lines) if line.partition("=")[0].strip() == field)
    lines[number] = f"{lines[number].partition('=')[0]}= {value}"
    return head + mark + "\n".join(lines)


def base_files(game: str) -> Files:
    return read_folder(base_pack(game))


# --- steps -----------------------------------------------------------------------------------------------------------


def test_a_change_is_kept_and_can_be_taken_back(anna: Client) -> None:
    mine = begin(anna)
    before = files_of(anna, mine)
    done = change(anna, mine, edits=[edit("S01", "cost", value=9)])
    assert (done["pack"]["undo"], done["pack"]["redo"], done["pack"]["version"]) == (1, 0, 2)
    assert done["cards"]["S01"]["facts"]["cost"] == 9
    assert [one["entry"] for one in done["entries"]] == ["S01"]
    assert entry_of(done, "soldier", "S01")["changed"] == "changed"
    back = change(anna, done, way="undo")
    assert files_of(anna, mine) == before
    assert (back["pack"]["undo"], back["pack"]["redo"]) == (0, 1)
    again = change(anna, back, way="redo")
    assert entry_of(again, "soldier", "S01")["values"]["cost"] == 9
    assert change(anna, again, 409, way="redo")["code"] == "nothing-to-redo"
    assert change(anna, done, 409, edits=[edit("S01", "cost", value=1)])["code"] == "pack-stale"
    assert anna.get(f"/api/packs/{mine['pack']['pack']}")["pack"]["version"] == 4


def test_cards_come_and_go(anna: Client) -> None:
    mine = begin(anna)
    done = change(anna, mine, add=[{"section": "soldier", "like": "S01"}])
    (new,) = done["entries"]
    assert new["entry"] not in {one["entry"] for one in mine["entries"]}
    assert new["changed"] == "new"
    order = [one["entry"] for one in done["order"] if one["section"] == "soldier"]
    assert order[:2] == ["S01", new["entry"]]
    gone = change(anna, done, remove=[{"section": "soldier", "entry": new["entry"]}])
    assert gone["gone"] == [{"section": "soldier", "entry": new["entry"]}]
    assert files_of(anna, mine) == {**base_files("xibalba"), **{k: v for k, v in files_of(anna, mine).items()
                                                               if k in ("pack.toml", "provenance.toml")}}  # fmt: skip


def test_a_draft_with_faults_is_kept_told_at_its_field_and_not_played(anna: Client) -> None:
    mine = begin(anna)
    wrong = [edit("S01", "cost", value=99), edit("C01", "effect", "civilian", text="gian(R,1)"),
             edit("B01", "name", "building", value={"de": ""})]  # fmt: skip
    done = change(anna, mine, edits=wrong)
    told = {(one["entry"], one["field"], one["part"]): one for one in done["remarks"]}
    assert set(told) == {("S01", "cost", ""), ("C01", "effect", ""), ("B01", "name", "de")}
    assert "gain" in told["C01", "effect", ""]["options"]
    assert {"S01", "C01", "B01"}.isdisjoint(done["cards"])
    assert done["pack"]["faults"] == 3
    seats = [{"kind": "hotseat"}, {"kind": "bot"}]
    refused = anna.post("/api/tables", {"game": "xibalba", "seats": seats, "pack": mine["pack"]["pack"]}, 409)
    assert refused["code"] == "broken-pack"
    assert mine["pack"]["pack"] not in str(anna.get("/api/games"))
    other = change(anna, done, edits=[edit("S02", "cost", value=7)])
    assert other["cards"]["S02"]["facts"]["cost"] == 7  # what is sound is drawn all the same


@pytest.mark.parametrize("wish", [
    {"edits": [edit("S99", "cost", value=1)]}, {"edits": [edit("S01", "colour", value=1)]},
    {"add": [{"section": "soldier", "like": "none"}]}, {"remove": [{"section": "dice", "entry": ""}]},
    {"edits": [edit("S01", "effect", chips=[{"piece": 900, "values": []}])]},
    {"edits": [edit("S01", "effect", chips=[{"piece": 8, "values": []}])]},
])  # fmt: skip
def test_what_means_nothing_changes_nothing(anna: Client, wish: Json) -> None:
    mine = begin(anna)
    for way in ("", "preview"):
        method, path = ("POST", f"/{way}") if way else ("PATCH", "")
        answer = anna.http.request(method, f"/api/packs/{mine['pack']['pack']}{path}", json={"version": 1, **wish})
        assert answer.status_code == 400
        assert answer.json()["code"] in ("no-such-entry", "bad-pieces")
    assert anna.get(f"/api/packs/{mine['pack']['pack']}")["pack"]["version"] == 1


def test_a_preview_is_kept_nowhere(anna: Client) -> None:
    mine = begin(anna)
    seen = change(anna, mine, way="preview", edits=[edit("S01", "effect", text="@Angriff power(4)")])
    assert entry_of(seen, "soldier", "S01")["effects"]["effect"]["text"] == "@attack power(4)"
    assert seen["cards"]["S01"]["symbols"][-1] == {"icon": "power", "n": 4, "sign": "+"}
    assert anna.get(f"/api/packs/{mine['pack']['pack']}")["pack"]["version"] == 1
    assert anna.get(f"/api/packs/{mine['pack']['pack']}/diff") == []


@pytest.mark.parametrize(
    ("game", "key", "field"), [("wutaki", ("pact", "P-FI01"), "name"), ("xibalba", ("soldier", "S01"), "name")]
)
def test_a_preview_takes_less_than_300_ms(game: str, key: tuple[str, str], field: str) -> None:
    """Of the processor, the usual one of five: what else a machine does is none of ours."""
    before, took = draft_of(game, base_files(game)), []
    for number in range(5):
        began = time.thread_time()
        after = at_hand(before.changed(Wishes(edits=[Wish(key, field, {"en": f"Name {number}"})])))
        seen, _ = changed(before, after, game, "de")
        took.append(time.thread_time() - began)
        assert [(entry.entry, entry.values[field]["en"]) for entry in seen.entries] == [(key[1], f"Name {number}")]
    assert sorted(took)[2] < 0.3, took


def test_where_a_value_comes_from_is_said_field_by_field(anna: Client) -> None:
    mine = begin(anna)
    done = change(anna, mine, edits=[edit("S01", "cost", value=5, origin="rulebook p.9: COST")])
    told = entry_of(done, "soldier", "S01")["origins"]["cost"]
    assert (told["state"], told["said"], told["own"]) == ("rulebook", "rulebook p.9: COST", True)
    assert "9" in told["text"]
    back = change(anna, done, edits=[edit("S01", "cost", origin="")])
    assert not entry_of(back, "soldier", "S01")["origins"]["cost"]["own"]
    wrong = change(anna, back, edits=[edit("S01", "cost", origin="somebody told me")])
    assert [one["code"] for one in wrong["remarks"]] == ["origin-bad"]


# --- whose they are --------------------------------------------------------------------------------------------------


def test_what_is_different_is_said_in_words_of_people(anna: Client) -> None:
    mine = begin(anna, "wutaki")
    edits = [edit("O-01", "effect", "omen", text="receive 2 vp"), edit("P-FI01", "element", "pact", value="water")]
    changed_ = change(anna, mine, edits=edits)
    told = anna.get(f"/api/packs/{changed_['pack']['pack']}/diff?lang=de")
    fields = {(one["entry"], field["field"]): field for one in told for field in one["fields"]}
    omen, pact = fields["O-01", "effect"], fields["P-FI01", "element"]
    assert (omen["after"], omen["said_after"]) == ("receive 2 vp", "Erhalte 2 SP.")
    assert (pact["before"], pact["said_before"], pact["said_after"]) == ("fire", "Feuer", "Wasser")


def test_a_place_is_drawn_where_it_is_entered_and_nowhere_else(anna: Client) -> None:
    """Other tables number their entries, too: the first space of the tracker is not the first place of the board."""
    shows = {(one["section"], one["entry"]): one["shows"] for one in begin(anna, "wutaki")["entries"]}
    assert (shows["location", "1"], shows["tracker", "1"], shows["level", "1"]) == ("place", "", "")
    assert (shows["location", "4"], shows["extreme", "4"]) == ("place", "")


def test_nobody_else_learns_of_a_pack(anna: Client, ben: Client, stranger: Client) -> None:
    mine = begin(anna, title="A secret of Anna")
    name = mine["pack"]["pack"]
    seats = [{"kind": "hotseat"}, {"kind": "bot"}]
    for other in (ben, stranger):
        assert "A secret of Anna" not in str(other.get("/api/packs")) + str(other.get("/api/games"))
        for path in ("", "/diff", "/export", "/export?as=csv"):
            assert other.get(f"/api/packs/{name}{path}", 404)["code"] == "no-such-draft"
        assert other.post(f"/api/packs/{name}/preview", {"version": 1}, 404)["code"] == "no-such-draft"
        for pack in (name, mine["pack"]["hash"]):
            refused = other.post("/api/tables", {"game": "xibalba", "seats": seats, "pack": pack}, 404)
            assert refused["code"] == "no-such-pack"
            assert other.get(f"/api/games/xibalba/catalogue?pack={pack}", 404)["code"] == "no-such-pack"
    for way in ("undo", "redo"):
        assert ben.post(f"/api/packs/{name}/{way}", {"version": 1}, 404)["code"] == "no-such-draft"
    assert ben.ask("PATCH", f"/api/packs/{name}", {"version": 1}, 404)["code"] == "no-such-draft"
    assert ben.ask("DELETE", f"/api/packs/{name}", status=404)["code"] == "no-such-draft"
    copied = ben.post("/api/packs", {"game": "xibalba", "title": "x", "like": name}, 404)
    assert copied["code"] == "no-such-draft"
    anna.ask("DELETE", f"/api/packs/{name}", status=204)
    assert anna.get(f"/api/packs/{name}", 404)["code"] == "no-such-draft"


def test_base_packs_are_looked_at_and_not_changed(stranger: Client, anna: Client) -> None:
    listed = stranger.get("/api/packs?lang=de")
    assert {one["game"] for one in listed if one["base"]} >= set(GAMES)
    for one in listed:
        whole = stranger.get(f"/api/packs/{one['pack']}?lang=de")
        assert len(whole["entries"]) == len(whole["forms"]) or len(whole["forms"]) < len(whole["entries"])
        assert whole["remarks"] == []
        assert all(entry["shows"] or not section_of(whole, entry)["deck"] for entry in whole["entries"])
        assert anna.ask("PATCH", f"/api/packs/{one['pack']}", {"version": 0}, 409)["code"] == "pack-is-base"
        assert anna.ask("DELETE", f"/api/packs/{one['pack']}", status=409)["code"] == "pack-is-base"


def section_of(whole: Json, entry: Json) -> Json:
    return next(one for one in whole["sections"] if one["section"] == entry["section"])  # type: ignore[no-any-return]


def test_a_game_is_played_with_a_pack_of_one_s_own_and_keeps_its_cards(anna: Client, ben: Client) -> None:
    mine = begin(anna, title="Ours")
    done = change(anna, mine, edits=[edit("S01", "name", value={"en": "Card of Anna", "de": "Annas Karte"})])
    name = mine["pack"]["pack"]
    game = next(one for one in anna.get("/api/games") if one["game"] == "xibalba")
    assert [one["title"] for one in game["packs"] if one["draft"] == name] == ["Ours"]
    assert anna.get(f"/api/games/xibalba/catalogue?pack={name}")["cards"]["S01"]["name"] == "Card of Anna"
    body = {"game": "xibalba", "seats": [{"kind": "hotseat"}, {"kind": "hotseat"}], "pack": name}
    table = anna.post("/api/tables", body, 201)["table"]
    anna.ask("DELETE", f"/api/packs/{name}", status=204)
    shown = ben.get(f"/api/tables/{table}")
    assert shown["pack"] == done["pack"]["hash"]
    cards = ben.get(f"/api/games/xibalba/catalogue?pack={shown['pack']}")["cards"]
    assert cards["S01"]["name"] == "Card of Anna"
    assert any(anna.state(table, seat)["options"] for seat in (0, 1))


def test_whoever_is_forgotten_takes_their_packs_along(server: Server) -> None:
    with closing(server.client()) as leaving:
        leaving.post("/api/me")
        mine = begin(leaving, title="Gone soon")
        data = leaving.get("/api/me/data")
        assert [one["titles"]["en"] for one in data["packs"]] == ["Gone soon"]
        body = {"game": "xibalba", "seats": [{"kind": "hotseat"}, {"kind": "bot"}], "pack": mine["pack"]["pack"]}
        assert leaving.post("/api/tables", body, 201)["table"]
        leaving.ask("DELETE", "/api/me", status=204)
    with closing(server.client()) as other:
        assert other.get(f"/api/packs/{mine['pack']['pack']}", 404)["code"] == "no-such-draft"
        code = other.get(f"/api/games/xibalba/catalogue?pack={mine['pack']['hash']}", 404)["code"]
        assert code == "no-such-pack"


# --- taken along and brought -----------------------------------------------------------------------------------------


def packed(content: bytes) -> str:
    return base64.b64encode(content).decode()


def test_a_pack_is_taken_along_to_another_server_and_survives_the_power_there(anna: Client, tmp_path: Path) -> None:
    mine = begin(anna, "wutaki", "Reise")
    change(anna, mine, edits=[edit("P-FI01", "reward", "pact", text="receive 9 vp")])
    taken = anna.http.get(f"/api/packs/{mine['pack']['pack']}/export?as=zip")
    assert taken.headers["content-disposition"] == 'attachment; filename="Reise.zip"'
    first = Server(tmp_path / "there.db", compiled=False)
    with closing(first.client()) as client:
        there = client.post("/api/packs/import", {"zip": packed(taken.content)}, 201)
        done = change(client, there, edits=[edit("P-FI02", "reward", "pact", text="receive 8 vp")])
        token = client.token
    first.kill()
    second = Server(tmp_path / "there.db", compiled=False)
    with closing(second.client()) as client:
        client.become(token)
        again = client.get(f"/api/packs/{there['pack']['pack']}")
        assert entry_of(again, "pact", "P-FI02")["values"]["reward"] == "receive 8 vp"
        back = change(client, done, way="undo")
        found = client.get(f"/api/packs/{there['pack']['pack']}/diff")
    second.stop()
    assert (there["pack"]["title"], back["pack"]["hash"]) == ("Reise", there["pack"]["hash"])
    assert there["pack"]["hash"] == anna.get(f"/api/packs/{mine['pack']['pack']}")["pack"]["hash"]
    assert [(one["entry"], one["what"], one["fields"][0]["after"]) for one in found] == [
        ("P-FI01", "changed", "receive 9 vp")
    ]
    text = anna.http.get(f"/api/packs/{mine['pack']['pack']}/export?as=toml").text
    assert 'reward = "receive 9 vp"' in text


def test_tables_of_cards_go_out_and_come_back(anna: Client) -> None:
    mine = begin(anna)
    tables = anna.http.get(f"/api/packs/{mine['pack']['pack']}/export?as=csv").content
    with zipfile.ZipFile(io.BytesIO(tables)) as archive:
        soldiers = archive.read("soldier.csv").decode("utf-8-sig")
    same = anna.post("/api/packs/import", {"into": mine["pack"]["pack"], "version": 1, "zip": packed(tables)}, 201)
    assert same["pack"]["version"] == 1  # nothing is different
    body = {"into": mine["pack"]["pack"], "version": 1, "tables": {"soldier": soldiers.replace("Line Grenadier", "Me")}}
    done = anna.post("/api/packs/import", body, 201)
    assert entry_of(done, "soldier", "S01")["values"]["name"]["en"] == "Me"
    assert done["pack"]["undo"] == 1


def test_the_files_of_a_folder_are_the_same_pack_as_their_zip_file(anna: Client) -> None:
    files = base_files("wutaki")
    texts = {name: content.decode() for name, content in files.items()}
    brought = anna.post("/api/packs/import", {"files": texts, "title": "Folder"}, 201)
    packed_up = anna.post("/api/packs/import", {"zip": packed(zipped(files)), "title": "Folder"}, 201)
    assert brought["pack"]["hash"] == packed_up["pack"]["hash"]
    for odd in ({"../pack.toml": ""}, {}, {**texts, "a/b.toml": ""}):
        assert anna.http.post("/api/packs/import", json={"files": odd}).status_code == 400


@pytest.mark.parametrize(("content", "sentence"), [
    (b"", "zip"), (b"PK nonsense", "zip"), (zipped({"pack.toml": b'game = "chess"'}), "chess"),
    (zipped({"other.toml": b""}), "pack.toml"), (zipped({**base_files("xibalba"), "x.toml": b"a = [ ["}), "x.toml"),
])  # fmt: skip
def test_what_is_no_pack_is_refused_with_a_sentence(anna: Client, content: bytes, sentence: str) -> None:
    before = len(anna.get("/api/packs"))
    answer = anna.http.post("/api/packs/import", json={"zip": packed(content)})
    assert answer.status_code in (400, 404)
    assert sentence in answer.json()["text"]
    assert len(anna.get("/api/packs")) == before


def test_packs_and_uploads_of_whoever_means_ill_are_kept_whole_or_refused(tmp_path: Path) -> None:
    door = Door(tmp_path, most_s=10.0)  # a slow machine is none of theirs
    try:
        try_packs(door, 19, range(20))
        try_uploads(door, 19, range(40))
        assert door.findings == []
        door.most_s = 0.0
        try_uploads(door, 19, range(40, 42))
        assert len(door.findings) >= 2  # what takes too long is told, and the next one is tried
    finally:
        door.close()
    assert door.told["refused"] > 10
    assert door.told["kept"] + door.told["with faults"] > 10
