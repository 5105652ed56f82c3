"""The table as text: readable, playable, in every language, and without secrets."""

import pytest

from meadhall.core.rng import Rng
from meadhall.core.texts import LANGUAGES, Teller
from meadhall.games.vikings_on_board import GAME
from meadhall.games.vikings_on_board.rules import Vikings
from tests.games.vikings_on_board.harbour import do, position
from tests.marks import clause

NAMES = ["Astrid", "Torben", "Skald", "Ragnar"]


def drawn(s: Vikings, seat: int | None, language: str = "en") -> str:
    return GAME.draw(s.view(seat), Teller(GAME, language, NAMES))


@clause("V-8.1")
def test_the_table_of_a_round() -> None:
    s = position(
        ["R2 B2 G1", "G3 Y2 B1 R1 Y3", "", None, "B3 R3"],
        seats=3,
        taken={"first-player": 1, "set-sail": 2},
        goods={1: "grain hides", 2: "nails"},
        piles=["hides grain"],
        bets={(0, 2): "2 yellow", (1, 3): "4 green", (0, 3): "won"},
        market=(2, 3, 1),
        load="nails grain",
        draw="nails nails",
    )
    assert (
        drawn(s, 0)
        == """\
Round 1   Sterns left: 5   Captain: Skald
Market: hides 2   grain 3   nails 1
Stacks: Load 1: 2   Draw 3: 2

 1 Mo First player    5 -- Load 1          9 -- Draw 3
 2 -- Promote         6 -- Market         10 Pi Set sail
 3 -- Jump own        7 -- Jump any       11 -- Swap
 4 -- Bet             8 -- Bet, move
Still to move: Ha Ha Ha Mo Mo Pi Pi

Ship  hides  grain  nails  Hull from the bow         Shields
1     1      1      -      Ha2a Mo2a Pi1a            Ha 2 Mo 2 Pi 1
2     -      -      1      Pi3a Su2a Mo1a Ha1a Su3a  Su 5 Pi 3 Mo 1 Ha 1
    Bets: Ha2 > Su
3     -      -      -      --
4                          sailed
    Bets: Mo? > Pi
5     -      -      -      Mo3a Ha3a                 Mo 3 Ha 3
6     -      -      -      --
7     -      -      -      --
8     -      -      -      --

Ha = Hammer, Astrid: goods 2, bets in hand 2, bets won 1
Mo = Moon, Torben: goods 0, bets in hand 3, bets won 0
Pi = Pine, Skald: goods 0, bets in hand 4, bets won 0
Su = Sun, neutral
Your goods: hides 1 and grain 1
Your bets in hand: 1 and 4; won: 3
Score now: 8"""
    )


@clause("V-8.2")
def test_a_spectator_reads_no_secrets() -> None:
    s = position(bets={(0, 2): "2 yellow"}, piles=["hides"])
    text = drawn(s, None)
    assert "Ha? > Su" in text
    assert "You:" not in text


@clause("V-8.2")
def test_drawn_goods_are_read_by_their_drawer_only() -> None:
    s = do(position(draw="hides nails", load=""), "send draw-three")
    assert "Drawn: hides and nails" in drawn(s, 0)
    assert "Drawn" not in drawn(s, 1)


@clause("V-3.9")
def test_the_good_that_is_to_be_laid_is_named_alone() -> None:
    s = do(position(draw="hides nails", load=""), "send draw-three", "pick nails 2")
    assert "Drawn: nails" in drawn(s, 0)


@clause("V-7.2")
def test_a_guest_is_marked() -> None:
    s = position(["R2 B1", None], seats=2, guests="R2", two_player_extra_shield=True)
    assert "Ha2a+ Mo1a" in drawn(s, 0)


def test_the_ship_that_leaves_is_marked() -> None:
    s = do(position(["R2 B1"], captain=0, goods={1: "hides nails"}), "sail 1")
    assert "Ha2a Mo1a (sails)" in drawn(s, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_a_terminal(language: str) -> None:
    rng = Rng(4)
    teller = Teller(GAME, language)
    for seats in GAME.seats:
        s = GAME.start(seats, 9)
        while not s.over:
            legal = s.legal()
            s.play(legal[rng.below(len(legal))])
            if rng.below(6):
                continue
            for eyes in (0, None):
                text = GAME.draw(s.view(eyes), teller)
                assert max(len(line) for line in text.splitlines()) <= 100
