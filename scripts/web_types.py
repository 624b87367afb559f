"""Write the types of the front end, from messages of the server and views of games: `scripts/web-types [--check]`."""

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from spieltisch.games import find_game, shelf
from spieltisch.packs import sources
from spieltisch.server import messages, messages_packs, messages_trials

REPOSITORY = Path(__file__).resolve().parents[1]
PREFIX = "#/$defs/"
RULES = re.compile(r"^(?:[A-Z]-[\d.]+(?:, | - | ))+")  # of a docstring: pages know none
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs(module: ModuleType) -> list[type]:
    """All structs of a module, in the order of the file."""
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [struct for struct in found if struct is not msgspec.Struct]


def written(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(PREFIX)
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    if "const" in schema:
        return repr(schema["const"])
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        inner = written(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object" and "properties" not in schema:
        values = schema.get("additionalProperties", {})
        return f"Record<string, {written(values) if values else 'any'}>"
    if "type" in schema:
        return SIMPLE[schema["type"]]
    return "any"


def interface(name: str, schema: dict[str, Any], missing: set[str]) -> str:
    """An object as an interface, with the fields that may be missing."""
    fields = [
        f"  {key}{'?' if key in missing else ''}: {written(value)};\n" for key, value in schema["properties"].items()
    ]
    about = RULES.sub("", " ".join(schema.get("description", "").split()))
    return f"\n/** {about} */\nexport interface {name} {{\n{''.join(fields)}}}\n"


def interfaces(types: Sequence[type]) -> str:
    """Structs as interfaces. What the client sends may leave out what has a default, what it gets what can be unset."""
    _, components = msgspec.json.schema_components(types, ref_template=PREFIX + "{name}")
    return "".join(interface(struct.__name__, components[struct.__name__], may_miss(struct)) for struct in types)


def may_miss(struct: Any) -> set[str]:
    """The fields of a struct that a message need not hold."""
    sent = struct.__struct_config__.forbid_unknown_fields
    fields = msgspec.structs.fields(struct)
    return {field.encode_name for field in fields if (not field.required if sent else field.default is msgspec.UNSET)}


def names(module: ModuleType) -> str:
    """Names of types that a module defines besides its structs: one of several words."""
    found = {name: get_args(value) for name, value in vars(module).items() if get_origin(value) is Literal}
    return "".join(f"\nexport type {name} = {' | '.join(map(repr, words))};\n" for name, words in found.items())


def union(name: str, members: object) -> str:
    """A name for one of several messages."""
    return f"\nexport type {name} = {' | '.join(member.__name__ for member in get_args(members))};\n"


def head(module: ModuleType) -> str:
    """Where a file comes from."""
    return f"// Made by scripts/web-types from src/{module.__name__.replace('.', '/')}.py. Do not edit.\n"


def messages_text() -> str:
    """The messages of the server."""
    unions = [union(name, getattr(messages, name)) for name in ("ToClient", "FromClient", "Command")]
    return head(messages) + interfaces(structs(messages)) + "".join(unions)


def view_text(module: ModuleType) -> str:
    """The shape of the views of a game."""
    return head(module) + names(module) + interfaces(structs(module))


def targets() -> Iterator[tuple[Path, str]]:
    """Every file and what it should hold: views of games that have a face of their own here, and typed ones."""
    yield REPOSITORY / "web/src/lib/messages.ts", messages_text()
    yield REPOSITORY / "web/src/lib/sources.gen.ts", view_text(sources)
    yield REPOSITORY / "web/src/lib/packs.gen.ts", view_text(messages_packs)
    yield REPOSITORY / "web/src/lib/trials.gen.ts", view_text(messages_trials)
    for name in shelf():
        folder, shape = REPOSITORY / "web/src" / name, get_type_hints(find_game(name).people.view).get("return")
        if folder.is_dir() and isinstance(shape, type) and issubclass(shape, msgspec.Struct):
            yield folder / "view.gen.ts", view_text(sys.modules[shape.__module__])


def check() -> int:
    """0 if all files are as they should be."""
    old = [path for path, text in targets() if not path.exists() or path.read_text("utf-8") != text]
    for path in old:
        print(f"{path.relative_to(REPOSITORY)} is old: scripts/web-types", file=sys.stderr)
    return bool(old)


def main() -> int:
    """Write the files, or say whether they are as they should be."""
    if "--check" in sys.argv[1:]:
        return check()
    for path, text in targets():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
