"""Match: a game in play at a table. Knows the contract of a game, not its rules.

Pure: no storage, no sockets. A change is first worked out on a copy (`Change`), then
committed by the caller, and only then becomes the match's own state (`accept`).
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from meadhall.core.game import Game
from meadhall.core.state import ChronicleLine, State
from meadhall.core.takeback import NoUndo, PlayedMove, Takebacks, beside
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.base import Move
from meadhall.hall.protocol.messages import LegalMove, LogLine
from meadhall.hall.store.rows import Entry, LogEntry

SNAPSHOT_EVERY: Final = 16  # entries at least from one snapshot to the next, but for the last

# by game and action: without a detail they never change
_legal_moves: dict[str, dict[int, msgspec.Raw]] = {}


class Change:
    """What a command would do to a match."""

    def __init__(
        self,
        state: State,
        entries: list[Entry],
        snapshot: bool = False,  # the state is stored with the last entry
        made: list[PlayedMove] | None = None,  # a move each, where moves are made
    ) -> None:
        self.state = state
        self.entries = entries
        self.snapshot = snapshot
        self.made = made or []

    @property
    def number(self) -> int:
        return self.entries[-1].number

    @property
    def moves(self) -> int:
        """Moves made by the seat of the last entry; below zero: taken back by it."""
        if self.made:
            return len(self.made)
        last = self.entries[-1]
        return -len(last.gone) if last.moves and not self.snapshot else 0


class Tried:
    """A preview: the state after the moves that could be tried."""

    def __init__(
        self, state: State, played: int, stopped: Literal["reveal", "turn", "over"] | None
    ) -> None:
        self.state = state
        self.played = played
        self.stopped = stopped


class Match:
    """State, journal number, and what each seat may take back."""

    def __init__(self, game: Game, state: State, number: int) -> None:
        self.game = game
        self.state = state
        self.number = number
        self.takebacks = Takebacks()
        self.snapshot_at = number  # number of the newest snapshot
        self.positions = number  # number of the last entry that changed the position
        self.together = number  # entries after this one were all made in lanes, side by side
        self.last_by: dict[int, int] = {}  # each seat's newest entry

    # --- playing ---------------------------------------------------------------

    def fresh_enough(self, seat: int, seen: int) -> bool:
        """Whether somebody who saw `seen` entries decides about the position as it is."""
        if seen > self.number:
            return False
        if seen >= self.positions:
            return True
        # all at once: what others chose meanwhile in their lanes changes nothing for this seat
        return seen >= self.together and self.last_by.get(seat, 0) <= seen

    def play(self, seat: int, moves: Sequence[Move], now: int, command: str | None) -> Change:
        """Plays all of the moves or none, on a copy."""
        state = self.state
        entries: list[Entry] = []
        made: list[PlayedMove] = []
        for at, move in enumerate(moves):
            action = self.action(seat, move, state, at)
            before = state  # never changed again, so it may be kept
            state = before.clone()
            told: list[ChronicleLine] = []
            state.chronicle = told
            try:
                state.act(seat, action)  # found legal above: the options are listed once
            finally:
                state.chronicle = None
            entries.append(
                Entry(
                    number=self.number + at + 1,
                    kind="play",
                    seat=seat,
                    move=list(move),
                    at=now,
                    lines=[LogEntry(line.key, line.args, line.only) for line in told],
                )
            )
            made.append(PlayedMove(entries[-1].number, seat, action, before))
        entries[-1].command = command
        due = entries[-1].number - self.snapshot_at >= SNAPSHOT_EVERY
        return Change(state, entries, state.over or (due and state.waiting != [seat]), made)

    def action(self, seat: int, move: Move, state: State, at: int) -> int:
        """The id of a legal move, or Refused with what would be legal."""
        if seat not in state.waiting:
            raise Refused("not-your-turn", waiting=state.waiting, at=at)
        legal = state.legal(seat)
        try:
            action = self.game.actions.id(move)
        except ValueError as error:
            raise Refused("illegal-move", at=at, problem=str(error)) from None
        if action not in legal:
            names = [list(self.game.actions.name(a)) for a in legal[:50]]
            raise Refused("illegal-move", at=at, legal=names)
        return action

    def accept(self, change: Change) -> None:
        """Takes over a change that is on the disk."""
        last = change.entries[-1]
        if last.moves:
            seat = -1 if last.seat is None else last.seat
            self.positions = last.number
            self.last_by[seat] = last.number
            if not beside(self.state, change.state, seat):
                self.together = last.number
        if change.made:
            last_made = len(change.made) - 1
            for at, made in enumerate(change.made):
                after = change.state if at == last_made else change.made[at + 1].before
                self.takebacks.played(made, after)
        elif change.snapshot:
            self.takebacks.forget()
        elif last.moves:
            assert last.seat is not None
            assert last.back_to is not None
            self.takebacks.take_back(last.seat, last.back_to)
        self.state = change.state
        self.number = change.number
        if change.snapshot:
            self.snapshot_at = change.number

    def undo(self, seat: int, to: int | None, now: int, command: str | None) -> Change:
        """Takes back the seat's own newest decisions, up to a reveal or another seat's decision."""
        numbers = self.may_undo(seat)
        if not numbers or (to is not None and to not in numbers):
            raise Refused("cannot-undo", problem=self.why_no_undo(seat), may=numbers)
        first = numbers[-1] if to is None else to
        entry = Entry(
            number=self.number + 1,
            kind="undo" if self.takebacks.alone(seat, first) else "retract",
            seat=seat,
            back_to=first,
            at=now,
            command=command,
            gone=self.takebacks.gone(seat, first),
        )
        return Change(self.takebacks.without(seat, first), [entry])

    def may_undo(self, seat: int | None) -> list[int]:
        """Entries that seat may take back, newest last."""
        return self.takebacks.may(seat)

    def why_no_undo(self, seat: int | None) -> NoUndo:
        return self.takebacks.why_not(seat)

    def rewound(self, state: State, entry: Entry) -> Change:
        """Goes back to an earlier state by consent; it is stored as a new snapshot."""
        entry.gone = list(range(entry.back_to or 1, entry.number))
        return Change(state, [entry], snapshot=True)

    def note(self, entry: Entry) -> Change:
        """An entry that leaves the position alone: away, back, resign, end."""
        return Change(self.state, [entry])

    def follow(self, entry: Entry) -> bool:
        """Repeats an entry of the journal (loading, or another worker's); False: reload."""
        if entry.number != self.number + 1:
            return False
        if entry.kind == "play":
            assert entry.seat is not None
            assert entry.move is not None
            change = self.play(entry.seat, [entry.move], entry.at, entry.command)
            change.entries[0].lines = entry.lines
        elif entry.moves:
            if entry.kind == "undo":
                entry.gone = list(range(entry.back_to or 1, entry.number))
            if entry.seat is None or entry.back_to not in self.may_undo(entry.seat):
                return False
            change = self.undo(entry.seat, entry.back_to, entry.at, entry.command)
            if change.entries[0].kind != entry.kind:
                return False  # by consent, over the moves of others
            entry.gone = change.entries[0].gone
        else:
            change = self.note(entry)
        self.accept(change)
        return True

    # --- looking -----------------------------------------------------------------

    def legal(self, seat: int | None, state: State | None = None) -> list[LegalMove]:
        """The seat's legal moves, encoded; those without a detail are encoded only once."""
        state = state or self.state
        if seat is None or seat not in state.waiting:
            return []
        known = _legal_moves.setdefault(self.game.slug, {})
        space = self.game.actions
        found: list[Any] = []
        for action, detail in zip(state.legal(seat), state.details(seat), strict=True):
            move = None if detail else known.get(action)
            if move is None:
                name = list(space.name(action))
                new = LegalMove(name=name, args=space.args(action), detail=detail)
                move = msgspec.Raw(msgspec.json.encode(new))
                if not detail:
                    known[action] = move
            found.append(move)
        return found

    def preview(self, seat: int, moves: Sequence[Move]) -> Tried:
        """Tries moves on a copy, as far as nothing hidden would be revealed."""
        state = self.state
        for at, move in enumerate(moves):
            if state.over or seat not in state.waiting:
                return Tried(state, at, "over" if state.over else "turn")
            action = self.action(seat, move, state, at)
            ahead = state.clone()
            ahead.act(seat, action)  # found legal above
            if ahead.reveals != state.reveals:
                return Tried(state, at, "reveal")
            state = ahead
        if state.over:
            return Tried(state, len(moves), "over")
        return Tried(state, len(moves), None if seat in state.waiting else "turn")

    def places(self, seat: int, thing: str, state: State) -> list[Any]:
        """Where a thing could go, as the game says."""
        if self.game.places is None:
            raise Refused("bad-request", problem=f"{self.game.slug} tells no places")
        try:
            return self.game.places(state, seat, thing)
        except ValueError as error:
            raise Refused("bad-request", problem=str(error)) from error


def log_lines(entries: Sequence[Entry], seat: int | None) -> list[LogLine]:
    """The lines of the entries that this seat may read."""
    return [
        LogLine(move=entry.number, key=told.key, args=told.args)
        for entry in entries
        for told in entry.lines
        if told.readable(seat)
    ]


def some_lines_are_secret(entries: Sequence[Entry]) -> bool:
    """Whether one of their lines is not for everybody."""
    for entry in entries:
        for told in entry.lines:
            if told.only is not None:
                return True
    return False


def dumped(state: State) -> str:
    return msgspec.json.encode(state.parts()).decode()


def loaded(game: Game, text: str) -> State:
    data: Any = msgspec.json.decode(text)
    return game.load(data)
