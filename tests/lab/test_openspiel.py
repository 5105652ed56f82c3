"""OpenSpiel's own tests on our games, and one of its algorithms."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import meadhall
from meadhall.core.options import BadOption
from meadhall.core.registry import all_games
from meadhall.lab import openspiel

NAMES = openspiel.register()


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation_passes(name: str) -> None:
    game = pyspiel.load_game(f"{name}(deals=50)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.num_distinct_actions() == max(
        len(one.actions) for one in all_games() if openspiel.name_of(one) == name
    )


def test_a_state_is_read_back_from_its_text() -> None:
    game = pyspiel.load_game("meadhall_animals_on_board(players=3,deals=50)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    state.apply_action(4)
    state.apply_action(state.legal_actions()[0])
    text = pyspiel.serialize_game_and_state(game, state)
    _, other = pyspiel.deserialize_game_and_state(text)
    assert other.history() == state.history()
    assert other.observation_string(0) == state.observation_string(0)


def test_one_deal_before_the_first_decision_is_all_chance() -> None:
    game = pyspiel.load_game("meadhall_skibe(players=4,deals=8)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 1 / 8) for deal in range(8)]
    state.apply_action(5)
    ours = meadhall.game("skibe").start(4, 5)
    rng = random.Random(1)
    while not state.is_terminal():
        assert not state.is_chance_node()
        assert state.current_player() == ours.seat
        assert state.legal_actions() == sorted(ours.legal())
        action = rng.choice(state.legal_actions())
        named = state.action_to_string(state.current_player(), action)
        assert named == " ".join(map(str, ours.game.actions.name(action)))
        state.apply_action(action)
        ours.play(action)
    won = [seat for seat, value in enumerate(state.returns()) if value > 0]
    assert [rank == 1 for rank in ours.ranks()] == [seat in won for seat in range(4)]


def test_another_world_looks_the_same_to_the_player_and_not_to_others() -> None:
    game = pyspiel.load_game("meadhall_animals_on_board(players=2)")
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    others = [state.resample_from_infostate(player, random.Random(n).random) for n in range(8)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
    hidden = {other.observation_string(1 - player) for other in others}
    assert len(hidden) > 1


def test_a_copy_is_independent() -> None:
    state = pyspiel.load_game("meadhall_skibe(players=3)").new_initial_state()
    state.apply_action(1)
    copy = state.clone()
    seen = copy.observation_string(0)
    state.apply_action(state.legal_actions()[0])
    assert copy.observation_string(0) == seen
    assert len(copy.history()) == 1


def test_an_observer_writes_the_encoded_view() -> None:
    game = pyspiel.load_game("meadhall_skibe(players=3)")
    state = game.new_initial_state()
    state.apply_action(1)
    observation = make_observation(game)
    observation.set_from(state, player=0)
    assert observation.tensor.any()
    assert observation.string_from(state, player=0) == state.observation_string(0)


@pytest.mark.slow
def test_its_search_plays_one_of_our_games() -> None:
    game = pyspiel.load_game("meadhall_animals_on_board(players=2,deals=20)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.4, max_simulations=4, evaluator=evaluator,
        random_state=np.random.RandomState(2),
    )  # fmt: skip
    state = game.new_initial_state()
    state.apply_action(7)
    rng = random.Random(3)
    while not state.is_terminal():
        own = state.current_player() == 0
        state.apply_action(bot.step(state) if own else rng.choice(state.legal_actions()))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_bad_parameters_say_what_would_be_right() -> None:
    with pytest.raises(BadOption, match="no reward 'luck'"):
        pyspiel.load_game("meadhall_skibe(reward=luck)")
    with pytest.raises(BadOption, match="NAME=VALUE"):
        pyspiel.load_game("meadhall_skibe(options=fog)")
    with pytest.raises(BadOption, match="deals must be 1 or more"):
        pyspiel.load_game("meadhall_skibe(deals=0)")
    assert openspiel.register() == NAMES
