"""What the log tells and what the moves say."""

from meadhall.core.texts import Teller
from meadhall.games.skibe.rules import Skibe
from tests.games.skibe.arrange import GAME, arrange, do

SAY = Teller(GAME, "en", ["Ann", "Bo", "Cleo"])
TOP = ["blue", "red", "green"]
ALL_FOOD = [3, 2, 1]  # none is left in the stock


def told(s: Skibe, *moves: str) -> list[str]:
    s.chronicle = []
    do(s, *moves)
    return [SAY.say(line.key, line.args) for line in s.chronicle if line.printed()]


def offered(s: Skibe) -> list[str]:
    return list(map(SAY.move, s.legal(), s.details(s.seat)))


def test_the_log_tells_that_food_was_not_moved() -> None:
    s = arrange(display=["blue:f", "red", "green"], food=ALL_FOOD)
    do(s, "take 1", "lay top")
    assert told(s, "decline") == ["Ann doesn’t move food."]


def test_the_log_tells_that_equipment_was_not_moved() -> None:
    s = arrange(ships=[["red**"], ["red**"], []], display=["blue:e", "red", "green"])
    do(s, "take 1", "lay bottom")
    assert told(s, "decline") == ["Ann doesn’t move equipment."]


def test_the_log_tells_that_no_chieftain_was_played() -> None:
    s = arrange(display=["blue:f", "red", "green"])
    do(s, "take 1", "lay top", "load-food top")
    assert told(s, "hold")[0] == "Ann plays no chieftain."


def test_the_log_tells_of_a_chieftain_that_can_do_nothing() -> None:
    equipped = ["blue*", "red*", "green*"]
    s = arrange(ships=[equipped, [], []], chiefs=[["remove red"], [], []])
    assert told(s, "stern top")[:2] == [
        "Ann scores the top ship.",
        "Bo can’t use Remove.",
    ]


def test_the_log_of_the_final_scoring_tells_whose_ship_acts() -> None:
    s = arrange(
        ships=[["blue"], ["red"], ["green"]],
        display=["blue:f"],
        pile=0,
        chiefs=[["food red"], [], ["food green"]],
        finish_last_turn=False,
    )
    lines = told(s, "take 1", "lay middle", "decline", "decline")
    assert lines[lines.index("No cards are left. Final scoring.") :][:5] == [
        "No cards are left. Final scoring.",
        "Chieftains of the top ship",
        "Bo doesn’t move anything.",
        "Chieftains of the bottom ship",
        "Cleo doesn’t move anything.",
    ]


def test_the_moves_of_a_turn_say_what_they_take_and_pay() -> None:
    s = arrange(ships=[TOP, [], []], display=["blue/red:f", "green:e", "red:e"], food=[2, 1, 1])
    assert offered(s) == [
        "Take open card 1: Moon and Hammer (food)",
        "Take open card 2: Pine (equipment)",
        "Take open card 3: Hammer (equipment)",
        "Draw from the pile",
        "Score the top ship (Ann 2, Bo 2, and Cleo 2)",
    ]


def test_the_pay_counts_the_shield_of_the_stern_where_the_table_does() -> None:
    s = arrange(ships=[TOP, [], []], food=[2, 1, 1], count_stern_shield=True)
    assert "Score the top ship (Ann 4, Bo 2, and Cleo 2)" in offered(s)


def test_the_moves_of_cargo_say_what_lies_there() -> None:
    s = arrange(display=["blue:f", "red", "green"], food=ALL_FOOD)
    do(s, "take 1")
    assert offered(s)[0] == "Lay it on the top ship (Vikings 2 of 5, food 3)"
    do(s, "lay top")
    assert "Move food: top ship (3) → middle ship (2)" in offered(s)


def test_the_moves_of_chieftains_name_the_viking_in_a_berth() -> None:
    s = arrange(
        ships=[["blue", "red/green*", "green"], [], []],
        chiefs=[["equipment red", "remove red", "swap red"], [], []],
    )
    do(s, "stern top")
    assert "Equip: top ship, place 2, Hammer and Pine (equipment 1)" in offered(s)
    assert "Move equipment from: top ship, place 2, Hammer and Pine" in offered(s)
    do(s, "decline")
    assert "Remove: top ship, place 1, Moon" in offered(s)
    do(s, "decline", "swap top 1")
    assert "With: top ship, place 3, Pine" in offered(s)
