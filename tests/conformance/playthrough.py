"""Golden playthroughs: games as text that people can read in a diff, and that must not move unnoticed.

`scripts/playthrough GAME` shows the differences, `--write` replaces the files in tests/playthroughs/<game>/. A file
says itself which game it is, so files can also be added by hand: write the header, then run the command.
"""

import argparse
import difflib
import hashlib
import json
import sys
import textwrap
from pathlib import Path

from spieltisch.core.stack import CHANCE

from .kit import NAMES, ROOT, Case, Kit, Playthrough, kit_of
from .walk import Walk

MOST_LINES = 360
MOST_OPTIONS = 8  # of a longer list the ends are enough to see that it moved


def folder_of(name: str) -> Path:
    """Where the playthroughs of a game are kept."""
    return ROOT / "tests" / "playthroughs" / name


def header(kit: Kit, play: Playthrough) -> list[str]:
    """What has to be known to play this game again."""
    return [
        f"game: {kit.name}",
        f"players: {play.case.players}",
        f"options: {json.dumps(dict(play.case.options))}",
        f"lang: {play.lang}",
        f"seed: {play.seed}",
        f"shown from answer: {play.after + 1}",
    ]


def read_header(path: Path) -> Playthrough:
    """The game a file is about."""
    lines = path.read_text(encoding="utf-8").splitlines()
    fields = dict(line.split(": ", 1) for line in lines[:6])
    case = Case(int(fields["players"]), json.loads(fields["options"]))
    return Playthrough(path.stem, case, int(fields["seed"]), fields["lang"], int(fields["shown from answer"]) - 1)


def wrapped(start: str, text: str) -> list[str]:
    """A paragraph under its first word."""
    return textwrap.wrap(start + text, 118, subsequent_indent=" " * len(start), break_on_hyphens=False)


def options_text(game: Walk) -> str:
    """The options in the notation of records, who answers left out; of many, the first and the last."""
    said = [game.game.people.say(game.box, game.s, thing, "id").split(": ")[-1] for thing in game.things]
    if len(said) > MOST_OPTIONS:
        said = [*said[: MOST_OPTIONS - 1], f"… {len(said)} in all …", said[-1]]
    return ", ".join(said)


def events_text(game: Walk, lang: str) -> list[str]:
    """What the last answer led to, each with its rule."""
    lines = []
    for row in game.told:
        text, rule = (
            game.game.people.event_text(game.box, row, lang),
            game.game.people.event_data(game.box, row)["rule"],
        )
        lines += wrapped("   * ", f"{text} ({rule})")
    return lines


def decision_text(game: Walk, thing: int, lang: str) -> list[str]:
    """One question and its answer; a die or a draw in one line."""
    name, said = game.game.people.question(game.box, game.s), game.game.people.say(game.box, game.s, thing, lang)
    number = f"{game.answers + 1}. "
    if game.mover == CHANCE:
        return wrapped(number, f"{name}, one of {len(game.things)} > {said}")
    question = game.game.people.question_text(game.box, game.s, lang)
    return [
        "",
        *wrapped(number, f"{name}, seat {game.mover + 1}: {question}"),
        *wrapped("   ? ", options_text(game)),
        *wrapped("   > ", said),
    ]


def render(kit: Kit, play: Playthrough) -> str:
    """The text of a playthrough: the game as far as it fits, then how it ended."""
    game = Walk(kit.game, kit.box(play.case), play.seed)
    lines = [*header(kit, play), *(events_text(game, play.lang) if play.after == 0 else []), ""]
    log = hashlib.sha256()
    shown = 0
    while not game.over:
        thing = game.pick()
        log.update(thing.to_bytes(2, "little"))
        fits = game.answers >= play.after and len(lines) < MOST_LINES
        lines += decision_text(game, thing, play.lang) if fits else []
        game.answer(thing)
        lines += events_text(game, play.lang) if fits else []
        shown += fits
    return "\n".join([*lines, "", *ending(game, shown, log.hexdigest()[:16]), ""])


def ending(game: Walk, shown: int, log: str) -> list[str]:
    """How a game ended, and a digest of all its answers, shown or not."""
    standing = enumerate(game.standing(), 1)
    return [
        f"{game.answers} answers, {shown} of them shown; log {log}",
        *(f"seat {seat}: {points} points, place {place}" for seat, (points, place) in standing),
    ]


def wanted(kit: Kit) -> dict[str, Playthrough]:
    """The playthroughs that are kept or should be, by name."""
    kept = {path.stem: read_header(path) for path in sorted(folder_of(kit.name).glob("*.txt"))}
    return {**kept, **{play.name: play for play in kit.playthroughs}}


def difference(kit: Kit, play: Playthrough) -> list[str]:
    """How a kept playthrough differs from the game as it is played now."""
    path = folder_of(kit.name) / f"{play.name}.txt"
    kept = path.read_text(encoding="utf-8") if path.exists() else ""
    now = render(kit, play)
    return list(difflib.unified_diff(kept.splitlines(), now.splitlines(), f"{path.name} as kept", "now", lineterm=""))


def main() -> None:
    """Compare or write the playthroughs of a game."""
    parser = argparse.ArgumentParser(prog="scripts/playthrough", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--write", action="store_true", help="replace the texts that are kept")
    asked = parser.parse_args()
    kit, moved = kit_of(asked.game), 0
    for play in wanted(kit).values():
        lines = difference(kit, play)
        moved += bool(lines)
        print("\n".join(lines) if lines and not asked.write else f"{play.name}: {'moved' if lines else 'the same'}")
        if asked.write:
            path = folder_of(kit.name) / f"{play.name}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(render(kit, play), encoding="utf-8")
    sys.exit(1 if moved and not asked.write else 0)


if __name__ == "__main__":
    main()
