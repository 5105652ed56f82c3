"""What the engine offers to cards: acceptance tests, each with the cards that need it."""

from meadhall.core.sets import replaced, single, without
from meadhall.games.feast_for_odin.pieces import ITEMS, item
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.state import KEEPING_DARK
from tests.games.feast_for_odin.cards.scene import (
    asked,
    dice,
    failed_harvest,
    gone,
    held,
    lay_open,
    occupied,
    occupy,
    open_strips,
    play,
    scene,
)
from tests.games.feast_for_odin.table import bare, can, changed, do, fleet, give, own, place, until
from tests.marks import clause


@clause("O-12.4")
def test_an_immediate_effect_is_finished_before_the_next_card_is_played() -> None:
    s = play(scene(hand=[43], silver=1), 75)
    assert asked(s) == ["use 75 1", "decline"]
    do(s, "use 75 1")
    assert (held(s), asked(s)) == ({"skin_and_bones": 1}, ["play 43", "done"])
    do(s, "play 43")
    assert held(s) == {"skin_and_bones": 1, "fruits": 1}


@clause("O-12.4")
def test_an_upgrade_in_between_does_not_count_as_a_card() -> None:
    s = play(scene(hand=[43], peas=3), 83)
    do(s, "upgrade peas", "upgrade peas", "upgrade peas")
    assert held(s) == {"mead": 3}
    assert asked(s) == ["play 43", "done"]
    do(s, "play 43")
    assert s.seat == 1


@clause("O-12.5", "O-12.6")
def test_a_granted_action_outside_an_action_comes_back_to_the_same_decision() -> None:
    s = scene(played=[52], hand=[85], silver=3)
    spaces = asked(s)
    dice(s, "hunting", 5)
    do(s, "anytime", "use 52 1")
    assert held(s) == {"silver": 2}
    assert asked(s) == ["use 85 1", "decline"]
    dice(s, "hunting", 5)
    do(s, "use 85 1", "fail")
    assert held(s) == {"silver": 1, "wood": 1, "bow": 1}
    vikings = s.players[0].thing
    assert s.step_of(0) is not None
    now = s.step_of(0)
    assert now is not None
    assert now.name == "turn"
    assert {"pass", "occupy market_beans"} <= set(asked(s)) <= {*spaces, *asked(s)}
    assert s.players[0].thing == vikings
    assert not s.players[0].records


def test_a_fetch_leaves_the_strips_of_the_space_open() -> None:
    s = scene(played=[164], strips=["stone stone ore ore silver_2"])
    occupy(s, "mountain_4_double_2")
    strip = asked(s)[0].split()[1]
    do(s, f"mine {strip} 1")
    assert f"mine {strip} 4" in asked(s)


def test_a_good_lifted_before_the_trade_may_be_traded() -> None:
    s = scene(played=[37], ships=["knarr"], silver=1, stockfish=1)
    occupy(s, "overseas_trading_1", "upgrade stockfish", "trade hide")
    assert held(s) == {"silverware": 1}


@clause("O-12.5")
def test_a_space_used_through_a_card_tells_its_own_events() -> None:
    s = scene(played=[3, 118, 119, 156])
    occupied(s, "market_flax_stockfish", seat=1, vikings=2)
    play(s, 77, "visit market_flax_stockfish")
    assert held(s) == {
        "flax": 1, "stockfish": 1, "silver": 1, "snare": 1, "mead": 1, "stone": 1, "milk": 1,
    }  # fmt: skip


@clause("O-12.7", "O-12.8")
def test_an_exchange_that_would_spend_the_price_is_not_offered() -> None:
    s = scene(hand=[75], silver=3)
    occupy(s, "buy_sheep_cattle", "play 75")
    assert held(s) == {"sheep": 1, "cattle": 1}
    s = scene(hand=[75], silver=4)
    occupy(s, "buy_sheep_cattle", "play 75", "use 75 1")
    assert held(s) == {"sheep": 1, "cattle": 1, "skin_and_bones": 1}


@clause("O-12.8")
def test_a_fetch_does_not_open_the_any_time_list() -> None:
    s = scene(played=[164], silver=3, strips=["stone ore ore silver_2"])
    occupy(s, "buy_sheep_cattle")
    assert "anytime" not in can(s)


@clause("O40", "O-12.8")
def test_a_placement_may_live_on_a_fetch() -> None:
    s = scene(
        played=[164], stone=1, wood=2, strips=["stone ore ore silver_2", "wood stone ore silver_2"]
    )
    assert "occupy build_house_and_ship" in can(s)
    occupy(s, "build_house_and_ship")
    fetches = asked(s)
    assert len(fetches) == 1
    do(s, fetches[0], "choose long_house_and_knarr")
    assert held(s) == {}


@clause("O-12.8")
def test_only_what_the_space_needs_makes_it_usable() -> None:
    s = scene(played=[113], strips=["wood stone ore silver_2", "wood stone stone silver_2"])
    assert "occupy craft_rune_stone" not in can(s)
    s = scene(played=[113], strips=["wood stone ore silver_2", "stone ore ore silver_2"])
    assert "occupy craft_rune_stone" in can(s)


@clause("O-12.8")
def test_a_card_from_hand_may_bring_what_is_missing() -> None:
    s = scene(hand=[22], ships=["longship"], silver=1)
    assert "occupy buy_sheep_cattle" not in can(s)
    s = scene(hand=[22], ships=["longship", "longship"], silver=1)
    occupy(s, "buy_sheep_cattle")
    assert asked(s) == ["play 22"]


@clause("O-12.8")
def test_the_card_of_the_third_column_may_be_the_one_that_is_played() -> None:
    s = scene(hand=[])
    s.deck = [57]
    occupy(changed(s), "play_occupations_4")
    assert asked(s) == ["play 57"]
    s = scene(hand=[])
    s.deck = []
    assert "occupy play_occupations_4" not in can(changed(s))


def test_a_raise_that_can_no_longer_be_paid_opens_the_claim_again() -> None:
    s = scene(played=[56], ships=["longship"], stone=1, sword=2)
    dice(s, "raiding", 4)
    occupy(s, "raiding", "loot rune_stone")
    do(s, "anytime", "use 56 10")
    assert "loot rune_stone" not in asked(s)
    assert "fail" in asked(s)


def test_what_a_card_adds_is_not_printed() -> None:
    assert "silver" in held(occupy(scene(played=[118, 156]), "market_beans"))
    assert held(occupy(scene(played=[118, 156]), "market_beans"))["silver"] == 1
    s = occupy(scene(played=[111], stone=2, wood=2), "craft_runes_chests")
    assert held(s) == {"rune_stone": 2, "chest": 2, "silver": 2}


def test_the_sale_and_emigration_ask_for_their_price() -> None:
    s = scene(played=[2], ships=["knarr"], silver=2)
    occupy(s, "special_sale", "purchase gold_brooch")
    assert held(s) == {"gold_brooch": 1}
    s = scene(played=[2], ships=["knarr"], silver=3, round=4)
    occupy(s, "emigration_1", "emigrate 4")
    assert held(s) == {}
    s = scene(played=[2], ships=["knarr", "knarr"], silver=2, round=4)
    play(s, 84, "emigrate 4")
    assert held(s) == {}


def test_ore_of_the_longship_that_is_named() -> None:
    s = scene(played=[132], ships=["longship-2"])
    dice(s, "pillaging", 5)
    occupy(s, "pillaging_1", "use 132 4")
    record = s.players[0].record()
    assert (record.rolls[-1] + record.shift + record.ore, s.players[0].loaded[3]) == (9, 1)


def test_an_emigration_that_is_declined_is_none() -> None:
    s = scene(played=[125], ships=["whaling_boat"], silver=1)
    occupy(s, "exchange_boat_emigrate", "decline")
    assert held(s) == {"silver": 1}


def test_the_way_is_chosen_before_ore_is_fetched_for_it() -> None:
    s = scene(played=[103], wood=1, strips=["ore ore silver_2", "wood stone ore silver_2"])
    occupy(s, "craft_chest")
    assert asked(s) == ["choose wood", "choose ore"]
    do(s, "choose ore")
    assert len(asked(s)) == 1
    do(s, asked(s)[0])
    assert held(s) == {"chest": 1, "silver": 1, "wood": 1}
    s = scene(played=[103], wood=1, strips=["ore ore silver_2"])
    occupy(s, "craft_chest", "choose wood")
    assert held(s) == {"chest": 1, "silver": 1}


def test_an_imitation_tile_names_the_space_with_its_crew() -> None:
    s = scene(played=[106], ships=["longship"] * 3, vikings=3, seats=4)
    s.imitations = 2 | 16
    occupied(s, "plundering", seat=1, vikings=4)
    assert "imitate plundering" in can(changed(s))


def test_payments_are_mixed_freely() -> None:
    s = scene(played=[137], ships=["longship"], spear=2, stone=1)
    dice(s, "pillaging", 4)
    occupy(s, "pillaging_1", "loot rune_stone")
    assert asked(s) == ["raise 0 1", "raise 0 2"]
    s = scene(played=[137], ships=["longship"], spear=1, sword=1)
    dice(s, "pillaging", 5)
    occupy(s, "pillaging_1", "loot rune_stone")
    assert asked(s) == ["raise 0 1", "raise 1 0"]


def feast_of(s: Odin, seats: int) -> Odin:
    """On to a feast with so many seats for seat 0."""
    until(s, "feast")
    s.round = seats - 12 + s.rounds
    return changed(s)


def test_a_promise_of_no_mead_brings_its_silver_at_once() -> None:
    s = feast_of(scene(played=[160]), 4 + 2)
    give(s, 0, peas=0, flax=0, beans=0, stockfish=1, mead=1, silver=0)
    s.players[0].emigrants = [1]
    do(changed(s), "serve stockfish wide", "use 160 1", "serve-coins 1", seat=0)
    assert (s.players[0].penalties, held(s).get("mead")) == (0, 1)


def small_feast(**food: int) -> Odin:
    """Four seats for the sober man, with this food."""
    s = feast_of(scene(played=[160]), 4 + 2)
    give(s, 0, **{"peas": 0, "flax": 0, "beans": 0, "mead": 0, "silver": 0, **food})
    s.players[0].emigrants = [1]
    return changed(s)


@clause("O54")
def test_the_cheapest_table_promises_to_do_without_mead_if_that_is_cheaper() -> None:
    s = small_feast(stockfish=1, mead=1)  # both red: mead cannot lie beside it
    shown = s.view(0).feast.cheapest  # what is shown is what is laid
    assert [plate.item for plate in shown] == ["stockfish", "silver"]
    do(s, "set-table", seat=0)
    assert (s.players[0].penalties, held(s)["mead"]) == (0, 1)


@clause("O54")
def test_the_cheapest_table_serves_mead_where_a_promise_does_not_help() -> None:
    s = small_feast(peas=1, mead=1)
    assert {plate.item for plate in s.view(0).feast.cheapest} == {"peas", "mead"}
    do(s, "set-table", seat=0)
    assert (s.players[0].penalties, "mead" in held(s)) == (0, False)


@clause("O54")
def test_a_silver_that_is_not_needed_comes_after_the_feast() -> None:
    s = small_feast(stockfish=1, silver=3)
    do(s, "set-table", seat=0)
    assert held(s)["silver"] == 2
    do(s, "use 160 1", seat=0)
    assert held(s)["silver"] == 3


@clause("O-12.9")
def test_ore_that_cannot_be_laid_is_lost() -> None:
    s = scene(played=[9], ships=["longship", "longship"])
    until(s, "hold-now")
    assert "leave" in asked(s)
    do(s, "leave")
    do(s, asked(s)[0])
    do(s, asked(s)[0])
    assert "ore" not in held(s)
    assert [piece.item for piece in s.players[0].laid] == [item("ore")]


@clause("O-12.4")
def test_the_owner_chooses_between_effects_that_wait() -> None:
    s = occupy(scene(played=[120, 114], flax=1, silver=3), "craft_linen")
    assert asked(s) == ["use 114 1", "decline"]
    s = scene(played=[120, 3], silver=0)
    occupy(s, "market_flax_stockfish")
    assert held(s)["snare"] == 1
    assert "upgrade flax" in asked(s)


@clause("O-12.4")
def test_several_players_are_asked_from_the_start_player() -> None:
    s = lay_open(scene(played=[95], strips=["ore silver_2"]), 96, seat=1)
    give(s, 1, game_meat=1)
    s.starter = 1
    failed_harvest(s)
    assert (s.seat, asked(s)) == (1, ["use 96 1", "decline"])
    do(s, "decline")
    assert (s.seat, "done" in asked(s)) == (0, True)


def test_the_second_placement_of_two_vikings() -> None:
    s = occupy(scene(hand=[166]), "mead_and_silver")
    assert s.players[0].pairs == 1
    do(s, "pass")
    lay_open(s, 166)
    occupy(s, "market_flax_stockfish")
    assert asked(s) == ["use 166 1", "decline"]


def test_vikings_come_back_in_one_move() -> None:
    s = scene(played=[151, 168], ships=["whaling_boat"], vikings=5)
    dice(s, "whaling", 12)
    occupy(s, "whaling_main", "fail", "call-back 2")
    assert (s.players[0].thing, held(s)) == (4, {"wood": 1, "spear": 1, "silver": 1})


def test_a_harvest_of_one_player() -> None:
    s = scene(played=[49, 171], cattle=1)
    do(s, "anytime", "use 49 1", "use 171 1")
    assert held(s) == {"peas": 1, "beans": 1, "cabbage": 1, "grain": 2, "silver": 1}


def test_replacements_are_asked_before_the_thing_happens() -> None:
    s = occupy(scene(played=[105], wood=3), "build_whaling_boat")
    assert asked(s) == ["use 105 1", "decline"]
    do(s, "use 105 1")
    assert (held(s), s.players[0].ships(1)) == ({}, 1)
    s = occupy(scene(played=[105], wood=2), "build_whaling_boat")
    assert (held(s), s.players[0].ships(0)) == ({"wood": 1}, 1)


def test_one_of_two_tiles_is_another_one() -> None:
    s = occupy(scene(played=[150], silver=1), "buy_stockfish", "use 150 1")
    assert held(s) == {"stockfish": 1, "game_meat": 1}
    s = play(scene(played=[150], ships=["whaling_boat"] * 3), 27)
    assert held(s) == {"stockfish": 3}


def test_upgrades_instead_of_a_raid() -> None:
    s = scene(played=[185], ships=["longship"], peas=1, beans=1)
    occupy(s, "raiding")
    assert asked(s) == ["use 185 1", "decline"]
    do(s, "use 185 1", "upgrade peas", "upgrade beans")
    assert (held(s), s.seat) == ({"mead": 1, "milk": 1}, 1)
    assert "occupy raiding" not in can(scene(played=[185], peas=1))


def test_the_highest_special_tile_needs_less() -> None:
    s = gone(scene(played=[139], ships=["longship"]), "english_crown", "round_shield")
    dice(s, "pillaging", 11)
    fleet(s, "longship")
    occupy(s, "pillaging_1")
    assert {"loot chalice", "loot throwing_axe"} <= set(asked(s))
    open_strips(s, [])


@clause("O-12.6")
def test_cards_may_be_used_before_the_feast_looks_at_the_supply() -> None:
    s = until(scene(played=[44, 165], hide=1, wool=1, linen=1), "before-feast")
    do(s, "anytime", "use 44 1", seat=0)
    while s.step_of(0) is not None and "done" in can(s, 0):
        do(s, "done", seat=0)
    assert held(s)["silver"] == 5


def test_the_cheapest_table_knows_two_peas_lengthwise() -> None:
    for cards, penalties in (([186], 0), ([], 1)):
        s = feast_of(scene(played=cards), 5 + 2)
        s.players[0].emigrants = [1]
        s.players[0].penalties = 0
        give(s, 0, peas=2, flax=0, beans=0, grain=0, silver=1)
        do(changed(s), "set-table", seat=0)
        assert s.players[0].penalties == penalties


def test_wood_covers_a_cell_of_a_house() -> None:
    s = scene(played=[40], wood=1)
    s.buildings = replaced(s.buildings, 2, s.buildings[2] - 1)
    own(s, "long_house_1")
    before = {line.key: line.points for line in s.tally(0)}["tally-building-minus"]
    do(s, "anytime", "lay wood long_house_1")
    corner = next(move for move in can(s) if move.startswith("at 1"))
    do(s, corner)
    assert "wood" not in held(s)
    s.check()
    after = {line.key: line.points for line in s.tally(0)}["tally-building-minus"]
    assert after in (before, before + 1)


def test_a_special_tile_leaves_a_board() -> None:
    s = scene()
    s.specials = without(s.specials, single(item("cloakpin")))
    place(s, "cloakpin", "home", "a1", seat=1)
    play(s, 70, "use 70 1")
    assert held(s) == {"cloakpin": 1}
    laid = sorted(ITEMS[piece.item] for piece in s.players[1].laid)
    assert laid == ["rune_stone", "silverware"]
    s.check()


def test_a_special_tile_leaves_the_far_end_of_a_board() -> None:
    s = scene()
    s.specials = without(s.specials, single(item("cloakpin")))
    place(s, "cloakpin", "home", "a11", seat=1)  # its cells do not fit into 64 bits
    play(s, 70, "use 70 1")
    assert held(s) == {"cloakpin": 1}
    s.check()


def test_a_card_is_not_played_when_its_price_has_been_spent_meanwhile() -> None:
    s = scene(played=[52], hand=[43, 75], silver=1)
    do(s, "anytime", "use 52 1")
    bare(s, 0)
    assert "play 43" not in can(changed(s))
    do(s, "decline")
    assert s.players[0].hand == [43, 75]
    s.check()


def test_a_private_feast_is_cleared_afterwards() -> None:
    s = play(scene(stockfish=1, peas=2, silver=9), 5, "set-table")
    assert s.players[0].plates == []
    assert s.players[0].penalties == 0


def test_a_window_does_not_hide_what_a_card_answers_before_it() -> None:
    s = scene(played=[168, 57], vikings=2, beans=2)
    s.players[0].thing = 2
    s.round = 0
    s.phase = KEEPING_DARK
    s.asked, s.later = None, None
    changed(s).run()
    assert (s.players[0].thing, held(s)["silver"]) == (3, 1)
    do(s, "done", seat=0)
    assert can(s)


@clause("O-4.1")
def test_the_open_list_has_one_way_back_while_a_card_lays_a_piece() -> None:
    s = scene(played=[9], ships=["longship"], silver=1)
    until(s, "hold-now")
    do(s, next(move for move in asked(s) if move != "leave"))
    assert {"back", "anytime"} <= set(can(s))
    do(s, "anytime")
    assert can(s).count("back") == 1
