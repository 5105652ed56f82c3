"""What a seat sees, as a view and as text."""

import pytest

from meadhall.core.texts import LANGUAGES, Teller
from meadhall.games.skibe.rules import Skibe
from tests.games.skibe.arrange import BLUE, GAME, RED, arrange, do
from tests.marks import clause

NAMES = ["Ann", "Bo", "Cleo"]


def drawn(s: Skibe, language: str = "en") -> str:
    return GAME.draw(s.view(BLUE), Teller(GAME, language, NAMES))


@clause("S-9.1", "S-5.5")
def test_the_table_as_text() -> None:
    s = arrange(
        ships=[["blue:f", "red/green:e*", "green:e**"], ["blue:e"], ["red:f", "green:f"]],
        display=["blue/red:e", "red:f", "green:f"],
        food=[2, 1, 1],
        chiefs=[["swap red", "protect blue"], [], []],
        pile=1,
    )
    assert (
        drawn(s)
        == """\
Turn 2 · 1 card in the pile · Supply: food 2, equipment 1
Open cards: 1 Moon and Hammer (equipment) · 2 Hammer (food) · 3 Pine (food)

TOP SHIP · food: 2 · Vikings: 3 of 5
  place       1           2           3
  shields     Moon        Hammer      Pine
                          Pine
  symbol      food        equipment   equipment
  equipment               ●           ●●
  Chieftains, from the bow: Swap (Bo) · Protect (Ann)
  Score now: Ann 2 · Bo 4 · Cleo 10

MIDDLE SHIP · food: 1 · Vikings: 1 of 5
  place       1
  shields     Moon
  symbol      equipment
  Score now: Ann 1 · Bo 0 · Cleo 0

BOTTOM SHIP · food: 1 · Vikings: 2 of 5
  place       1           2
  shields     Hammer      Pine
  symbol      food        food
  Score now: Ann 0 · Bo 1 · Cleo 1

Players
> Ann (Moon): points 0, sterns 2, chieftains: Equipment, Food, Remove, and Swap
  Bo (Hammer): points 0, sterns 2, chieftains: Equipment, Food, Remove, and Protect
  Cleo (Pine): points 0, sterns 2, chieftains: Equipment, Food, Remove, Swap, and Protect"""
    )


@clause("S-5.6")
def test_the_text_shows_the_stern_and_who_is_protected() -> None:
    s = arrange(
        ships=[["blue", "red", "green"], [], []], chiefs=[["protect blue", "swap red"], [], []]
    )
    do(s, "stern top")
    head, _, berths = drawn(s).partition("TOP SHIP")
    assert "being scored · stern: Ann" in berths.splitlines()[0]
    assert "  protected   ✓" in berths.splitlines()
    assert "Turn 2" in head


@clause("S-3.1")
def test_the_text_shows_the_card_of_the_turn_and_its_gap() -> None:
    s = arrange(display=["blue:f", "red", "green"])
    do(s, "take 1")
    assert "Card of this turn: Moon (food)" in drawn(s)
    assert "1 empty" in drawn(s)


@clause("S-9.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_widest_table_fits_a_hundred_columns(language: str) -> None:
    rows = ["equipment", "food", "remove", "swap", "protect"]
    ship = ["purple", "red", "red/yellow", "red/purple", "green/yellow", "blue/red", "blue/yellow"]
    s = arrange(
        5,
        ships=[ship, ship, []],
        chiefs=[[f"{row} red" for row in rows], [f"{row} green" for row in rows], []],
    )
    text = GAME.draw(s.view(None), Teller(GAME, language, ["Bartholomew the Elder"] * 5))
    assert max(len(line) for line in text.splitlines()) <= 100


@clause("S-6.1")
def test_the_view_says_what_each_ship_pays() -> None:
    s = arrange(ships=[["blue", "red/green*"], [], []], food=[3, 1, 1])
    pays = s.view(RED).ships[0].pays
    assert [(pay.shields, pay.equipment, pay.points) for pay in pays] == [
        (1, 0, 3), (1, 1, 6), (1, 1, 6),
    ]  # fmt: skip


@clause("S-4.2")
def test_the_view_follows_a_scoring() -> None:
    s = arrange(
        ships=[["blue", "red", "green"], [], []], chiefs=[["protect blue", "swap red"], [], []]
    )
    do(s, "stern top")
    scoring = s.view(None).scoring
    assert (scoring.reason, scoring.ship, scoring.acting) == ("stern", 0, 1)
    assert scoring.seat == RED  # who decides, not the place in the row
    do(s, "swap top 2")
    assert s.view(None).swapping == s.view(None).ships[0].vikings[1].id
    do(s, "swap-open 1")
    view = s.view(None)
    assert view.scoring is None
    assert (view.sheet[0].stern, view.sheet[0].food, view.sheet[0].turn) == (BLUE, 1, 2)


@clause("S-3.3")
def test_the_view_follows_a_turn_and_every_piece_keeps_its_name() -> None:
    s = arrange(ships=[["red"], ["red****"], []], display=["blue:e", "red", "green"])
    card = s.view(None).display[0]
    do(s, "take 1")
    building = s.view(None).building
    assert (building.card.id, building.slot, building.ship) == (card.id, 0, None)
    do(s, "lay top")
    assert s.view(None).building.ship == 0
    assert s.view(None).ships[0].vikings[1].id == card.id
    do(s, "lift middle 1")
    stone = s.view(None).lifted
    do(s, "equip top 1")
    assert s.view(None).ships[0].vikings[0].equipment == [stone]


@clause("S-3.5")
def test_a_food_stone_keeps_its_name_on_the_way() -> None:
    s = arrange(food=[4, 1, 1], display=["blue:f", "red", "green"])
    before = s.view(None).ships
    do(s, "take 1", "lay top", "move-food top middle")
    after = s.view(None).ships
    moved = set(before[0].food) - set(after[0].food)
    assert set(after[1].food) - set(before[1].food) == moved
    assert len(moved) == 1
