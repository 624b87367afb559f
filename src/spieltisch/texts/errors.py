"""Which languages there are, and what can be wrong with a text."""

from pathlib import Path

ENGLISH = "en"  # has every sentence; where another language lacks one, it stands in
# a language is a folder here; a game that speaks it has one, too
_FOLDERS = {path.parent.name for path in Path(__file__).parent.glob("*/*.ftl")}
LANGUAGES = (ENGLISH, *sorted(_FOLDERS - {ENGLISH}))

Argument = str | int


class TextError(KeyError):
    """A language, domain, sentence or argument that is not there."""

    def __str__(self) -> str:
        # KeyError shows the repr of its argument, which is no sentence
        return str(self.args[0])


class BrokenTexts(TextError):
    """A file of texts that cannot be read."""
