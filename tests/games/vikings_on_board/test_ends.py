"""Finished games, one for each way the game can end, replayed move by move."""

from pathlib import Path

import pytest

from meadhall.core.record import Record
from meadhall.games.vikings_on_board.rules import Vikings
from meadhall.games.vikings_on_board.sailing import order_of_control
from tests.marks import clause
from tests.typed import typed

ENDS = Path(__file__).parent / "ends"


class Finished:
    """A replayed game: how it ended, and the moment before the last ship left."""

    def __init__(self, name: str) -> None:
        self.record = Record.open(ENDS / f"{name}.json")
        states = list(self.record.replay())
        self.end = self.record.last()
        assert self.end.over
        names = [name for _, name in self.record.moves]
        self.last_move = names[-1][0]
        sails = [i for i, name in enumerate(names) if name[0] == "sail"]
        self.before = typed(Vikings, states[sails[-1]])
        self.ship = int(names[sails[-1]][1]) - 1

    @property
    def best(self) -> list[int]:
        """The seats with the most points, tie-breaks aside."""
        scores = self.end.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    @property
    def crew(self) -> list[int]:
        return order_of_control(self.before, self.ship)

    @property
    def goods(self) -> list[int]:
        return [int(count) for count in self.before.goods_at(self.ship) if count]


@clause("V-6.1", "V-6.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_most_points_win(seats: int) -> None:
    game = Finished(f"clear-win-{seats}")
    assert game.end.seats == seats
    assert [seat for seat in range(seats) if game.end.ranks()[seat] == 1] == game.best
    assert len(game.best) == 1


@clause("V-6.3")
def test_a_tie_is_broken_by_goods() -> None:
    game = Finished("tie-by-goods")
    goods = [game.end.tie_break(seat)[0] for seat in game.best]
    assert len(goods) > 1
    assert goods.count(max(goods)) == 1
    assert game.end.ranks().count(1) == 1


@clause("V-6.3")
def test_a_tie_is_broken_by_points_from_goods() -> None:
    game = Finished("tie-by-points-from-goods")
    goods = [game.end.tie_break(seat)[0] for seat in game.best]
    assert goods.count(max(goods)) > 1
    assert game.end.ranks().count(1) == 1


@clause("V-6.3")
def test_the_win_is_shared() -> None:
    assert Finished("shared-win").end.ranks().count(1) == 2


@clause("V-6.1")
def test_the_last_decision_takes_a_good() -> None:
    assert Finished("last-good-taken").last_move == "take"


@clause("V-6.1", "V-4.6")
def test_the_last_decision_removes_a_good() -> None:
    game = Finished("last-good-removed")
    assert game.last_move == "remove"
    assert max(game.crew) >= game.end.seats


@clause("V-4.8")
def test_the_last_ship_carries_goods_of_one_kind() -> None:
    game = Finished("last-ship-goods-of-one-kind")
    assert game.last_move == "sail"
    assert len(game.goods) == 1
    assert min(game.crew) < game.end.seats


@clause("V10")
def test_the_last_ship_has_a_neutral_crew() -> None:
    game = Finished("last-ship-neutral")
    assert game.last_move == "sail"
    assert game.goods
    assert min(game.crew) >= game.end.seats


@clause("V5")
def test_the_last_ship_carries_no_goods() -> None:
    game = Finished("last-ship-without-goods")
    assert game.crew
    assert game.goods == []


@clause("V6")
def test_the_last_ship_has_no_hull() -> None:
    game = Finished("last-ship-without-hull")
    assert game.crew == []
    assert game.goods


@clause("V4")
def test_the_last_ship_has_neither() -> None:
    game = Finished("last-ship-with-neither")
    assert (game.crew, game.goods) == ([], [])


@clause("V34")
def test_the_last_ship_was_chosen_before_the_round_ended() -> None:
    game = Finished("last-ship-marked")
    assert game.record.options["set_sail_ship_choice"] == "when_taken"
    assert game.last_move not in ("sail", "take", "remove")


@clause("V-7.1")
def test_a_game_with_guests() -> None:
    game = Finished("guests")
    assert game.record.options["two_player_extra_shield"] is True
    assert any(name[0] == "guest" for _, name in game.record.moves)
