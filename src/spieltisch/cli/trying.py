"""`spieltisch pack try`: what a change does, live."""

import json
import shlex
import sys
from dataclasses import asdict
from math import isfinite
from typing import Any

from rich.console import Console, Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from ..arena.pool import MOST_JOBS
from ..arena.trial import MOST_PAIRS, CardTried, Trial, Tried, Wish, change_of, packed
from ..arena.trial_words import TrialWords
from ..games import find_game
from ..packs import Files, game_of
from ..table import read_flags
from ..texts.printed import name_of
from .errors import Refused
from .packs import files_of_pack
from .setup import need_positive, need_seed, read_who
from .wishes import Trying

SECONDS = 60.0


def try_out(pack: str, wish: Trying, lang: str) -> int:
    """Play, show how it stands, and say at last what came of it."""
    need_seed(wish.seed)
    need_positive(jobs=wish.jobs, **{} if wish.games is None else {"games": wish.games})
    if wish.seconds is not None:
        need_positive(seconds=wish.seconds)
    files = files_of_pack(pack)
    trial = Trial(_wish(files, wish, lang))
    words = TrialWords(trial.change, lang)
    console = Console(stderr=True)
    with Live(console=console, auto_refresh=False, transient=True) as screen:
        try:
            for _ in trial.play(min(wish.jobs, MOST_JOBS)):
                if console.is_terminal:
                    screen.update(_shown(trial, words), refresh=True)
        except KeyboardInterrupt:  # whatever is known by now is as true as it would be later
            print(file=sys.stderr)
    command = _command(pack, wish, trial)
    if wish.as_json:
        print(json.dumps(data_of(trial, words, command), indent=1, ensure_ascii=False))
    else:
        Console(highlight=False).print(Group(_shown(trial, words), Text(words.say("again", command=command), "dim")))
    return 0


def _wish(files: Files, wish: Trying, lang: str) -> Wish:
    name = game_of(files)
    game = find_game(name)
    options = tuple(read_flags(game, wish.option, lang).items())
    players = game.seats.start if wish.players is None else wish.players
    before = None if wish.against is None else packed(files_of_pack(wish.against))
    change = change_of(name, players, options, before, packed(files), wish.card, wish.seed)
    who = None if wish.who is None else read_who(wish.who, name)
    if who is not None and len(who) != 1:
        raise Refused("report-one-player")
    if wish.games is None:
        return Wish(change, who and who[0], wish.seconds or SECONDS, MOST_PAIRS)
    return Wish(change, (who or ("thumb",))[0], wish.seconds, max(1, wish.games // 2))


def _command(pack: str, wish: Trying, trial: Trial) -> str:
    """The command that plays the games of the verdict again."""
    parts = ["spieltisch", "pack", "try", pack]
    parts += [] if wish.against is None else ["--against", wish.against]
    parts += [word for card in wish.card for word in ("--card", card)]
    parts += [word for option in wish.option for word in ("--option", option)]
    parts += ["--players", str(trial.change.players), "--who", trial.first.who, "--seed", str(wish.seed)]
    return shlex.join([*parts, "--games", str(2 * trial.first.pairs)])


# --- what is shown ----------------------------------------------------------------------------------------------------


def _shown(trial: Trial, words: TrialWords) -> Group:
    tried, told = trial.first.told(), words.told(trial)
    change = trial.change
    title = words.say("title", game=name_of(change.game, words.lang), players=change.players)
    bar = Table.grid()
    bar.add_row(ProgressBar(total=1.0, completed=trial.share, width=40))
    parts: list[Any] = [Text(title, "bold"), bar, Text(told.verdict, "bold green" if tried.settled else "bold")]
    if len(tried.cards) > 1:
        parts += [Text(f"· {sentence}") for sentence in told.cards.values()]
    if told.opinion:
        parts.append(Text(told.opinion))
    played = words.say(
        "played",
        games=words.num(trial.games),
        who=words.who(tried.who),
        seconds=words.num(trial.seconds, 1),
        alike=words.percent(tried.alike, 0),
    )
    return Group(*parts, _table(tried, words), Text(played, "dim"))


def _table(tried: Tried, words: TrialWords) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("column-what"))
    table.add_column(words.say("column-shift"))
    for card in tried.cards:
        if len(tried.cards) > 1:
            table.add_row(Text(words.name(card.id), "bold"), "")
        for key, shift in (("wins", card.wins), ("others", card.others), ("had", card.had), ("takes", card.taken)):
            if shift is not None:
                table.add_row(words.say(key), words.shift(shift), style="bold" if shift.sure(scale=100) else None)
    for name in (words.subject.length, *(name for name in tried.measures if name not in words.subject.lengths)):
        shift = tried.measures[name]
        sure = shift.sure(scale=words.scale(name))
        table.add_row(words.label(name), words.measure(name, shift), style="bold" if sure else None)
    return table


# --- as data ---------------------------------------------------------------------------------------------------------


def data_of(trial: Trial, words: TrialWords, command: str) -> dict[str, Any]:
    """Everything as plain data; an interval that is not known yet ends in null."""
    told = words.told(trial)
    change = trial.change
    return {
        "game": change.game,
        "players": change.players,
        "options": dict(change.options),
        "seed": change.seed,
        "verdict": told.verdict,
        "opinion": told.opinion,
        "first": _tried(trial.first.told(), told.cards),
        "second": None if trial.second is None else _tried(trial.second.told(), {}),
        "seconds": round(trial.seconds, 1),
        "command": command,
    }


def _tried(tried: Tried, sentences: dict[str, str]) -> dict[str, Any]:
    return {
        "who": tried.who,
        "pairs": tried.pairs,
        "alike": tried.alike,
        "settled": tried.settled,
        "cards": [_card(card, sentences.get(card.id)) for card in tried.cards],
        "measures": {name: _plain(asdict(shift)) for name, shift in tried.measures.items()},
    }


def _card(card: CardTried, sentence: str | None) -> dict[str, Any]:
    return {**_plain(asdict(card)), "sentence": sentence}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    return None if isinstance(value, float) and not isfinite(value) else value
