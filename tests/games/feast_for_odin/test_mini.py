"""O-14  The mini-expansions."""

import pytest

from meadhall.games.feast_for_odin.boards import ISLANDS
from meadhall.games.feast_for_odin.harvest import harvest, next_marker
from meadhall.games.feast_for_odin.phases import pay_bonus, turn_islands
from meadhall.games.feast_for_odin.pieces import WEAPONS, item
from meadhall.games.feast_for_odin.placing import accepts, minus_cells
from meadhall.games.feast_for_odin.spaces import PARTS, SPACE_NAMES, SPACES
from tests.games.feast_for_odin.table import (
    bare,
    can,
    changed,
    do,
    fill,
    fleet,
    have,
    new,
    own,
    quietly,
)
from tests.marks import clause


@clause("O-14.1")
def test_markers_are_picked_from_the_last_player_backwards() -> None:
    s = new(3, mini_harvest=True)
    assert s.seat == 2
    do(s, "pick 1")
    assert s.seat == 1
    assert "pick 1" not in can(s)
    do(s, "pick 2", "pick 3")
    assert ([player.resources for player in s.players], s.round) == ([[2], [1], [0]], 1)


@clause("O-14.1")
def test_in_the_short_game_two_are_picked() -> None:
    s = new(2, mini_harvest=True, length="short")
    do(s, "pick 1", "pick 2", "pick 3", "pick 4")
    assert [player.resources for player in s.players] == [[1, 3], [0, 2]]


@clause("O-14.1")
def test_one_harvest_lies_open_and_seven_markers_face_down() -> None:
    opened = set()
    for seed in range(20):
        s = new(2, seed, mini_harvest=True)
        opened.add(s.marker)
        assert sorted([s.marker, *s.markers]) == [0, 0, 0, 0, 1, 2, 3, 4]
    assert opened == {1, 2, 3, 4}


@clause("O-14.3")
def test_the_short_game_gives_silver_and_a_weapon() -> None:
    s = new(2, mini_harvest=True, length="short")
    while s.round == 0:
        do(s, can(s)[-1])
    for seat in range(2):
        assert have(s, "silver", seat) >= 3
        assert sum(have(s, weapon, seat) for weapon in WEAPONS) >= 3 + 1 + 1


@clause("O-14.4")
def test_phase_2_gives_crops_and_what_the_resource_markers_show() -> None:
    s = new(2, mini_harvest=True)
    while s.round == 0:
        quietly(s)
    bare(s)
    s.players[0].resources, s.players[1].resources = [1], []  # amber, or mead
    s.marker, s.markers, s.brown = 2, [0], False
    harvest(s)
    next_marker(s)
    assert [have(s, n) for n in ("peas", "beans", "flax", "grain", "amber")] == [1, 1, 1, 1, 1]
    assert (s.marker, s.brown) == (0, True)
    s.markers = [3]
    bare(s)
    harvest(s)
    next_marker(s)
    assert [have(s, n) for n in ("peas", "amber", "mead")] == [0, 0, 1]
    assert (s.marker, s.brown) == (3, False)


@clause("O-14.3", "O-14.4")
def test_the_chronicle_tells_what_set_up_and_resource_markers_give() -> None:
    s = new(2, mini_harvest=True, length="short")
    s.chronicle = []
    do(s, "pick 1", "pick 3", "pick 5", "pick 10")
    assert [line.args["silver"] for line in s.chronicle if line.key == "log-gift"] == [3, 3]
    gains = [line.args["items"] for line in s.chronicle if line.key == "log-gain"]
    counts = [(entry["item"], entry["count"]) for items in gains for entry in items]
    assert counts == [("ore", 1), ("silver", 1), ("stone", 1), ("wood", 1)]


@clause("O-14.4")
def test_the_markers_last_for_all_rounds() -> None:
    s = new(2, mini_harvest=True)
    while not s.over:
        quietly(s)
    assert (s.round, len(s.markers)) == (7, 0)


@clause("O-14.5")
def test_mull_turns_with_board_b_and_the_altar_leaves() -> None:
    s = new(2, mini_harvest=True)
    assert s.specials >> item("altar") & 1
    for s.round in (3, 4):
        turn_islands(s)
    assert s.islands[ISLANDS.index("caithness")] == 0
    assert s.islands[ISLANDS.index("mull")] == -1
    assert not s.specials >> item("altar") & 1


@clause("O-14.5")
def test_the_first_bonus_of_mull_brings_the_altar_too() -> None:
    s = fill(own(bare(new(2, mini_harvest=True)), "mull"), "mull")
    pay_bonus(s)
    assert (have(s, "altar"), have(s, "stone"), have(s, "eggs")) == (1, 1, 1)
    pay_bonus(s)
    assert (have(s, "altar"), have(s, "stone")) == (1, 2)


@clause("O-14.5", "O25")
@pytest.mark.parametrize(
    ("space", "islands"),
    [("explore_near", {"mull", "lofoten", "orkney"}), ("explore_far", {"caithness"})],
)
def test_where_the_new_islands_are_found(space: str, islands: set[str]) -> None:
    part = PARTS[SPACES[SPACE_NAMES.index(space)].parts[0]]
    found = {ISLANDS[n] for n in range(len(ISLANDS)) if part.islands >> n & 1}
    assert found & {"mull", "caithness", "lofoten", "orkney"} == islands


@clause("O-14.5")
def test_caithness_gives_a_sword_and_counts_double_minus_cells() -> None:
    s = own(bare(new(2, mini_harvest=True)), "caithness")
    assert minus_cells(s, 0, 12) == 30
    fill(s, "caithness")
    pay_bonus(s)
    assert [have(s, n) for n in ("sword", "fur", "amber", "stone")] == [1, 1, 1, 1]


@clause("O-14.6", "O34")
def test_lofoten_turns_with_board_a_and_orkney_gets_no_silver_in_that_round() -> None:
    s = new(2, mini_islands=True)
    s.round = 3
    turn_islands(s)
    assert s.islands[ISLANDS.index("orkney")] == 0
    s.round = 4
    turn_islands(s)
    assert s.islands[ISLANDS.index("orkney")] == 2


@clause("O-14.6")
def test_any_ship_finds_lofoten_in_column_1() -> None:
    s = fleet(bare(new(2, mini_islands=True)), "whaling_boat")
    do(s, "occupy explore_near")
    assert "explore lofoten" in can(s)


@clause("O-14.6")
def test_orkney_s_card_symbol_brings_a_weapon_from_the_pile() -> None:
    s = fill(own(bare(new(2, mini_islands=True)), "orkney"), "orkney")
    pile = sum(s.pile)
    pay_bonus(s)
    assert sum(have(s, weapon) for weapon in WEAPONS) == 1
    assert sum(s.pile) == pile - 1


def test_the_four_new_goods_rise_like_others_and_cover_one_cell() -> None:
    s = bare(new(2, mini_harvest=True))
    while s.round == 0:
        quietly(s)
    bare(s, 0, berries=1)
    do(changed(s), "occupy mountain_4_double_2")
    quietly(s)
    assert "upgrade berries" in can(s)
    do(s, "upgrade berries")
    assert have(s, "amber") == 1
    assert accepts(0, item("amber"))
    assert not accepts(0, item("eggs"))
