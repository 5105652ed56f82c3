"""An empty game: the test puts the questions on its agenda."""

from typing import Any

import msgspec

from meadhall.core.actions import ActionSpace
from meadhall.core.game import Game
from meadhall.core.options import Choice, Flag, Number, first_player
from meadhall.core.rng import Rng
from meadhall.core.seen import View
from meadhall.core.state import State, Step, TallyLine, number
from meadhall.core.view import frame

ACTIONS = ActionSpace()
SAY = ACTIONS.verb("say", number=range(20))
AGAIN = ACTIONS.verb("again")
TOSS = ACTIONS.verb("toss")
GIVE = ACTIONS.verb("give", to=range(4))


class Talk(Step["Tiny"]):
    """Says a number, or asks itself again one higher, or tosses a coin, or asks another seat."""

    def options(self, s: "Tiny", seat: int) -> list[int]:
        return [*range(SAY.first, SAY.end), AGAIN.id(), TOSS.id(), *range(GIVE.first, GIVE.end)]

    def take(self, s: "Tiny", seat: int, action: int) -> None:
        s.said.append([seat, s.arg, action])
        s.tell("log-said", {"seat": seat})
        if AGAIN.has(action):
            s.ask(seat, self, s.arg + 1)
        elif TOSS.has(action):
            s.reveals += 1
            s.coin = s.rng.below(2)
            s.ask(seat, self)
        elif GIVE.has(action):
            s.ask(GIVE.arg(action), self, 7)


class Nod(Step["Tiny"]):
    """One thing to do."""

    def options(self, s: "Tiny", seat: int) -> list[int]:
        return [SAY.id(0)]

    def take(self, s: "Tiny", seat: int, action: int) -> None:
        s.said.append([seat, s.arg, -1])

    def prompt_args(self, s: "Tiny", seat: int) -> dict[str, Any]:
        return {"count": s.arg}


TALK = Talk("talk", "Z-1.1")
NOD = Nod("nod", "Z-1.2")


class Tiny(State):
    said: list[list[int]]
    coin: int

    def fields(self) -> list[str]:
        return ["said", "coin"]

    def set_up(self) -> None:
        self.said = []
        self.coin = -1

    def advance(self) -> None:
        if self.said:
            self.over = True
        else:
            self.ask(self.first_player(), TALK)

    def clone(self) -> "Tiny":
        new = Tiny(self.game, self.seats, self.options)
        self.copy_core(new)
        new.said = [line[:] for line in self.said]
        new.coin = self.coin
        return new

    def resample(self, seat: int | None, rng: Rng) -> None:
        pass

    def scores(self) -> list[int]:
        return [len([1 for line in self.said if line[0] == seat]) for seat in range(self.seats)]

    def tie_break(self, seat: int) -> list[int]:
        return [sum(line[2] for line in self.said if line[0] == seat)]

    def tally(self, seat: int) -> list[TallyLine]:
        return [TallyLine("tally-said", self.scores()[seat])]

    def check(self) -> None:
        assert self.coin < 2


class TinyView(View, frozen=True):
    said: list[list[int]]


def view(s: Tiny, seat: int | None) -> TinyView:
    return TinyView(**frame(s, seat), said=s.said)


def draw(seen: TinyView, _say: object) -> str:
    return msgspec.json.encode(seen.said).decode()


GAME = Game(
    slug="tiny",
    title="Tiny",
    seats=range(2, 5),
    options=(
        first_player(4),
        Flag("loud"),
        Choice("pace", ("slow", "quick")),
        Number("rounds", 3, 1, 9),
        Flag("rare", seats=(3, 4)),
    ),
    rules_version=4,
    actions=ACTIONS,
    steps=number(TALK, NOD),
    state=Tiny,
    view=view,
    view_type=TinyView,
    draw=draw,
    package="meadhall",
    clauses="Z",
    longest=100,
)


def start(seats: int = 3, seed: int = 1, **options: object) -> Tiny:
    """Seat 0 is asked to talk."""
    s = GAME.start(seats, seed, {"first_player": "1", **options})
    assert isinstance(s, Tiny)
    return s
