"""Writes the web client's types from the protocol's structs: `python -m lastcard.server.typescript [FILE]`."""

from __future__ import annotations

import ast
import inspect
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path

import msgspec

from lastcard.server import asking, guides, intents, messages, protocol, resources, shapes

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "protocol.ts"

_HEAD = """\
// Generated from the server's structs by `python -m lastcard.server.typescript`: do not edit.
// What each message means is told in docs/protocol.md.

export const PROTOCOL = {version};
"""

_ALIASES = {
    "Color": shapes.Color,
    "Asks": shapes.Asks,
    "Clock": shapes.Clock,
    "Pace": shapes.Pace,
    "Phase": shapes.Phase,
    "Presence": shapes.Presence,
    "TalkKind": shapes.TalkKind,
    "ErrorCode": messages.ErrorCode,
    "EndCode": messages.EndCode,
}


def generate() -> str:
    """The TypeScript module as text."""
    parts = [_HEAD.format(version=protocol.PROTOCOL)]
    parts += [f"export type {name} = {_literal(alias)};\n" for name, alias in _ALIASES.items()]
    for module in (shapes, intents, messages, resources, guides, asking):
        parts += [_interface(struct) for struct in _structs(module)]
    parts.append(_union("Intent", intents.Intent))
    parts.append(_union("ClientMessage", intents.ClientMessage))
    parts.append(_union("ServerMessage", messages.ServerMessage))
    return "\n".join(parts)


def _structs(module: types.ModuleType) -> Iterator[type[msgspec.Struct]]:
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__:
            yield thing


def _interface(struct: type[msgspec.Struct]) -> str:
    tag = struct.__struct_config__.tag
    sent_by_client = struct.__module__ == intents.__name__ or struct in _ASKED
    notes = _field_notes(struct)
    lines = [
        *_comment(inspect.getdoc(struct) or "", ""),
        f"export interface {struct.__name__} {{",
    ]
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    hints = typing.get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        lines += _comment(notes.get(field.name, ""), "  ")
        mark = "?" if sent_by_client and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


_ASKED = (resources.MakeTable, resources.Join, resources.TakeOver)
"""Structs a client sends over REST: what has a default may be left out."""


def _field_notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The sentence under each field of the struct's source."""
    body = ast.parse(inspect.getsource(struct)).body[0]
    assert isinstance(body, ast.ClassDef)
    notes: dict[str, str] = {}
    field = ""
    for statement in body.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            field = statement.target.id
        elif field and isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            notes[field] = inspect.cleandoc(str(statement.value.value))
    return notes


def _comment(text: str, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def _union(name: str, union: types.UnionType) -> str:
    return (
        "\n".join(
            [
                f"export type {name} =",
                *(f"  | {each.__name__}" for each in union.__args__),
            ]
        )
        + ";\n"
    )


def _literal(alias: object) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in typing.get_args(alias))


def _type(hint: object) -> str:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return _type(args[0])
    if origin is typing.Literal:
        return next((name for name, alias in _ALIASES.items() if alias == hint), _literal(hint))
    if origin in (types.UnionType, typing.Union):
        return " | ".join(dict.fromkeys(_type(each) for each in args))
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    return {
        str: "string",
        int: "number",
        float: "number",
        bool: "boolean",
        type(None): "null",
    }[typing.cast(type, hint)]


def main(arguments: list[str]) -> int:
    """Writes the file, or says that it is as it should be."""
    target = Path(arguments[0]) if arguments else TARGET
    text = generate()
    if target.exists() and target.read_text(encoding="utf-8") == text:
        print(f"{target}: up to date")
        return 0
    target.write_text(text, encoding="utf-8")
    print(f"{target}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
