"""What the moves say: what they cost and what they bring."""

from meadhall.core.texts import Teller
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.rules import Odin
from tests.games.feast_for_odin.table import bare, changed, do, fleet, new, rolls

SAY = Teller(GAME, "en", ["Ann", "Bo"])


def offered(s: Odin) -> list[str]:
    return list(map(SAY.move, s.legal(), s.details(s.seat)))


def test_a_space_says_how_many_vikings_it_takes() -> None:
    texts = offered(new(2))
    assert "Place 1 Viking: hunting" in texts
    assert "Place 2 Vikings: hunting (2 Vikings)" in texts


def test_an_upgrade_says_what_the_good_becomes() -> None:
    s = do(bare(new(2), peas=1), "occupy upgrade_2")
    assert offered(s) == ["Upgrade: peas → mead"]
    s = do(bare(new(2), peas=1), "occupy mountain_2222_or_double_3", "choose upgrades")
    assert offered(s) == ["Upgrade: peas → oil"]


def test_overseas_trading_says_what_the_good_becomes() -> None:
    s = fleet(bare(new(2), oil=1, silver=1), "knarr")
    do(s, "occupy overseas_trading_1")
    assert "Turn to blue: oil → rune stone" in offered(s)


def test_a_strip_says_what_is_taken() -> None:
    s = do(bare(new(2)), "occupy mountain_2")
    strip = s.view(0).strips[0]
    first, second = (SAY(f"thing-{thing}") for thing in strip.things[:2])
    assert f"Strip {strip.number}: take 1 ({first})" in offered(s)
    assert f"Strip {strip.number}: take 2 ({first} and {second})" in offered(s)


def test_a_berth_says_which_ship_lies_there() -> None:
    s = fleet(bare(new(2), ore=2), "whaling_boat", "longship-1")
    do(changed(s), "anytime")
    assert "Load 1 ore in berth 1: whaling boat (ore 0)" in offered(s)
    assert "Load 1 ore in berth 4: longship (ore 1)" in offered(s)
    s = fleet(bare(new(2), silver=9), "longship")
    do(s, "occupy emigration_1")
    assert offered(s)[0].startswith("Emigrate with the ship in berth 4: longship (")


def test_a_marker_says_what_lies_on_it() -> None:
    s = new(2, mini_harvest=True)
    assert "Take resource marker 1: orange stone, brown sword" in offered(s)


def test_the_end_of_a_hunt_says_what_is_paid_and_got() -> None:
    s = bare(new(2), wood=2, bow=2)
    rolls(s, 8, 3)
    do(s, "occupy hunting_1")
    assert offered(s)[1:4] == [
        "Succeed: pay bow 1, wood 2; get hide and game meat",
        "Succeed: pay bow 2, wood 1; get hide and game meat",
        "Declare failure (get wood and bow)",
    ]


def test_loot_says_its_value_and_what_is_missing() -> None:
    s = fleet(bare(new(2), stone=1, sword=1), "longship")
    rolls(s, 12, 6)
    do(s, "occupy pillaging_1")
    assert "Take: rune stone (sword value 6, pay 0)" in offered(s)
    assert "Take: chest (sword value 8, pay 2)" in offered(s)


def test_purchases_say_their_price() -> None:
    s = bare(new(2), silver=3)
    do(changed(s), "anytime")
    assert "Buy: whaling boat (3 silver)" in offered(s)


def test_a_plate_says_how_many_seats_it_fills() -> None:
    s = bare(new(2), peas=1, silver=1)
    s.phase = 8
    s.asked = None
    s.run()
    texts = offered(changed(s))
    assert "Serve: peas, lengthwise (seats: 2)" in texts
    assert "Serve 1 coin" in texts
