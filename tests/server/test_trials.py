"""Trials over the wire: what a change of a pack does, played in a process beside the server."""

import time

from spieltisch.server import trials
from spieltisch.server.limits import LIMITS

from .kit import Client, Json
from .test_workshop import begin, change, edit

LONG = 600.0  # seconds that the first games may take on a busy machine, which has to compile as well
SHORT = {"threshold": 5}


def cheaper(client: Client) -> tuple[Json, str]:
    """A pack in which one card costs next to nothing."""
    mine = begin(client)
    told = change(client, mine, edits=[edit("S01", "cost", value=1)])
    assert told["pack"]["faults"] == 0
    return told, f"/api/packs/{mine['pack']['pack']}/trial"


def until(client: Client, path: str, done: str) -> Json:
    """Ask until something of a trial is there."""
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        found: Json = client.get(f"{path}?lang=en")
        if found[done] if done in found else found["state"] == done:
            return found
        assert found["state"] in ("waiting", "playing"), found
        time.sleep(0.1)  # as a page does
    raise AssertionError("it takes too long")


def refused(client: Client, method: str, path: str, body: object, status: int, code: str) -> Json:
    """Why something is not done."""
    said: Json = client.ask(method, path, body, status)
    assert said["code"] == code
    return said


def test_a_change_is_tried_and_told_live(anna: Client, ben: Client) -> None:
    mine, path = cheaper(anna)
    begun = anna.post(path, {"cards": ["S01"], "options": SHORT}, 201)
    assert begun["state"] in ("waiting", "playing")
    assert (begun["version"], begun["players"], begun["games"]) == (mine["pack"]["version"], 2, 0)
    told = until(anna, path, "games")
    assert told["games"] % 50 == 0
    assert 0 <= told["share"] <= 1
    (card,) = told["cards"]
    assert (card["card"], card["what"]) == ("S01", "changed")
    assert card["sentence"] == told["verdict"]
    assert card["had"]["before"] is not None
    assert {one["measure"] for one in told["measures"]} >= {"turns", "points_of_winner", "first_seat"}
    assert "--card S01" in told["command"]
    german = anna.get(f"{path}?lang=de")
    assert german["verdict"] != told["verdict"]
    assert german["measures"][0]["label"] != told["measures"][0]["label"]
    ben.ask("GET", path, None, 404)  # it is nobody else's
    ben.ask("POST", path, {}, 404)
    ben.ask("DELETE", path, None, 204)
    assert anna.get(path)["state"] != "stopped"  # what others say does not end it
    anna.ask("DELETE", path, None, 204)
    stopped = anna.get(path)
    assert stopped["state"] in ("stopped", "done")  # it may have had its time
    assert stopped["share"] == 1.0
    assert stopped["games"] >= told["games"]


def test_another_trial_takes_the_place_of_the_first(anna: Client) -> None:
    mine, path = cheaper(anna)
    anna.post(path, {"options": SHORT}, 201)
    changed = change(anna, mine, edits=[edit("S02", "cost", value=9)])
    begun = anna.post(path, {"options": SHORT, "against": "before"}, 201)
    assert begun["version"] == changed["pack"]["version"] > mine["pack"]["version"]
    told = until(anna, path, "games")
    assert [card["card"] for card in told["cards"]] == ["S02"]  # S01 is the same before the last step
    anna.ask("DELETE", path, None, 204)


def test_what_cannot_be_tried_is_refused_and_says_why(anna: Client) -> None:
    mine, path = cheaper(anna)
    refused(anna, "GET", path, None, 404, "no-trial")
    assert "nowhere" in refused(anna, "POST", f"{path}?lang=en", {"cards": ["nowhere"]}, 409, "trial-no-card")["text"]
    anna.ask("POST", path, {"options": {"threshold": "many"}}, 400)
    anna.ask("POST", path, {"players": 9}, 400)
    anna.ask("POST", path, {"against": "somebody-elses"}, 404)
    anna.ask("POST", path, {"cards": ["x"] * 13}, 400)
    same = begin(anna)["pack"]["pack"]
    refused(anna, "POST", f"/api/packs/{same}/trial", {"against": same}, 409, "trial-same")
    change(anna, mine, edits=[edit("S01", "cost", value=-5)])
    refused(anna, "POST", path, {}, 409, "broken-pack")
    refused(anna, "GET", path, None, 404, "no-trial")  # nothing has begun
    anna.ask("POST", "/api/packs/base-xibalba/trial", {}, 404)


def test_trials_are_bounded() -> None:
    limits = {(limit.name, limit.per): limit.most for limit in LIMITS}
    assert limits["trials", "visitor"] == 1
    assert limits["trials", "server"] <= 8
    assert trials.SECONDS <= 60
    assert trials.MAKING_WAY > 0
