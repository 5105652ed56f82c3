"""What views tell a board: places, what is missing for a space, what the feast takes."""

import pytest

from meadhall.games.feast_for_odin.outlook import where
from meadhall.games.feast_for_odin.pieces import item
from meadhall.games.feast_for_odin.placing import TURNS
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.seen import (
    Amount,
    FitView,
    FoodView,
    IslandView,
    Lack,
    MixView,
    OdinView,
    OwnView,
    SpaceView,
)
from tests.games.feast_for_odin.cards.scene import scene
from tests.games.feast_for_odin.table import (
    bare,
    can,
    changed,
    cover,
    do,
    fleet,
    give,
    new,
    own,
    place,
    rolls,
    row,
    until,
)


def seen(s: Odin, seat: int = 0) -> OdinView:
    view = s.view(seat)
    assert isinstance(view, OdinView)
    return view


def own_of(s: Odin, seat: int = 0) -> OwnView:
    found = seen(s, seat).own
    assert found is not None
    return found


def space(s: Odin, name: str, seat: int = 0) -> SpaceView:
    return next(one for one in seen(s, seat).spaces if one.id == name)


# --- places ---------------------------------------------------------------------------


def test_places_are_the_legal_ones_with_income_and_points_after() -> None:
    s = own(bare(new(2), oil=1), "shetland")
    found = where(s, 0, "oil")
    assert {one.board for one in found} == {"home", "shetland"}
    for one in found[:2]:
        for spot in one.spots[:: max(1, len(one.spots) // 8)]:
            after = s.clone()
            cell = f"{'abcdefghijklm'[spot.column - 1]}{spot.row}"
            place(after, "oil", one.board, cell, one.turn)
            give(after, oil=0)
            player = seen(after).players[0]
            assert (spot.income, spot.points) == (player.income, player.points)


def test_places_say_which_symbols_would_be_covered() -> None:
    s = bare(new(2), silver=1)
    symbols = {symbol.id: symbol.cells for symbol in seen(s).players[0].boards[0].symbols}
    lost = {name: [spot.row, spot.column] for one in where(s, 0, "silver") for spot in one.spots
            for name in spot.lost}  # fmt: skip
    assert lost
    assert all(cell in symbols[name] for name, cell in lost.items())


def test_the_shape_of_a_place_counts_from_its_first_cell() -> None:
    s = bare(new(2), english_crown=1)
    for one in where(s, 0, "english_crown"):
        turn = TURNS[item("english_crown")][one.turn - 1]
        assert [r * 14 + c for r, c in one.cells] == turn.offsets


def test_places_of_something_that_cannot_lie_are_refused() -> None:
    for name in ("bow", "sheep", "nonsense"):
        with pytest.raises(ValueError, match="cannot lie on a board"):
            where(new(2), 0, name)


# --- any time ---------------------------------------------------------------------------


def test_what_fits_is_counted_by_board() -> None:
    s = own(bare(new(2), oil=1, peas=2), "stone_house_1")
    fits = own_of(s).fits
    assert [(one.item, one.board) for one in fits] == [
        ("peas", "stone_house_1"),
        ("oil", "home"),
        ("oil", "stone_house_1"),
    ]
    for one in fits:
        spots = [p for p in where(s, 0, one.item) if p.board == one.board]
        assert one.count == sum(len(p.spots) for p in spots)


def test_why_the_any_time_list_is_shut() -> None:
    s = bare(new(2), oil=1, peas=2)
    assert own_of(s).anytime is None
    assert own_of(s, 1).anytime == "other_seat"
    assert own_of(bare(new(2))).anytime == "nothing"
    do(s, "occupy upgrade_2")
    assert (own_of(s).anytime, own_of(s).fits) == ("first_part", [])
    do(s, "upgrade peas")
    assert own_of(s).anytime is None


def test_why_ore_cannot_be_loaded() -> None:
    assert own_of(bare(new(2))).loads == "ore"
    s = bare(new(2), ore=1, peas=2)
    assert own_of(s).loads == "room"
    assert own_of(fleet(s, "longship")).loads is None
    assert own_of(do(s, "occupy upgrade_2")).loads == "action"


def test_what_the_next_income_needs() -> None:
    s = bare(new(2))
    (first,) = own_of(s).rises
    assert (first.board, first.line, first.income) == ("home", 0, 1)
    cover(s, "home", *[f"{'abcdefghijklm'[column - 1]}{row}" for row, column in first.cells])
    assert seen(s).players[0].income == first.income


# --- spaces ------------------------------------------------------------------------------


def test_a_space_says_what_it_lacks_in_numbers() -> None:
    s = bare(new(2), stone=1)
    assert space(s, "build_long_house").lacks == [Lack("stone", 2, 1)]
    assert space(s, "build_stone_house").lacks == []
    assert space(s, "raiding").lacks == [Lack("longship", 1, 0)]
    s.players[0].thing = 1
    assert space(changed(s), "market_fruits").lacks == [Lack("viking", 3, 1)]
    do(s, "occupy market_beans")
    assert space(s, "market_beans", 1).lacks == [Lack("held", 0, 0)]


def test_a_space_lacks_what_is_not_on_the_table() -> None:
    s = fleet(bare(new(2), wood=9, silver=9), "knarr", "knarr", "knarr", "knarr")
    s.islands = row([-1] * len(s.islands))
    s.strips, s.hidden_strips = row([-2] * 8), []
    s.buildings = row([0, 0, 0])
    lacks = {one.id: [lack.what for lack in one.lacks] for one in seen(changed(s)).spaces}
    assert lacks["explore_near"] == ["island"]
    assert lacks["mountain_2"] == ["strip"]
    assert lacks["upgrade_2"] == ["good"]
    assert lacks["build_stone_house"] == ["stone"]
    assert lacks["play_occupations_2"] == ["card"]


def test_a_space_lacks_something_just_when_it_cannot_be_used() -> None:
    s = new(3, seed=4)
    for _ in range(60):
        seat = s.seat
        for one in seen(s, seat).spaces:
            assert bool(one.lacks) == (one.why is not None), one
        moves = can(s)
        do(s, moves[len(moves) // 2])
        if s.over:
            break


def test_the_ways_of_a_space_with_their_prices() -> None:
    s = bare(new(2), wood=1, stone=1)
    ways = space(s, "build_house_and_ship").ways
    assert [(one.way, one.possible) for one in ways] == [
        ("stone_house_and_longship", False),
        ("long_house_and_knarr", False),
    ]
    assert ways[0].gains == [Amount("stone_house", 1), Amount("longship", 1)]
    assert ways[0].pays == [Amount("stone", 2), Amount("wood", 2)]
    assert ways[0].lacks == [Lack("stone", 2, 1), Lack("wood", 2, 1)]
    stone, ore = space(s, "play_occupation_paid").ways
    assert (stone.possible, stone.pays, stone.lacks) == (True, [Amount("stone", 1)], [])
    assert (ore.possible, ore.pays, ore.lacks) == (False, [Amount("ore", 1)], [Lack("ore", 1, 0)])


def test_a_space_that_shows_a_die_or_a_weapon_at_once_says_so() -> None:
    s = fleet(bare(new(2), peas=1), "whaling_boat", "whaling_boat")
    assert space(s, "hunting_1").reveals
    assert not space(s, "whaling_main").reveals  # the boats are chosen first
    assert not space(s, "market_beans").reveals
    for name in [one.id for one in seen(s).spaces if one.why is None]:
        told = space(s, name).reveals
        after = do(s.clone(), f"occupy {name}")
        assert told == (after.reveals != s.reveals), name


# --- dice ----------------------------------------------------------------------------------


def test_dice_say_what_is_due_and_how_it_can_be_paid() -> None:
    s = rolls(bare(new(2), wood=2, bow=2), 8, 3)
    dice = seen(do(s, "occupy hunting_1")).dice
    assert dice is not None
    assert (dice.high, dice.weapon, dice.material, dice.due) == (False, "bow", "wood", 3)
    assert dice.mixes == [MixView(1, 2, 0), MixView(2, 1, 0)]
    assert (dice.home, dice.fails_at, dice.loot) == (0, None, [])


def test_a_raid_shows_all_loot_with_what_is_missing() -> None:
    s = rolls(fleet(bare(new(2), stone=1), "longship"), 8, 6)
    dice = seen(do(s, "occupy raiding")).dice
    assert dice is not None
    assert dice.high
    within = [one.item for one in dice.loot if one.possible]
    assert [f"loot {name}" for name in within] == [m for m in can(s) if m.startswith("loot")]
    assert {one.lacks for one in dice.loot if one.item in within} <= {0, 1}
    assert any(one.lacks > 1 and not one.possible for one in dice.loot)


def test_a_failure_says_how_many_vikings_may_come_home() -> None:
    s = rolls(bare(new(2)), 8, 5)
    dice = seen(do(s, "occupy laying_snare")).dice
    assert dice is not None
    assert dice.home == 1


# --- islands, the feast, cards ------------------------------------------------------------------


def test_an_island_says_what_it_would_bring() -> None:
    s = bare(new(2), oil=1)
    islands: list[IslandView] = seen(s).islands
    first = islands[0]
    assert first.income <= first.income_most
    assert [(fit.item, fit.board) for fit in first.fits] == [("oil", first.id)]
    owned = own(s, first.id)
    board = next(b for b in seen(owned).players[0].boards if b.id == first.id)
    assert board.income == first.income
    assert first.gives == [gift for symbol in board.symbols for gift in symbol.gives]
    assert FitView("oil", first.id, first.fits[0].count) in own_of(owned).fits


def test_the_feast_says_what_can_lie_and_what_the_cheapest_rest_is() -> None:
    s = until(new(2), "feast")
    bare(s, peas=2, beans=1, mead=1, silver=3)
    view = seen(s)
    assert view.feast is not None
    assert view.feast.food[0] == FoodView("peas", 2, 1, None)
    do(s, "serve peas wide", seat=0)
    view = seen(s)
    assert view.feast is not None
    assert [one.why for one in view.feast.food] == ["colour", None, "colour", None]
    rest = view.feast.cheapest
    laid = view.players[0].plates
    assert sum(plate.seats for plate in [*laid, *rest]) == view.players[0].seats_to_fill
    assert rest[0].id == f"plate-0-{len(laid)}"
    assert view.feast.pays == []
    assert seen(s, 1).feast is not view.feast


def test_the_question_of_a_card_says_what_each_answer_changes() -> None:
    s = scene(played=[114], silver=3, flax=1)
    do(s, "occupy craft_linen")
    card = s.view(0).card
    assert card is not None
    assert (card.card, card.must, card.queue) == (114, False, [])
    use = next(one for one in card.choices if one.move[:2] == ["use", 114])
    assert (use.brings, use.costs) == ([Amount("silk", 1)], [Amount("silver", 3)])
    assert s.view(1).card is None


def test_a_spectator_gets_nothing_of_a_seat() -> None:
    view = new(2).view(None)
    assert (view.own, view.feast, view.card) == (None, None, None)
    assert all(one.lacks == [] and one.ways == [] for one in view.spaces)


def test_the_score_is_shown_line_by_line_at_any_moment() -> None:
    s = fleet(give(new(2), silver=4, sheep=1), "knarr")
    for seat, player in enumerate(seen(s).players):
        assert sum(line.points for line in player.score) == player.points == s.scores()[seat]
    ships, silver = seen(s).players[0].score[0], seen(s).players[0].score[6]
    assert (ships.key, ships.args, ships.points) == ("tally-ships", {"count": 1}, 5)
    assert (silver.key, silver.points) == ("tally-silver", 4)
