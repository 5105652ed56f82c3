"""A-5  The end: pairs, surplus, points, ties."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from meadhall.core.sets import members, size
from meadhall.games.animals_on_board.ark import best_cargo, by_species, without_pairs, worth_of
from meadhall.games.animals_on_board.pieces import ARK_SPACE
from meadhall.games.animals_on_board.rules import Animals
from tests.games.animals_on_board.table import ark, can, do, on_ark, position, tiles, words
from tests.marks import clause

TIGER, CROCODILE = 2, 4
NATALIA = f"elephant1 elephant2 tiger{TIGER} crocodile{CROCODILE} giraffe1 giraffe2 giraffe3 " + (
    "panda1 panda2 panda3 panda4"
)
FIVES = "panda1 panda2 panda3 panda4 panda5 zebra1 zebra2 zebra3 zebra4 zebra5"
HERDS = "panda1 panda2 panda3 panda4 zebra1 zebra2 zebra3 fox1 fox2 fox3"


def ended(*arks: str, crates: tuple[int, ...] = (1, 1), **options: Any) -> Animals:
    """A game of four whose last turn has just been declined."""
    held = [crates[0], crates[1] if len(crates) > 1 else 0, 0, 1]
    s = position(["?"], turn=3, out=[0, 1, 2], arks=arks, crates=held, **options)
    return do(s, "decline")


def points(words: str, crates: int = 0) -> int:
    s = position(["?"], arks=[words], crates=[crates, 0, 0, 0])
    return s.scores()[0]


@clause("A-5.1", "A11")
def test_a_full_ark_ends_the_game_after_the_others_finished_the_round() -> None:
    seven = "panda1 panda2 panda3 zebra1 zebra2 zebra3 fox1"
    s = position(["tiger1 tiger2 tiger3", "turtle1", "?"], seats=3, arks=[seven], crates=[3, 1, 1])
    do(s, "take 1")
    assert s.load(0) == 10
    assert (s.over, s.waiting) == (False, [1])
    do(s, "take 1", "decline")
    assert s.over


@clause("A-5.1", "A-4.3")
def test_nine_on_an_ark_do_not_end_the_game() -> None:
    nine = "panda1 panda2 panda3 zebra1 zebra2 zebra3 fox1 fox2 fox3"
    s = ended(nine)
    assert (s.over, s.round) == (False, 2)


@clause("A-5.2", "A-5.4", "A-5.5")
def test_the_log_tells_the_opening_of_the_arks_as_one_event() -> None:
    s = position(
        ["?"], turn=3, out=[0, 1, 2], arks=[HERDS, "fox4 fox5 tiger1"], crates=[1, 2, 0, 1]
    )
    s.chronicle = []
    do(s, "decline")
    told = [line for line in s.chronicle if line.key not in ("log-decline", "log-take")]
    first, last = told[0], told[-1]
    assert (first.key, last.key) == ("scene-arks", "scene-end")
    assert first.args["order"] == sorted(range(4), key=lambda seat: (s.scores()[seat], seat))
    (pairs,) = [line.args for line in told if line.key == "log-pairs"]
    assert (pairs["seat"], len(pairs["tiles"])) == (1, 2)
    for seat in range(4):
        lines = [line for line in told if line.args.get("seat") == seat]
        counted = [line.args["points"] for line in lines if "points" in line.args]
        assert sum(counted) == s.scores()[seat]


@clause("A-5.2", "A-5.4", "A12")
def test_the_scoring_example_of_the_rule_book() -> None:
    s = ended(NATALIA, crates=(2,))
    assert s.over
    assert words(members(s.cargo(0))) == words(sorted(tiles(NATALIA)[2:]))
    assert s.scores()[0] == TIGER + CROCODILE + 37


@clause("A-5.2")
@pytest.mark.parametrize(
    ("held", "worth"), [("", 0), ("4", 4), ("45", 0), ("345", 15), ("2345", 20)]
)
def test_a_pair_is_worth_nothing(held: str, worth: int) -> None:
    assert points(" ".join(f"panda{value}" for value in held)) == worth


@clause("A-5.2", "A12", "A16")
def test_pairs_go_before_the_surplus_even_if_one_of_them_could_have_been_shed() -> None:
    s = ended(f"{FIVES[:-7]} fox4 fox5 camel1")  # 5 + 4 + a pair + a single: twelve
    assert s.load(0) == 12
    assert s.tie_break(0) == [3]
    assert s.scores()[0] == 25 + 20 + 1 + 1


@clause("A-5.3")
def test_a_single_is_shed_before_one_of_five() -> None:
    assert points(f"{FIVES} fox1") == 50
    assert best_cargo(ark(f"{FIVES} fox1")) == ark(FIVES)


@clause("A-5.3")
def test_a_single_is_shed_before_one_of_four() -> None:
    assert points(f"{HERDS} camel2") == 50
    assert best_cargo(ark(f"{HERDS} camel2")) == ark(HERDS)


@clause("A-5.3", "A-5.5")
def test_at_equal_points_the_choice_with_more_species_is_made() -> None:
    s = ended(f"{FIVES} elephant5")  # it or one of a herd: 50 points either way
    assert s.scores()[0] == 50 + 1
    assert s.tie_break(0) == [3]


@clause("A-5.3", "A14")
def test_a_herd_of_three_is_never_shed_to_two() -> None:
    twelve = "panda1 panda2 panda5 zebra1 zebra2 zebra3 fox1 fox2 fox3 camel1 camel2 camel3"
    s = ended(twelve, surplus="ask")
    kept_one = do(s.clone(), "shed panda 1", "shed panda 2", seat=0)
    assert kept_one.scores()[0] == 45 + 5 + 1
    assert "shed panda 2" in can(do(s.clone(), "shed panda 1", seat=0), 0)
    assert not any("zebra" in move for move in can(do(s.clone(), "shed panda 1", seat=0), 0))
    thirteen = "panda1 panda2 panda5 fox1 fox2 fox3 fox4 fox5 camel1 camel2 camel3 camel4 camel5"
    s = ended(thirteen, surplus="ask")
    assert do(s, "shed panda 1", "shed panda 2", "shed panda 5", seat=0).scores()[0] == 51


@clause("A-5.3", "A13")
def test_exactly_the_surplus_is_shed() -> None:
    s = ended(f"{FIVES} fox1", surplus="ask")
    do(s, "shed fox 1", seat=0)
    assert s.over
    assert size(s.cargo(0)) == ARK_SPACE


@clause("A-5.3", "A15")
def test_no_choice_leaves_a_pair() -> None:
    eleven = "panda1 panda2 panda3 zebra1 zebra2 zebra3 fox1 fox2 fox3 fox4 camel5"
    s = ended(eleven, surplus="ask")
    assert can(s, 0) == ["shed camel 5", "shed fox 1", "shed fox 2", "shed fox 3", "shed fox 4"]


def kept_by_hand(s: Animals, seat: int) -> list[int]:
    """Every ark that the shedding questions can lead to, one entry for each way."""
    if s.over:
        return [s.cargo(seat)]
    found = []
    for action in s.legal(seat):
        s2 = s.clone()
        s2.play(action, seat)
        found += kept_by_hand(s2, seat)
    return found


@clause("A-5.3", "A13", "A14", "A15")
@pytest.mark.parametrize("sizes", ["5511", "43311", "33331", "5333", "4441", "3334", "53311"])
def test_every_legal_surplus_is_reached_in_one_way_and_the_best_is_taken(sizes: str) -> None:
    names = ["panda", "zebra", "fox", "camel", "tiger"]
    held = " ".join(
        f"{name}{value}"
        for name, size in zip(names, map(int, sizes), strict=False)
        for value in range(6 - size, 6)
    )
    all_tiles = tiles(held)
    legal = {
        mask
        for kept in combinations(all_tiles, ARK_SPACE)
        if without_pairs(mask := sum(1 << t for t in kept)) == mask
    }
    ways = kept_by_hand(ended(held, surplus="ask"), 0)
    assert len(ways) == len(set(ways))
    assert set(ways) == legal

    def worth(mask: int) -> int:
        return sum(worth_of(kind) for kind in by_species(mask))

    assert worth(best_cargo(ark(held))) == max(map(worth, legal))


@clause("A-5.3", "A17")
def test_the_surplus_can_always_be_shed_without_leaving_a_pair() -> None:
    counted = 0
    for sizes in product((0, 1, 3, 4, 5), repeat=6):
        if ARK_SPACE < sum(sizes) <= 14:
            held = sum(1 << kind * 5 + n for kind, size in enumerate(sizes) for n in range(size))
            cargo = best_cargo(held)
            assert size(cargo) == ARK_SPACE
            assert without_pairs(cargo) == cargo
            counted += 1
    assert counted > 1000


@clause("A-5.3")
def test_a_copy_made_before_the_end_does_not_share_what_is_shed() -> None:
    full = f"{FIVES} fox1"
    s = position(["?"], seats=2, turn=1, out=[0], arks=[full], surplus="ask")
    copy = s.clone()
    do(s, "decline")
    do(s, "shed fox 1", seat=0)
    do(copy, "decline")
    assert "shed fox 1" in can(copy, 0)
    assert not copy.over


@clause("A-5.3")
def test_all_owners_of_a_surplus_choose_at_once() -> None:
    eleven = "tiger1 tiger2 tiger3 tiger4 tiger5 camel1 turtle1 turtle2 turtle3 turtle4 turtle5"
    s = ended(f"{FIVES} fox1", eleven, surplus="ask")
    assert s.waiting == [0, 1]
    do(s, "shed camel 1", seat=1)
    assert s.waiting == [0]
    do(s, "shed fox 1", seat=0)
    assert s.over


@clause("A-5.3", "A24", "A-6.3")
def test_the_arks_are_open_while_the_surplus_is_chosen() -> None:
    s = ended(f"{FIVES} fox1", "tiger2", surplus="ask")
    assert [tile.id for tile in s.view(1).players[0].ark if tile.species == "fox"] == ["fox-1"]
    assert [tile.id for tile in s.view(None).players[1].ark] == ["tiger-2"]


@clause("A-5.4")
def test_crates_alone_bring_points() -> None:
    assert points("", crates=3) == 3
    assert points("panda4 panda5", crates=3) == 3


@clause("A-5.4")
def test_the_tally_says_where_the_points_are_from() -> None:
    s = ended(NATALIA, crates=(2,))
    lines = [(line.key, line.points, line.args["count"]) for line in s.tally(0)]
    assert lines == [("tally-singles", 6, 2), ("tally-herds", 35, 7), ("tally-crates", 2, 2)]


FIVE_SPECIES = "panda1 panda2 panda3 zebra1 zebra2 zebra3 fox5 camel4 gorilla1 tiger4 tiger5"
FOUR_SPECIES = "elephant1 elephant2 elephant3 giraffe1 giraffe2 giraffe3 turtle5 penguin5"


@clause("A-5.5", "A23")
def test_more_species_win_at_equal_points() -> None:
    s = ended(FIVE_SPECIES, FOUR_SPECIES)
    assert s.over
    assert s.scores()[:2] == [40 + 1, 40 + 1]
    assert [s.tie_break(seat) for seat in (0, 1)] == [[5], [4]]
    assert s.ranks() == [1, 2, 4, 3]


@clause("A-5.5")
def test_equal_points_and_species_share_the_win() -> None:
    full = "panda1 panda2 panda3 panda4 zebra1 zebra2 zebra3 zebra4 fox3 fox4"
    s = ended(full, "tiger1 tiger2 tiger3 tiger4 camel1 camel2 camel3 camel4")
    assert s.over
    assert s.scores()[:2] == [41, 41]
    assert s.ranks() == [1, 1, 4, 3]


@clause("A-5.5", "A23")
def test_a_species_lost_as_a_pair_does_not_count_for_the_tie() -> None:
    assert on_ark(ended(FIVE_SPECIES), 0).count("tiger") == 2
    assert ended(FIVE_SPECIES).tie_break(0) == [5]


@clause("A-5.5")
def test_fewer_points_lose_whatever_the_species() -> None:
    s = ended(FIVE_SPECIES, FOUR_SPECIES, crates=(0, 1))
    assert s.ranks()[:2] == [2, 1]


@clause("A-5.3")
def test_the_view_tells_which_tiles_can_go_together() -> None:
    """A choice of tiles fits the counts of the species just if the rules allow it."""
    held = "panda1 panda2 panda3 panda4 panda5 fox1 fox2 fox3 camel1 camel2 camel3 tiger1"
    s = ended(held, surplus="ask")
    surplus = s.view(0).surplus
    assert surplus is not None
    assert surplus.count == 2
    assert {kind.species: kind.counts for kind in surplus.kinds} == {
        "panda": [0, 1, 2],
        "fox": [0, 2],
        "camel": [0, 2],
        "tiger": [0, 1],
    }
    do(s, "shed panda 3", seat=0)
    later = s.view(0).surplus
    assert later is not None
    assert (later.count, [kind.tiles for kind in later.kinds]) == (
        1,
        [["panda-4", "panda-5"], ["tiger-1"]],
    )
    assert s.view(1).surplus is None


def test_the_counts_of_the_view_are_those_of_the_rules() -> None:
    held = "panda1 panda2 panda3 panda4 fox1 fox2 fox3 camel1 camel2 camel3 tiger2 zebra5"
    s = ended(held, surplus="ask")
    surplus = s.view(0).surplus
    assert surplus is not None
    allowed = set(map(frozenset, shed_by_hand(s, surplus.count)))
    tiles = [(name, kind.species) for kind in surplus.kinds for name in kind.tiles]
    for choice in combinations(tiles, surplus.count):
        gone = Counter(species for _, species in choice)
        fits = all(gone[kind.species] in kind.counts for kind in surplus.kinds)
        assert fits == (frozenset(name for name, _ in choice) in allowed), choice


def shed_by_hand(s: Animals, count: int) -> Iterator[list[str]]:
    """Every choice of tiles to which the questions can lead."""
    if count == 0:
        yield []
        return
    for move in can(s, 0):
        _, species, value = move.split()
        for rest in shed_by_hand(do(s.clone(), move, seat=0), count - 1):
            yield [f"{species}-{value}", *rest]
