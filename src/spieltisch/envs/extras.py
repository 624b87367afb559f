"""What environments need beyond the house itself, and what to say where it is missing."""

from importlib import import_module
from types import ModuleType

_BROUGHT_BY = {
    "pettingzoo": "rl",
    "gymnasium": "rl",
    "PIL": "rl",
    "pyspiel": "research",
    "cuda": "gpu",
}  # module: extra of ours


class MissingExtra(ImportError):
    """A library that is not installed; the sentence says what to install."""

    def __init__(self, module: str, purpose: str) -> None:
        extra = _BROUGHT_BY[module.partition(".")[0]]
        super().__init__(f"{purpose} needs {module}, which is not installed: pip install 'spieltisch[{extra}]'")


def need(module: str, purpose: str) -> ModuleType:
    """A library, or one sentence that says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        missing = error.name or module
        if not f"{module}.".startswith(f"{missing}."):  # it is there, and what it needs is not: that is another story
            raise
        raise MissingExtra(module, purpose) from None
