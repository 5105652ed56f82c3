"""What a seat sees."""

from meadhall.core.view import View, frame
from meadhall.games.feast_for_odin.state import Table


class OdinView(View, frozen=True):
    round: int


def view(s: Table, seat: int | None) -> OdinView:
    return OdinView(**frame(s, seat), round=s.round)
