"""Game: the static description of a rule book, and the way to start one."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from meadhall.core import options as opts
from meadhall.core.actions import ActionSpace
from meadhall.core.rng import Rng
from meadhall.core.state import Args, State, Step


class WrongRules(ValueError):
    """Stored data that these rules cannot reproduce; says why."""


class Unclear(ValueError):
    """Shorthand that names no row of moves; says what would be right, in the reader's language."""


Say = Callable[..., str]


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """A rule book: what it is called, who can play it, which moves it knows.

        game = meadhall.game("animals-on-board")
        state = game.start(seats=3, seed=7)

    Attributes:
        slug: Its name in commands, addresses and records, such as "skibe".
        title: Its name for people.
        seats: How many can play.
        options: What a table can choose, with defaults.
        rules_version: Goes up whenever stored games would play out differently.
        state_version: Goes up whenever the fields of a stored state change.
        upgrade: Turns the fields of an older state version into those of today.
        actions: Every move, as a number and as a name.
        steps: Every decision that the rules know.
        state: Makes an empty state: game, seats, options.
        view: What a seat may see of a state, as a msgspec struct; None is a spectator.
        view_type: The type of that struct.
        draw: A view as text, for the terminal.
        package: Where its texts lie.
        clauses: The letter before its clause numbers.
        longest: No game has more decisions than this.
        minutes: How long a game takes; None if nobody knows.
        weight: How demanding it is, 1 to 5; None if nobody knows.
        art: The symbol of the client that is its picture; without one the client shows a ship.
        formats: How the text board shows fields of the view, by name.
        detail: What a position adds to the text of a move, if the game has that.
        places: Where a thing of a seat could go, if the game tells that.
        places_type: The struct of one such place.
        shorthand: Reads several moves typed as one line, if the game has that.
    """

    slug: str
    title: str
    seats: range
    options: tuple[opts.Option, ...]
    rules_version: int  # goes up whenever stored games would play out differently
    actions: ActionSpace
    steps: Sequence[Step[Any]]
    state: Callable[["Game", int, dict[str, Any]], State]
    view: Callable[[Any, int | None], Any]  # state, seat -> a msgspec struct
    view_type: type  # that struct, for the generated TypeScript
    draw: Callable[[Any, Say], str]  # view, say -> the table as text
    package: str  # where its texts lie
    clauses: str  # the letter before its clause numbers
    longest: int  # no game has more decisions than this
    secrets: bool = True  # whether a seat may see what another may not
    colours: tuple[str, ...] = ()  # by seat, where its pieces have them; else players bring theirs
    # state, seat, legal action -> what the position adds to the move's text (its cost, what it
    # brings, what lies there): arguments of `move-<verb>.detail`, or none. Only what the seat sees.
    detail: Callable[[Any, int, int], Args] | None = None
    # state, seat, name of a thing -> where it could go, as structs, for a board that shows it while
    # a player aims; ValueError if there is no such thing. Only what the seat may know.
    places: Callable[[Any, int, str], list[Any]] | None = None
    places_type: type | None = None
    minutes: int | None = None
    weight: int | None = None
    art: str | None = None
    # name of a view's field -> how the text board shows it:
    #   seat     a player's name                  index    a number counted from one
    #   count    the length of the list           players  a list with one part per player
    #   places   numbered, the empty ones counted lines    each part on a line of its own
    #   cells    [row, column] as b3
    # The name of a list of the view: an index into it, shown as the item. Any other word: the
    # beginning of messages (`item` shows "oil" as `item-oil`, `card` shows 3 as `card-3`).
    # `near` names the list of hexes (q, r, board, number) whose neighbours are shown.
    formats: Mapping[str, str] = field(default_factory=dict)
    # a copy of the state, seat, typed words, say -> moves to be played all or none
    shorthand: Callable[[Any, int, str, Say], list[int] | None] | None = None
    state_version: int = 1  # goes up whenever the fields of `State.dump` change
    # data of an older dump, its state version -> the same position as data of this version
    upgrade: Callable[[dict[str, Any], int], dict[str, Any]] | None = None

    def start(
        self, seats: int, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> State:
        """A new game, at its first decision.

            game.start(seats=2, seed=7, options={"first_player": "1"})

        Args:
            seats: How many play.
            seed: A whole number of any size. The same seed gives the same game; without one it is
                drawn from the system's entropy.
            options: Values by name; what is left out has its default.

        Raises:
            BadOption: Seats, seed or an option that the game does not know.
        """
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise opts.BadOption(f"{self.slug} is for {few} to {many} players, not {seats!r}")
        if seed is None:
            seed = secrets.randbits(128)
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise opts.BadOption(f"a seed is a whole number, 0 or more, not {seed!r}")
        chosen = opts.read(self.options, options, seats) if options else self._defaults[seats]
        state = self.state(self, seats, chosen)
        state.rng = Rng(seed)
        state.set_up()
        state.run()
        return state

    @cached_property
    def _defaults(self) -> dict[int, dict[str, opts.Value]]:
        """All options at their defaults, by the number of players; states share them."""
        return {seats: opts.read(self.options, {}, seats) for seats in self.seats}

    def load(self, data: Mapping[str, Any]) -> State:
        """The state that `State.dump` wrote, here or in an older tree with the same rules.

        Args:
            data: What `dump` gave, also after a way through JSON.

        Raises:
            WrongRules: It is of another game, of another version of the rules, or of a state
                version that cannot be upgraded.
        """
        if data.get("game") != self.slug:
            raise WrongRules(f"this is a state of {data.get('game')!r}, not of {self.slug!r}")
        if data.get("rules") != self.rules_version:
            raise WrongRules(
                f"the state was made by rules version {data.get('rules')} of {self.slug}, "
                f"these are version {self.rules_version}"
            )
        data = self._upgraded(with_frames(dict(data), self.steps))
        state = self.state(self, data["seats"], dict(data["options"]))
        state.restore(data)
        return state

    def _upgraded(self, data: dict[str, Any]) -> dict[str, Any]:
        """The data in the shape of this state version."""
        version = data.get("state_version", 1)  # dumps had no such number at first
        if version == self.state_version:
            return data
        if version > self.state_version or self.upgrade is None:
            raise WrongRules(
                f"the state has state version {version} of {self.slug}, "
                f"these rules read version {self.state_version}"
                + (" and older ones" if self.upgrade else "")
            )
        return self.upgrade(data, version)

    def __reduce__(self) -> tuple[Any, ...]:
        from meadhall.core.registry import game

        return (game, (self.slug,))

    def __repr__(self) -> str:
        return f"<Game {self.slug} version {self.rules_version}>"


def with_frames(data: dict[str, Any], steps: Sequence[Step[Any]]) -> dict[str, Any]:
    """Stored data whose frames are lists; older trees packed each into one number."""

    def unpacked(frame: Any) -> Any:
        if not isinstance(frame, int):
            return frame
        return [steps[frame >> 4 & 255].name, frame & 15, frame >> 12]

    data["agenda"] = [unpacked(frame) for frame in data["agenda"]]
    data["lanes"] = [[unpacked(frame) for frame in lane] for lane in data["lanes"]]
    return data
