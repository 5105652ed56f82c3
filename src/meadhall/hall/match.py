"""Match: a game in play at a table. Knows the contract of a game, not its rules.

Pure: no storage, no sockets. A change is first worked out on a copy (`Change`), then
committed by the caller, and only then becomes the match's own state (`accept`).
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from meadhall.core.game import Game
from meadhall.core.state import IllegalAction, Line, State
from meadhall.hall.problems import Refused
from meadhall.hall.protocol import LegalMove, LogLine, Move
from meadhall.hall.store.rows import Entry, Told

NoUndo = Literal["reveal", "other-seat", "nothing"]


class Change(msgspec.Struct):
    """What a command would do to a match."""

    state: State
    entries: list[Entry]
    run: list[tuple[int, State]]
    run_seat: int
    no_undo: NoUndo
    snapshot: bool  # the deciding seat changed

    @property
    def number(self) -> int:
        return self.entries[-1].number


class Tried(msgspec.Struct):
    """A preview: the state after the moves that could be tried."""

    state: State
    played: int
    stopped: Literal["reveal", "turn", "over"] | None


class Match:
    """State, journal number, and what the last seat may take back."""

    def __init__(self, game: Game, state: State, number: int) -> None:
        self.game = game
        self.state = state
        self.number = number
        self.run: list[tuple[int, State]] = []  # (entry, the state before it)
        self.run_seat = -1
        self.no_undo: NoUndo = "nothing"
        self.positions = number  # number of the last entry that changed the position
        self.together = number  # entries after this one were all made in lanes, side by side
        self.last_by: dict[int, int] = {}  # each seat's newest entry

    # --- playing ---------------------------------------------------------------

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

    def play(self, seat: int, moves: Sequence[Move], now: int, command: str | None) -> Change:
        """All of the moves or none."""
        state = self.state
        run = self.run[:] if seat == self.run_seat else []
        no_undo: NoUndo = self.no_undo if seat == self.run_seat else "other-seat"
        entries: list[Entry] = []
        for at, move in enumerate(moves):
            action = self.action(seat, move, state, at)
            before = state  # never changed again: whoever keeps it may keep it
            state = before.clone()
            told: list[Line] = []
            state.chronicle = told
            try:
                state.play(action, seat)
            except IllegalAction as error:  # `legal` said otherwise: a mistake in the rules
                raise Refused("illegal-move", at=at, problem=str(error)) from error
            finally:
                state.chronicle = None
            entries.append(
                Entry(
                    number=self.number + at + 1,
                    kind="play",
                    seat=seat,
                    move=list(self.game.actions.name(action)),
                    at=now,
                    lines=[Told(line.key, line.args, line.only) for line in told],
                )
            )
            run.append((entries[-1].number, before))
            if state.reveals != before.reveals:
                run = []
                no_undo = "reveal"
        entries[-1].command = command
        snapshot = state.over or state.waiting != [seat]
        return Change(state, entries, run, seat, no_undo, snapshot)

    def undo(self, seat: int, to: int | None, now: int, command: str | None) -> Change:
        """By the reveal rule: back over the seat's own unbroken decisions."""
        numbers = self.may_undo(seat)
        if not numbers or (to is not None and to not in numbers):
            raise Refused("cannot-undo", problem=self.why_no_undo(seat), may=numbers)
        first = numbers[-1] if to is None else to
        at = next(i for i, (number, _) in enumerate(self.run) if number == first)
        entry = Entry(
            number=self.number + 1, kind="undo", seat=seat, back_to=first, at=now, command=command
        )
        return Change(self.run[at][1], [entry], self.run[:at], seat, self.no_undo, False)

    def may_undo(self, seat: int | None) -> list[int]:
        """Entries that seat may take back, newest last."""
        if seat is None or seat != self.run_seat:
            return []
        return [number for number, _ in self.run]

    def why_no_undo(self, seat: int | None) -> NoUndo:
        if self.number == 0:
            return "nothing"
        return self.no_undo if seat == self.run_seat else "other-seat"

    def rewound(self, state: State, entry: Entry) -> Change:
        """By consent: to an earlier state, which is written down anew."""
        return Change(state, [entry], [], -1, "nothing", True)

    def note(self, entry: Entry) -> Change:
        """An entry that leaves the position alone: away, back, resign, end."""
        return Change(self.state, [entry], self.run, self.run_seat, self.no_undo, False)

    def accept(self, change: Change) -> None:
        """The change is committed."""
        side_by_side = self.state.open_lanes and change.state.open_lanes
        moved = any(entry.kind in ("play", "undo") for entry in change.entries)
        self.state = change.state
        self.run = change.run
        self.run_seat = change.run_seat
        self.no_undo = change.no_undo
        self.number = change.number
        if moved:
            self.positions = change.number
            self.last_by[change.entries[-1].seat or 0] = change.number
            if not side_by_side:
                self.together = change.number

    def fresh_enough(self, seat: int, seen: int) -> bool:
        """Whether somebody who saw `seen` entries decides about the position as it is."""
        if seen > self.number:
            return False
        if seen >= self.positions:
            return True
        # all at once: what others chose meanwhile in their lanes changes nothing for this seat
        return seen >= self.together and self.last_by.get(seat, 0) <= seen

    def follow(self, entry: Entry) -> bool:
        """Repeats an entry of the journal (loading, or another worker's); False: reload."""
        if entry.number != self.number + 1:
            return False
        if entry.kind == "play":
            assert entry.seat is not None
            assert entry.move is not None
            change = self.play(entry.seat, [entry.move], entry.at, entry.command)
            change.entries[0].lines = entry.lines
        elif entry.kind == "undo":
            if entry.seat is None or entry.back_to not in self.may_undo(entry.seat):
                return False
            change = self.undo(entry.seat, entry.back_to, entry.at, entry.command)
        else:
            change = self.note(entry)
        self.accept(change)
        return True

    # --- looking -----------------------------------------------------------------

    def legal(self, seat: int | None, state: State | None = None) -> list[LegalMove]:
        state = state or self.state
        if seat is None or seat not in state.waiting:
            return []
        space = self.game.actions
        return [
            LegalMove(name=list(space.name(action)), args=space.args(action))
            for action in state.legal(seat)
        ]

    def preview(self, seat: int, moves: Sequence[Move]) -> Tried:
        """As far as nothing hidden would be revealed; the match is not changed."""
        state = self.state
        for at, move in enumerate(moves):
            if state.over or seat not in state.waiting:
                return Tried(state, at, "over" if state.over else "turn")
            action = self.action(seat, move, state, at)
            ahead = state.clone()
            ahead.play(action, seat)
            if ahead.reveals != state.reveals:
                return Tried(state, at, "reveal")
            state = ahead
        if state.over:
            return Tried(state, len(moves), "over")
        return Tried(state, len(moves), None if seat in state.waiting else "turn")


def log_lines(entries: Sequence[Entry], seat: int | None) -> list[LogLine]:
    """What the entries tell this seat."""
    return [
        LogLine(move=entry.number, key=told.key, args=told.args)
        for entry in entries
        for told in entry.lines
        if told.readable(seat)
    ]


def in_force(entries: Sequence[Entry]) -> list[Entry]:
    """The moves that were not taken back, in order."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "play":
            kept.append(entry)
        elif entry.kind == "undo" and entry.back_to is not None:
            kept = [play for play in kept if play.number < entry.back_to]
    return kept


def dumped(state: State) -> str:
    return msgspec.json.encode(state.dump()).decode()


def loaded(game: Game, text: str) -> State:
    data: Any = msgspec.json.decode(text)
    return game.load(data)
