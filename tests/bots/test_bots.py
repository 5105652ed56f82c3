"""Bots: they choose what is legal, and the same with the same seed."""

import pytest

import meadhall
from meadhall.bots import BadBot, Bot, make, names
from meadhall.bots.rollout import RolloutBot, worth
from meadhall.core.observation import Observation
from meadhall.core.rng import Rng
from meadhall.core.state import State, rollout
from tests.games.animals_on_board.table import do, position, start

ANIMALS = meadhall.game("animals-on-board")


def moves(bot: Bot, seed: int = 3, many: int = 25) -> list[int]:
    """What a bot chooses in all seats of a game for three; every choice must be legal."""
    state = ANIMALS.start(3, seed)
    rng = Rng(1)
    chosen: list[int] = []
    while not state.over and len(chosen) < many:
        seat = state.seat
        action = bot.choose(Observation(state, seat, rng))
        assert action in state.legal(seat)
        state.play(action, seat)
        chosen.append(action)
    return chosen


@pytest.mark.parametrize("name", ["random", "rollout:20"])
def test_the_same_seed_and_budget_give_the_same_choices(name: str) -> None:
    assert moves(make(name, 7)) == moves(make(name, 7))


def test_another_seed_gives_other_choices() -> None:
    assert len({tuple(moves(make("random", seed))) for seed in range(8)}) == 8


def test_random_chooses_every_legal_move() -> None:
    s = start(3)
    bot = make("random", 1)
    seen = Observation(s, 0, Rng(1))
    assert {bot.choose(seen) for _ in range(60)} == set(s.legal(0))


@pytest.mark.parametrize("name", ["rollout:1ms", "rollout:5ms", "rollout:1"])
def test_with_little_to_spend_the_choice_is_legal_all_the_same(name: str) -> None:
    assert len(moves(make(name, 7), many=12)) == 12


def test_a_forced_move_costs_nothing() -> None:
    s = position(["fox1 fox2"], seats=2, turn=1, out=[0], crates=[0, 0], last_turn_optional=False)
    (only,) = s.legal()
    bot = make("rollout:50", 1)
    assert isinstance(bot, RolloutBot)
    before = bot.rng.dump()
    assert bot.choose(Observation(s, 1, Rng(1))) == only
    assert bot.rng.dump() == before


def test_a_bigger_budget_looks_at_more_worlds() -> None:
    drawn = []
    for playouts in (20, 200):
        bot = RolloutBot(Rng(1), playouts=playouts)
        bot.choose(Observation(start(2), 0, Rng(1)))
        place = bot.rng.dump()[1]
        assert isinstance(place, int)
        drawn.append(place)
    assert drawn[1] > 5 * drawn[0]


def test_rollout_takes_the_winning_move() -> None:
    """The last turn: the third panda makes a herd of fifteen points, anything else loses."""
    ten = " ".join(f"{name}{n}" for name in ("camel", "zebra") for n in range(1, 6))
    arks = [ten, "panda1 panda2 tiger1 tiger2 tiger3 fox1 fox2 fox3 fox4"]
    s = position(["panda3", "elephant1"], seats=2, turn=1, out=[0], crates=[0, 1], arks=arks)
    for seed in range(5):
        chosen = make("rollout:60", seed).choose(Observation(s, 1, Rng(seed)))
        assert ANIMALS.actions.name(chosen) == ("take", 1)


def test_thinking_leaves_the_table_and_the_observation_as_they_were() -> None:
    one = position(["fox1 ?", "panda1 zebra1"], seats=2, hidden="zebra5", crates=[3, 1])
    seen = Observation(one, 0, Rng(1))
    before = one.dump()
    assert make("rollout:40", 2).choose(seen) == make("rollout:40", 2).choose(seen)
    assert one.dump() == before


def test_an_end_is_worth_its_place() -> None:
    s = ANIMALS.start(3, 1)
    rollout(s, Rng(1))
    values = [worth(s, seat) for seat in range(3)]
    order = sorted(range(3), key=lambda seat: s.ranks()[seat])
    assert [values[seat] for seat in order] == sorted(values, reverse=True)
    assert values[order[0]] > 0.9 > values[order[1]]


def test_a_shared_win_is_worth_a_part() -> None:
    ten = " ".join(f"{name}{n}" for name in ("camel", "zebra") for n in range(1, 6))
    other = " ".join(f"{name}{n}" for name in ("fox", "tiger") for n in range(1, 6))
    s = position(["panda1"], seats=2, turn=1, out=[0], crates=[1, 1], arks=[ten, other])
    do(s, "decline")
    assert s.ranks() == [1, 1]
    assert [worth(s, 0), worth(s, 1)] == [0.5, 0.5]


class Alone(State):
    """A game for one."""

    def scores(self) -> list[int]:
        return [12]


def test_alone_the_points_count() -> None:
    assert worth(Alone(ANIMALS, 1, {}), 0) == 12.0


def test_bots_are_known_by_their_names() -> None:
    assert names() == ["random", "rollout"]
    for name in names():
        assert callable(make(name, 1).choose)


@pytest.mark.parametrize("name", ["", "Random", "mcts", "random:5", "rollouts", " rollout", ":5"])
def test_an_unknown_bot_names_those_there_are(name: str) -> None:
    with pytest.raises(BadBot) as caught:
        make(name, 1)
    words = "there are: random, rollout (rollout:200, rollout:300ms)"
    assert str(caught.value) == f"no bot {name!r}; {words}"


@pytest.mark.parametrize(
    "budget", ["", "0", "-5", "0ms", "ms", "2.5", "²", "9" * 5000, "1s", "200:3"]
)
def test_a_wrong_budget_says_what_is_one(budget: str) -> None:
    with pytest.raises(BadBot, match=r"a budget is a number of playouts \(200\) or of time"):
        make(f"rollout:{budget}", 1)
