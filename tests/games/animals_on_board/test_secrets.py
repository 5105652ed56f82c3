"""A-6  What is open and what is secret, and what a seat may guess from what it has seen."""

import msgspec
import pytest

from meadhall.core.rng import Rng
from meadhall.core.sets import members
from meadhall.games.animals_on_board.rules import Animals
from tests.games.animals_on_board.table import (
    ark,
    can,
    do,
    first_round,
    on_ark,
    position,
    start,
    table,
    tile,
)
from tests.marks import clause


def guesses(s: Animals, seat: int | None, count: int = 60) -> list[Animals]:
    """Worlds that look the same to that seat."""
    rng = Rng(11)
    return [guess(s, seat, rng) for _ in range(count)]


def guess(s: Animals, seat: int | None, rng: Rng) -> Animals:
    world = s.sample(seat, rng)
    assert isinstance(world, Animals)
    return world


def seen(s: Animals, seat: int | None) -> bytes:
    return msgspec.json.encode(s.view(seat))


@clause("A-6.1")
def test_the_arks_of_others_show_backs() -> None:
    s = position(["?"], seats=2, arks=["panda1 fox3", "tiger2"])
    mine, other = s.view(0).players
    assert [tile.id for tile in mine.ark] == ["panda-1", "fox-3"]
    assert [(tile.species, tile.value) for tile in other.ark] == [(None, None)]
    assert (other.kinds, other.lost, other.points) == ([], [], None)


@clause("A-6.1")
def test_a_spectator_sees_backs_everywhere() -> None:
    s = position(["?"], seats=2, arks=["panda1 fox3", "tiger2"])
    for word in (b"panda-1", b"fox-3", b"tiger-2"):
        assert word not in seen(s, None)


@clause("A-6.1", "A-1.4", "A21")
def test_nobody_sees_what_another_chooses_from_or_keeps() -> None:
    s = start(3)
    s.play(s.legal(1)[0], 1)
    view = s.view(0)
    assert [player.chosen for player in view.players] == [False, True, False]
    assert len([tile for tile in view.players[0].hand if tile.species]) == 3
    for other in (1, 2):
        shown = view.players[other].hand + view.players[other].ark
        assert len(shown) == 3
        assert all(tile.species is None for tile in shown)


@clause("A-6.1", "A20")
def test_what_was_taken_in_the_open_is_not_shown_again() -> None:
    s = do(position(["fox1", "?", "panda1"]), "take 1")
    assert [tile.id for tile in s.view(1).players[0].ark] == ["ark-0-0"]


@clause("A-6.1", "A20")
def test_the_log_keeps_what_all_have_seen_and_no_more() -> None:
    s = position(["fox1 ?", "panda1"], crates=[2, 1, 1, 1], hidden="zebra5")
    s.chronicle = []
    do(s, "take 1")
    told = [line.args for line in s.chronicle if line.only is None]
    fox = {"key": "tile", "species": "fox", "value": 1}
    assert told == [{"seat": 0, "count": 2, "tiles": [fox, {"key": "tile-hidden"}]}]


@clause("A-6.1", "A20")
def test_what_was_taken_in_the_open_may_be_remembered() -> None:
    s = do(position(["fox1 fox2", "?", "panda1"], crates=[2, 1, 1, 1]), "take 1")
    for seat in (1, 2, 3, None):
        assert {on_ark(world, 0) for world in guesses(s, seat)} == {"fox1 fox2"}


@clause("A-6.1")
def test_the_face_down_tile_taken_with_others_is_known_to_its_owner_only() -> None:
    s = do(position(["fox1 ?", "panda1"], crates=[2, 1, 1, 1], hidden="zebra5"), "take 1")
    assert {world.arks[0] for world in guesses(s, 0)} == {ark("fox1 zebra5")}
    others = {world.arks[0] for world in guesses(s, 1)}
    assert len(others) > 20
    assert all(mask & ark("fox1") for mask in others)


@clause("A-6.1", "A-2.3")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_knows_the_face_down_tile(seat: int | None) -> None:
    s = position(["?", "panda1"], arks=["panda2", "fox2"])
    hidden = {world.face_down for world in guesses(s, seat, 400)}
    known = {tile("panda1"), *(members(s.arks[seat]) if seat is not None else [])}
    assert not hidden & known
    unseen = 60 - len(known)
    assert len(hidden) > unseen * 0.9


@clause("A-6.1", "A-1.4")
def test_the_kept_tile_of_another_may_be_any_that_was_not_seen() -> None:
    s = first_round(2)
    mine = set(members(s.arks[0]))
    open_tiles = set(table(s))
    kept = {members(world.arks[1])[0] for world in guesses(s, 0, 400)}
    assert not kept & (mine | open_tiles)
    assert len(kept) > 25


@clause("A-6.1", "A-1.4")
def test_hands_are_guessed_while_choosing_but_not_the_own_one() -> None:
    s = start(2)
    assert {world.hands[0] for world in guesses(s, 0)} == {s.hands[0]}
    assert len({world.hands[1] for world in guesses(s, 0)}) > 50
    assert len({world.hands[0] for world in guesses(s, None)}) > 50


@clause("A-6.1", "A-6.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("surplus", ["best", "ask"])
def test_a_guess_looks_the_same_and_can_be_played_to_the_end(seats: int, surplus: str) -> None:
    s = start(seats, 5, surplus=surplus)
    rng = Rng(3)
    turns = 0
    while not s.over:
        if turns % 5 == 0:
            for seat in [*range(seats), None]:
                world = guess(s, seat, rng)
                world.check()
                assert seen(world, seat) == seen(s, seat)
                if seat is not None:
                    assert world.legal(seat) == s.legal(seat)
                while not world.over:
                    world.play(world.legal()[rng.below(len(world.legal()))])
                world.check()
        who = s.waiting[rng.below(len(s.waiting))]
        s.play(s.legal(who)[rng.below(len(s.legal(who)))], who)
        s.check()
        turns += 1
    assert turns > 20


@clause("A-6.2")
def test_what_is_open_is_open_to_all() -> None:
    s = position(["panda1 ?", "fox1"], seats=3, arks=["zebra1", "zebra2 zebra3"], crates=[1, 4, 0])
    do(s, "take 2")
    for seat in (0, 1, 2, None):
        view = s.view(seat)
        assert [player.crates for player in view.players] == [0, 4, 0]
        assert [player.load for player in view.players] == [2, 2, 0]
        assert [player.out for player in view.players] == [True, False, False]
        assert (view.starter, view.next_starter, view.supply) == (0, 0, 16)
        assert [[tile.id for tile in group] for group in view.groups] == [["panda-1", "face-down"]]


@clause("A-6.2", "A-1.1")
def test_everybody_knows_which_species_are_in_the_game() -> None:
    s = first_round(2)
    species = s.view(0).species
    assert len(species) == 8
    for world in guesses(s, 1, 10):
        assert world.view(1).species == species


@clause("A-6.2")
def test_the_owner_sees_what_each_set_would_earn() -> None:
    full = "panda1 panda2 panda3 fox4 zebra1 zebra5"
    player = position(["?"], arks=[full], crates=[2, 1, 1, 1]).view(0).players[0]
    assert [(kind.species, kind.points) for kind in player.kinds] == [
        ("panda", 15),
        ("zebra", 0),
        ("fox", 4),
    ]
    assert player.lost == ["zebra-1", "zebra-5"]
    assert player.points == 21


@clause("A-3.2", "A-3.3", "A-6.2")
def test_who_decides_sees_what_a_move_brings() -> None:
    s = position(["fox1", "zebra2 ?"], arks=["zebra1 zebra5"], crates=[2, 1, 1, 1])
    view = s.view(0)
    fox, zebras = view.prospects
    assert (fox.move, fox.crates, fox.points) == (["take", 1], 1, 2)
    assert [(kind.species, kind.points, kind.form) for kind in fox.kinds] == [("fox", 1, "single")]
    assert (zebras.move, zebras.crates, zebras.points) == (["take", 2], 0, 15)
    assert [(kind.species, kind.form) for kind in zebras.kinds] == [("zebra", "herd")]
    assert view.split_crates == 3
    for other in (1, None):
        assert (s.view(other).prospects, s.view(other).split_crates) == ([], None)


@clause("A-1.4", "A-6.1")
def test_who_keeps_a_tile_sees_what_each_would_earn() -> None:
    view = start().view(1)
    names = [["keep", tile.species, tile.value] for tile in view.players[1].hand]
    assert [one.move for one in view.prospects] == names
    crates = view.players[1].crates
    assert [one.points - crates for one in view.prospects] == [name[2] for name in names]


@clause("A-6.3", "A24")
def test_the_arks_are_open_at_the_end_and_not_before() -> None:
    ten = " ".join(f"{name}{n}" for name in ("panda", "zebra") for n in range(1, 6))
    s = position(["?", "fox1"], seats=2, turn=1, out=[0], arks=[ten])
    assert b"zebra-1" not in seen(s, 1)
    reveals = s.reveals
    do(s, "decline")
    assert s.over
    assert s.reveals > reveals
    for seat in (1, None):
        assert b"zebra-1" in seen(s, seat)
    assert {world.arks[0] for world in guesses(s, 1, 5)} == {ark(ten)}


@clause("A-6.3", "A24", "A-5.3")
def test_nothing_is_left_to_guess_on_the_arks_while_surplus_is_chosen() -> None:
    eleven = " ".join(f"{name}{n}" for name in ("panda", "zebra") for n in range(1, 6)) + " fox1"
    s = position(["?"], seats=2, turn=1, out=[0], arks=[eleven, "tiger1"], surplus="ask")
    do(s, "decline")
    assert s.view(0).players[0].points is None
    for seat in (0, 1, None):
        assert {tuple(world.arks) for world in guesses(s, seat, 5)} == {tuple(s.arks)}
        assert can(guesses(s, seat, 1)[0], 0) == can(s, 0)
