"""`spieltisch text`: play in the terminal against players who choose at random."""

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Game
from ..core.rule import JIT, cache_folder
from ..games import find_game
from ..table import Option, Table, TableError, Told, read_flags
from ..table.chance import Chance, honest, seeded
from ..texts import speak
from .errors import Refused, explain
from .faces import face_of
from .setup import need_seat, need_seed
from .standing import standing_table
from .warm_up import compile_game

LOGGED = 30  # sentences that `log` shows


def play(
    name: str,
    lang: str,
    players: int | None,
    seat: int,
    option: Sequence[str],
    seed: int | None,
    pack: Path | None,
    load: Path | None,
    save: Path | None,
) -> int:
    """Sit down and play."""
    game = find_game(name)
    need_seed(seed)
    flags = read_flags(game, option, lang)
    if load is not None and (players is not None or option):
        raise Refused("load-and-new")
    if save is not None and not save.parent.is_dir():  # better now than after the game
        raise Refused("no-folder", folder=str(save.parent))
    _compile_before_play(game, lang)
    if load is not None:
        table = Table.load(load, lang=lang, pack=pack, seed=seed)
    else:
        table = Table(game, players, flags, pack=pack, seed=seed, lang=lang)
    if table.game.name != name:
        raise Refused("load-other-game", file=str(load), game=table.game.name)
    need_seat(seat, table.players)
    opponents = honest() if seed is None else seeded(seed + 1)
    return Session(table, seat - 1, opponents, save).run()


def _compile_before_play(game: Game, lang: str) -> None:
    """Somebody who plays for the first time sees why he waits."""
    if JIT and not cache_folder().exists():
        compile_game(game, lang)


class Quit(Exception):
    """The player leaves."""


class Session:
    """One player at a table, with a keyboard and a screen."""

    def __init__(self, table: Table, seat: int, opponents: Chance, save: Path | None) -> None:
        self.table, self.seat, self.opponents, self.file = table, seat, opponents, save
        self.lang, self.face = table.lang, face_of(table.game.name)
        self.console = Console(highlight=False)
        self.board_is_old = True

    def say(self, key: str, style: str = "", /, **arguments: str | int) -> None:
        """Print a sentence of ours."""
        self.console.print(Text(speak(self.lang, "cli", key, **arguments), style=style))

    def run(self) -> int:
        """Play to the end, or until the player leaves."""
        name = self.table.game.name.capitalize()
        self.say("play-welcome", "bold", game=name, players=self.table.players, seat=self.seat + 1)
        self.say("play-hint", "dim")
        try:
            while not self.table.over:
                self.tell()
                self.decide() if self.table.question.seat == self.seat else self.let_others_decide()
        except Quit:
            self.save_at_end()
            return 0
        except EOFError:
            self.say("play-not-saved", "dim")
            return 0
        self.finish()
        return 0

    def let_others_decide(self) -> None:
        """A player who chooses at random answers."""
        things = self.table.position.things
        self.table.answer(things[self.opponents(len(things))])
        self.board_is_old = True

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
        for told in self.table.events():
            if not self.face.minor(told[0]):
                self.tell_event(told)

    def tell_event(self, told: Told) -> None:
        """One sentence; a new turn gets a line across the screen."""
        data, text = told
        if data.get("event") == "turn_started":
            self.board_is_old = True
            self.console.print(Rule(Text(text), align="left", style="dim"))
        else:
            self.console.print(Text(f"· {text}", style="" if data.get("active") == self.seat else "dim"))

    def show_board(self) -> None:
        """The whole table as this seat sees it."""
        view = self.table.view(self.seat)
        self.console.print(self.face.board(self.table.box, view, self.seat, self.lang))
        self.board_is_old = False

    def show_question(self) -> None:
        """The question with its numbered answers."""
        if self.board_is_old:
            self.show_board()
        status = self.face.status(self.table.box, self.table.view(self.seat), self.seat, self.lang)
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

    # --- what is typed -----------------------------------------------------------------------------------------------

    def decide(self) -> None:
        """Ask until there is an answer."""
        self.show_question()
        number = self.table.position.number
        while self.table.position.number == number:
            line = self.read()
            if line and not self.command(line):
                self.answer(line)

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
        """Answer with the number of an option or in words."""
        options = self.table.options
        try:
            if line.isdecimal():
                if not (len(line) < 10 and 1 <= int(line) <= len(options)):
                    self.say("play-no-number", "red", most=len(options))
                    return
                self.table.answer(options[int(line) - 1])
            else:
                self.table.answer(spoken(line, options) or line)
        except TableError as error:
            self.console.print(Text(error.message(self.lang), style="red"))

    def command(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "u": self.undo,
            "?": self.help,
            "b": self.board,
            "t": self.board,
            "card": self.card,
            "karte": self.card,
            "log": self.log,
            "verlauf": self.log,
            "save": self.save,
            "speichern": self.save,
            "q": self.quit,
        }
        chosen = commands.get(word.lower())
        if chosen is None or (rest and chosen not in (self.card, self.save)):
            return False
        chosen(rest.strip())
        return True

    def undo(self, rest: str) -> None:
        """Take back the last answer."""
        try:
            self.table.undo(self.seat)
        except TableError as error:
            self.console.print(Text(error.message(self.lang), style="red"))
            return
        self.say("play-undone", "dim")
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
            self.say("play-need-card", "red")
            return
        try:
            if self.face.card is None:
                raise Refused("no-cards", game=self.table.game.name)
            self.console.print(self.face.card(self.table.box.pack, name, self.lang))
        except Refused as error:
            self.console.print(Text(str(explain(error, self.lang)), style="red"))

    def log(self, rest: str) -> None:
        """The last sentences."""
        told = [event for move in self.table.last_moves(10 * LOGGED) for event in move.events] or self.table.opening
        if not told:
            self.say("play-log-empty", "dim")
        for data, text in told[-LOGGED:]:
            self.console.print(Text.assemble(f"· {text}", (f"  {data.get('rule', '')}", "dim")))

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
