"""Texts: Fluent messages in seven languages, for the terminal and for checking.

Rules, chronicle and prompts never hold text: they name a message and give it arguments.
How an argument is shown follows from its name and kind:

- `seat`, or a name ending in `_seat`: a seat number, shown as the player's name;
- a number: the message `<argument>-<number>` if there is one (`card=47`), else as it is;
- a word: the message `<argument>-<word>` (`species="panda"` shows `species-panda`);
- a dict with a `key`: that message with the rest of the dict as its arguments;
- a list: its parts shown as above and joined as the language joins lists.

A word may have other forms than the one of its message: attributes named in `FORMS`, which each
language has as it needs (`species-panda.acc`). A sentence uses them as `$species-acc`, and the word
itself in a selector as `$species-id`. A form may count: `item-ore.count` gets the numbers of the
sentence. A message (a dict with a `key`) and a list have the forms that all their parts have.

A line of the chronicle that has a `seat` is told to that player by its attribute `.you`
(`log-take = { $seat } takes ...`, `.you = You take ...`).

A line of the tally may say itself in two pieces for a table of all seats: `.row` is the head of
its row, `.cell` what stands beside the points.

The help in `rules.<language>.ftl` begins with `help-aim`, `help-turn` and `help-score`, each with a
`.title`; chapters and clauses follow. What depends on an option of the table is an attribute named
by the option and its values: `.deck-twins`, `.protect-on`, `.cards-A-B`. It is told after the
message, only at tables that play so.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, serialize

from meadhall.core.game import Game
from meadhall.core.options import Value

Language = Literal["en", "pl", "de", "fr", "nl", "es", "it"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
HOUSE = "meadhall"  # the package whose texts/ every game shares
FORMS = ("nom", "acc", "gen", "dat", "loc", "ins", "of", "to", "on", "start", "count")


class MissingText(LookupError):
    """A message that the language lacks, or whose arguments do not fit."""


def source(package: str, name: str) -> str:
    """The Fluent file `texts/<name>.ftl` of a package: `en`, `rules.pl`.

    A game with many cards has them in `texts/cards.<language>.ftl`: they belong to the file of the
    language.

    A package outside this repository may lack a language, or some of its messages: they are
    English then.
    """
    if name in LANGUAGES and files(package).joinpath("texts", f"cards.{name}.ftl").is_file():
        return f"{_source(package, name)}\n{_source(package, f'cards.{name}')}"
    return _source(package, name)


def _source(package: str, name: str) -> str:
    file = files(package).joinpath("texts", f"{name}.ftl")
    if package.split(".")[0] == HOUSE:
        return file.read_text(encoding="utf-8")
    kind = name.rpartition(".")[0]
    english = files(package).joinpath("texts", f"{kind}.en.ftl" if kind else "en.ftl")
    text = english.read_text(encoding="utf-8")
    if file == english or not file.is_file():
        return text
    return completed(file.read_text(encoding="utf-8"), text)


def completed(text: str, english: str) -> str:
    """Fluent text with the messages that it lacks added from the English one."""
    resource = parse(text)
    known = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message | ast.Term)}
    for entry in parse(english).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.id.name not in known:
            resource.body.append(entry)
    return serialize(resource)


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


def condition(name: str) -> tuple[str, list[str]]:
    """The option that an attribute of the help names, and the values: `deck-twins`."""
    option, *values = name.split("-")
    return option, values


def holds(name: str, options: Mapping[str, Value]) -> bool:
    """Whether a table with these options plays what the attribute tells."""
    option, values = condition(name)
    value = options[option]
    return (("on" if value else "off") if isinstance(value, bool) else str(value)) in values


class Words(str):
    """Words that are no message, such as a file's name or the text of an error."""


class Teller:
    """Says things about one game in one language.

        say = Teller(meadhall.game("skibe"), "pl", names=["Ada", "Bo", "Cleo"])
        say("log-turn", turn=1, seat=0)

    Args:
        game: Whose messages it knows; None: only those that all games share.
        language: One of `LANGUAGES`.
        names: The players by seat; who has none is "Player 3".
        reader: The seat that is told its own lines with "you".
    """

    def __init__(
        self,
        game: Game | None,
        language: str,
        names: Sequence[str] = (),
        reader: int | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise MissingText(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.names = names
        self.reader = reader
        self.bundle = bundle(game.package if game else HOUSE, language)

    def __call__(self, key: str, **args: Any) -> str:
        return self.say(key, args)

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """The message of that key with these arguments.

        Raises:
            MissingText: The language lacks the message, or the arguments do not fit.
        """
        message = self._message(key)
        if message.value is None:
            raise MissingText(f"no message {key!r} in {self.language}")
        return self._format(key, message.value, args)

    def line(self, key: str, args: Mapping[str, Any]) -> str:
        """A line of the chronicle; those of the reader's own seat say "you"."""
        own = self.reader is not None and args.get("seat") == self.reader
        if own and "you" in self._message(key).attributes:
            return self.attribute(key, "you", args)
        return self.say(key, args)

    def attribute(self, key: str, name: str, args: Mapping[str, Any]) -> str:
        """The message's attribute of that name: `prompt-turn` has `.other`, for the others."""
        message = self._message(key)
        if name not in message.attributes:
            raise MissingText(f"message {key!r} in {self.language} has no .{name}")
        return self._format(f"{key}.{name}", message.attributes[name], args)

    def as_played(self, key: str, options: Mapping[str, Value]) -> str:
        """A paragraph or clause of the help as a table with these options plays; may be empty."""
        message = self._message(key)
        said = [self.say(key, {})] if message.value is not None else []
        for name in message.attributes:
            if name != "title" and holds(name, options):
                said.append(self.attribute(key, name, {}))
        return " ".join(said)

    def _message(self, key: str) -> Any:
        if not self.bundle.has_message(key):
            raise MissingText(f"no message {key!r} in {self.language}")
        return self.bundle.get_message(key)

    def _format(self, key: str, pattern: Any, args: Mapping[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, self._shown(args))
        if errors:
            raise MissingText(f"message {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def _shown(self, args: Mapping[str, Any]) -> dict[str, Any]:
        shown = {name: self.show(name, value) for name, value in args.items()}
        for name, value in args.items():
            for form, words in self._forms(name, value, args).items():
                shown[f"{name}-{form}"] = words
        return shown

    def _forms(self, name: str, value: Any, args: Mapping[str, Any]) -> dict[str, str]:
        """The other forms of an argument, by their names."""
        found: dict[str, str] = {}
        if isinstance(value, bool | Words):
            return found
        if isinstance(value, list | tuple):
            parts = [self._forms(name, part, args) for part in value]
            for form in parts[0] if parts else ():
                if form != "id" and all(form in part for part in parts):
                    found[form] = format_list([part[form] for part in parts], locale=self.language)
            return found
        if isinstance(value, Mapping):
            key, within = value["key"], self._shown({k: v for k, v in value.items() if k != "key"})
        else:
            key = f"{name}-{value}"
            within = {k: v for k, v in args.items() if isinstance(v, int)}
            if isinstance(value, str):
                found["id"] = value
        if self.bundle.has_message(key):
            for form, pattern in self.bundle.get_message(key).attributes.items():
                text, errors = self.bundle.format_pattern(pattern, within)
                if form in FORMS and not errors:  # else it counts, and there is no number
                    found[form] = str(text)
        return found

    def show(self, name: str, value: Any) -> Any:
        """An argument as it stands in a message: its name and kind decide."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no", {})
        if isinstance(value, int):
            if name == "seat" or name.endswith("_seat"):
                return self.player(value)
            key = f"{name}-{value}"
            return self.say(key, {}) if self.bundle.has_message(key) else value
        if isinstance(value, Words):
            return str(value)
        if isinstance(value, str):
            return self.say(f"{name}-{value}", {})
        if isinstance(value, Mapping):
            return self.say(value["key"], {k: v for k, v in value.items() if k != "key"})
        parts = [str(self.show(name, part)) for part in value]
        return format_list(parts, locale=self.language) if parts else self.say("nothing", {})

    def player(self, seat: int) -> str:
        """The name of who sits there."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("player", {"number": seat + 1})

    def move(self, action: int, detail: Mapping[str, Any] | None = None) -> str:
        """A move as a button would call it: the message `move-<verb>`, or with what the position
        adds to it (`State.details`) its attribute `.detail`."""
        assert self.game is not None
        key = f"move-{self.game.actions.verb_of(action).name}"
        args = self.game.actions.args(action)
        return self.attribute(key, "detail", {**args, **detail}) if detail else self.say(key, args)
