"""Help to break the base pack of a game and to look at how it is refused; the same for every game."""

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch.packs import Loader, PackError, PackRefused

Files = dict[str, bytes]
Refusal = Callable[[Files], tuple[PackError, ...]]
Breaker = Callable[..., PackError]


def refusal_of(loader: Loader[Any], base: Files) -> Refusal:
    """Gives the faults of the base pack with some files replaced."""

    def faults(changes: Files) -> tuple[PackError, ...]:
        with pytest.raises(PackRefused) as refused:
            loader.from_files({**base, **changes})
        return refused.value.faults

    return faults


def breaker_of(refusal: Refusal, base: Files) -> Breaker:
    """Gives the only fault of the base pack with one text replaced; it must stand in the line of `at` or of the new."""

    def fault(file: str, old: str, new: str, at: str = "") -> PackError:
        text = exchanged(base, file, old, new)
        (only,) = refusal({file: text.encode()})
        assert (only.file, only.line) == (file, line_of(text, at or new))
        return only

    return fault


def exchanged(base: Files, file: str, old: str, new: str) -> str:
    """A file of the base pack with one text replaced."""
    text = base[file].decode()
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str | bytes, part: str) -> int:
    """The line in which a part of a text begins."""
    text = text.decode() if isinstance(text, bytes) else text
    return text[: text.index(part)].count("\n") + 1


def says(fault: PackError, field: str, english: str, german: str) -> None:
    """The fault names this field and has these reasons, and its messages hold everything."""
    assert fault.field == field
    assert fault.reason("en") == english
    assert fault.reason("de") == german
    assert fault.message("en") == f"{fault.file}, line {fault.line}, {field}: {english}"
    assert fault.message("de") == f"{fault.file}, Zeile {fault.line}, {field}: {german}"


def says_id_is_taken(broken: Breaker, base: Files, here: tuple[str, str], there: tuple[str, str], new: str) -> None:
    """An id of one file, given to an entry of another one in other letters."""
    (file, old), (other, id_) = here, there
    line = line_of(base[other], f'id = "{id_}"')
    says(
        broken(file, f'id = "{old}"', f'id = "{new}"'),
        f"{new}.id",
        f"The id “{new}” is already used in {other}, line {line}.",
        f"Die Kennung „{new}“ ist schon vergeben in {other}, Zeile {line}.",
    )


def says_name_is_taken(broken: Breaker, base: Files, here: tuple[str, str], there: tuple[str, str], field: str) -> None:
    """A German name of one file, given to an entry of another one."""
    (file, old), (other, name) = here, there
    line = line_of(base[other], f'name.de = "{name}"')
    says(
        broken(file, f'name.de = "{old}"', f'name.de = "{name}"'),
        field,
        f"The name “{name}” is already used in {other}, line {line}.",
        f"Der Name „{name}“ ist schon vergeben in {other}, Zeile {line}.",
    )


def says_game_is_another(broken: Breaker, ours: str, other: str) -> None:
    """A pack that says it belongs to another game."""
    says(
        broken("pack.toml", f'game = "{ours}"', f'game = "{other}"'),
        "game",
        f"This is a pack for “{other}”, not for “{ours}”.",
        f"Das ist ein Paket für „{other}“, nicht für „{ours}“.",
    )


def says_section_is_unknown(refusal: Refusal, base: Files, file: str, section: str, near: str) -> None:
    """A table of a misspelt name at the end of a file."""
    text = base[file].decode() + f'\n[[{section}]]\nid = "Z-99"\n'
    (fault,) = refusal({file: text.encode()})
    assert (fault.line, fault.field) == (line_of(text, f"[[{section}]]"), section)
    assert fault.reason("en") == f"There is no such field. Did you mean “{near}”?"
    assert fault.reason("de") == f"Ein solches Feld gibt es nicht. Ist „{near}“ gemeint?"


def spread(base: Files, file: str, section: str) -> Files:
    """The base pack with the last entry of a section in a file of its own."""
    text = base[file].decode()
    cut = text.rindex(f"[[{section}]]")
    listed = base["pack.toml"].replace(f'"{file}"'.encode(), f'"{file}", "last.toml"'.encode())
    return {**base, file: text[:cut].encode(), "last.toml": text[cut:].encode(), "pack.toml": listed}
