"""What lies around a game's code: texts, page of rules, tests, fixtures. Rungs, like the others."""

import ast
import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec

from meadhall.core import texts
from meadhall.core.game import Game
from meadhall.core.options import Choice, Flag, Option
from meadhall.core.record import Record
from meadhall.core.rng import Rng
from meadhall.core.texts import LANGUAGES, Teller
from tests.ladder import messages, rungs

ROOT = Path(__file__).resolve().parents[2]


def page_of(game: Game, root: Path = ROOT) -> str:
    return (root / "docs" / "rules" / f"{game.slug}.md").read_text(encoding="utf-8")


def folder_of_tests(game: Game, root: Path = ROOT) -> Path:
    return root / "tests" / "games" / game.slug.replace("-", "_")


def texts_complete(game: Game, root: Path = ROOT) -> None:
    """Seven languages with the same messages and arguments; none missing, none unused."""
    english = messages.of(game.package, "en")
    for language in LANGUAGES:
        own = messages.of(game.package, language)
        assert own.keys() == english.keys(), f"{language}: {sorted(own.keys() ^ english.keys())}"
        for key, arguments in english.items():
            assert own[key] == arguments, f"{language} {key}: {own[key]} instead of {arguments}"
    lines = [key for key in english if key.startswith("log-") and "seat" in english[key]]
    mute = [key for key in lines if "." not in key and f"{key}.you" not in english]
    assert not mute, f"log lines without .you: {mute}"
    wanted = messages.needed(game, page_of(game, root))
    missing = sorted(wanted - english.keys())
    assert not missing, f"messages missing: {missing}"
    folder = Path(str(files(game.package)))
    words = set(messages.literals(folder))
    beginnings = tuple(word for word in words if word.endswith("-"))
    labels = messages.labels(game)
    fields = {label.removeprefix("view-") for label in labels}  # a word of a field: `phase-income`
    roots = {word for word in words if not word.endswith("-")} | labels | fields
    for key in sorted(english.keys() - wanted):
        name, _, attribute = key.partition(".")
        if name.startswith("help-") or (attribute and name.startswith("clause-")):
            continue  # see help_in_order and options_in_help
        before = [name[:at] for at in range(len(name)) if name[at] == "-"]
        used = name in words | roots | wanted or name.startswith(beginnings)
        used = used or any(a in roots for a in before)
        assert used, f"message {key!r} is used by nothing"


# formats of the text board; any other is a list of the view or the beginning of messages
FORMATS = {"seat", "index", "count", "players", "places", "lines", "cells"}


def formats_known(game: Game, _root: Path = ROOT) -> None:
    """A format is of a field that there is, and names something that there is."""
    fields = {label.removeprefix("view-") for label in messages.labels(game)}
    assert game.formats.keys() <= fields, f"no such field: {game.formats.keys() - fields}"
    keys = messages.of(game.package, "en")
    for name, shown in game.formats.items():
        known = shown in FORMATS | fields or any(key.startswith(f"{shown}-") for key in keys)
        assert known, f"field {name!r} has an unknown format: {shown!r}"


def help_in_order(game: Game, _root: Path = ROOT) -> None:
    """The help begins with aim, turn and a worked score; its paragraphs come before the clauses.

    The worked score has the same figures in every language.
    """
    figures = set()
    for language in LANGUAGES:
        say = Teller(game, language)
        keys = texts.messages(game.package, f"rules.{language}")
        paragraphs = [key for key in keys if key.startswith("help-")]
        assert paragraphs[:3] == [f"help-{part}" for part in messages.HELP], (
            f"{language}: {keys[:4]}"
        )
        assert keys[: len(paragraphs)] == paragraphs, f"{language}: help after the clauses"
        for key in paragraphs:
            assert say.attribute(key, "title", {}), key
            assert say(key), key
        figures.add(tuple(sorted(re.findall(r"\d+", say("help-score")))))
    assert len(figures) == 1, f"the worked scores differ: {figures}"
    assert len(figures.pop()) > 2, "a worked score needs figures"


def options_in_help(game: Game, _root: Path = ROOT) -> None:
    """What the help tells of an option names its values, and every unusual value is told."""
    values = {option.name: values_of(option) for option in game.options}
    told: dict[str, set[str]] = {name: set() for name in values}
    for key in messages.read(texts.source(game.package, "rules.en")):
        name, _, attribute = key.partition(".")
        if not attribute or attribute == "title":
            continue
        assert name.startswith(("help-", "clause-")), f"{key}: only help and clauses have options"
        option, named = texts.condition(attribute)
        assert option in values, f"{key}: no option {option!r}"
        assert set(named) <= set(values[option]), f"{key}: option {option!r} has {values[option]}"
        told[option] |= set(named)
    for name, (_, *unusual) in values.items():
        if name != "first_player":  # the clause on who starts holds at every table
            assert told[name] >= set(unusual), f"help tells nothing of {name} {unusual}"


def values_of(option: Option) -> list[str]:
    """The values of an option as the help names them, the usual one first."""
    if isinstance(option, Flag):
        return ["on", "off"] if option.default else ["off", "on"]
    return list(option.values) if isinstance(option, Choice) else [str(option.default)]


def texts_sayable(game: Game, seats: int, options: rungs.Options, seed: int) -> None:
    """All that a game asks, offers, tells and draws can be said in every language."""
    names = ["Ada", "Bo", "Cleo", "Dag", "Eir"][:seats]
    tellers = [Teller(game, language, names) for language in LANGUAGES]
    rng = Rng(seed)
    told = 0
    for state, _, _ in rungs.walk(game, seats, options, seed):
        if state.chronicle is None:
            state.chronicle = []
        lines = state.chronicle[told:]
        told = len(state.chronicle)
        say = tellers[rng.below(len(tellers))]
        for seat in state.waiting:
            asked = state.prompt_of(seat)
            assert asked is not None
            assert say.say(asked.key, asked.args)
            assert say.attribute(asked.key, "other", {"seat": seat, **asked.args})
            legal = state.legal(seat)
            for labels in map(say.move, legal), map(say.move, legal, state.details(seat)):
                texts = list(labels)
                assert len(set(texts)) == len(texts), f"two moves read alike: {sorted(texts)}"
        for line in lines:
            say.reader = line.args.get("seat")
            assert not line.printed() or say.line(line.key, line.args)
        if rng.below(10) == 0:
            for viewer in rungs.viewers(state):
                drawn = game.draw(state.view(viewer), say)
                assert drawn.strip()
                assert max(len(row) for row in drawn.splitlines()) <= 100
    for say in tellers:
        for line in state.chronicle or []:
            assert not line.printed() or say.say(line.key, line.args)
        for seat in range(seats):
            for points in state.tally(seat):
                assert say.say(points.key, points.args)
        assert game.draw(state.view(0), say).strip()


def clauses_tested(game: Game, root: Path = ROOT) -> None:
    """Every clause and ruling of the page of rules is named by a test, and so is the worked score
    of the help."""
    page = page_of(game, root)
    wanted = [*messages.clauses(page), *messages.rulings(page), "help-score"]
    assert len(wanted) > 3, "the page of rules has no numbered clauses"
    assert len(set(wanted)) == len(wanted), "a clause number stands twice"
    named = set(clauses_named(folder_of_tests(game, root)))
    assert not set(wanted) - named, f"no test names {sorted(set(wanted) - named)}"
    assert not named - set(wanted), f"tests name {sorted(named - set(wanted))}, the page does not"


def clauses_named(folder: Path) -> Iterator[str]:
    """The arguments of `@clause(...)` above test functions that assert something."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "clause":
                    assert asserts(node), f"{file.name}: {node.name} asserts nothing"
                    yield from (ast.literal_eval(each) for each in mark.args)


def asserts(test: ast.FunctionDef) -> bool:
    """Whether a test has an assert, a `raises`, or a call to something that checks."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called.endswith("raises") or called.split(".")[-1].startswith(("check", "assert")):
                return True
    return False


def steps_name_clauses(game: Game, root: Path = ROOT) -> None:
    """The clause each step names exists: the rules drawer opens there."""
    known = set(messages.clauses(page_of(game, root)))
    for step in game.steps:
        assert step.clause in known, f"step {step.name!r} names {step.clause}, not on the page"


def pieces_have_provenance(game: Game, _root: Path = ROOT) -> None:
    """pieces.json says of every block where it comes from."""
    data = json.loads(files(game.package).joinpath("pieces.json").read_text(encoding="utf-8"))
    for name, block in data.items():
        if name == "provenance_legend" or "provenance" in name:
            continue
        assert "provenance" in json.dumps(block), f"block {name!r} has no provenance"


def ends_replay(game: Game, root: Path = ROOT) -> None:
    """Finished games, one for each way to end, replay to the result they say."""
    fixtures = sorted((folder_of_tests(game, root) / "ends").glob("*.json"))
    assert fixtures, "no finished games in ends/"
    for file in fixtures:
        record = Record.open(file)
        assert record.result is not None, f"{file.name} is not finished"
        assert record.last().over


def seats_have_declared_colours(game: Game, _root: Path = ROOT) -> None:
    """The list `players` of the view, if there is one, shows the colours that the game declares."""
    for seats in game.seats:
        players = msgspec.to_builtins(game.start(seats, 1).view(0)).get("players", [])
        given = [player.get("colour") or player.get("clan") for player in players]
        declared: list[str | None] = [*game.colours[:seats]]
        assert given == (declared or [None] * len(given))


PARTS = [
    texts_complete,
    formats_known,
    help_in_order,
    options_in_help,
    clauses_tested,
    steps_name_clauses,
    pieces_have_provenance,
    ends_replay,
    seats_have_declared_colours,
]
