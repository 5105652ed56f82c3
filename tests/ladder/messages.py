"""Texts: which messages a game needs, and which it has."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from msgspec import inspect

from meadhall.core.game import Game
from meadhall.core.options import Choice
from meadhall.core.texts import FORMS, HOUSE, LANGUAGES, source

HELP = ("aim", "turn", "score")  # what the help begins with

Messages = dict[str, set[str]]  # id (or id.attribute) -> the arguments it uses


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.partition("-")[0])  # any form of it


def _used(pattern: ast.SyntaxNode) -> set[str]:
    visitor = _Arguments()
    visitor.visit(pattern)
    return visitor.names


def read(text: str) -> Messages:
    """The messages of a Fluent file; broken ones and doubles are errors."""
    found: Messages = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content!r}"
        if isinstance(entry, (ast.Message, ast.Term)):
            assert entry.id.name not in found, f"message {entry.id.name!r} stands twice"
            clause = entry.id.name.startswith("clause-")  # may be told at some tables only
            told = entry.value is not None or (clause and entry.attributes)
            assert told, f"message {entry.id.name!r} has no text"
            found[entry.id.name] = _used(entry.value) if entry.value else set()
            for attribute in entry.attributes:
                if attribute.id.name in FORMS:
                    continue  # each language has those it needs
                found[f"{entry.id.name}.{attribute.id.name}"] = _used(attribute)
    return found


def files(package: str) -> list[str]:
    """The names of a package's Fluent files, without the language."""
    return ["{}"] if package == HOUSE else ["{}", "rules.{}"]


def of(package: str, language: str) -> Messages:
    found: Messages = {}
    for name in files(package):
        for key, arguments in read(source(package, name.format(language))).items():
            assert key not in found, f"message {key!r} stands in two files"
            found[key] = arguments
    return found


def needed(game: Game, page: str) -> set[str]:
    """The messages that follow from the game itself and from its page of rules."""
    keys = {"summary"} | ({"shorthand-help"} if game.shorthand else set())
    keys |= {f"help-{part}" for part in HELP}
    for option in game.options:
        if option.name == "first_player":
            continue
        keys |= {f"option-{option.name}", f"option-{option.name}-help"}
        if isinstance(option, Choice):
            keys |= {f"option-{option.name}-{value}" for value in option.values}
    for verb in game.actions:
        keys.add(f"move-{verb.name}")
        for argument, values in verb.args.items():
            keys |= {f"{argument}-{value}" for value in values if isinstance(value, str)}
    for step in [step for step in game.steps if step.asks]:
        keys |= {f"prompt-{step.name}", f"prompt-{step.name}.other"}
    for clause in clauses(page):
        keys.add(f"clause-{clause.replace('.', '-')}")
        keys.add(f"chapter-{clause.split('.')[0]}")
    return keys


def clauses(page: str) -> list[str]:
    """The clause numbers of a page of rules: `- **A-3.2** ...`"""
    return re.findall(r"^\s*- \*\*([A-Z]-\d+(?:\.\d+)+)\*\*", page, re.MULTILINE)


def rulings(page: str) -> list[str]:
    """The ruling numbers of a page of rules: `| A14 | ...`"""
    return re.findall(r"^\| ([A-Z]\d+) \|", page, re.MULTILINE)


def literals(folder: Path) -> Iterator[str]:
    """Every string in the game's code that could name a message, wholly or as its beginning."""
    for file in sorted(folder.rglob("*.py")):
        yield from re.findall(
            r"[\"']([a-z][a-z0-9_-]*[a-z0-9_-])(?:\{.*?)?[\"']", file.read_text("utf-8")
        )


__all__ = ["HELP", "LANGUAGES", "clauses", "files", "literals", "needed", "of", "read", "rulings"]


FRAME = {"seat", "over", "waiting", "prompt", "result"}  # what every view has


def labels(game: Game) -> set[str]:
    """What the client's text view calls the fields of a view: `view-<field>` for each."""
    view = game.start(game.seats[0], 1, {}).view(0)
    names = _fields(inspect.type_info(type(view)), set(), {"id", *FRAME})
    names |= {"near"} & game.formats.keys()  # the text view works it out
    return {f"view-{name}" for name in names}


def _fields(info: Any, seen: set[Any], without: set[str]) -> set[str]:
    """Names of all fields of a struct and of those inside it."""
    found: set[str] = set()
    if isinstance(info, inspect.StructType):
        if info.cls in seen:
            return found
        seen.add(info.cls)
        for field in info.fields:
            if field.name not in without:
                found |= {field.name} | _fields(field.type, seen, {"id"})
    for name in ("item_type", "types", "value_type", "item_types"):
        inner = getattr(info, name, ())
        for part in inner if isinstance(inner, tuple | list) else [inner]:
            found |= _fields(part, seen, {"id"})
    return found
