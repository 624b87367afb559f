"""`spieltisch text`: play in the terminal against players of any kind.

What is shown is what the player's seat may know. What they save is the record of the table, with every secret in it:
they run the table, and nobody else sits there.
"""

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ..games import find_game
from ..table import Answer, Option, Table, TableError, Told, read_flags, runs
from ..table.chance import Chance, honest, seeded
from ..texts import LANGUAGES, speak
from ..texts.faces import face_of
from ..texts.printed import name_of
from .errors import Refused, explain
from .numbers import times
from .setup import need_seat, need_seed, read_who
from .standing import standing_table
from .wishes import Playing

if TYPE_CHECKING:
    from ..bots.at_table import Bot

RANDOM = "random"
LOGGED = 30  # sentences that `log` shows
MOST_TIMES = 999  # that an answer is repeated at one go


def play(name: str, wish: Playing, lang: str) -> int:
    """Sit down and play."""
    game = find_game(name)
    need_seed(wish.seed)
    flags = read_flags(game, wish.option, lang)
    named = read_who(wish.who, name)
    if wish.load is not None and (wish.players is not None or wish.option):
        raise Refused("load-and-new")
    if wish.save is not None and not wish.save.parent.is_dir():  # better now than after the game
        raise Refused("no-folder", folder=str(wish.save.parent))
    if wish.load is not None:
        table = Table.load(wish.load, lang=lang, pack=wish.pack, seed=wish.seed)
    else:
        table = Table(game, wish.players, flags, pack=wish.pack, seed=wish.seed, lang=lang)
    if table.game.name != name:
        raise Refused("load-other-game", file=str(wish.load), game=table.game.name)
    need_seat(wish.seat, table.players)
    opponents = honest() if wish.seed is None else seeded(wish.seed + 1)
    bots = {} if named == (RANDOM,) else _seated(named, table.players, wish.seat - 1, wish.seed)
    try:
        return Session(table, wish.seat - 1, opponents, wish.save, bots).run()
    finally:
        for bot in bots.values():
            bot.close()


def _seated(named: Sequence[str], players: int, own: int, seed: int | None) -> "dict[int, Bot]":
    """Who sits on the other seats: one name stands for everybody."""
    from ..bots.at_table import Bot

    others = [seat for seat in range(players) if seat != own]
    if len(named) not in (1, len(others)):
        raise Refused("text-who", who=len(named), others=len(others))
    names = named if len(named) == len(others) else [named[0]] * len(others)
    seeds = [None if seed is None else seed + 1000 * (seat + 1) for seat in others]
    return {seat: Bot(name, own) for seat, name, own in zip(others, names, seeds, strict=True)}


class Quit(Exception):
    """The player leaves."""


class Session:
    """One player at a table, with a keyboard and a screen."""

    def __init__(
        self,
        table: Table,
        seat: int,
        opponents: Chance,
        save: Path | None,
        bots: "Mapping[int, Bot] | None" = None,
    ) -> None:
        self.table, self.seat, self.opponents, self.file, self.bots = table, seat, opponents, save, bots or {}
        self.lang, self.face = table.lang, face_of(table.game.name)
        self.console = Console(highlight=False)
        self.board_is_old = True

    def say(self, key: str, style: str = "", /, **arguments: str | int) -> None:
        """Print a sentence of ours."""
        self.console.print(Text(speak(self.lang, "cli", key, **arguments), style=style))

    def run(self) -> int:
        """Play to the end, or until the player leaves."""
        name = name_of(self.table.game.name, self.lang)
        others = ", ".join(dict.fromkeys(bot.name for bot in self.bots.values()))
        who = {"others": others} if others else {}
        welcome = "play-welcome-named" if others else "play-welcome"
        self.say(welcome, "bold", game=name, players=self.table.players, seat=self.seat + 1, **who)
        self.say("play-hint", "dim")
        try:
            while not self.table.over:
                self.decide() if self.table.question.seat == self.seat else self.let_others_decide()
        except Quit:
            self.save_at_end()
            return 0
        except EOFError:
            self.save_at_end()
            if self.file is None:
                self.say("play-not-saved", "dim")
            return 0
        except KeyboardInterrupt:
            self.save_at_end()
            raise
        self.finish()
        return 0

    def let_others_decide(self) -> None:
        """Somebody else answers; at random, if nobody was named or they fail to."""
        things, bot = self.table.position.things, self.bots.get(self.table.position.to_move)
        if bot is None or not self._answered(bot):
            self.table.answer(things[self.opponents(len(things))])
        self.board_is_old = True

    def _answered(self, bot: "Bot") -> bool:
        from ..bots.outsiders import PlayerFault

        try:
            bot.answer(self.table)
        except PlayerFault as fault:
            self.say("play-fault", "dim", name=bot.name, reason=str(fault))
            return False
        return True

    def finish(self) -> None:
        """The last board and the standing."""
        self.tell()
        self.show_board()
        self.console.print(standing_table(self.table.standing(), self.lang, seat=self.seat))
        self.save_at_end()

    def save_at_end(self) -> None:
        """Write the game if a file was named on the command line."""
        if self.file is not None:
            self.save(str(self.file))

    # --- what is shown -----------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """What has happened, in sentences, without those that only a log needs."""
        told = [event for event in self.table.events(self.seat) if not self.face.minor(event[0])]
        for event, count in runs(told):
            self.tell_event(event, count)

    def tell_event(self, told: Told, count: int) -> None:
        """One sentence; a new turn gets a line across the screen."""
        data, text = told
        if data.get("event") == self.table.game.people.turn_event:
            self.board_is_old = True
            self.console.print(Rule(Text(text), align="left", style="dim"))
        else:
            style = "" if data.get("active") == self.seat else "dim"
            self.console.print(Text(f"· {text}{times(count)}", style=style))

    def show_board(self) -> None:
        """The whole table as this seat sees it."""
        view = self.table.position.view(self.seat)
        self.console.print(self.face.board(self.table.box, view, self.seat, self.lang))
        self.board_is_old = False

    def show_question(self) -> None:
        """The question with its numbered answers."""
        if self.board_is_old:
            self.show_board()
        status = self.face.status(self.table.box, self.table.position.view(self.seat), self.seat, self.lang)
        if status is not None:
            self.console.print(status)
        self.console.print(Text(self.table.question.text, style="bold"))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column()
        grid.add_column(style="dim")
        for number, option in enumerate(self.table.options, 1):
            grid.add_row(str(number), Text(option.text), Text(words_of(option)))
        self.console.print(grid)
        if again := self.table.repeatable:
            self.say("play-again", "dim", answer=words_of(again))

    # --- what is typed -----------------------------------------------------------------------------------------------

    def decide(self) -> None:
        """Ask until there is an answer."""
        self.tell()
        self.show_question()
        number = self.table.position.number
        while self.table.position.number == number:
            line = self.read()
            try:
                if line and not self.command(line):
                    self.answer(line)
            except (TableError, Refused) as error:
                self.console.print(Text(str(explain(error, self.lang)), style="red"))

    def read(self) -> str:
        """A line of input; a script's lines are shown as if they were typed."""
        prompt = speak(self.lang, "cli", "play-prompt") + " "
        if sys.stdin.isatty():
            with suppress(ImportError):  # where it is missing, lines are typed without help
                import_module("readline")
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(Text.assemble((prompt, "dim"), line.strip()))
        return line.strip()

    def answer(self, line: str) -> None:
        """Answer with the number of an option or in words, or with several of them."""
        options = self.table.options
        parts = answers_in(line)
        if any(part.isdecimal() and not is_number(part, len(options)) for part in parts):
            raise Refused("play-no-number", most=len(options))
        # numbers are those on the screen: later questions are answered with the same things
        answers: list[Answer] = [options[int(p) - 1] if p.isdecimal() else spoken(p, options) or p for p in parts]
        if len(answers) == 1:
            self.table.answer(answers[0], self.seat)
        elif (given := self.table.answer_many(answers, self.seat)) < len(answers):
            self.say("play-batch-ended", "dim", given=given, wanted=len(answers))

    def command(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = re.sub(r"^\+(?=[0-9])", "+ ", line).partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "+": self.again,
            "++": self.again_and_again,
            "u": self.undo,
            "?": self.help,
            "q": self.quit,
        }
        for named in (self.board, self.card, self.log, self.save):  # in any language
            commands |= {speak(lang, "cli", f"play-word-{named.__name__}"): named for lang in LANGUAGES}
        chosen = commands.get(word.lower())
        if chosen is None or (rest and chosen not in (self.again, self.card, self.save)):
            return False
        chosen(rest.strip())
        return True

    def again(self, rest: str) -> None:
        """Give the last answer again, once or as often as it says."""
        if not is_number(rest or "1", MOST_TIMES):
            raise Refused("play-need-times", most=MOST_TIMES)
        self.repeat(int(rest or 1))

    def again_and_again(self, rest: str) -> None:
        """Give the last answer again as often as possible."""
        self.repeat(None)

    def repeat(self, count: int | None) -> None:
        """Give the last answer again; None: as often as possible."""
        given = self.table.repeat_last(count, self.seat)
        if count is None or given < count:
            self.say("play-repeated", "dim", given=given)

    def undo(self, rest: str) -> None:
        """Take back the last answer, or all that were given in one line."""
        self.say("play-undone", "dim", answers=self.table.undo(self.seat))
        self.board_is_old = True

    def help(self, rest: str) -> None:
        """All commands."""
        self.say("play-help")

    def board(self, rest: str) -> None:
        """The table, then the question again."""
        self.show_board()
        self.show_question()

    def card(self, name: str) -> None:
        """One card, large."""
        if not name:
            raise Refused("play-need-card")
        if self.face.card is None:
            raise Refused("no-cards", game=self.table.game.name)
        self.console.print(self.face.card(self.table.box.pack, name, self.lang))

    def log(self, rest: str) -> None:
        """The last sentences."""
        moves = self.table.moves(self.seat, last=10 * LOGGED)
        told = [event for move in moves for event in move.events] or self.table.opening(self.seat)
        if not told:
            self.say("play-log-empty", "dim")
        for (data, text), count in list(runs(told))[-LOGGED:]:
            rule = (f"  {data.get('rule', '')}", "dim")
            self.console.print(Text.assemble(f"· {text}{times(count)}", rule))

    def save(self, name: str) -> None:
        """Write the game into a file."""
        if not name:
            self.say("play-need-file", "red")
            return
        try:
            self.table.save(Path(name).expanduser())
        except (OSError, ValueError) as error:  # ValueError: a NUL in the name
            self.console.print(Text(explain(error, self.lang) or str(error), style="red"))
        else:
            self.say("play-saved", "dim", file=name)

    def quit(self, rest: str) -> None:
        """Leave the table."""
        raise Quit


def answers_in(line: str) -> list[str]:
    """The answers of one line: `1 1 3`, `1, 1, 3` or `pay stone; done`."""
    if ";" in line:
        return [part.strip() for part in line.split(";") if part.strip()] or [line]
    numbers = line.replace(",", " ").split()
    return numbers if numbers and all(number.isdecimal() for number in numbers) else [line]


def is_number(text: str, most: int) -> bool:
    """Whether this is a number from 1 on."""
    return text.isdecimal() and len(text) < 10 and 1 <= int(text) <= most


def words_of(option: Option) -> str:
    """An answer in words, without the name of who gives it."""
    return option.say.partition(": ")[2] or option.say


def spoken(line: str, options: Sequence[Option]) -> Option | None:
    """The one option that is called so, in whatever case; None if there is no such one."""
    wanted = line.casefold()
    found = [
        option
        for option in options
        if wanted in (option.say.casefold(), words_of(option).casefold(), option.text.casefold())
    ]
    return found[0] if len(found) == 1 else None
