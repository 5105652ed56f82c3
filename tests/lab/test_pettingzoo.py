"""PettingZoo's own tests on our environments, and what they do not look at."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

import meadhall
from meadhall.core.options import BadOption
from meadhall.core.registry import UnknownGame, all_games
from meadhall.core.state import IllegalAction
from meadhall.lab.pettingzoo import env, parallel_env, raw_env

SLUGS = [game.slug for game in all_games()]
TABLES = [(game.slug, seats) for game in all_games() for seats in game.seats]
# PettingZoo warns of unbounded observations, and that ours are dicts with a mask beside them
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_api_test_passes(slug: str, seats: int) -> None:
    table = env(slug, seats)
    api_test(table, num_cycles=30)
    assert table.possible_agents == [f"seat_{seat}" for seat in range(seats)]


@pytest.mark.parametrize("slug", SLUGS)
def test_seed_test_passes(slug: str) -> None:
    seed_test(lambda: env(slug), num_cycles=10)
    assert env(slug).metadata["name"] == f"{slug}_v{meadhall.game(slug).rules_version}"


@pytest.mark.parametrize("slug", SLUGS)
def test_parallel_api_test_passes(slug: str) -> None:
    table = parallel_env(slug, seats=max(2, meadhall.game(slug).seats[0]))
    parallel_api_test(table, num_cycles=20)
    assert len(table.possible_agents) >= 2


@pytest.mark.slow
def test_performance_benchmark_reports(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env("animals-on-board"))
    assert "turns per second" in capsys.readouterr().out


def play(table: raw_env, seed: int) -> list[tuple[str, int]]:
    """A whole game, the last legal action each time; who was asked, and what they did."""
    table.reset(seed=seed)
    done = []
    for agent in table.agent_iter():
        observation, _, over, _, _ = table.last()
        if over:
            table.step(None)
            continue
        assert observation is not None
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        done.append((agent, action))
        table.step(action)
    return done


@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_game_follows_the_rules_and_pays_at_its_end(slug: str) -> None:
    game = meadhall.game(slug)
    seats = game.seats[-1]
    table = raw_env(slug, seats, reward="score")
    done = play(table, 3)
    state = game.start(seats, 3)
    for agent, action in done:
        assert agent == f"seat_{state.seat}"
        assert action == max(state.legal())
        state.play(action)
    assert state.over
    scores = state.scores()
    table = raw_env(slug, seats, reward="score")
    table.reset(seed=3)
    for _, action in done:
        table.step(action)
    best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(seats)]
    assert list(table.rewards.values()) == [a - b for a, b in zip(scores, best, strict=True)]


def test_a_seat_that_is_not_asked_has_no_legal_action() -> None:
    table = raw_env("skibe", 3)
    table.reset(seed=1)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.any() == (agent == table.agent_selection)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    table = raw_env("skibe", 3)
    table.reset(seed=1)
    before = table.observe(table.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(illegal)
    after = table.observe(table.agent_selection)
    assert (before["observation"] == after["observation"]).all()


def test_bad_input_says_what_would_be_right() -> None:
    with pytest.raises(UnknownGame, match="there are: animals-on-board"):
        env("chess")
    with pytest.raises(BadOption, match="for 3 to 5 players, not 2"):
        env("skibe", seats=2)
    with pytest.raises(BadOption, match="no option 'fog'"):
        env("skibe", options={"fog": True})
    with pytest.raises(RuntimeError, match="reset"):
        raw_env("skibe").observe("seat_0")


def test_the_table_is_drawn_as_text() -> None:
    table = raw_env("skibe", render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert drawn is not None
    assert len(drawn.splitlines()) > 3
