"""What the log tells of rounds, what the moves say, and what a seat's things are worth."""

from meadhall.core.texts import Teller
from meadhall.games.vikings_on_board import GAME
from meadhall.games.vikings_on_board.rules import Vikings
from tests.games.vikings_on_board.harbour import do, position, start, walk_on

SAY = Teller(GAME, "en", ["Astrid", "Torben", "Skald", "Ragnar"])


def offered(s: Vikings) -> list[str]:
    return list(map(SAY.move, s.legal(), s.details(s.seat)))


def test_the_log_announces_every_round_the_first_one_too() -> None:
    s = start(2)
    s.chronicle = []
    walk_on(s)
    rounds = [line.args["round"] for line in s.chronicle if line.key == "log-round"]
    assert rounds == [1, 2]
    assert s.chronicle[0].key == "log-round"


def test_the_worth_of_a_seat_is_its_score_with_the_bets_won() -> None:
    s = position(piles=["hides grain"], bets={(0, 3): "won"}, market=(2, 3, 1))
    assert s.view(0).players[0].worth == 8
    drawn = GAME.draw(s.view(0), SAY).splitlines()
    assert drawn[-3:] == [
        "Your goods: hides 1 and grain 1",
        "Your bets in hand: 1, 2, and 4; won: 3",
        "Score now: 8",
    ]


def test_a_house_says_what_it_does() -> None:
    assert "Market: raise the price of one good by 1" in offered(position())


def test_a_piece_is_named_by_its_ship_and_place() -> None:
    s = do(position(["R2 B2", "B1 R2"]), "send promote")
    assert offered(s) == ["Promote Hammer 2 (ship 2, place 2)"]


def test_a_ship_is_named_with_what_lies_there() -> None:
    s = do(position(["R2 B2", "B1"], goods={1: "grain"}), "send load-one")
    assert offered(s)[0] == "Onto ship 1 (goods: grain; shields: Hammer 2 and Moon 2)"


def test_a_price_is_told_with_its_rise() -> None:
    s = do(position(market=(2, 3, 1)), "send market")
    assert offered(s) == ["Raise hides (2 → 3)", "Raise grain (3 → 4)", "Raise nails (1 → 2)"]


def test_the_value_of_a_bet_is_told_to_its_owner_only() -> None:
    bets = {(0, 3): "2 yellow", (1, 4): "1 red"}
    s = do(position(bets=bets, move_own_bets_only=False), "send bet-or-move")
    assert [text for text in offered(s) if text.startswith("Move")] == [
        "Move your bet 3 (ship 2, on Sun)",
        "Move a bet of Moon (ship 1, on Hammer)",
    ]
