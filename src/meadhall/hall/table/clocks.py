"""Clocks of a table, as arithmetic over instants: exact across restarts.

Live: a bank per seat that runs while the seat is asked, and an increment for each move.
Own pace: so many days for each decision; vacations do not count. Times at which the
hall itself was not there (outages) count on nobody's live clock.
"""

from collections.abc import Iterable, Sequence

from meadhall.hall.protocol.messages import Clock
from meadhall.hall.protocol.tables import Live, NoClock, OwnPace, Pace
from meadhall.hall.store.rows import Clocks, LogEntry

DAY = 86_400_000
LONGEST_HOLD = 4000  # ms
COME_BACK = 30_000  # a live bank holds at least this when somebody takes over from the bot

Outages = Sequence[tuple[int, int]]  # (start, stop), in order


def start(pace: Pace, seats: int) -> Clocks:
    return Clocks([_whole(pace)] * seats, [None] * seats)


def _whole(pace: Pace) -> int:
    if isinstance(pace, Live):
        return pace.bank
    return pace.days * DAY if isinstance(pace, OwnPace) else 0


def elapsed(since: int, now: int, pace: Pace, outages: Outages) -> int:
    """Time that counts between two instants; never negative, whatever the clock was set to."""
    if now <= since:
        return 0
    lost = 0
    if isinstance(pace, Live):
        lost = sum(max(0, min(now, stop) - max(since, begin)) for begin, stop in outages)
    return now - since - lost


def left(clocks: Clocks, seat: int, now: int, pace: Pace, outages: Outages) -> int:
    since = clocks.since[seat]
    if since is None:
        return clocks.left[seat]
    return clocks.left[seat] - elapsed(since, now, pace, outages)


def after(
    clocks: Clocks,
    pace: Pace,
    now: int,
    moved: int | None,
    running: Sequence[int],
    vacations: Sequence[int | None],
    outages: Outages,
    moves: int = 1,
    hold: int = 0,
) -> Clocks:
    """The clocks after something happened at `now`: who moved, and whose clocks run on.

    Moves taken back are counted below zero: they give back what they brought. Live clocks start
    `hold` ms later: an event is being shown.
    """
    if isinstance(pace, NoClock):
        return clocks
    new = Clocks(clocks.left[:], clocks.since[:])
    for seat, since in enumerate(clocks.since):
        if since is not None:
            used = elapsed(since, now, pace, outages)
            new.left[seat] = max(0, clocks.left[seat] - used)
            new.since[seat] = None
        if seat == moved and isinstance(pace, Live):
            new.left[seat] = max(0, new.left[seat] + pace.increment * moves)
        if seat in running:
            if isinstance(pace, OwnPace):
                if moves > 0 if seat == moved else since is None:
                    new.left[seat] = _whole(pace)  # asked again
                new.since[seat] = max(now, vacations[seat] or 0)
            else:
                new.since[seat] = now + max(hold, _held(since, now))
    return new


def _held(since: int | None, now: int) -> int:
    """How long a live clock still waits for an event to be shown, whatever the clock was set to."""
    wait = 0 if since is None else since - now
    return wait if 0 < wait <= LONGEST_HOLD else 0


def hold_of(lines: Iterable[LogEntry]) -> int:
    """How long the events among these lines are shown, in ms."""
    holds: list[int] = [line.args.get("hold_ms", 0) for line in lines if line.is_mark]
    return min(LONGEST_HOLD, sum(holds))


def back(clocks: Clocks, pace: Pace, seat: int) -> Clocks:
    """Gives a seat time to go on when its person takes over from the bot."""
    if isinstance(pace, NoClock):
        return clocks
    new = Clocks(clocks.left[:], clocks.since[:])
    if isinstance(pace, Live):
        new.left[seat] = max(new.left[seat], pace.increment, COME_BACK)
    else:
        new.left[seat] = _whole(pace)
    return new


def deadline(clocks: Clocks, pace: Pace, now: int, outages: Outages) -> int | None:
    """When the first running clock is used up."""
    if isinstance(pace, NoClock):
        return None
    ends = []
    for seat, since in enumerate(clocks.since):
        if since is not None:
            begun = max(now, since)
            ends.append(begun + max(0, left(clocks, seat, now, pace, outages)))
    return min(ends, default=None)


def used_up(clocks: Clocks, pace: Pace, now: int, outages: Outages) -> list[int]:
    """Seats whose clocks have run out."""
    if isinstance(pace, NoClock):
        return []
    return [
        seat
        for seat, since in enumerate(clocks.since)
        if since is not None and left(clocks, seat, now, pace, outages) <= 0
    ]


def shown(
    clocks: Clocks, pace: Pace, now: int, vacations: Sequence[int | None], outages: Outages
) -> Clock | None:
    if isinstance(pace, NoClock):
        return None
    seats = range(len(clocks.left))
    held = 0  # how long live clocks still wait for an event to be shown
    if isinstance(pace, Live):
        held = max(_held(since, now) for since in clocks.since)
    return Clock(
        at=now + held,
        running=[
            s for s in seats if (since := clocks.since[s]) is not None and since <= now + held
        ],
        left=[_shown(clocks, seat, now, pace, outages) for seat in seats],
        vacation=list(vacations),
    )


def _shown(clocks: Clocks, seat: int, now: int, pace: Pace, outages: Outages) -> int:
    if isinstance(pace, OwnPace) and clocks.since[seat] is None:
        return _whole(pace)  # the next decision's
    return max(0, left(clocks, seat, now, pace, outages))
