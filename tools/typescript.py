"""Writes web/src/generated/*.ts: the protocol's structs and every game's view as TypeScript.

python tools/typescript.py            writes all files
python tools/typescript.py --check    lists outdated files, and fails if there are any
"""

import re
import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_origin

import msgspec
from msgspec import inspect as mi

from meadhall.core.registry import all_games
from meadhall.core.texts import LANGUAGES
from meadhall.hall.protocol import (
    base,
    commands,
    lobby,
    messages,
    people,
    pushes,
    replays,
    tables,
)
from meadhall.hall.protocol import games as catalogue

sys.path.insert(0, str(Path(__file__).resolve().parent))
import odin_pieces

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "generated"
HEAD = "// Written by tools/typescript.py from {source}. Do not edit: `make types` writes it anew."

PARTS = (base, people, pushes, catalogue, tables, messages, replays, commands, lobby)

# Messages of the server are complete; those that only the client sends may omit defaults.
SENT_BY_SERVER = (
    "TableMessage", "LobbyMessage", "Problem", "Me", "Catalogue", "TableInfo", "TablePage",
    "Position", "Course", "Health", "PushKey", "Pushed",
)  # fmt: skip

NAME = mi.type_info(base.Move)  # a verb and its arguments


class Writer:
    """Collects the interfaces that types refer to, each once, in order of first use."""

    def __init__(self) -> None:
        self.seen: dict[str, mi.StructType] = {}

    def of(self, info: mi.Type) -> str:
        match info:
            case mi.Metadata(type=inner):
                return self.of(inner)
            case mi.AnyType():
                return "unknown"
            case mi.NoneType():
                return "null"
            case mi.BoolType():
                return "boolean"
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.StrType():
                return "string"
            case mi.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case mi.UnionType(types=members):
                return " | ".join(dict.fromkeys(self.of(part) for part in members))
            case mi.ListType() if info == NAME:
                return "Name"
            case mi.ListType(item_type=item) | mi.VarTupleType(item_type=item):
                element = self.of(item)
                return f"({element})[]" if " " in element else f"{element}[]"
            case mi.TupleType(item_types=items):
                return f"[{', '.join(self.of(item) for item in items)}]"
            case mi.DictType(value_type=value):
                return f"Record<string, {self.of(value)}>"
            case mi.StructType(cls=cls):
                if cls.__name__ not in self.seen:
                    self.seen[cls.__name__] = info
                    for field in info.fields:
                        self.of(field.type)
                return cls.__name__
        raise TypeError(f"no TypeScript for {info!r}")

    def interface(self, info: mi.StructType, complete: bool) -> str:
        lines = []
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};")
        for field in info.fields:
            mark = "" if field.required or complete else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.of(field.type)};")
        return "\n".join([f"export interface {info.cls.__name__} {{", *lines, "}"])


def is_union(value: Any) -> bool:
    return isinstance(value, types.UnionType) or get_origin(value) in (Union, Literal)


def wire() -> str:
    """The protocol's interfaces and named unions, part by part."""
    own = {name: value for part in PARTS for name, value in vars(part).items()}
    server = Writer()
    for name in SENT_BY_SERVER:
        server.of(mi.type_info(own[name]))
    every = Writer()
    parts = [HEAD.format(source="src/meadhall/hall/protocol")]
    parts.append(f"export const PROTOCOL = {base.PROTOCOL};")
    languages = ", ".join(f'"{language}"' for language in LANGUAGES)
    parts.append(f"export const LANGUAGES = [{languages}] as const;")
    parts.append("export type Name = readonly [string, ...Word[]];")
    done: set[str] = set()
    for name, value in own.items():
        if is_union(value):
            parts.append(f"export type {name} = {every.of(mi.type_info(value))};")
        elif isinstance(value, type) and issubclass(value, msgspec.Struct):
            info = mi.type_info(value)
            assert isinstance(info, mi.StructType)
            if info.fields or info.tag is not None:
                parts.append(every.interface(info, complete=name in server.seen))
                done.add(name)
    missing = [info for name, info in every.seen.items() if name not in done]
    parts += [every.interface(info, complete=True) for info in missing]
    return "\n\n".join(parts) + "\n"


def view(game: Any) -> str:
    """A game's view struct and all structs it contains."""
    writer = Writer()
    writer.of(mi.type_info(game.view_type))
    if game.places_type is not None:
        writer.of(mi.type_info(game.places_type))
    source = f"the view of {game.slug}"
    structs = [writer.interface(info, complete=True) for info in writer.seen.values()]
    parts = [HEAD.format(source=source), *structs]
    if re.search(r"\bName\b", "".join(structs)):
        parts.insert(1, 'import type { Name } from "./protocol";')
    return "\n\n".join(parts) + "\n"


def wanted() -> dict[str, str]:
    files = {"protocol.ts": wire()}
    files.update({f"{game.slug}.ts": view(game) for game in all_games()})
    head = HEAD.format(source="the pieces of feast-for-odin")
    files["feast-for-odin-pieces.ts"] = f"{head}\n\n{odin_pieces.text()}\n"
    return files


def outdated() -> list[str]:
    """Names of generated files that are outdated or superfluous."""
    files = wanted()
    wrong = []
    for name, text in files.items():
        path = FOLDER / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            wrong.append(name)
    return sorted([*wrong, *(path.name for path in written() if path.name not in files)])


def written() -> list[Path]:
    """The files that this tool has written; tools/odin_cards.py writes another one there."""
    head = HEAD.partition("{")[0]
    return [path for path in FOLDER.glob("*.ts") if path.read_text("utf-8").startswith(head)]


def main(check: bool) -> None:
    if check:
        if wrong := outdated():
            sys.exit(f"out of date: {', '.join(wrong)}; write them with: make types")
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = wanted()
    for path in written():
        if path.name not in files:
            path.unlink()
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
