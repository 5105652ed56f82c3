"""Undo: over one seat's own unbroken decisions, until anybody has learnt something."""

import pytest

from meadhall.core.journal import Journal
from meadhall.core.options import BadOption
from meadhall.core.state import IllegalAction
from tests.core.tiny import AGAIN, GAME, GIVE, SAY, TALK, TOSS


def journal() -> Journal:
    """Seat 0 of three is asked to talk."""
    return Journal(GAME, 3, 1, {"first_player": "1"})


def test_a_journal_plays_and_keeps_the_record() -> None:
    j = journal()
    j.play(AGAIN.id())
    j.play(SAY.id(3))
    assert j.state.over
    assert j.record.moves == [(0, ["again"]), (0, ["say", 3])]
    assert (j.record.game, j.record.seats, j.record.seed) == ("tiny", 3, 1)
    assert j.record.options == j.state.options
    assert j.record.result is not None
    assert j.record.result.scores == [2, 0, 0]


def test_own_moves_go_back_one_by_one() -> None:
    j = journal()
    dumps = [j.state.dump()]
    for _ in range(3):
        j.play(AGAIN.id())
        dumps.append(j.state.dump())
    assert j.can_undo(0) == 3
    for back in (2, 1, 0):
        assert j.undo(0)
        assert j.state.dump() == dumps[back]
        assert len(j.record.moves) == back
    assert (j.can_undo(0), j.undo(0)) == (0, False)


def test_an_undone_game_goes_on_as_if_nothing_had_been() -> None:
    one, other = journal(), journal()
    one.play(AGAIN.id())
    one.undo(0)
    for j in (one, other):
        j.play(TOSS.id())
        j.play(SAY.id(2))
    assert one.state.dump() == other.state.dump()
    assert one.record == other.record


def test_nothing_is_undone_at_the_start() -> None:
    j = journal()
    assert [j.can_undo(seat) for seat in range(3)] == [0, 0, 0]
    assert not any(j.undo(seat) for seat in range(3))


def test_another_seat_cannot_undo_a_move() -> None:
    j = journal()
    j.play(AGAIN.id())
    assert [j.can_undo(seat) for seat in (1, 2, -1)] == [0, 0, 0]
    assert not j.undo(1)
    assert len(j.record.moves) == 1


def test_nothing_is_undone_over_a_reveal() -> None:
    j = journal()
    j.play(AGAIN.id())
    j.play(TOSS.id())
    assert (j.can_undo(0), j.undo(0)) == (0, False)
    j.play(AGAIN.id())
    assert j.can_undo(0) == 1
    j.undo(0)
    assert not j.undo(0)
    assert len(j.record.moves) == 2


def test_nothing_is_undone_over_the_decision_of_another() -> None:
    j = journal()
    j.state.ask(0, TALK)
    j.play(GIVE.id(1))
    assert j.can_undo(0) == 1  # seat 1 is asked, but has not answered
    j.play(SAY.id(0), 1)
    assert (j.can_undo(0), j.can_undo(1)) == (0, 1)
    j.play(AGAIN.id(), 0)
    assert (j.can_undo(0), j.can_undo(1)) == (1, 0)


def together(*seats: int) -> Journal:
    """These are asked at once."""
    j = journal()
    for seat in seats:
        j.state.ask_together(seat, TALK)
    return j


def test_at_once_each_takes_back_its_own() -> None:
    j = together(0, 1, 2)
    j.state.chronicle = []
    for seat, action in ((1, AGAIN.id()), (0, SAY.id(3)), (1, SAY.id(4))):
        j.play(action, seat)
    assert [j.can_undo(seat) for seat in range(3)] == [1, 2, 0]
    assert j.undo(1)
    assert j.undo(1)
    assert j.state.waiting == [1, 2]
    assert j.record.moves == [(0, ["say", 3])]
    assert [line.args for line in j.state.chronicle] == [{"seat": 0}]
    assert [j.can_undo(seat) for seat in range(3)] == [1, 0, 0]
    j.play(SAY.id(5), 1)
    assert j.undo(0)
    assert (j.state.waiting, j.record.moves) == ([0, 2], [(1, ["say", 5])])


def test_when_all_have_answered_only_the_last_can_go_back() -> None:
    j = together(0, 1)
    j.play(SAY.id(1), 0)
    j.play(SAY.id(2), 1)
    assert (j.can_undo(0), j.can_undo(1)) == (0, 1)
    j.undo(1)  # the question is open again, and so is the other answer
    assert (j.can_undo(0), j.can_undo(1)) == (1, 0)


def test_at_once_a_reveal_ends_it_for_all() -> None:
    j = together(0, 1, 2)
    j.play(SAY.id(1), 0)
    j.play(TOSS.id(), 1)
    assert [j.can_undo(seat) for seat in range(3)] == [0, 0, 0]


def test_nothing_is_undone_that_asked_another_something() -> None:
    j = together(0, 1, 2)
    j.play(AGAIN.id(), 0)
    j.play(GIVE.id(2), 1)
    assert [j.can_undo(seat) for seat in range(3)] == [0, 1, 0]


def test_what_was_asked_by_the_move_taken_back_stands_in_its_way() -> None:
    """Seat 1 answers what seat 0 asked it beside its own question."""
    j = together(0, 1)
    j.play(GIVE.id(1), 0)
    assert j.can_undo(0) == 1
    j.play(SAY.id(2), 1)
    assert (j.can_undo(0), j.can_undo(1)) == (0, 1)


def test_the_last_move_can_be_undone_if_it_showed_nothing() -> None:
    j = journal()
    j.play(SAY.id(1))
    assert j.record.result is not None
    assert j.undo(0)
    assert not j.state.over
    assert j.record.result is None


def test_what_was_told_of_a_move_goes_back_with_it() -> None:
    j = journal()
    j.state.chronicle = []
    j.play(AGAIN.id())
    j.play(AGAIN.id())
    assert j.state.chronicle is not None
    assert len(j.state.chronicle) == 2
    j.undo(0)
    assert [line.key for line in j.state.chronicle] == ["log-said"]
    j.play(AGAIN.id())
    assert len(j.state.chronicle) == 2


def test_an_illegal_move_is_not_noted() -> None:
    j = journal()
    j.play(AGAIN.id())
    with pytest.raises(IllegalAction):
        j.play(SAY.id(0), 2)
    assert len(j.record.moves) == 1
    assert j.can_undo(0) == 1


def test_a_wrong_set_up_is_refused() -> None:
    with pytest.raises(BadOption):
        Journal(GAME, 3, 1, {"colour": "red"})
