"""Positions of Vikings on Board in a line or two.

Hulls are written from the bow outwards, `"B3 R3 G2"` being a blue piece with three shields, a
red one with three and a green one with two. Ships and spaces are numbered from 1, seats from 0.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.games.vikings_on_board import GAME
from meadhall.games.vikings_on_board.memory import draw_event, replay
from meadhall.games.vikings_on_board.pieces import (
    BETS,
    CLANS,
    DRAW_STACK,
    FIGURES,
    GOODS,
    LOAD_STACK,
    LONGEST_HULL,
    PER_GOOD,
    PIECES,
    SHIPS,
    SPACES,
    STERNS,
    clan_of,
    shields_of,
)
from meadhall.games.vikings_on_board.rules import Vikings
from meadhall.games.vikings_on_board.table import (
    FIGURES_PER_CLAN,
    GONE,
    NOBODY,
    OUT_OF_GAME,
    PILE,
    UNPLACED,
    WON,
)
from tests.typed import typed

LETTERS = "RBGY"
STRANGER = 15  # a seat that nobody has: draws whose goods nobody remembers
PORT = [
    "R1 B2 G3",
    "B1 G2 Y3",
    "G1 Y2 R3",
    "Y1 R2 B3",
    "R1 G2 B2",
    "B1 Y3 G3",
    "G1 R3 Y2",
    "Y1 B3 R2",
]


def start(seats: int = 4, seed: int = 7, **options: Any) -> Vikings:
    return typed(Vikings, GAME.start(seats, seed, {"first_player": "1", **options}))


def kinds(words: str) -> list[int]:
    return [GOODS.index(word) for word in words.split()]


def position(
    hulls: Sequence[str | None] = PORT,
    *,
    seats: int = 4,
    mover: int = 0,
    taken: Mapping[str, int] | None = None,
    captain: int | None = None,
    goods: Mapping[int, str] | None = None,
    piles: Sequence[str] = (),
    load: str | None = None,
    draw: str | None = None,
    market: Sequence[int] = (1, 1, 1),
    bets: Mapping[tuple[int, int], str] | None = None,
    guests: str = "",
    **options: Any,
) -> Vikings:
    """A position in a round. A hull of None is a ship that has sailed; ships not named are
    in port without hull.

    taken: the spaces already used, and by whom. captain: everybody has moved, and this seat took
    "set sail". bets: (seat, value) -> "2 blue" (ship and circle) or "won". load, draw: what is
    left of the stacks, top first. Goods not named are in the stacks, or out of the game.
    """
    s = typed(Vikings, GAME.load(start(seats, **options).dump() | {"agenda": []}))
    set_ships(s, [*hulls, *[""] * (SHIPS - len(hulls))], guests)
    set_goods(s, goods or {}, piles, load, draw)
    s.market = list(market)
    order = list((bets or {}).items())
    s.bets = [UNPLACED] * (seats * BETS)
    s.tags = [0] * (seats * BETS)
    for (seat, value), where in order:
        bet = seat * BETS + value - 1
        if where == "won":
            s.bets[bet] = WON
        else:
            ship, clan = where.split()
            s.bets[bet] = (int(ship) - 1) * 4 + CLANS.index(clan)
        s.tags[bet] = max(s.tags[seat * BETS : (seat + 1) * BETS]) + 1
    set_village(s, mover, taken or {}, captain)
    sailed = SHIPS - len(s.docked)
    s.captain = NOBODY if captain is None else captain
    if "set-sail" in (taken or {}):
        s.captain = (taken or {})["set-sail"]
    s.sterns = STERNS - sailed - (1 if s.captain != NOBODY else 0)
    s.run()
    s.check()
    return s


def set_ships(s: Vikings, hulls: Sequence[str | None], guests: str) -> None:
    s.docked = [ship for ship in range(SHIPS) if hulls[ship] is not None]
    s.at = [GONE] * PIECES
    s.length = [0] * SHIPS
    s.guests = 0
    carrying = guests.split()
    for ship in s.docked:
        for place, word in enumerate((hulls[ship] or "").split()):
            piece = next(p for p in pieces_like(word) if s.at[p] == GONE)
            s.at[piece] = ship * LONGEST_HULL + place
            s.length[ship] += 1
            if word in carrying:
                carrying.remove(word)
                s.guests |= 1 << piece


def pieces_like(word: str) -> list[int]:
    """Both pieces with that clan and number of shields."""
    clan, shields = LETTERS.index(word[0]), int(word[1])
    return [p for p in range(PIECES) if (clan_of(p), shields_of(p)) == (clan, shields)]


def set_goods(
    s: Vikings, goods: Mapping[int, str], piles: Sequence[str], load: str | None, draw: str | None
) -> None:
    laid: list[int] = []
    lies: list[int] = []
    places = [(ship - 1, words) for ship, words in goods.items()]
    places += [(PILE + seat, words) for seat, words in enumerate(piles)]
    for place, words in places:
        laid += kinds(words)
        lies += [place] * len(words.split())
    named = laid + kinds(load or "") + kinds(draw or "")
    rest = [k for k in range(len(GOODS)) for _ in range(PER_GOOD - named.count(k))]
    from_load = min(len(laid), LOAD_STACK)
    left = kinds(load) if load is not None else pop(rest, LOAD_STACK - from_load)
    below = len(laid) - from_load
    top = kinds(draw) if draw is not None else pop(rest, DRAW_STACK - below)
    laid += rest  # what is left over is out of the game
    lies += [OUT_OF_GAME] * len(rest)
    s.loaded = LOAD_STACK - len(left)
    s.load_kinds = laid[: s.loaded] + left
    drawn = laid[s.loaded :]
    s.draws = [draw_event(STRANGER, 0, False)] * len(drawn)
    s.stack, used = replay(s.draws)
    s.draw_kinds = [-1] * DRAW_STACK
    for token, kind in zip(used + s.stack, drawn + top, strict=True):
        s.draw_kinds[token] = kind
    s.laid = laid
    s.lies = lies


def pop(rest: list[int], many: int) -> list[int]:
    taken = rest[:many]
    del rest[:many]
    return taken


def set_village(s: Vikings, mover: int, taken: Mapping[str, int], captain: int | None) -> None:
    each = FIGURES[s.seats]
    figures = [[seat * FIGURES_PER_CLAN + n for n in range(each)] for seat in range(s.seats)]
    s.placed = [NOBODY] * len(SPACES)
    moved = dict(taken)
    if captain is not None:
        moved["set-sail"] = captain
    s.queue = [figures[seat].pop(0) for seat in moved.values()]
    for space, figure in zip(moved, s.queue, strict=True):
        s.placed[SPACES.index(space)] = figure
    if figures[mover]:
        s.queue.append(figures[mover].pop(0))
    s.queue += [figure for group in figures for figure in group]
    s.turn = len(moved)
    if captain is not None:
        for figure in s.queue[s.turn :]:
            s.placed[s.placed.index(NOBODY)] = figure
        s.turn = len(s.queue)
    s.stood = list(range(len(s.queue)))


def can(s: Vikings, seat: int | None = None) -> list[str]:
    """The legal moves as people type them: `["send bet", "send market"]`."""
    return [" ".join(map(str, s.game.actions.name(a))) for a in s.legal(seat)]


def do(s: Vikings, *moves: str) -> Vikings:
    """Plays moves as people type them: `do(s, "send jump-own", "lift red 1 a", "jump 2")`."""
    for move in moves:
        name = [int(part) if part.isdigit() else part for part in move.split()]
        s.play(s.game.actions.id(name))
        s.check()
    return s


def spaces(s: Vikings) -> list[str]:
    """The spaces that the mover may choose."""
    return [move.removeprefix("send ") for move in can(s)]


def hull(s: Vikings, ship: int) -> str:
    return " ".join(LETTERS[clan_of(p)] + str(shields_of(p)) for p in s.hull(ship - 1))


def order(s: Vikings, ship: int) -> list[str]:
    """The clans in control of a ship, the leader first."""
    return [line.clan for line in s.view(None).ships[ship - 1].control]


def bow(s: Vikings, ship: int) -> list[str]:
    return [GOODS[k] for k, place in zip(s.laid, s.lies, strict=True) if place == ship - 1]


def pile(s: Vikings, seat: int) -> list[str]:
    return [GOODS[k] for k, place in zip(s.laid, s.lies, strict=True) if place == PILE + seat]


def lost(s: Vikings) -> list[str]:
    return [GOODS[k] for k, place in zip(s.laid, s.lies, strict=True) if place == OUT_OF_GAME]


def stack(s: Vikings) -> list[str]:
    """The stack of "draw 3", top first."""
    return [GOODS[s.draw_kinds[token]] for token in s.stack]


def bet(s: Vikings, seat: int, value: int) -> str:
    """Where a bet lies: "hand", "won" or "2 blue"."""
    place = s.bets[seat * BETS + value - 1]
    if place < 0:
        return "won" if place == WON else "hand"
    return f"{place // 4 + 1} {CLANS[place % 4]}"


def walk_on(s: Vikings, *, until: int | None = None) -> Vikings:
    """Plays first legal moves until the round is over (or that seat is asked for a space)."""
    number = s.round
    while not s.over and s.round == number and s.turn < len(s.queue) + 1:
        asked = s.step_of(s.seat)
        if asked is not None and asked.name in ("sail", "take", "remove"):
            break
        if until is not None and s.seat == until and asked is not None and asked.name == "space":
            break
        s.play(s.legal()[0])
        s.check()
    return s
