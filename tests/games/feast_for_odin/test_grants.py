"""O-12.3  Actions and phases that a played occupation grants."""

import pytest

from meadhall.games.feast_for_odin import triggers
from meadhall.games.feast_for_odin.feast import own_feast
from meadhall.games.feast_for_odin.rules import Odin
from meadhall.games.feast_for_odin.script import grant
from meadhall.games.feast_for_odin.spaces import ACTION_NAMES, SPACE_NAMES, SPACES
from meadhall.games.feast_for_odin.triggers import Effect
from tests.games.feast_for_odin.effects import CARD, Ear, Heard, played
from tests.games.feast_for_odin.table import bare, changed, do, give, have, new, round_over, until

T = triggers
pytestmark = pytest.mark.usefixtures("made_up_cards")


@pytest.mark.parametrize("inside", [True, False])
def test_a_card_grants_an_action_without_vikings(inside: bool) -> None:
    class Snare(Effect[Odin]):
        def act(self, s: Odin, seat: int, a: int, b: int, c: int) -> None:
            if not s.marked(self.card, T.GAME):
                s.mark(self.card, T.GAME)
                grant(s, seat, SPACES[SPACE_NAMES.index("laying_snare")].parts, self.card)

    heard: Heard = []
    s = played(
        give(new(2), wood=9),
        Snare(CARD, T.SPACE_AFTER if inside else T.FEAST_AFTER),
        Ear(CARD, T.ACTION_BEFORE, heard),
    )
    if inside:
        do(s, "occupy market_beans")
    else:
        until(s, "dice")
    s.check()
    assert heard == [(T.ACTION_BEFORE, ACTION_NAMES.index("snare"), 0, 0)]
    assert s.record.granted == CARD
    vikings, snares = s.players[0].thing, have(s, "snare")
    do(s, "fail")
    assert (have(s, "snare"), s.record.acting) == (snares + 1, -1)
    assert s.players[0].thing == vikings or s.round == 2


def test_marks_last_as_long_as_they_should() -> None:
    s = played(new(2))
    for lasting in (T.GAME, T.ROUND, T.ACTION):
        s.mark(CARD, lasting)
    do(s, "occupy market_beans")
    assert [s.marked(CARD, lasting) for lasting in (T.GAME, T.ROUND, T.ACTION)] == [1, 1, 0]
    round_over(s)
    assert [s.marked(CARD, lasting) for lasting in (T.GAME, T.ROUND, T.ACTION)] == [1, 0, 0]


def test_a_feast_of_one_player() -> None:
    s = bare(new(2), beans=1, peas=1)
    s.asked, s.later = None, None
    own_feast(changed(s), 0)
    do(s, "serve beans wide")
    assert have(s, "beans") == 0
