"""What can be wrong with a text."""

LANGUAGES = ("en", "de")

Argument = str | int


class TextError(KeyError):
    """A language, domain, sentence or argument that is not there."""

    def __str__(self) -> str:
        # KeyError shows the repr of its argument, which is no sentence
        return str(self.args[0])


class BrokenTexts(TextError):
    """A file of texts that cannot be read."""
