"""Finished games, one for each way a game can end, played again from their records."""

from pathlib import Path

import pytest

from meadhall.core.record import Record
from meadhall.games.skibe.rules import Skibe
from tests.marks import clause

ENDS = Path(__file__).parent / "ends"


def replayed(name: str) -> tuple[Skibe, list[str], list[str]]:
    """The last state, the verbs played, and why each ship was scored."""
    record = Record.open(ENDS / f"{name}.json")
    state = record.last()
    assert isinstance(state, Skibe)
    verbs = [str(move[0]) for _, move in record.moves]
    return state, verbs, [row.reason for row in state.view(None).sheet]


def last(verbs: list[str], verb: str) -> int:
    return len(verbs) - 1 - verbs[::-1].index(verb)


@clause("S-8.1", "S-8.2")
def test_a_player_lays_the_last_card() -> None:
    state, verbs, reasons = replayed("last-card-by-a-player")
    assert last(verbs, "lay") > last(verbs, "stern")
    assert verbs[last(verbs, "lay") + 1] in ("load-food", "equip", "move-food", "lift", "decline")
    assert reasons[-3:] == ["final"] * 3
    assert state.ranks().count(1) == 1


@clause("S-8.1")
def test_the_last_card_starts_a_new_ship() -> None:
    _, verbs, reasons = replayed("last-card-for-a-new-ship")
    assert last(verbs, "stern") > last(verbs, "lay")
    assert reasons[-4:] == ["stern", "final", "final", "final"]


@clause("S-6.4", "S25")
def test_a_single_card_is_left_for_the_new_ship() -> None:
    state, verbs, reasons = replayed("one-card-for-a-new-ship")
    assert last(verbs, "stern") > last(verbs, "lay")
    assert reasons[-4] == "stern"
    assert state.sizes[state.sheet[-4].ship] == 1


@clause("S-7.4", "S29")
@pytest.mark.parametrize(
    ("name", "scored"),
    [("out-of-cards-between-full-ships", 2), ("out-of-cards-after-full-ships", 3)],
)
def test_the_cards_run_out_while_full_ships_are_scored(name: str, scored: int) -> None:
    _, verbs, reasons = replayed(name)
    assert last(verbs, "pass") > last(verbs, "lay")
    assert reasons.count("full") == scored
    assert reasons[-4:] == ["full", "final", "final", "final"]


@clause("S-8.5", "S31")
def test_two_share_the_win() -> None:
    state, _, _ = replayed("shared-win")
    assert state.ranks().count(1) == 2
    assert 2 not in state.ranks()


@clause("S-10.3")
def test_the_last_card_ends_the_game_at_once() -> None:
    _, verbs, reasons = replayed("at-once")
    assert verbs[-1] == "lay"
    assert reasons[-3:] == ["final"] * 3


@clause("S-10.7")
def test_the_last_open_card_is_removed() -> None:
    state, verbs, reasons = replayed("last-open-card-removed")
    assert last(verbs, "remove-open") > last(verbs, "lay")
    assert reasons[-4] == "stern"
    assert state.sizes[state.sheet[-4].ship] == 0
