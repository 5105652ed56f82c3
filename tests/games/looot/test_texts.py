"""What the moves say."""

from meadhall.core.texts import Teller
from meadhall.games.looot import GAME
from meadhall.games.looot.pieces import CELL_HEXES, NEIGHBOURS
from meadhall.games.looot.rules import Looot
from tests.games.looot.table import at_sea, cell, do, lies, position, site, space, viking

SAY = Teller(GAME, "en", ["Ann", "Bo"])


def offered(s: Looot) -> list[str]:
    return list(map(SAY.move, s.legal(), s.details(s.seat)))


def at(s: Looot, start: str) -> str:
    (found,) = [text for text in offered(s) if text.startswith(start)]
    return found


def test_a_space_says_its_resource_and_what_a_viking_captures() -> None:
    s = position()
    s.open = sorted([*s.open, space(s, (-1, 0))])
    (here,) = [hex_ for hex_ in s.view(0).land if hex_.id == "hex:-1,0"]
    (house,) = [hex_ for hex_ in s.view(0).land if hex_.id == "hex:-2,1"]
    name = f"Place a viking on {here.board}{here.number}:"
    captures = f"captures house {house.board}{house.number}"
    assert at(s, name) == f"{name} 1 gold; {captures}"
    do(s, "shield double")
    assert at(s, name) == f"{name} 2 gold; {captures}"


def test_a_cell_says_what_needs_the_tile_there() -> None:
    s = position()
    s.open = sorted([*s.open, space(s, (-1, 0))])
    s.play(space(s, (-1, 0)))  # gold to be laid
    site(site(site(s, 0, "port 1"), 0, "altar 4"), 0, "palace 2")  # of these the altar
    lies(s, 0, (1, 3), "wood 3")  # and this longship need gold
    cells = {n for n, (q, r) in enumerate(CELL_HEXES, 1) if [q, r] in around((1, 3))}
    near = {text for text in offered(s) if "next to longship wood +1" in text}
    assert len(near) == len(cells) == 6
    beside_both = cell((1, 2)) + 1
    assert f"Lay it on space {beside_both}, next to longship wood +1 and altar" in near
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
    assert at(s, f"Lay it on space {cell((1, 3)) + 1},").endswith("next to axe")


def test_a_longship_says_its_bonus_and_its_needs() -> None:
    s = at_sea(position(), "castle 4")
    viking(s, (-1, -2), end=False)
    ship = s.view(0).ocean[0].ship
    kinds = [need.kind for need in ship.needs]
    needs = f"{kinds[0]}, {kinds[1]}, and {kinds[2]}"
    wanted = f"Take the longship from slot 1: castle +{ship.bonus} (needs {needs})"
    assert at(s, "Take the longship from slot 1") == wanted


def test_a_trophy_says_its_points() -> None:
    s = position()
    for place in ((0, 1), (0, 2)):
        lies(s, 0, place, "axe")
    viking(s, (-1, -2), end=False)
    assert at(s, "Take the trophy for 2") == "Take the trophy for 2 axes: 3 points"
