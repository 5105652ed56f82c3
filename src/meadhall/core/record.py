"""Record: a game that was played, as a file people can read and rules can replay."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from meadhall.core.actions import Word
from meadhall.core.game import Game, WrongRules
from meadhall.core.registry import BrokenGame, UnknownGame, game
from meadhall.core.state import State

FORMAT = 1


class BadRecord(ValueError):
    """A file that is no record, or one whose moves these rules refuse; says where."""


class Ending(msgspec.Struct, frozen=True):
    """How it ended, by seat."""

    scores: list[int]
    ranks: list[int]


class Player(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sat at a seat."""

    name: str = ""  # empty: not known, or a bot
    bot: str = ""  # which bot sat there from the start
    left: Literal["", "away", "resigned"] = ""  # a bot finished the game in their place
    left_after: Annotated[int, msgspec.Meta(ge=0)] = 0  # so many moves had been made then


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Set-up, moves and result: all that is needed to see the game again.

        record = Record.open(Path("game.json"))
        for state in record.replay():
            print(state.scores())

    Its file is JSON that people can read: `save` writes it, `open` reads it.
    """

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    seed: int
    moves: list[tuple[int, list[Word]]] = []  # (seat, name of the action)
    result: Ending | None = None  # by the rule book
    players: list[Player] = []  # by seat; empty: not known
    places: list[int] = []  # by seat, where they are not the ranks of the result: see hall.standing
    note: str = ""
    format: int = FORMAT

    def __post_init__(self) -> None:
        for name, known in (("players", self.players), ("places", self.places)):
            if known and len(known) != self.seats:
                raise ValueError(f"{len(known)} {name} for {self.seats} seats")
        for player in self.players:
            if player.left_after > len(self.moves):
                raise ValueError(
                    f"a player left after {player.left_after} of {len(self.moves)} moves"
                )

    @classmethod
    def begin(cls, state: State, seed: int) -> "Record":
        """An empty record of a game just started with that seed."""
        return cls(
            game=state.game.slug,
            rules_version=state.game.rules_version,
            seats=state.seats,
            options=dict(state.options),
            seed=seed,
        )

    def add(self, state: State, seat: int, action: int) -> None:
        """Notes a move; call it before or after the state plays it."""
        self.moves.append((seat, list(state.game.actions.name(action))))

    def finish(self, state: State) -> None:
        """Notes the result, if the game is over."""
        self.result = Ending(state.scores(), state.ranks()) if state.over else None

    def rules(self) -> Game:
        """The game whose rules made this record; refuses any other."""
        try:
            rules = game(self.game)
        except (UnknownGame, BrokenGame) as error:
            raise WrongRules(f"cannot replay: {error}") from error
        if rules.rules_version != self.rules_version:
            raise WrongRules(
                f"cannot replay: the game was played by rules version {self.rules_version} of "
                f"{self.game}, these are version {rules.rules_version}"
            )
        return rules

    def start(self) -> State:
        """The state before the first move."""
        return self.rules().start(self.seats, self.seed, self.options)

    def replay(self) -> Iterator[State]:
        """Every state, from the start to the last move; each is yours to keep."""
        state = self.start()
        yield state.clone()
        for at, (seat, name) in enumerate(self.moves):
            try:
                state.play(state.game.actions.id(name), seat)
            except Exception as error:  # rules with a mistake may raise anything: see lab.fuzz
                why = str(error) if isinstance(error, ValueError) else repr(error)
                raise BadRecord(f"move {at + 1} of {len(self.moves)}: {why}") from error
            yield state.clone()

    def last(self) -> State:
        """The state after all moves; checks the result if one is written down."""
        *_, state = self.replay()
        self.compare(state)
        return state

    def compare(self, state: State) -> None:
        """Refuses a result that the rules do not give."""
        found = Ending(state.scores(), state.ranks()) if state.over else None
        if self.result is not None and found != self.result:
            raise BadRecord(f"the record says {self.result}, the rules say {found}")

    def to_json(self) -> str:
        """As JSON that people can read, one move a line."""
        head = msgspec.to_builtins(self)
        moves = head.pop("moves")
        for name in ("players", "places"):
            if not head[name]:
                del head[name]
        lines = [msgspec.json.encode(move).decode() for move in moves]
        text = msgspec.json.format(msgspec.json.encode(head), indent=1).decode()
        joined = ",\n  ".join(lines)
        body = f"[\n  {joined}\n ]" if lines else "[]"
        return f'{text[: text.rindex("}")].rstrip()},\n "moves": {body}\n}}\n'

    def save(self, path: Path) -> None:
        """Writes it to a file."""
        path.write_text(self.to_json(), encoding="utf-8")

    @classmethod
    def from_json(cls, text: str | bytes) -> "Record":
        """The record that `to_json` wrote.

        Raises:
            BadRecord: The text is no record, or one of another format.
        """
        try:
            record = msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord(f"not a Meadhall record: {error}") from error
        if record.format != FORMAT:
            raise BadRecord(f"record format {record.format}; this Meadhall reads format {FORMAT}")
        return record

    @classmethod
    def open(cls, path: Path) -> "Record":
        """The record in a file."""
        return cls.from_json(path.read_bytes())
