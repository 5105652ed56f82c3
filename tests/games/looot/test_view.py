"""What a client gets to draw, and the table as text."""

import pytest

from meadhall.core.texts import LANGUAGES, Teller
from meadhall.games.looot import GAME
from meadhall.games.looot.pieces import KINDS, SHIP_KIND
from meadhall.games.looot.rules import Looot
from tests.games.looot.table import (
    TWO,
    at_sea,
    do,
    in_reach,
    lies,
    position,
    row,
    space,
    stand,
    viking,
)
from tests.games.looot.test_laws import played
from tests.marks import clause
from tests.typed import prompt_key


def ids(s: Looot) -> list[str]:
    """The names of all pieces on the table."""
    view = s.view(None)
    found = [viking.id for hex_ in view.land for viking in hex_.vikings]
    found += [hex_.id for hex_ in view.land]
    found += [slot.ship.id for slot in view.ocean if slot.ship]
    found += [trophy.id for trophy in view.trophies]
    for player in view.players:
        found += [cell.id for cell in player.fjord]
        found += [cell.tile.id for cell in player.fjord if cell.tile]
        found += [site.id for site in player.sites]
        found += [shield.id for shield in player.shields]
    return found + [tile.id for tile in view.due]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_piece_has_a_name_of_its_own(seats: int) -> None:
    for seed in range(4):
        for moves in (0, 20, 75, 400):
            names = ids(played(seats, seed, moves))
            assert len(names) == len(set(names))


def test_a_tile_keeps_its_name_from_the_land_to_the_fjord() -> None:
    s = position()
    in_reach(s, (-1, 0))
    s.play(space(s, (-1, 0)))
    gold, house = s.view(0).due
    assert (house.kind, house.source) == ("house", "hex:-2,1")
    do(s, "lay 10", "lay 3")
    cells = s.view(0).players[0].fjord
    assert (cells[9].tile.id, cells[2].tile.id) == (gold.id, house.id)


def test_a_longship_keeps_its_name_from_the_sea_to_the_fjord() -> None:
    s = position()
    viking(s, (-1, -2), end=False)
    before = s.view(0).ocean[2].ship.id
    do(s, "ship 3")
    assert s.view(0).mooring == 3
    do(s, "lay 12")
    assert s.view(0).players[0].fjord[11].tile.id == before


@clause("L-9.1")
def test_all_longships_are_seen_or_known_to_be_in_the_bag() -> None:
    for moves in (0, 75, 400):
        s = played(3, 2, moves)
        view = s.view(None)
        seen = [slot.ship for slot in view.ocean if slot.ship]
        for player in view.players:
            seen += [cell.tile.ship for cell in player.fjord if cell.tile and cell.tile.ship]
        found = [(ship.kind, ship.bonus, [need.kind for need in ship.needs]) for ship in seen]
        found += [(ship.kind, ship.bonus, ship.needs) for ship in view.unseen]
        assert len(view.unseen) == view.bag
        kinds = [KINDS.index(kind) for kind, _, _ in found]
        assert sorted(kinds) == sorted(SHIP_KIND)
        assert len({str(ship) for ship in found}) == len(SHIP_KIND)


@clause("L-9.1")
def test_the_bag_does_not_tell_its_order() -> None:
    s = position()
    before = s.view(0)
    bag = list(s.bag)
    s.bag = row(bag[: s.drawn] + bag[s.drawn :][::-1])
    assert s.view(0) == before


@clause("L-9.1")
def test_the_terminal_tells_what_is_in_the_bag() -> None:
    s = at_sea(position(), "castle 1", "castle 2", "castle 3", "gold 1", "gold 2")
    drawn = GAME.draw(s.view(0), Teller(GAME, "en"))
    assert "Longships still in the bag\ncastle +4 · watchtower +1 +1 +1 +2 +2 · house" in drawn


def test_a_hex_is_named_as_moves_name_it() -> None:
    s = position()
    view = s.view(0)
    names = {hex_.id: ("place", hex_.board, hex_.number) for hex_ in view.land}
    legal = {names[prospect.hex] for prospect in view.prospects}
    assert legal == {GAME.actions.name(a) for a in s.legal() if GAME.actions.name(a)[0] == "place"}


@clause("L-5.1")
def test_the_prospect_of_a_space_says_what_a_viking_brings() -> None:
    s = stand(position(), 0, (-1, -1))
    (prospect,) = [p for p in s.view(1).prospects if p.hex == "hex:-1,0"]
    gains = sorted((gain.kind, gain.hex, gain.count) for gain in prospect.gains)
    assert (prospect.kind, prospect.count, prospect.size) == ("gold", 1, 2)
    assert prospect.group == ["hex:-1,-1", "hex:-1,0"]
    assert gains == [
        ("house", "hex:-2,1", 1),
        ("watchtower", "hex:-1,1", 1),
        ("watchtower", "hex:0,-2", 1),
    ]


@pytest.mark.parametrize("seed", range(6))
def test_prospects_come_true(seed: int) -> None:
    s = played(3, seed, 40)
    while prompt_key(s) != "prompt-place":
        s.play(s.legal()[-1])
    for prospect in s.view(None).prospects:
        (hex_,) = [h for h in s.view(None).land if h.id == prospect.hex]
        after = s.clone()
        after.play(GAME.actions.id(["place", hex_.board, hex_.number]))
        sources = [tile.source for tile in after.view(None).due if tile.source]
        expected = [gain.hex for gain in prospect.gains for _ in range(gain.count)]
        if after.due:
            assert sources == expected


@clause("L-6.1")
@pytest.mark.parametrize("seed", range(4))
def test_spots_come_true(seed: int) -> None:
    """Points, what is filled and what a longship has there, as they are after laying."""
    s = played(3, seed, 90)
    while not s.view(None).spots:
        s.play(s.legal()[0])
    seat = s.turn
    for spot in s.view(None).spots:
        after = s.clone()
        after.play(GAME.actions.id(["lay", spot.cell]))
        player, before = after.view(None).players[seat], s.view(None).players[seat]
        assert player.points == spot.points
        full = {
            cell.tile.id
            for cell in player.fjord
            if cell.tile and cell.tile.ship and cell.tile.ship.filled
        }
        full |= {site.id for site in player.sites if site.complete}
        full -= {
            cell.tile.id
            for cell in before.fjord
            if cell.tile and cell.tile.ship and cell.tile.ship.filled
        }
        full -= {site.id for site in before.sites if site.complete}
        assert set(spot.fills) == full
        assert spot.met is not None or set(spot.fills) <= set(spot.serves)


@clause("L-4.2")
def test_the_second_viking_is_idle_with_the_last_one() -> None:
    s = position()
    s.hand[0] = 1
    assert [shield.idle for shield in s.view(0).players[0].shields] == [True, False, False]


@clause("L-9.1")
def test_every_site_is_in_a_fjord_or_out_of_the_game() -> None:
    view = played(3, 1, 0).view(None)
    assert len(view.sites_out) == 15 - 3 * 3
    dealt = {
        (site.kind, str([need.kind for need in site.needs]))
        for p in view.players
        for site in p.sites
    }
    assert not dealt & {(site.kind, str(site.needs)) for site in view.sites_out}


def test_the_boards_are_named_for_drawing() -> None:
    boards = position(TWO).view(None).boards
    assert [(board.name, board.face) for board in boards] == [
        ("a", "A1"),
        ("d", "D1"),
        ("o", "O1"),
        ("t", "T1"),
    ]


# --- as text -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_fits_a_hundred_columns_in_every_language(seats: int, language: str) -> None:
    say = Teller(GAME, language)
    for seed in range(6):
        for moves in (0, 30, 90, 400):
            s = played(seats, seed, moves)
            text = GAME.draw(s.view(0), say)
            assert max(map(len, text.splitlines())) <= 100


def test_every_move_that_can_be_made_can_be_read_off_the_table() -> None:
    s = played(4, 11, 50)
    while prompt_key(s) != "prompt-place":
        s.play(s.legal()[-1])
    text = GAME.draw(s.view(s.seat), Teller(GAME, "en"))
    for action in s.legal():
        verb, *args = GAME.actions.name(action)
        if verb == "place":
            assert f"{args[0]}{args[1]}*" in text


def test_the_terminal_draws_vikings_and_fields() -> None:
    s = stand(stand(position(), 0, (-1, 0)), 1, (-1, -1))
    text = GAME.draw(s.view(0), Teller(GAME, "en"))
    assert "go 1" in text
    assert "ax 2" in text
    assert text.count("ca:3") == 1
    assert text.count("wt:2") == 4


def test_empty_cells_show_the_number_to_type() -> None:
    s = lies(position(), 0, (0, 1), "wood")
    text = GAME.draw(s.view(0), Teller(GAME, "en"))
    mine = text[text.index("Fjord: Player 1") :].split("Fjord: Player 2")[0]
    assert "\\_wo_/" in mine
    assert "/ 34 \\" in mine
