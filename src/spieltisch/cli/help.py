"""How help looks: Cyclopts' panels, in our languages."""

from typing import Any

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from ..texts import speak

_METAVARS = {"INT": "N", "FLOAT": "N", "STR...": "NAME=X", "STR": "NAME"}


class Help:
    """Cyclopts marks what is required, the default and the choices in English; our sentences say it themselves."""

    def __init__(self, lang: str) -> None:
        self.lang, self.panels = lang, DefaultFormatter()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print one panel."""
        plain = [self._plain(entry) for entry in panel.entries]
        self.panels(console, options, panel.copy(entries=plain))

    def _plain(self, entry: HelpEntry) -> HelpEntry:
        metavar = "|".join(entry.choices or ()) or _METAVARS.get(entry.metavar or "", entry.metavar)
        return entry.copy(required=False, default=None, choices=(), metavar=metavar)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Print the line that shows how a command is written."""
        if usage:
            console.print(Text(f"{speak(self.lang, 'cli', 'usage')} {usage}", style="bold"))

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Print what a command is for."""
        self.panels.render_description(console, options, description)
