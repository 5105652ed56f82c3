"""One seat as a Gymnasium environment, and many at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

import meadhall
from meadhall.bots import BadBot
from meadhall.core.options import BadOption
from meadhall.core.registry import all_games
from meadhall.core.state import IllegalAction
from meadhall.lab.gymnasium import GamesVectorEnv, SeatEnv, vector


def first_legal(masks: NDArray[np.int8]) -> NDArray[np.int64]:
    return np.asarray(masks.argmax(axis=-1), np.int64)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_games_are_registered_and_played_to_their_end(game: Any) -> None:
    name = f"meadhall/{game.slug}-v{game.rules_version}"
    env = gymnasium.make(name, seats=game.seats[-1], reward="score")
    row, info = env.reset(seed=4)
    assert row in env.observation_space
    rewards = []
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert len(legal)
        row, reward, over, truncated, info = env.step(int(legal[-1]))
        rewards.append(reward)
        assert not truncated
    assert row in env.observation_space
    assert not any(rewards[:-1])
    inner = env.unwrapped
    assert isinstance(inner, SeatEnv)
    assert inner.state is not None
    scores = inner.state.scores()
    others = scores[: inner.seat] + scores[inner.seat + 1 :]
    assert rewards[-1] == scores[inner.seat] - max(others)


def history(seed: int, **settings: Any) -> list[float]:
    env = SeatEnv("animals-on-board", seats=3, **settings)
    row, info = env.reset(seed=seed)
    seen = [float(row.sum())]
    over = False
    while not over:
        row, reward, over, _, info = env.step(int(first_legal(info["action_mask"])))
        seen += [float(row.sum()), reward]
    return seen


def test_the_same_seed_gives_the_same_game_also_against_bots() -> None:
    assert history(1) == history(1)
    assert history(1) != history(2)
    against = "rollout:4"
    assert history(1, opponents=against) == history(1, opponents=against)
    assert history(1, opponents=against) != history(1)


def test_bad_input_says_what_would_be_right() -> None:
    with pytest.raises(BadBot, match="there are: random, rollout"):
        SeatEnv("skibe", opponents="thor")
    with pytest.raises(BadOption, match="2 opponents are wanted, not 1"):
        SeatEnv("skibe", seats=3, opponents=["random"])
    with pytest.raises(BadOption, match="seat must be 0 to 2, not 3"):
        SeatEnv("skibe", seats=3, seat=3)
    with pytest.raises(BadOption, match="processes 0 to 2"):
        vector("skibe", games=2, processes=3)
    env = SeatEnv("skibe")
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))


def run(games: GamesVectorEnv, steps: int) -> list[NDArray[Any]]:
    rows, info = games.reset(seed=9)
    seen = [rows.copy(), info["action_mask"].copy()]
    for _ in range(steps):
        rows, rewards, overs, _, info = games.step(first_legal(info["action_mask"]))
        seen += [rows.copy(), rewards.copy(), overs.copy(), info["action_mask"].copy()]
    return seen


@pytest.mark.slow
def test_processes_give_the_same_games_as_none() -> None:
    here = vector("animals-on-board", games=5, seats=3)
    apart = vector("animals-on-board", games=5, processes=2, seats=3)
    try:
        for one, other in zip(run(here, 60), run(apart, 60), strict=True):
            assert (one == other).all()
        assert here.decisions == apart.decisions > 5 * 60
    finally:
        apart.close()


def test_a_game_of_a_vector_begins_anew_when_it_ends() -> None:
    games = vector("animals-on-board", games=2, reward="rank")
    _, info = games.reset(seed=1)
    ends = 0
    for _ in range(200):
        _, rewards, overs, _, info = games.step(first_legal(info["action_mask"]))
        ends += int(overs.sum())
        assert not rewards[~overs].any()
        assert info["action_mask"].any(axis=1).all()
    assert ends > 2
    assert games.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP


@pytest.mark.slow
def test_a_process_that_dies_is_reported() -> None:
    games = vector("animals-on-board", games=2, processes=2)
    _, info = games.reset(seed=1)
    actions = first_legal(info["action_mask"])
    games.workers[1].kill()
    games.workers[1].join()
    with pytest.raises(RuntimeError, match=r"process 1 .* ended \(exit code -9\)"):
        games.step(actions)


@pytest.mark.slow
def test_an_illegal_action_in_a_process_raises_here() -> None:
    games = vector("skibe", games=2, processes=1)
    try:
        _, info = games.reset(seed=1)
        illegal = info["action_mask"].argmin(axis=-1)
        with pytest.raises(IllegalAction):
            games.step(illegal)
    finally:
        games.close()


def test_the_seat_is_drawn_unless_it_is_given() -> None:
    env = SeatEnv("skibe", seats=3)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}
    fixed = SeatEnv("skibe", seats=3, seat=2)
    fixed.reset(seed=0)
    assert fixed.seat == 2
    assert meadhall.game("skibe") is fixed.game
