"""The table as text: readable, playable, in every language, and without secrets."""

import pytest

from meadhall.core.rng import Rng
from meadhall.core.texts import LANGUAGES, Teller
from meadhall.games.animals_on_board import GAME
from meadhall.games.animals_on_board.rules import Animals
from tests.games.animals_on_board.table import do, position, start
from tests.marks import clause

NAMES = ["Ann", "Bo", "Cleo", "Dan"]


def drawn(s: Animals, seat: int | None, language: str = "en") -> str:
    return GAME.draw(s.view(seat), Teller(GAME, language, NAMES))


@clause("A-6.2")
def test_the_table_of_a_round() -> None:
    s = position(
        ["panda1 panda4 tiger2 ?", "fox1"],
        seats=2,
        arks=["zebra1 zebra2 camel3", "fox5"],
        crates=[4, 1],
    )
    assert (
        drawn(s, 0)
        == """\
Round 1 · Stack: 31 · Crates in supply: 15
In this game: elephant, giraffe, panda, tiger, crocodile, camel, zebra, and fox

Groups on the quay and their prices
   1  4 crates     panda 1 4 · tiger 2 · the hidden tile
   2  1 crate      fox 1

Players
> Ann: crates 4, animals aboard 3, first player
  Bo: crates 1, animals aboard 1

Your ark
  camel          3                 3 points
  zebra          (1) (2)           0 points · pair, lost
  4 crates                         4 points
  Score now                        7 points"""
    )


@clause("A-3.3", "A-6.2")
def test_the_first_one_out_has_the_start_flag_at_once() -> None:
    flagged = "crates 0, animals aboard 1, out of the round, starts the next round\n"
    s = position(["panda1", "tiger2", "?"], seats=3)
    assert "Ann: crates 1, animals aboard 0, first player\n" in drawn(s, 2)
    do(s, "take 1")
    assert f"Ann: {flagged}" in drawn(s, 2)
    do(s, "take 1")
    assert drawn(s, 2).count("starts the next round") == 1
    s = do(position(["panda1", "tiger2", "?"], seats=3, turn=1), "take 1")
    assert f"Bo: {flagged}" in drawn(s, 2)
    assert drawn(s, 2).count("starts the next round") == 1


@clause("A-3.2")
def test_a_split_shows_both_parts() -> None:
    s = do(position(["panda1 panda4 tiger2 ?", "fox1"]), "split 1")
    assert "   1  4 crates     stays: panda 1 4 · tiger 2 · the hidden tile\n" in drawn(s, 1)
    assert "                   new group: nothing\n" in drawn(s, 1)
    do(s, "pull panda 4")
    assert "stays: panda 1 · tiger 2 · the hidden tile\n" in drawn(s, 1)
    assert "new group: panda 4\n" in drawn(s, 1)


@clause("A-3.2", "A-5.3")
def test_who_parts_or_sheds_is_told_that_tiles_go_in_order() -> None:
    hint = "Tiles move in the order shown. Tiles you skip stay."
    s = do(position(["panda1 panda4 tiger2 ?", "fox1"]), "split 1")
    assert hint in drawn(s, 0)
    assert hint not in drawn(s, 1)
    assert hint not in drawn(do(s, "pull panda 4", "done"), 1)
    twelve = " ".join(f"{name}{n}" for name in ("panda", "zebra") for n in range(1, 6))
    s = position(["?"], seats=2, turn=1, out=[0], arks=[f"{twelve} fox1 tiger1"], surplus="ask")
    assert hint in drawn(do(s, "decline"), 0)
    assert hint not in drawn(s, 1)


def test_the_first_choice_shows_the_own_tiles_only() -> None:
    s = start(2)
    mine, other = ([f"{t.species} {t.value}" for t in s.view(n).players[n].hand] for n in (0, 1))
    text = drawn(s, 0)
    for tile in mine:
        assert tile.split()[0] in text.partition("Your tiles")[2]
    assert all(tile not in text for tile in other if tile not in mine)
    assert "choosing" in text


def test_surplus_is_put_in_brackets() -> None:
    full = " ".join(f"{name}{n}" for name in ("panda", "zebra") for n in range(1, 6))
    text = drawn(position(["?"], arks=[f"{full} fox1"]), 0)
    assert "fox            (1)               0 points · no room for animals in brackets" in text


def test_all_arks_are_shown_at_the_end() -> None:
    ten = " ".join(f"{name}{n}" for name in ("panda", "zebra") for n in range(1, 6))
    s = position(["fox1", "?"], seats=2, turn=1, out=[0], arks=[ten, "tiger4"])
    do(s, "take 1")
    text = drawn(s, None)
    assert "Ark: Ann\n  panda          1 2 3 4 5         25 points" in text
    assert "Ark: Bo\n  tiger          4                 4 points" in text
    assert "Total                            51 points" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_a_terminal(language: str) -> None:
    rng = Rng(4)
    teller = Teller(GAME, language)
    s = start(4, 9, surplus="ask")
    lines = []
    while not s.over:
        for seat in (0, None):
            lines += GAME.draw(s.view(seat), teller).splitlines()
        who = s.waiting[0]
        s.play(s.legal(who)[rng.below(len(s.legal(who)))], who)
    lines += GAME.draw(s.view(0), teller).splitlines()
    assert len(lines) > 500
    assert max(map(len, lines)) <= 100
