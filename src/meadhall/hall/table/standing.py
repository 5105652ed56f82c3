"""Final places: nobody wins a game that a bot finished for them.

The rules of a game rank seats by what was played there. The hall ranks people, too: whoever
gave up, left for good or ran out of time comes behind everybody who played to the end.
"""

from collections.abc import Sequence

from meadhall.core.state import State
from meadhall.hall.protocol.tables import Outcome
from meadhall.hall.store.rows import SeatRow


def outcome_of(state: State, seats: Sequence[SeatRow]) -> Outcome:
    """The result of a finished game at a table with these seats."""
    rule_ranks = state.ranks()
    ranks = final_ranks(rule_ranks, seats)
    return Outcome(
        scores=state.scores(), ranks=ranks, rule_ranks=rule_ranks if rule_ranks != ranks else []
    )


def final_ranks(ranks: Sequence[int], seats: Sequence[SeatRow]) -> list[int]:
    """The places by seat, from the rule book's.

    A seat that a bot finished (`SeatRow.finished_by_bot`) comes right behind the last of the
    people who finished themselves, or of the seats that were a bot's from the start where no
    person did. Several such seats keep their order among themselves, and so does everybody else.
    """
    stayed = [at for at, seat in enumerate(seats) if not seat.finished_by_bot]
    people = [at for at in stayed if seats[at].kind != "bot"]
    last = max((ranks[at] for at in people or stayed), default=0)
    order = [
        (last, 1, rank) if seat.finished_by_bot and rank <= last else (rank, 0, 0)
        for rank, seat in zip(ranks, seats, strict=True)
    ]
    return [1 + sum(other < own for other in order) for own in order]
