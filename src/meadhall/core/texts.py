"""Texts: Fluent messages in seven languages, for the terminal and for checking.

Rules, chronicle and prompts never hold text: they name a message and give it arguments.
How an argument is shown follows from its name and kind:

- `seat`, or a name ending in `_seat`: a seat number, shown as the player's name;
- a number: as it is;
- a word: the message `<argument>-<word>` (`species="panda"` shows `species-panda`);
- a dict with a `key`: that message with the rest of the dict as its arguments;
- a list: its parts shown as above and joined as the language joins lists.

A line of the tally may say itself in two pieces for a table of all seats: `.row` is the head of
its row, `.cell` what stands beside the points.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from meadhall.core.game import Game

LANGUAGES = ("en", "pl", "de", "fr", "nl", "es", "it")
HOUSE = "meadhall"  # the package whose texts/ every game shares


class MissingText(LookupError):
    """A message that the language lacks, or whose arguments do not fit."""


def source(package: str, name: str) -> str:
    """The Fluent file `texts/<name>.ftl` of a package."""
    return files(package).joinpath("texts", f"{name}.ftl").read_text(encoding="utf-8")


def messages(package: str, name: str) -> list[str]:
    """The message ids of a Fluent file, in its order."""
    body = FluentResource(source(package, name)).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages of a game and of the house in one language."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(HOUSE, language)))
    if package != HOUSE:
        made.add_resource(FluentResource(source(package, language)))
        made.add_resource(FluentResource(source(package, f"rules.{language}")))
    return made


class Words(str):
    """Words that are no message, such as a file's name or the text of an error."""


class Teller:
    """Says things about one game in one language."""

    def __init__(self, game: Game | None, language: str, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise MissingText(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.names = names
        self.bundle = bundle(game.package if game else HOUSE, language)

    def __call__(self, key: str, **args: Any) -> str:
        return self.say(key, args)

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        message = self._message(key)
        if message.value is None:
            raise MissingText(f"no message {key!r} in {self.language}")
        return self._format(key, message.value, args)

    def attribute(self, key: str, name: str, args: Mapping[str, Any]) -> str:
        """The message's attribute of that name: `prompt-turn` has `.other`, for the others."""
        message = self._message(key)
        if name not in message.attributes:
            raise MissingText(f"message {key!r} in {self.language} has no .{name}")
        return self._format(f"{key}.{name}", message.attributes[name], args)

    def _message(self, key: str) -> Any:
        if not self.bundle.has_message(key):
            raise MissingText(f"no message {key!r} in {self.language}")
        return self.bundle.get_message(key)

    def _format(self, key: str, pattern: Any, args: Mapping[str, Any]) -> str:
        shown = {name: self.show(name, value) for name, value in args.items()}
        text, errors = self.bundle.format_pattern(pattern, shown)
        if errors:
            raise MissingText(f"message {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def show(self, name: str, value: Any) -> Any:
        if isinstance(value, bool):
            return self.say("yes" if value else "no", {})
        if isinstance(value, int):
            return self.player(value) if name == "seat" or name.endswith("_seat") else value
        if isinstance(value, Words):
            return str(value)
        if isinstance(value, str):
            return self.say(f"{name}-{value}", {})
        if isinstance(value, Mapping):
            return self.say(value["key"], {k: v for k, v in value.items() if k != "key"})
        parts = [str(self.show(name, part)) for part in value]
        return format_list(parts, locale=self.language) if parts else self.say("nothing", {})

    def player(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self.say("player", {"number": seat + 1})

    def move(self, action: int) -> str:
        """A move as a button would call it: the message `move-<verb>`."""
        assert self.game is not None
        verb = self.game.actions.verb_of(action)
        return self.say(f"move-{verb.name}", self.game.actions.args(action))
