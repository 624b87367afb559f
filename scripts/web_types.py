"""Write the types of the front end from the messages of the server: `scripts/web-types`, or `--check` them."""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from spieltisch.server import messages

TARGET = Path(__file__).resolve().parents[1] / "web/src/lib/messages.ts"
HEAD = "// Made by scripts/web-types from src/spieltisch/server/messages.py. Do not edit.\n"
PREFIX = "#/$defs/"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type]:
    """All messages, in the order of the file."""
    found = [
        value for value in vars(messages).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]
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


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """An object as an interface. What the client sends may leave out what has a default."""
    required = set(schema.get("required", ())) if sent else set(schema["properties"])
    fields = [
        f"  {key}{'' if key in required else '?'}: {written(value)};\n" for key, value in schema["properties"].items()
    ]
    about = " ".join(schema.get("description", "").split())
    return f"\n/** {about} */\nexport interface {name} {{\n{''.join(fields)}}}\n"


def union(name: str, members: object) -> str:
    """A name for one of several messages."""
    return f"\nexport type {name} = {' | '.join(member.__name__ for member in get_args(members))};\n"


def text() -> str:
    """The whole file."""
    types = structs()
    _, components = msgspec.json.schema_components(types, ref_template=PREFIX + "{name}")
    sent = {struct.__name__ for struct in types if struct.__struct_config__.forbid_unknown_fields}
    parts = [interface(struct.__name__, components[struct.__name__], struct.__name__ in sent) for struct in types]
    unions = [union(name, getattr(messages, name)) for name in ("ToClient", "FromClient", "Command")]
    return HEAD + "".join(parts + unions)


def check() -> int:
    """0 if the file is as it should be."""
    if TARGET.read_text("utf-8") == text():
        return 0
    print("web/src/lib/messages.ts is old: scripts/web-types", file=sys.stderr)
    return 1


def main() -> int:
    """Write the file, or say whether it is as it should be."""
    if "--check" in sys.argv[1:]:
        return check()
    TARGET.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
