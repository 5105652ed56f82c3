"""Options, seats and seeds: what is not allowed is refused by naming what is."""

import dataclasses
from typing import Any

import pytest

from meadhall.core.game import WrongRules
from meadhall.core.options import BadOption, Choice, Flag, Number, first_player, read, whole
from tests.core.tiny import GAME, Tiny


def refused(words: str, seats: object = 3, seed: object = 1, **options: object) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(seats, seed, options)  # type: ignore[arg-type]
    assert str(caught.value) == words


def test_without_options_all_are_at_their_defaults() -> None:
    wanted = {"first_player": "random", "loud": False, "pace": "slow", "rounds": 3, "rare": False}
    assert GAME.start(2, 1).options == wanted
    assert GAME.start(2, 1, {}).options == wanted


def test_an_unknown_option_names_those_there_are() -> None:
    words = "no option 'colour'; there are: first_player, loud, pace, rounds, rare"
    refused(words, colour="red")


def test_a_game_without_options_refuses_any() -> None:
    with pytest.raises(BadOption, match="no option 'loud'; there are: none"):
        read((), {"loud": True}, 2)


@pytest.mark.parametrize(("given", "value"), [
    (True, True), (False, False), ("on", True), ("off", False), ("YES", True), ("0", False),
])  # fmt: skip
def test_a_flag_is_on_or_off(given: object, value: bool) -> None:
    assert GAME.start(2, 1, {"loud": given}).options["loud"] is value


@pytest.mark.parametrize("given", ["maybe", "", 1, None, []])
def test_a_flag_with_another_value_is_refused(given: object) -> None:
    refused(f"option 'loud' must be on or off, not {given!r}", loud=given)


@pytest.mark.parametrize("given", ["fast", "Slow", "", True, 0, None])
def test_a_choice_is_one_of_its_words(given: object) -> None:
    assert GAME.start(2, 1, {"pace": "quick"}).options["pace"] == "quick"
    refused(f"option 'pace' must be one of slow, quick; not {given!r}", pace=given)


@pytest.mark.parametrize(("given", "value"), [(1, 1), (9, 9), ("4", 4), (" 7 ", 7)])
def test_a_number_lies_in_its_range(given: object, value: int) -> None:
    assert GAME.start(2, 1, {"rounds": given}).options["rounds"] == value


@pytest.mark.parametrize(
    "given", [0, 10, "0", "-3", "--3", "-", "²", "three", "", 2.0, True, None, "9" * 5000]
)
def test_a_number_outside_its_range_is_refused(given: object) -> None:
    refused(f"option 'rounds' must be a number from 1 to 9, not {given!r}", rounds=given)


def test_a_number_may_be_below_zero() -> None:
    assert Number("depth", 0, -5, 5).read("-4") == -4


@pytest.mark.parametrize(
    ("words", "number"),
    [("0", 0), ("12", 12), ("-3", -3), (" 4 ", 4), ("", None), ("-", None), ("--1", None),
     ("²", None), ("٣", None), ("1_0", None), ("1.0", None), ("1 2", None), ("9" * 5000, None)],
)  # fmt: skip
def test_what_is_a_whole_number(words: str, number: int | None) -> None:
    assert whole(words) == number


def test_an_option_may_be_for_some_seat_counts_only() -> None:
    assert GAME.start(3, 1, {"rare": True}).options["rare"] is True
    assert GAME.start(2, 1, {"rare": False}).options["rare"] is False
    refused("option 'rare' is only for 3 or 4 players, not 2", seats=2, rare=True)


def test_the_option_of_the_first_player_names_who_starts() -> None:
    assert first_player(3).values == ("random", "1", "2", "3")
    for seat in (1, 2, 3):
        assert GAME.start(3, 1, {"first_player": str(seat)}).waiting == [seat - 1]
    starters = {GAME.start(3, seed).seat for seed in range(30)}
    assert starters == {0, 1, 2}
    refused("option 'first_player' is 4, but there are 3 seats", first_player="4")
    words = "option 'first_player' must be one of random, 1, 2, 3, 4; not '5'"
    refused(words, first_player="5")


@pytest.mark.parametrize("seats", [1, 5, 0, -2, 2.0, "2", None, True])
def test_a_wrong_seat_count_is_refused(seats: object) -> None:
    refused(f"tiny is for 2 to 4 players, not {seats!r}", seats=seats)


@pytest.mark.parametrize("seed", ["7", -1, 1.5, True, b"7", [1]])
def test_a_seed_of_the_wrong_kind_is_refused(seed: object) -> None:
    refused(f"a seed is a whole number, 0 or more, not {seed!r}", seed=seed)


def test_a_seed_of_any_size_and_none() -> None:
    assert GAME.start(2, 10**400).rng.dump() == GAME.start(2, 10**400).rng.dump()
    assert GAME.start(2).rng.dump() != GAME.start(2).rng.dump()


def test_the_defaults_of_options() -> None:
    assert Flag("loud").default is False
    assert Choice("pace", ("slow", "quick")).default == "slow"


def test_a_closed_value_is_known_but_refused_with_the_reason() -> None:
    decks = Choice("decks", ("none", "A", "B"), closed=("A",), because="its cards are not drawn")
    assert decks.open == ("none", "B")
    assert decks.read("B") == "B"
    with pytest.raises(BadOption, match="'decks' cannot be A yet: its cards are not drawn; it can"):
        decks.read("A")
    with pytest.raises(BadOption, match="must be one of none, B; not 'C'"):
        decks.read("C")


def test_data_of_another_game_or_other_rules_is_not_loaded() -> None:
    data = GAME.start(2, 1).dump()
    with pytest.raises(WrongRules, match="this is a state of 'skibe', not of 'tiny'"):
        GAME.load(data | {"game": "skibe"})
    with pytest.raises(WrongRules, match="rules version 3 of tiny, these are version 4"):
        GAME.load(data | {"rules": 3})
    with pytest.raises(WrongRules, match="this is a state of None"):
        GAME.load({})


def test_data_of_an_older_state_version_is_upgraded() -> None:
    def upgrade(data: dict[str, Any], version: int) -> dict[str, Any]:
        return {**data, "coin": data["coins"][version - 1]}

    newer = dataclasses.replace(GAME, state_version=3, upgrade=upgrade)
    data = GAME.start(2, 1).dump()
    del data["coin"]
    for version, coin in ((1, 0), (2, 1)):
        state = newer.load(data | {"state_version": version, "coins": [0, 1]})
        assert isinstance(state, Tiny)
        assert (state.coin, state.dump()["state_version"]) == (coin, 3)
    with pytest.raises(WrongRules, match="state version 4 of tiny, these rules read version 3 and"):
        newer.load(data | {"state_version": 4})
    with pytest.raises(WrongRules, match=r"state version 2 of tiny, these rules read version 1$"):
        GAME.load(data | {"state_version": 2})


def test_data_without_a_state_version_has_the_first_one() -> None:
    data = GAME.start(2, 1).dump()
    assert data.pop("state_version") == 1
    assert GAME.load(data).dump() == data | {"state_version": 1}


def test_a_game_shows_its_name_and_version() -> None:
    assert repr(GAME) == "<Game tiny version 4>"
