"""What a change of a pack does: pairs of games with and without it, played beside the tables.

| route                          | takes    | answers                                                             |
|--------------------------------|----------|---------------------------------------------------------------------|
| POST /api/packs/{pack}/trial   | NewTrial | 201 TrialOut: it begins, in place of an earlier one of this pack    |
| GET /api/packs/{pack}/trial    |          | TrialOut: how far it is. Ask until `state` is not waiting or playing |
| DELETE /api/packs/{pack}/trial |          | 204: it stops                                                       |

A pack with faults cannot be tried (409 `broken-pack`). A trial at which nobody looks any more stops by itself.
"""

from collections.abc import Mapping

from litestar import delete, get, post
from litestar.params import JSONBody

from ..arena.trial import NothingToTry, change_of, packed
from ..core.game import OptionError
from ..games import find_game
from ..packs import Files, PackRefused
from ..texts import LANGUAGES
from . import messages_trials as m
from .drafts import Kept
from .kit import Ask, asker_of, kit_of
from .packs import Pack
from .refusals import BrokenPack, Refusal, as_refusal
from .rooms import House
from .routes_packs import PackId
from .trials import Asked, Work, trial_out
from .workbench import BASE, as_files, kept_base

BEFORE = "before"  # the pack itself, before its last step


@post("/api/packs/{pack:str}/trial")
async def try_pack(request: Ask, pack: PackId, data: JSONBody[m.NewTrial]) -> m.TrialOut:
    """Try out what is different in a pack of mine."""
    kit, asker = kit_of(request), asker_of(request)
    await kit.house.limits.need("workshop", asker.who)
    asked = await kit.house.lanes.workshop.run(_asked, kit.house, asker.visitor, pack, data)
    kit.house.code.need(asked.change.game)
    return await _told(request, kit.trials.start(asked, asker.who))


@get("/api/packs/{pack:str}/trial")
async def show_trial(request: Ask, pack: PackId) -> m.TrialOut:
    """How far the last trial of a pack of mine is, and what it has told."""
    kit, asker = kit_of(request), asker_of(request)
    await kit.house.limits.need("workshop", asker.who)
    kept = await kit.house.lanes.workshop.run(kit.house.drafts.find, asker.visitor, pack)
    return await _told(request, kit.trials.find((kept.visitor, pack)))


@delete("/api/packs/{pack:str}/trial", status_code=204)
async def stop_trial(request: Ask, pack: PackId) -> None:
    """Stop a trial. What it has told stays."""
    kit_of(request).trials.stop((asker_of(request).visitor or 0, pack))


async def _told(request: Ask, work: Work) -> m.TrialOut:
    return await kit_of(request).house.lanes.workshop.run(trial_out, work, asker_of(request).lang)


def _asked(house: House, visitor: int | None, pack: str, data: m.NewTrial) -> Asked:
    """What is to be tried, or why it cannot be."""
    kept = house.drafts.find(visitor, pack)
    mine = as_files(kept.files)
    other, titles = _other(house, kept, data.against)
    for files in (mine, other):
        _need_sound(files)
    game = find_game(kept.game)
    players = data.players or game.seats.start
    try:
        change = change_of(
            kept.game, players, tuple(sorted(data.options.items())), packed(other), packed(mine), tuple(data.cards)
        )
    except NothingToTry as error:
        raise Refusal(409, error.code, **error.arguments) from None
    except OptionError as error:
        raise as_refusal(error) from None
    assert visitor is not None  # drafts are for visitors
    return Asked((visitor, pack), kept.version, change, titles, kept.name)


def _other(house: House, kept: Kept, against: str) -> tuple[Files, Mapping[str, str]]:
    """What a pack is compared with, and its titles."""
    if against == BEFORE:
        return as_files(house.drafts.step_of(kept, redo=False)[1]), kept.titles
    found = kept_base(kept.game) if against in ("", f"{BASE}{kept.game}") else house.drafts.find(kept.visitor, against)
    if found.game != kept.game:
        raise Refusal(404, "no-such-draft")
    return as_files(found.files), found.titles or dict.fromkeys(LANGUAGES, "")


def _need_sound(files: Files) -> None:
    try:
        Pack.of(files)
    except PackRefused as refused:
        raise BrokenPack("", refused) from None
