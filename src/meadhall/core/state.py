"""State: one point in play.

A big turn is a row of small decisions, each a `Step`. They wait on the *agenda*, a stack of frames
(which step, which seat, one number). Where the rules say "all at once" each seat has a
stack of its own, a *lane*; while any lane holds a frame, the agenda waits. When nobody
is asked anything, the game's `advance` says what comes next.
"""

from typing import Any, Final, Self

from mypy_extensions import i64, mypyc_attr

from meadhall.core.component import Component, Shared
from meadhall.core.fields import methods_of
from meadhall.core.messages import NO_ARGS, Args, ChronicleLine, Prompt, TallyLine
from meadhall.core.moves import Moves
from meadhall.core.rng import QuickRng, Rng
from meadhall.core.step import Frame, Step, dumped_frames, number, stacked

__all__ = [  # what rules import from here
    "NO_ARGS", "Args", "ChronicleLine", "Component", "Frame", "IllegalAction", "Prompt", "Shared",
    "State", "Step", "TallyLine", "number", "rollout", "said",
]  # fmt: skip

NEGATIVE: Final = "step %r asked with %d: the number must be 0 or more"


class IllegalAction(ValueError):
    """Somebody asked for a move that is not theirs to make now. Nothing was changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One point in play: mutable, deterministic, cheap to copy.

        while not state.over:
            state.play(state.legal()[0])
        state.scores(), state.ranks()

    `over` says whether the game has ended, `seats` how many play, `options` what the table chose,
    `reveals` how often chance or something hidden became visible to anyone.

    A game declares its fields, each once, as annotations of its class, and writes `set_up`,
    `advance`, `resample`, `points_of`, `tally`, `round_number` and `check`. `clone`, `dump` and
    `load` follow from the fields. These hold plain data: int, i64, bool, str, lists of these,
    `vec[i64]`, and components: see `Component`.

        class MyState(State):
            turn: int
            hands: list[list[int]]
            deck: Shared[list[int]]  # replaced, never changed: copies share it
    """

    def __init__(self, game: Any, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options  # never changed after the start, so copies share it
        self.steps: list[Step[Any]] = game.steps
        self.asked: Step[Any] | None = None  # the decision on top of the agenda,
        self.asked_seat: i64 = -1  # who is asked,
        self.asked_arg = 0  # and with which number
        self.later: Frame | None = None  # the decisions below it
        self.lanes: list[Frame | None] = NO_LANES  # by seat, the decision on top; or empty
        self.open_lanes: i64 = 0
        self.lane: i64 = -1  # the lane being played in, or -1
        self.arg = 0
        self.over = False
        self.reveals = 0
        self.rng: Rng = NO_CHANCE
        self.chronicle: list[ChronicleLine] | None = None
        self._moves: Moves | None = None  # what `_known_seat` may do now, if known
        self._known_seat: i64 = -1

    # --- what a game writes (what it leaves out fails when it is first asked for) ---

    def set_up(self) -> None:
        """Fills an empty state, with `rng` as the only source of chance."""
        raise NotImplementedError

    def advance(self) -> None:
        """Nobody is asked anything: ask somebody, or set `over`. Called until one happens."""
        raise NotImplementedError

    def resample(self, seat: int | None, rng: Rng) -> None:
        """Redraw in place all that this seat cannot know, from what is possible."""
        raise NotImplementedError

    def points_of(self, seat: int) -> list[int]:
        """The points of a seat by line of its tally, also while the game goes on."""
        raise NotImplementedError

    def tie_break(self, seat: int) -> list[int]:
        """What decides between equal scores: compared number by number, more is better."""
        return []

    def tally(self, seat: int) -> list[TallyLine]:
        """The sum line by line; its points add up to the seat's score."""
        raise NotImplementedError

    def round_number(self) -> int:
        """The number of the round, or of the turn in rules without rounds; 0 is the set-up.

        It never falls during a game, and everybody may know it.
        """
        raise NotImplementedError

    def check(self) -> None:
        """Raises AssertionError if a law of conservation is broken."""
        raise NotImplementedError

    # --- who decides, and what ----------------------------------------------

    @property
    def waiting(self) -> list[int]:
        """The seats that may decide now."""
        if self.open_lanes:
            return [seat for seat in range(self.seats) if self.lanes[seat] is not None]
        return [] if self.asked is None else [self.asked_seat]

    @property
    def seat(self) -> int:
        """`waiting[0]`; -1 when the game is over."""
        return first_waiting(self)

    @property
    def agenda(self) -> list[Frame]:
        """All frames of the agenda, the one on top last."""
        return [] if self.asked is None else stacked(self._top())

    def _top(self) -> Frame | None:
        """The frame on top of the agenda."""
        if self.asked is None:
            return None
        return Frame(self.asked, self.asked_seat, self.asked_arg, self.later)

    def question(self, seat: int) -> Frame | None:
        """What that seat is asked now, if anything."""
        if self.open_lanes:
            return self.lanes[seat] if 0 <= seat < self.seats else None
        return self._top() if self.asked_seat == seat else None

    def step_of(self, seat: int) -> "Step[Any] | None":
        """The step that seat is asked now."""
        frame = self.question(seat)
        return None if frame is None else frame.step

    def arg_of(self, seat: int) -> int:
        """The number with which that seat is asked; 0 when it is not asked anything."""
        frame = self.question(seat)
        return 0 if frame is None else frame.arg

    @property
    def prompt(self) -> Prompt | None:
        """What the first seat waiting is being asked; None when the game is over."""
        return self.prompt_of(self.seat)

    def prompt_of(self, seat: int) -> Prompt | None:
        """What that seat is being asked, if anything."""
        frame = self.question(seat)
        if frame is None:
            return None
        self.arg = frame.arg
        step = frame.step
        return Prompt(step.prompt, step.prompt_args(self, seat), step.clause)

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal action ids, a new list; empty if that seat is not asked anything.

        Args:
            seat: Whose; without it the first seat waiting.
        """
        return look(self, seat).to_list()

    def details(self, seat: int) -> list[Args]:
        """What the position adds to the text of each of the seat's legal moves."""
        detail = self.game.detail
        moves = self.legal(seat)
        if detail is None:
            return [NO_ARGS] * len(moves)
        return [detail(self, seat, action) for action in moves]

    def play(self, action: int, seat: int | None = None) -> None:
        """Carries the action out, up to the next decision.

        Args:
            action: One of `legal(seat)`.
            seat: Who plays it; without it the first seat waiting.

        Raises:
            IllegalAction: The action is not legal for that seat now. Nothing was changed.
        """
        if not 0 <= action < ALL_ACTIONS or not look(self, seat).has(action):
            raise IllegalAction(self._refusal(action, seat))
        act(self, self._known_seat, action)

    def act(self, seat: i64, action: i64) -> None:
        """`play` without the check whether it is legal: for search and rollouts."""
        act(self, seat, action)

    def run(self) -> None:
        """Goes on to the next decision or to the end."""
        while self.asked is None and not self.open_lanes and not self.over:
            self.advance()

    def _refusal(self, action: int, seat: int | None) -> str:
        space = self.game.actions
        known = self.legal(seat)
        if not isinstance(action, int) or not 0 <= action < len(space):
            return f"action {action!r}: {self.game.slug} has 0 to {len(space) - 1}"
        who = self.seat if seat is None else seat
        asked = f"seat {who} asked for {said(space.name(action))}"
        if self.over:
            return f"{asked}: the game is over"
        if not known:
            return f"{asked}: not asked anything now; waiting for {self.waiting}"
        shown = ", ".join([said(space.name(a)) for a in known[:8]])
        more = f" and {len(known) - 8} more" if len(known) > 8 else ""
        return f"{asked}: not legal now; waiting for {self.waiting}; legal: {shown}{more}"

    # --- what rule code uses ------------------------------------------------

    def ask(self, seat: int, step: "Step[Any]", arg: int = 0) -> None:
        """Asks one seat: puts a decision on top of the agenda.

        Args:
            seat: Who decides.
            step: The decision.
            arg: A number from 0 for the step, which finds it in `s.arg`.
        """
        if arg < 0:
            raise ValueError(NEGATIVE % (step.name, arg))
        if self.lane >= 0:
            self._ask_in_lane(seat, step, arg)
            return
        if self.asked is not None:
            self.later = self._top()
        self.asked = step
        self.asked_seat = seat
        self.asked_arg = arg

    def ask_together(self, seat: int, step: "Step[Any]", arg: int = 0) -> None:
        """Asks this seat at the same time as others: call it once for each of them.

        Args:
            seat: One of those who decide.
            step: The decision.
            arg: A number from 0 for the step, which finds it in `s.arg`.
        """
        if arg < 0:
            raise ValueError(NEGATIVE % (step.name, arg))
        if not self.lanes:
            self.lanes = [None] * self.seats
        self._ask_in_lane(seat, step, arg)

    def _ask_in_lane(self, seat: int, step: "Step[Any]", arg: int) -> None:
        below = self.lanes[seat]
        if below is None:
            self.open_lanes += 1
        self.lanes[seat] = Frame(step, seat, arg, below)

    def first_player(self) -> int:
        """Who starts, by the option every game has: a seat, or drawn by lot."""
        choice: str = self.options["first_player"]
        return self.rng.below(self.seats) if choice == "random" else int(choice) - 1

    def tell(self, key: str, args: Args, only: list[int] | None = None) -> None:
        """Adds a line to the chronicle. Guard it: `if s.chronicle is not None: s.tell(...)`.

        `scene-<name>` and `scene-end` stand around the lines of an event that a client may show
        as one. They have no text. `hold_ms` among the arguments is how long that takes; a live
        clock starts so much later.

        Args:
            key: The message, such as "log-took".
            args: Its arguments; `meadhall.core.texts` says how they are shown.
            only: The seats that may read it; None is everybody.
        """
        if self.chronicle is not None:
            self.chronicle.append(ChronicleLine(key, args, only))

    # --- copies -------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy; the chronicle stays behind.

        It follows from the fields. The build writes it into each compiled state.
        """
        copy: Self = methods_of(type(self)).clone(self)
        return copy

    def copy_core(self, new: "State") -> None:
        """Copies what every state has into a new one."""
        new.asked = self.asked
        new.asked_seat = self.asked_seat
        new.asked_arg = self.asked_arg
        new.later = self.later
        if self.open_lanes:
            new.lanes = self.lanes[:]
            new.open_lanes = self.open_lanes
        new.over = self.over
        new.reveals = self.reveals
        new.rng = self.rng.copy()

    def sample(self, seat: int | None, rng: Rng) -> "State":
        """A complete state that looks the same to this seat, with other chances ahead.

        Hidden things are drawn from what is possible, so a bot can search in it without cheating.

        Args:
            seat: Who looks; None is a spectator.
            rng: Where the draws come from.
        """
        new = self.clone()
        new.resample(seat, rng)
        new.rng = Rng(rng.big())
        return new

    def view(self, seat: int | None = None) -> Any:
        """All that this seat may see, as the game's struct; None is a spectator."""
        return self.game.view(self, seat)

    def scores(self) -> list[int]:
        """The points by seat, also while the game goes on."""
        return [sum(self.points_of(seat)) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Places by seat, 1 = won; shared places share the number."""
        scores = self.scores()
        keys = [[scores[seat], *self.tie_break(seat)] for seat in range(self.seats)]
        return [1 + sum([1 for other in keys if other > key]) for key in keys]

    def fields(self) -> list[str]:
        """Names of the fields, for a game that writes `clone` by hand; else empty."""
        return NO_NAMES

    def dump_fields(self) -> dict[str, Any]:
        """The game's own fields as plain data; lists may be the state's own."""
        names = self.fields()
        if names:
            return {name: getattr(self, name) for name in names}
        data: dict[str, Any] = methods_of(type(self)).dump(self)
        return data

    def load_fields(self, data: dict[str, Any]) -> None:
        """The other half of `dump_fields`."""
        names = self.fields()
        for name in names:
            setattr(self, name, plain(data[name]))
        if not names:
            methods_of(type(self)).load(self, data)

    def dump(self) -> dict[str, Any]:
        """Plain JSON-able data from which `Game.load` makes the same state again."""
        data = self.parts()
        return {name: data[name] if name == "options" else plain(data[name]) for name in data}

    def parts(self) -> dict[str, Any]:
        """The same with the state's own lists in it, not copies: to be written out at once."""
        data: dict[str, Any] = {
            "game": self.game.slug,
            "rules": self.game.rules_version,
            "state_version": self.game.state_version,
            "seats": self.seats,
            "options": dict(self.options),
            "agenda": dumped_frames(self._top()),
            "lanes": [dumped_frames(lane) for lane in self.lanes] if self.open_lanes else [],
            "over": self.over,
            "reveals": self.reveals,
            "rng": self.rng.dump(),
        }
        data.update(self.dump_fields())
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """The other half of `dump`; called by `Game.load`."""
        top = self._loaded_frames(data["agenda"])
        if top is not None:
            self.asked = top.step
            self.asked_seat = top.seat
            self.asked_arg = top.arg
            self.later = top.below
        self.lanes = [self._loaded_frames(lane) for lane in data["lanes"]]
        self.open_lanes = len([1 for lane in self.lanes if lane is not None])
        self.over = data["over"]
        self.reveals = data["reveals"]
        self.rng = Rng.load(data["rng"])
        self.load_fields(data)

    def _loaded_frames(self, data: list[Any]) -> Frame | None:
        """A stack of frames from [name of the step, seat, number] each, the one on top last."""
        top: Frame | None = None
        for name, seat, arg in data:
            step = next(step for step in self.steps if step.name == name)
            top = Frame(step, seat, arg, top)
        return top

    def __reduce__(self) -> tuple[Any, ...]:
        return (self.game.load, (self.dump(),))


def said(name: tuple[Any, ...]) -> str:
    """A move's name as people type it: `lay 4 2`."""
    return " ".join([str(word) for word in name])


def plain(value: Any) -> Any:
    """A copy of plain data; any other type is a mistake in the game's `fields`."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):  # a component
        return {name: plain(item) for name, item in value.items()}
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"state fields hold int, bool, str, None and lists, not {type(value).__name__}")


NO_CHANCE: Final = Rng(0)
NO_LANES: Final[list[Frame | None]] = []
NO_NAMES: Final[list[str]] = []
NO_MOVES: Final = Moves()
ALL_ACTIONS: Final = 1 << 40  # no game has that many; larger numbers may not fit into an i64


# Functions instead of methods: methods of a class that can be subclassed are called indirectly.


def first_waiting(s: State) -> i64:
    """The first seat that may decide now; -1 when the game is over."""
    if s.open_lanes:
        for seat in range(s.seats):
            if s.lanes[seat] is not None:
                return seat
    return -1 if s.asked is None else s.asked_seat


def look(s: State, seat: int | None) -> Moves:
    """What the seat may do now, computed once for each decision."""
    moves = s._moves
    if moves is None:
        moves = Moves()
        s._moves = moves
    if s.open_lanes:
        who: i64 = first_waiting(s) if seat is None else seat
        frame = s.lanes[who] if 0 <= who < s.seats else None
        if frame is None:
            return NO_MOVES
        step = frame.step
        arg = frame.arg
    else:
        asked = s.asked
        who = s.asked_seat
        if asked is None or (seat is not None and seat != who):
            return NO_MOVES
        step = asked
        arg = s.asked_arg
    if s._known_seat != who:
        s.arg = arg
        moves.clear()
        step.offer(s, who, moves)
        s._known_seat = who
    return moves


def act(s: State, seat: i64, action: i64) -> None:
    """Carries out an action that is legal."""
    s._known_seat = -1
    if s.open_lanes:
        frame = s.lanes[seat]
        assert frame is not None
        s.lanes[seat] = frame.below
        if frame.below is None:
            s.open_lanes -= 1
        s.lane = seat
        s.arg = frame.arg
        frame.step.take(s, seat, action)
        s.lane = -1
    else:
        step = s.asked
        assert step is not None
        s.arg = s.asked_arg
        below = s.later
        if below is None:
            s.asked = None
        else:
            s.asked = below.step
            s.asked_seat = below.seat
            s.asked_arg = below.arg
            s.later = below.below
        step.take(s, seat, action)
    if s.asked is None:
        s.run()


def rollout(state: State, rng: Rng) -> int:
    """Plays at random to the end, in place, and counts the decisions.

    Compiled, this is faster than a loop over `legal` and `play`.

        meadhall.rollout(state.clone(), meadhall.Rng(1))
    """
    count = 0
    moves = Moves()
    quick = QuickRng(1 + rng.below(0xFFFFFFFF))
    while not state.over:
        step = state.asked
        seat = state.asked_seat
        state.arg = state.asked_arg
        if state.open_lanes:
            seat = first_waiting(state)
            frame = state.lanes[seat]
            assert frame is not None
            step = frame.step
            state.arg = frame.arg
        assert step is not None
        moves.clear()
        step.offer(state, seat, moves)
        place: i64 = 0
        if moves.count > 1:
            place = quick.below(moves.count)
        elif moves.count == 0:
            raise AssertionError(f"step {step.name!r} offers seat {seat} nothing")
        act(state, seat, moves.at(place))
        count += 1
    return count
