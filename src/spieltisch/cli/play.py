"""`spieltisch text`: play in the terminal against players of any kind.

What is shown is what the player's seat may know. What they save is the record of the table, with every secret in it:
they run the table, and nobody else sits there.
"""

import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ..bots.addresses import PlayerError
from ..bots.at_table import Bot
from ..bots.minds import UnknownPlayer
from ..games import find_game
from ..lessons import goal_of
from ..table import Answer, Option, Table, TableError, Told, read_flags, runs
from ..table.chance import Chance, honest, seeded
from ..texts import LANGUAGES, speak
from ..texts.faces import face_of
from ..texts.printed import name_of
from .errors import Refused, explain
from .hint import Adviser
from .meanwhile import Beside
from .numbers import times
from .opponents import called, level_table, named_in, seated, sitting, thinks_ahead, usual_for
from .saves import to_read, to_write
from .setup import need_seat, need_seed
from .standing import standing_table
from .warm_up import cold
from .wishes import Playing

RANDOM = "random"
LOGGED = 30  # sentences that `log` shows
MOST_TIMES = 999  # that an answer is repeated at one go


def play(name: str, wish: Playing, lang: str) -> int:
    """Sit down and play."""
    game = find_game(name)
    need_seed(wish.seed)
    flags = read_flags(game, wish.option, lang)
    named = named_in(wish.who or usual_for(name), name)
    if wish.load is not None and (wish.players is not None or wish.option):
        raise Refused("load-and-new")
    if wish.save is not None and not wish.save.parent.is_dir():  # better now than after the game
        raise Refused("no-folder", folder=str(wish.save.parent))
    code = Beside(cold([name]), lang)
    try:
        table = _table(name, wish, flags, lang)
        need_seat(wish.seat, table.players)
        bots = {} if named == (RANDOM,) else seated(named, table.players, wish.seat - 1, wish.seed)
        with Session(table, wish, bots, code) as session:
            return session.run()
    finally:
        code.close()


def _table(name: str, wish: Playing, flags: dict[str, object], lang: str) -> Table:
    if wish.load is None:
        return Table(find_game(name), wish.players, flags, pack=wish.pack, seed=wish.seed, lang=lang)
    table = Table.load(to_read(wish.load), lang=lang, pack=wish.pack, seed=wish.seed)
    if table.game.name != name:
        raise Refused("load-other-game", file=str(wish.load), game=table.game.name)
    return table


class Quit(Exception):
    """The player leaves."""


class Session:
    """One player at a table, with a keyboard and a screen."""

    def __init__(self, table: Table, wish: Playing, bots: dict[int, Bot], code: Beside) -> None:
        self.table, self.seat, self.seed, self.file = table, wish.seat - 1, wish.seed, wish.save
        self.bots, self.code = bots, code
        self.opponents: Chance = honest() if wish.seed is None else seeded(wish.seed + 1)
        self.lang, self.face = table.lang, face_of(table.game.name)
        self.console = Console(highlight=False)
        self.board_is_old = True
        self.told_of_code = code.ready
        self.adviser: Adviser | None = None

    def __enter__(self) -> "Session":
        return self

    def __exit__(self, *error: object) -> None:
        for bot in self.bots.values():
            bot.close()

    def say(self, key: str, style: str = "", /, **arguments: str | int) -> None:
        """Print a sentence of ours."""
        self.console.print(Text(speak(self.lang, "cli", key, **arguments), style=style))

    def word(self, key: str, /, **arguments: str | int) -> str:
        """A sentence of ours."""
        return speak(self.lang, "cli", key, **arguments)

    def called(self, name: str) -> str:
        """What a player is called."""
        return called(name, self.table.game.name, self.lang)

    def run(self) -> int:
        """Play to the end, or until the player leaves."""
        name = name_of(self.table.game.name, self.lang)
        others = ", ".join(dict.fromkeys(self.called(bot.name) for bot in self.bots.values()))
        who = {"others": others} if others else {}
        welcome = "play-welcome-named" if others else "play-welcome"
        self.say(welcome, "bold", game=name, players=self.table.players, seat=self.seat + 1, **who)
        self.show_goal()
        self.say("play-hint", "dim")
        if not self.code.ready:
            self.say("play-no-code", "dim")
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

        if thinks_ahead(bot.name, self.table.game.name) and not self._has_code(bot):
            return False
        try:
            bot.answer(self.table)
        except PlayerFault as fault:
            self.say("play-fault", "dim", name=bot.name, reason=str(fault))
            return False
        return True

    def _has_code(self, bot: Bot) -> bool:
        """Wait for machine code with those who think ahead; False: there will never be any."""
        if not self.code.ready:
            self.say("play-waits", "dim", name=self.called(bot.name))
            with self.console.status("") as status:
                self.code.wait(lambda: status.update(self.word("play-percent", percent=self.code.percent)))
        return self.code.ready

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

    def show_goal(self) -> None:
        """What ends the game and who wins."""
        if goal := goal_of(self.table.game.name, self.table.box, self.lang):
            self.console.print(Text(goal))

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
            except (TableError, Refused, UnknownPlayer, PlayerError) as error:
                self.console.print(Text(str(explain(error, self.lang)), style="red"))

    def read(self) -> str:
        """A line of input; a script's lines are shown as if they were typed."""
        prompt = self.prompt() + " "
        if sys.stdin.isatty():
            with suppress(ImportError):  # where it is missing, lines are typed without help
                import_module("readline")
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(Text.assemble((prompt, "dim"), line.strip()))
        return line.strip()

    def prompt(self) -> str:
        """What stands before an answer; until there is machine code, how much of it is there."""
        if not self.code.ready:
            return self.word("play-prompt-percent", percent=self.code.percent)
        if not self.told_of_code:
            self.told_of_code = True
            self.say("play-code", "dim")
        return self.word("play-prompt")

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
        for named in (self.board, self.card, self.goal, self.hint, self.log, self.save, self.who):  # in any language
            commands |= {speak(lang, "cli", f"play-word-{named.__name__}"): named for lang in LANGUAGES}
        chosen = commands.get(word.lower())
        if chosen is None or (rest and chosen not in (self.again, self.card, self.save, self.who)):
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
        show = self.face.picture or self.face.card
        if show is None:
            raise Refused("no-cards", game=self.table.game.name)
        self.console.print(show(self.table.box.pack, name, self.lang))

    def goal(self, rest: str) -> None:
        """What ends the game and who wins."""
        self.show_goal()

    def hint(self, rest: str) -> None:
        """What a strong player would do."""
        if not self.code.ready:
            raise Refused("play-hint-waits", percent=self.code.percent)
        self.adviser = self.adviser or Adviser(self.table.game.name, self.seed)
        self.say("play-hint-title", "bold")
        self.console.print(self.adviser.advise(self.table))
        self.say("play-hint-is", "dim")

    def who(self, rest: str) -> None:
        """Who sits where, and which levels there are; with a name, somebody else sits down from now on."""
        if rest:
            self.replace(*_seat_and_name(rest))
        for seat in range(self.table.players):
            bot = self.bots.get(seat)
            name = self.word("play-you") if seat == self.seat else self.called(RANDOM if bot is None else bot.name)
            self.say("play-sits", number=seat + 1, name=name)
        if not rest:
            self.console.print(level_table(self.table.game.name, self.lang))

    def replace(self, seat: int | None, name: str) -> None:
        """Let somebody else play on a seat, or on all others."""
        others = [other for other in range(self.table.players) if other != self.seat]
        if seat is not None and seat - 1 not in others:
            raise Refused("play-no-opponent", seat=str(seat))
        chosen = named_in(name, self.table.game.name)[0]
        for other in others if seat is None else [seat - 1]:
            if other in self.bots:
                self.bots.pop(other).close()
            if chosen != RANDOM:
                self.bots[other] = sitting(chosen, other, self.seed)

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
            file = to_write(Path(name).expanduser())
            self.table.save(file)
        except (OSError, ValueError) as error:  # ValueError: a NUL in the name
            self.console.print(Text(explain(error, self.lang) or str(error), style="red"))
        else:
            self.say("play-saved", "dim", file=str(file))

    def quit(self, rest: str) -> None:
        """Leave the table."""
        raise Quit


def _seat_and_name(text: str) -> tuple[int | None, str]:
    """`2 strong` is a seat and who plays there, `strong` is for all."""
    first, _, rest = text.partition(" ")
    return (int(first), rest.strip()) if rest and is_number(first, 99) else (None, text)


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
