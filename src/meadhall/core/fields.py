"""How states and components copy, dump and load their fields: methods written from declarations.

Without a build they are made when a class is first used (`methods_of`). The build writes the same
methods into a copy of the sources and compiles them (`with_methods`). Uses the standard library
only, since the build imports it by itself.
"""

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, get_args, get_origin

ATOMS = ("int", "i64", "bool", "str")


@dataclass(frozen=True)
class Kind:
    """What a field holds: an atom, a list, a vec, or a component (a class of the game)."""

    name: str  # "list", "vec", one of ATOMS, or a component's class
    item: "Kind | None" = None  # of a list or vec
    shared: bool = False  # replaced, never changed

    @property
    def plain(self) -> bool:
        """Whether it is plain data as it is."""
        return self.name in ATOMS or (self.name == "list" and self._item.plain)

    @property
    def _item(self) -> "Kind":
        assert self.item is not None, f"{self.name} of what?"
        return self.item

    def copied(self, value: str) -> str:
        """An expression that copies a value."""
        if self.shared or self.name in ATOMS:
            return value
        if self.name not in ("list", "vec"):
            return f"{value}.copy()"
        if self._item.shared or self._item.name in ATOMS:
            return f"{value}[:]"
        return f"[{self._item.copied('one')} for one in {value}]"

    def dumped(self, value: str) -> str:
        """An expression that turns a value into plain data."""
        if self.plain:
            return value
        if self.name == "vec":
            return f"[int(one) for one in {value}]"
        if self.name == "list":
            return f"[{self._item.dumped('one')} for one in {value}]"
        return f"{value}.dump()"

    def loaded(self, data: str) -> str:
        """An expression that turns plain data into a value."""
        if self.name in ATOMS:
            return data
        if self.name == "vec":
            return f"vec[{self._item.name}](list({data}))"
        if self.name == "list" and self._item.name in ATOMS:
            return f"list({data})"
        if self.name == "list":
            return f"[{self._item.loaded('one')} for one in {data}]"
        return f"{self.name}.load({data})"


Fields = dict[str, Kind]


def methods(name: str, fields: Fields, bases: list[str]) -> Iterator[str]:
    """The lines of the methods that follow from the fields which a class declares itself.

    `bases` are the states above it, nearest first, whose fields it inherits.
    """
    yield f"def _copy_{name}(self, new: {name!r}) -> None:"
    for field, kind in fields.items():
        yield f"    new.{field} = {kind.copied(f'self.{field}')}"
    yield "    return"
    yield f"def clone(self) -> {name!r}:"
    yield f"    new = {name}(self.game, self.seats, self.options)"
    yield "    self.copy_core(new)"
    for each in reversed([name, *bases]):
        yield f"    self._copy_{each}(new)"
    yield "    return new"
    yield "def dump_fields(self) -> dict:"
    yield f"    data: dict = {'super().dump_fields()' if bases else '{}'}"
    for field, kind in fields.items():
        yield f"    data[{field!r}] = {kind.dumped(f'self.{field}')}"
    yield "    return data"
    yield "def load_fields(self, data: dict) -> None:"
    if bases:
        yield "    super().load_fields(data)"
    for field, kind in fields.items():
        yield f"    self.{field} = {kind.loaded(f'data[{field!r}]')}"
    yield "    return"


def component_methods(name: str, fields: Fields, takes_fields: bool) -> Iterator[str]:
    """The lines of the methods of a component.

    `takes_fields`: its `__init__` takes all its fields in order; otherwise it takes nothing.
    """
    copies = {field: kind.copied(f"self.{field}") for field, kind in fields.items()}
    loads = {field: kind.loaded(f"data[{field!r}]") for field, kind in fields.items()}
    yield f"def copy(self) -> {name!r}:"
    yield from _new_component(name, copies, takes_fields)
    yield "def dump(self) -> dict:"
    yield "    data: dict = {}"
    for field, kind in fields.items():
        yield f"    data[{field!r}] = {kind.dumped(f'self.{field}')}"
    yield "    return data"
    yield "@classmethod"
    yield f"def load(cls, data: dict) -> {name!r}:"
    yield from _new_component(name, loads, takes_fields)


def _new_component(name: str, values: dict[str, str], takes_fields: bool) -> Iterator[str]:
    if takes_fields:
        yield f"    return {name}({', '.join(values.values())})"
        return
    yield f"    new = {name}()"
    for field, value in values.items():
        yield f"    new.{field} = {value}"
    yield "    return new"


# --- without a build: from the annotations of a class ---------------------------------------


def kind_of(declared: Any) -> Kind:
    """The kind that an annotation declares."""
    args = get_args(declared)
    if "shared" in getattr(declared, "__metadata__", ()):
        inner = kind_of(args[0])
        return Kind(inner.name, inner.item, shared=True)
    if get_origin(declared) is list:
        return Kind("list", kind_of(args[0]))
    name = getattr(declared, "__name__", "")
    if name.startswith("vec["):
        return Kind("vec", Kind(name[4:-1]))
    if name in ATOMS or all(hasattr(declared, part) for part in ("copy", "dump", "load")):
        return Kind(name)
    raise TypeError(f"a field of a state cannot be {declared!r}: see State")


_known: dict[type, Any] = {}


def methods_of(state: type) -> Any:
    """`clone`, `dump` and `load` of a state class, made from the annotations in its bases."""
    if state not in _known:
        _known[state] = made_from(state)
    return _known[state]


def made_from(state: type) -> Any:
    classes = [one for one in state.__mro__ if one.__module__ != "meadhall.core.state"]
    fields: Fields = {}
    names: dict[str, Any] = {}
    for one in reversed(classes):
        names |= vars(sys.modules[one.__module__])
        fields |= {field: kind_of(kind) for field, kind in declared_in(one).items()}
    if not fields:
        raise NotImplementedError(f"{state.__name__} declares no fields, nor `clone` and `fields`")
    names[state.__name__] = state
    made: dict[str, Callable[..., Any]] = {}
    exec("\n".join(methods(state.__name__, fields, [])), names, made)
    copy = made[f"_copy_{state.__name__}"]

    def clone(old: Any) -> Any:
        new = state(old.game, old.seats, old.options)
        old.copy_core(new)
        copy(old, new)
        return new

    return SimpleNamespace(clone=clone, dump=made["dump_fields"], load=made["load_fields"])


def component_methods_of(component: type) -> Any:
    """`copy`, `dump` and `load` of a component class, made from its annotations."""
    if component not in _known:
        _known[component] = component_made_from(component)
    return _known[component]


def component_made_from(component: type) -> Any:
    fields = {field: kind_of(kind) for field, kind in declared_in(component).items()}
    if not fields:
        raise NotImplementedError(f"{component.__name__} declares no fields")
    names = {**vars(sys.modules[component.__module__]), component.__name__: component}
    made: dict[str, Any] = {}
    takes_fields = "__init__" in vars(component)
    lines = component_methods(component.__name__, fields, takes_fields)
    exec("\n".join(lines), names, made)
    return SimpleNamespace(copy=made["copy"], dump=made["dump"], load=made["load"].__func__)


def declared_in(one: type) -> dict[str, Any]:
    """The annotations of a class itself, with names looked up where they are text."""
    return {} if one is object else inspect.get_annotations(one, eval_str=True)


# --- the build: from the text of a module ----------------------------------------------------


@dataclass(frozen=True)
class Declared:
    """A class as it stands in a module."""

    name: str
    bases: list[str]
    fields: Fields
    written: set[str]  # the methods that it has
    end: int  # its last line


PLAYED = (
    "def legal(self, seat: int | None = None) -> list[int]:",
    "    return super().legal(seat)",
    "def play(self, action: int, seat: int | None = None) -> None:",
    "    super().play(action, seat)",
)


def with_methods(sources: dict[str, str]) -> dict[str, str]:
    """The modules of a game with the methods of their states and components written out.

    A state that has a `clone` of its own keeps it. Every state gets `legal` and `play`, since
    CPython calls compiled methods faster in the class itself than in a base.
    """
    found: dict[str, Declared] = {}
    homes: dict[str, str] = {}
    nodes = [(path, node) for path, text in sources.items() for node in ast.parse(text).body]
    aliases = {"SmallSet": "i64"}
    for _, node in nodes:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            aliases[ast.unparse(node.target)] = ast.unparse(node.value or node.target)
    for path, node in nodes:
        if isinstance(node, ast.ClassDef):
            found[node.name] = read_class(node, aliases)
            homes[node.name] = path
    lines = {path: text.splitlines() for path, text in sources.items()}
    for name in sorted(found, key=lambda name: -found[name].end):
        body = body_of(found, name)
        lines[homes[name]][found[name].end : found[name].end] = ["    " + line for line in body]
    return {path: "\n".join(rows) + "\n" for path, rows in lines.items()}


def body_of(found: dict[str, Declared], name: str) -> list[str]:
    """The methods that the build adds to a class; none if it is neither state nor component."""
    one = found[name]
    if one.bases == ["Component"]:
        return list(component_methods(name, one.fields, "__init__" in one.written))
    bases = states_above(found, name)
    if bases is None:
        return []
    if any("clone" in found[state].written for state in [name, *bases]):
        return list(PLAYED)
    return [*methods(name, one.fields, bases), *PLAYED]


def states_above(found: dict[str, Declared], name: str) -> list[str] | None:
    """The game's own states above a class, nearest first; None if it is no state."""
    above: list[str] = []
    while name != "State":
        if name not in found or not found[name].bases:
            return None
        name = found[name].bases[0]
        above.append(name)
    return above[:-1]


def read_class(node: ast.ClassDef, aliases: dict[str, str]) -> Declared:
    fields: Fields = {}
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            fields[line.target.id] = kind_in(line.annotation, aliases)
    return Declared(
        name=node.name,
        bases=[base.id for base in node.bases if isinstance(base, ast.Name)],
        fields=fields,
        written={line.name for line in node.body if isinstance(line, ast.FunctionDef)},
        end=node.end_lineno or 0,
    )


def kind_in(node: ast.expr, aliases: dict[str, str]) -> Kind:
    """The kind that an annotation declares, from its text."""
    if isinstance(node, ast.Subscript):
        outer, inner = ast.unparse(node.value), kind_in(node.slice, aliases)
        return Kind(inner.name, inner.item, True) if outer == "Shared" else Kind(outer, inner)
    name = ast.unparse(node)
    while name in aliases:
        name = aliases[name]
    return Kind(name)
