"""A table page with this process as its hall: shows any position and answers its previews."""

import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

import meadhall
from meadhall.core.state import ChronicleLine, State
from meadhall.hall.protocol import messages
from meadhall.hall.protocol.base import PROTOCOL
from meadhall.hall.protocol.people import Person
from meadhall.hall.protocol.tables import Fair, NoClock, SeatInfo, TableInfo
from meadhall.hall.table.match import Match
from tests.web.visitor import Visitor

ME = Person(id="me", name="Astrid", colour="green", emblem="moon", guest=True)
OPTIONS = {"animals-on-board": {"last_turn_optional": True}}
SCRIPT = (Path(__file__).parent / "staged.js").read_text(encoding="utf-8")


def turn_with(slug: str, wanted: Callable[[State], bool]) -> tuple[State, State]:
    """A position of a random game that fits, and an earlier one where another seat decides."""
    game = meadhall.game(slug)
    for seed in range(200):
        state = game.start(max(2, game.seats[0]), seed, OPTIONS.get(slug))
        chance = random.Random(seed)
        waits: dict[int, State] = {}
        while not state.over:
            if state.seat in waits and wanted(state):
                return waits[state.seat], state
            others = set(range(state.seats)).difference(state.waiting)
            waits.update(dict.fromkeys(others, state.clone()))
            state.play(chance.choice(state.legal(state.seat)), state.seat)
    raise AssertionError(f"no such position of {slug}")


class Seen(msgspec.Struct):
    """What a pointer can reach on the page."""

    wrong: list[str]  # targets that cannot be hit, or are too small
    count: int  # number of targets
    offered: list[str]  # moves of the targets


class Staged:
    """A table page and the position it shows."""

    def __init__(self, visitor: Visitor, first: State) -> None:
        self.page = visitor.page
        self.number = 0
        self.match = Match(first.game, first, 0)
        self.page.add_init_script(SCRIPT)
        self.page.goto("/table/staged")
        self.page.wait_for_function("() => window.staged.line !== null")
        self._evaluate("staged.say", [self._hello(first)])
        self.show(first)
        self.page.wait_for_selector("[data-legal]:visible")

    def show(
        self,
        state: State,
        seat: int | None = None,
        drop: bool = True,
        told: Sequence[ChronicleLine] = (),
    ) -> Seen:
        """Shows this position from that seat, by default the first that decides, with these lines
        of the log. An old plan is removed by the player, or else discarded when the position
        arrives."""
        self.number += 1
        self.match = Match(state.game, state, self.number)
        seat = state.seat if seat is None else seat
        view = messages.View(
            seat=seat,
            number=self.number,
            view=state.view(seat),
            legal=self.match.legal(seat),
            undo=[],
            no_undo="nothing",
            lines=[
                messages.LogLine(move=self.number, key=line.key, args=line.args)
                for line in told
                if line.readable(seat)
            ],
            dropped=[],
            clock=None,
        )
        if drop:
            self.page.evaluate("staged.escape()")
        return self._seen([messages.Table(table=self._table(state, seat), seats=[seat]), view])

    def press(self, number: int) -> Seen:
        """Clicks the target with this number (modulo their count); returns the new state."""
        found = self.page.evaluate("(number) => staged.press(number)", number)
        command = found["asked"]
        return self.answer(command) if command else msgspec.convert(found["seen"], Seen)

    def answer(self, command: dict[str, Any] | None = None) -> Seen:
        """The hall's reply to the newest preview of a plan."""
        command = command or self.page.evaluate("staged.asked()")
        seat = self.match.state.seat
        tried = self.match.preview(seat, command["moves"])
        answer = messages.Previewed(
            id=command["id"],
            number=self.number,
            seat=seat,
            played=tried.played,
            stopped=tried.stopped,
            view=tried.state.view(seat),
            legal=self.match.legal(seat, tried.state),
            places=None,
        )
        return self._seen([answer])

    def begun(self) -> list[list[str | int]]:
        """Legal moves that can be started with a pointer."""
        found = self.page.evaluate("staged.begun()")
        self.number += 1000  # it shows the position many times
        return [json.loads(name) for name in found]

    def _seen(self, said: list[Any]) -> Seen:
        return msgspec.convert(self._evaluate("staged.put", said), Seen)

    def _evaluate(self, what: str, said: list[Any]) -> Any:
        return self.page.evaluate(what, json.loads(msgspec.json.encode(said)))

    def _hello(self, state: State) -> messages.Hello:
        return messages.Hello(
            protocol=PROTOCOL,
            server_time=0,
            you=ME,
            seats=[state.seat],
            table=self._table(state, state.seat),
            chat=[],
            lines=[],
            more_lines=False,
            people=[],
            watchers=0,
            request=None,
        )

    def _table(self, state: State, mine: int) -> TableInfo:
        seats = [
            SeatInfo(seat=at, kind="person", person=ME, connected=True)
            if at == mine
            else SeatInfo(seat=at, kind="bot", bot="random", connected=True)
            for at in range(state.seats)
        ]
        return TableInfo(
            id="staged",
            code="STAGED",
            game=state.game.slug,
            rules_version=state.game.rules_version,
            options=dict(state.options),
            seats=seats,
            owner=ME.id,
            public=False,
            watchers=False,
            chat=False,
            pace=NoClock(),
            fair=Fair(commitment=""),
            state="playing",
            created=0,
            started=0,
        )
