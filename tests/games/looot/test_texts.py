"""What the moves say."""

from meadhall.core.texts import Teller
from meadhall.games.looot import GAME
from meadhall.games.looot.pieces import CELL_HEXES, NEIGHBOURS
from meadhall.games.looot.rules import Looot
from tests.games.looot.table import (
    at_sea,
    cell,
    do,
    in_reach,
    lies,
    position,
    site,
    space,
    viking,
)

SAY = Teller(GAME, "en", ["Ann", "Bo"])


def offered(s: Looot) -> list[str]:
    return list(map(SAY.move, s.legal(), s.details(s.seat)))


def at(s: Looot, start: str) -> str:
    (found,) = [text for text in offered(s) if text.startswith(start)]
    return found


def test_a_space_says_its_resource_and_what_a_viking_captures() -> None:
    s = position()
    in_reach(s, (-1, 0))
    (here,) = [hex_ for hex_ in s.view(0).land if hex_.id == "hex:-1,0"]
    (house,) = [hex_ for hex_ in s.view(0).land if hex_.id == "hex:-2,1"]
    name = f"Place a Viking on {here.board}{here.number}:"
    captures = f"captures house {house.board}{house.number}"
    assert at(s, name).startswith(f"{name} 1 gold; {captures}; group of 1; next to ")
    do(s, "shield double")
    assert at(s, name).startswith(f"{name} 2 gold; {captures}; group of 1; next to ")


def test_a_space_says_what_lies_beside_it() -> None:
    s = position()
    in_reach(s, (-1, 0))
    land = {hex_.id: hex_ for hex_ in s.view(0).land}
    here = land["hex:-1,0"]
    text = at(s, f"Place a Viking on {here.board}{here.number}:")
    for q, r in around((-1, 0)):
        beside = land.get(f"hex:{q},{r}")
        assert beside is None or f"{beside.kind} {beside.board}{beside.number}" in text


def test_a_space_says_when_there_is_too_little_room() -> None:
    """L-5.6  Two tiles and one free cell."""
    s = position()
    in_reach(s, (-1, 0))
    for q, r in CELL_HEXES[1:]:
        lies(s, 0, (q, r), "axe")
    (here,) = [hex_ for hex_ in s.view(0).land if hex_.id == "hex:-1,0"]
    assert "; room for 1; " in at(s, f"Place a Viking on {here.board}{here.number}:")
    (prospect,) = [one for one in s.view(0).prospects if one.hex == here.id]
    assert (prospect.tiles, prospect.room) == (2, 1)


def test_a_cell_says_what_needs_the_tile_there() -> None:
    s = position()
    in_reach(s, (-1, 0))
    s.play(space(s, (-1, 0)))  # gold to be laid
    site(site(site(s, 0, "port 1"), 0, "altar 4"), 0, "palace 2")  # of these the altar
    lies(s, 0, (1, 3), "wood 3")  # and this longship need gold
    cells = {n for n, (q, r) in enumerate(CELL_HEXES, 1) if [q, r] in around((1, 3))}
    near = [text for text in offered(s) if "serves longship wood +1" in text]
    assert len(near) == len(cells) == 6
    both = at(s, f"Lay it on space {cell((1, 2)) + 1}:")
    assert "; serves longship wood +1 and altar; next to " in both
    lies(s, 0, (0, 3), "gold")
    assert not [text for text in offered(s) if "longship" in text]


def around(place: tuple[int, int]) -> list[list[int]]:
    return [[place[0] + dq, place[1] + dr] for dq, dr in NEIGHBOURS]


def test_a_cell_says_which_tiles_of_it_a_longship_needs() -> None:
    s = at_sea(position(), "wood 3")  # wood, gold and axe
    lies(s, 0, (0, 3), "axe")
    lies(s, 0, (0, 4), "axe")
    viking(s, (-1, -2), end=False)
    do(s, "ship 1")
    assert "; has axe; next to " in at(s, f"Lay it on space {cell((1, 3)) + 1}:")


def test_a_cell_says_its_points_what_it_fills_and_its_neighbours() -> None:
    """L-6.1  The last of three needs: the longship is full, wood is worth more."""
    s = position()
    in_reach(s, (-1, 0))
    s.play(space(s, (-1, 0)))  # gold to be laid
    lies(s, 0, (1, 3), "wood 3")  # wood, gold and axe
    lies(s, 0, (0, 3), "wood")
    lies(s, 0, (0, 4), "axe")
    here = cell((1, 2)) + 1
    beside = sorted(cell((q, r)) + 1 for q, r in around((1, 2)) if [q, r] in CELL_HEXES)
    text = at(s, f"Lay it on space {here}:")
    assert "longship wood +1" in text
    assert ", full then; next to " in text
    assert text.endswith(f"{', '.join(map(str, beside[:-1]))}, and {beside[-1]}")
    (found,) = [one for one in s.view(0).spots if one.cell == here]
    ship = next(
        tile.id for place in s.view(0).players[0].fjord if (tile := place.tile) and tile.ship
    )
    assert ship in found.fills
    assert f": {found.points} points then" in text
    do(s, f"lay {here}")
    assert s.scores()[0] == found.points


def test_a_cell_says_one_point_in_the_singular() -> None:
    s = position()
    s.play(space(s, (-1, -2)))  # wood to be laid
    assert {text.split(": ")[1].split(";")[0] for text in offered(s)} == {"1 point then"}


def test_a_longship_says_its_bonus_and_its_needs() -> None:
    s = at_sea(position(), "castle 4")
    viking(s, (-1, -2), end=False)
    ship = s.view(0).ocean[0].ship
    kinds = [need.kind for need in ship.needs]
    needs = f"{kinds[0]}, {kinds[1]}, and {kinds[2]}"
    best = s.view(0).ocean[0].best
    place = f"best {best.met} of 3 on space {best.cell}"
    wanted = f"Take the longship from slot 1: castle +{ship.bonus} (needs {needs}; {place})"
    assert at(s, "Take the longship from slot 1") == wanted


def test_a_trophy_says_its_points() -> None:
    s = position()
    for place in ((0, 1), (0, 2)):
        lies(s, 0, place, "axe")
    viking(s, (-1, -2), end=False)
    assert at(s, "Take the trophy for 2") == "Take the trophy for 2 axes: 3 points"
