"""State: one point in play, and Step: one decision of a rule book.

A big turn is a row of small decisions. They wait on the *agenda*, a stack of frames
(which step, which seat, one number). Where the rules say "all at once" each seat has a
stack of its own, a *lane*; while any lane holds a frame, the agenda waits. When nobody
is asked anything, the game's `advance` says what comes next.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.core.rng import Rng

SEAT_BITS: Final = 4
STEP_BITS: Final = 8
SEAT_MASK: Final = 15
STEP_MASK: Final = 255
ARG_SHIFT: Final = 12
NOBODY: Final = -1  # no frame: nobody is asked
NEGATIVE: Final = "step %r asked with %d: the number must be 0 or more"

Args = dict[str, Any]  # numbers, message keys, lists of these; see core.texts
NO_ARGS: Final[Args] = {}


class IllegalAction(ValueError):
    """Somebody asked for a move that is not theirs to make now. Nothing was changed."""


class Line:
    """One line of the chronicle: a message key, its arguments, and who may read it."""

    def __init__(self, key: str, args: Args, only: list[int] | None) -> None:
        self.key = key
        self.args = args
        self.only = only  # None: everybody

    def readable(self, seat: int | None) -> bool:
        return self.only is None or seat in self.only

    def __repr__(self) -> str:
        return f"Line({self.key!r}, {self.args!r}, only={self.only!r})"


class Prompt:
    """What is being asked: a message key, its arguments, and the clause that asks it."""

    def __init__(self, key: str, args: Args, clause: str) -> None:
        self.key = key
        self.args = args
        self.clause = clause

    def __repr__(self) -> str:
        return f"Prompt({self.key!r}, {self.args!r}, {self.clause!r})"


class TallyLine:
    """One line of the final sum: a message key, its arguments, the points it brings."""

    def __init__(self, key: str, points: int, args: Args | None = None) -> None:
        self.key = key
        self.points = points
        self.args: Args = args if args is not None else {}

    def __repr__(self) -> str:
        return f"TallyLine({self.key!r}, {self.points}, {self.args!r})"


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision: what may be chosen, and what each choice does, side by side.

    `s.arg` is the number the step was asked with.

        class Draw(Step["MyState"]):
            def options(self, s: "MyState", seat: int) -> list[int]:
                return [DRAW.id(pile) for pile in range(3) if s.piles[pile]]

            def take(self, s: "MyState", seat: int, action: int) -> None:
                s.hands[seat].append(s.piles[DRAW.arg(action)].pop())
    """

    def __init__(self, name: str, clause: str) -> None:
        self.name = name
        self.prompt = "prompt-" + name  # its message
        self.clause = clause
        self.number = -1  # its place among the game's steps

    # every step writes these two

    def options(self, s: S, seat: int) -> list[int]:
        """The legal action ids; never empty."""
        raise NotImplementedError

    def take(self, s: S, seat: int, action: int) -> None:
        """Carries the action out. The step is off the agenda: ask again to go on."""
        raise NotImplementedError

    def prompt_args(self, s: S, seat: int) -> Args:
        """Arguments of the prompt, public ones only."""
        return {}


def number(*steps: Step[Any]) -> list[Step[Any]]:
    """A game's steps, each knowing its place in the list."""
    for i, step in enumerate(steps):
        step.number = i
    if len(steps) > STEP_MASK:
        raise ValueError(f"{len(steps)} steps; {STEP_MASK} are possible")
    return list(steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One point in play: mutable, deterministic, cheap to copy.

        while not state.over:
            state.play(state.legal()[0])
        state.scores(), state.ranks()

    `over` says whether the game has ended, `seats` how many play, `options` what the table chose,
    `reveals` how often chance or something hidden became visible to anyone.

    A game writes `set_up`, `advance`, `clone`, `resample`, `scores`, `tally` and `check`,
    and names its own fields in `fields()`; they hold plain data only (int, bool, str,
    None and lists of these).
    """

    def __init__(self, game: Any, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options  # never changed after the start, so copies share it
        self.steps: list[Step[Any]] = game.steps
        self.now = NOBODY  # the frame on top of the agenda
        self.later: list[int] = []  # the frames below it
        self.lanes: list[list[int]] = []
        self.open_lanes = 0
        self.lane = -1  # the lane being played in, or -1
        self.arg = 0
        self.over = False
        self.reveals = 0
        self.rng: Rng = NO_CHANCE
        self.chronicle: list[Line] | None = None
        self._known: list[int] = NOTHING  # what `_known_seat` may do now, if known
        self._known_seat = -1

    # --- what a game writes (what it leaves out fails when it is first asked for) ---

    def fields(self) -> list[str]:
        """Names of the game's own attributes, all plain data: `dump` and `load` use them."""
        raise NotImplementedError

    def set_up(self) -> None:
        """Fills an empty state, with `rng` as the only source of chance."""
        raise NotImplementedError

    def advance(self) -> None:
        """Nobody is asked anything: ask somebody, or set `over`. Called until one happens."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy: an empty state, `copy_core`, then each field copied.

        The chronicle is not copied.
        """
        raise NotImplementedError

    def resample(self, seat: int | None, rng: Rng) -> None:
        """Redraw in place all that this seat cannot know, from what is possible."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points by seat, also while the game goes on."""
        raise NotImplementedError

    def tie_break(self, seat: int) -> list[int]:
        """What decides between equal scores: compared number by number, more is better."""
        return []

    def tally(self, seat: int) -> list[TallyLine]:
        """The sum line by line; its points add up to the seat's score."""
        raise NotImplementedError

    def check(self) -> None:
        """Raises AssertionError if a law of conservation is broken."""
        raise NotImplementedError

    # --- who decides, and what ----------------------------------------------

    @property
    def waiting(self) -> list[int]:
        """The seats that may decide now."""
        if self.open_lanes:
            return [seat for seat in range(self.seats) if self.lanes[seat]]
        return [self.now & SEAT_MASK] if self.now >= 0 else []

    @property
    def seat(self) -> int:
        """`waiting[0]`; -1 when the game is over."""
        if self.open_lanes:
            for seat in range(self.seats):
                if self.lanes[seat]:
                    return seat
        return self.now & SEAT_MASK if self.now >= 0 else -1

    @property
    def agenda(self) -> list[int]:
        """All frames of the agenda, the one on top last."""
        return [*self.later, self.now] if self.now >= 0 else []

    def frame(self, seat: int) -> int:
        """The frame on top for that seat; NOBODY when it is not asked anything."""
        if self.open_lanes:
            if 0 <= seat < self.seats and self.lanes[seat]:
                return self.lanes[seat][-1]
        elif self.now >= 0 and self.now & SEAT_MASK == seat:
            return self.now
        return NOBODY

    def step_of(self, seat: int) -> "Step[Any] | None":
        """The step that seat is asked now."""
        frame = self.frame(seat)
        return None if frame < 0 else self.steps[(frame >> SEAT_BITS) & STEP_MASK]

    @property
    def prompt(self) -> Prompt | None:
        """What the first seat waiting is being asked; None when the game is over."""
        return self.prompt_of(self.seat)

    def prompt_of(self, seat: int) -> Prompt | None:
        """What that seat is being asked, if anything."""
        frame = self.frame(seat)
        if frame < 0:
            return None
        self.arg = frame >> ARG_SHIFT
        step = self.steps[(frame >> SEAT_BITS) & STEP_MASK]
        return Prompt(step.prompt, step.prompt_args(self, seat), step.clause)

    def options_of(self, seat: int) -> list[int]:
        """A new list of the seat's legal actions; empty when it is not asked."""
        frame = self.frame(seat)
        if frame < 0:
            return []
        self.arg = frame >> ARG_SHIFT
        return self.steps[(frame >> SEAT_BITS) & STEP_MASK].options(self, seat)

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal action ids, a new list; empty if that seat is not asked anything.

        Args:
            seat: Whose; without it the first seat waiting.
        """
        return self._look(seat)[:]

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
        for option in self._look(seat):
            if option == action:
                self.act(self._known_seat, action)
                return
        raise IllegalAction(self._refusal(action, seat))

    def _look(self, seat: int | None) -> list[int]:
        """What the seat may do now, found out once for each decision."""
        frame = self.now
        if self.open_lanes:
            who = self.seat if seat is None else seat
            frame = self.frame(who)
        else:
            who = frame & SEAT_MASK
            if seat is not None and seat != who:
                return NOTHING
        if frame < 0:
            return NOTHING
        if self._known_seat != who:
            self.arg = frame >> ARG_SHIFT
            self._known = self.steps[(frame >> SEAT_BITS) & STEP_MASK].options(self, who)
            self._known_seat = who
        return self._known

    def act(self, seat: int, action: int) -> None:
        """`play` without a look whether it is legal: for search and rollouts."""
        self._known_seat = -1
        if self.open_lanes:
            lane = self.lanes[seat]
            frame = lane.pop()
            if not lane:
                self.open_lanes -= 1
            self.lane = seat
            self.arg = frame >> ARG_SHIFT
            self.steps[(frame >> SEAT_BITS) & STEP_MASK].take(self, seat, action)
            self.lane = -1
        else:
            frame = self.now
            self.now = self.later.pop() if self.later else NOBODY
            self.arg = frame >> ARG_SHIFT
            self.steps[(frame >> SEAT_BITS) & STEP_MASK].take(self, seat, action)
        if self.now < 0:
            self.run()

    def run(self) -> None:
        """On to the next decision or the end."""
        while self.now < 0 and not self.open_lanes and not self.over:
            self.advance()

    def _refusal(self, action: int, seat: int | None) -> str:
        space = self.game.actions
        known = self._look(seat)
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
        frame = (arg << ARG_SHIFT) | (step.number << SEAT_BITS) | seat
        if self.lane >= 0:
            lane = self.lanes[seat]
            if not lane:
                self.open_lanes += 1
            lane.append(frame)
        else:
            if self.now >= 0:
                self.later.append(self.now)
            self.now = frame

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
            self.lanes = [[] for _ in range(self.seats)]
        lane = self.lanes[seat]
        if not lane:
            self.open_lanes += 1
        lane.append((arg << ARG_SHIFT) | (step.number << SEAT_BITS) | seat)

    def first_player(self) -> int:
        """Who starts, by the option every game has: a seat, or drawn by lot."""
        choice: str = self.options["first_player"]
        return self.rng.below(self.seats) if choice == "random" else int(choice) - 1

    def tell(self, key: str, args: Args, only: list[int] | None = None) -> None:
        """Adds a line to the chronicle. Guard it: `if s.chronicle is not None: s.tell(...)`.

        Args:
            key: The message, such as "log-took".
            args: Its arguments; `meadhall.core.texts` says how they are shown.
            only: The seats that may read it; None is everybody.
        """
        if self.chronicle is not None:
            self.chronicle.append(Line(key, args, only))

    # --- copies -------------------------------------------------------------

    def copy_core(self, new: "State") -> None:
        """Copies what every state has into a new one; the chronicle stays behind."""
        new.now = self.now
        if self.later:
            new.later = self.later[:]
        if self.open_lanes:
            new.lanes = [lane[:] for lane in self.lanes]
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

    def ranks(self) -> list[int]:
        """Places by seat, 1 = won; shared places share the number."""
        scores = self.scores()
        keys = [[scores[seat], *self.tie_break(seat)] for seat in range(self.seats)]
        return [1 + sum([1 for other in keys if other > key]) for key in keys]

    def dump(self) -> dict[str, Any]:
        """Plain JSON-able data from which `Game.load` makes the same state again."""
        data = self.parts()
        data["options"] = dict(self.options)
        for name in self.fields():
            data[name] = plain(data[name])
        return data

    def parts(self) -> dict[str, Any]:
        """The same with the state's own lists in it, not copies: to be written out at once."""
        data: dict[str, Any] = {
            "game": self.game.slug,
            "rules": self.game.rules_version,
            "state_version": self.game.state_version,
            "seats": self.seats,
            "options": self.options,
            "agenda": self.agenda,
            "lanes": [lane[:] for lane in self.lanes] if self.open_lanes else [],
            "over": self.over,
            "reveals": self.reveals,
            "rng": self.rng.dump(),
        }
        for name in self.fields():
            data[name] = getattr(self, name)
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """The other half of `dump`; called by `Game.load`."""
        self.later = list(data["agenda"])
        self.now = self.later.pop() if self.later else NOBODY
        lanes = [list(lane) for lane in data["lanes"]]
        self.lanes = lanes
        self.open_lanes = len([1 for lane in lanes if lane])
        self.over = data["over"]
        self.reveals = data["reveals"]
        self.rng = Rng.load(data["rng"])
        for name in self.fields():
            setattr(self, name, plain(data[name]))

    def __reduce__(self) -> tuple[Any, ...]:
        return (self.game.load, (self.dump(),))


def said(name: tuple[Any, ...]) -> str:
    """A move's name as people type it: `lay 4 2`."""
    return " ".join([str(word) for word in name])


def plain(value: Any) -> Any:
    """A copy of plain data; anything else is a mistake in the game's `fields`."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"state fields hold int, bool, str, None and lists, not {type(value).__name__}")


NO_CHANCE: Final = Rng(0)
NOTHING: Final[list[int]] = []


def rollout(state: State, rng: Rng) -> int:
    """Plays at random to the end, in place, and counts the decisions.

    Compiled, this is faster than a loop over `legal` and `play`.

        meadhall.rollout(state.clone(), meadhall.Rng(1))
    """
    count = 0
    while not state.over:
        seat = state.seat
        options = state.options_of(seat)
        many = len(options)
        state.act(seat, options[0] if many == 1 else options[rng.below(many)])
        count += 1
    return count
