"""Positions of Vikings on Board in a line or two.

Hulls are written from the bow outwards, `"B3 R3 G2"` being a blue piece with three shields, a
red one with three and a green one with two. Ships and spaces are numbered from 1, seats from 0.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import members, set_of, single, size
from meadhall.games.vikings_on_board import GAME
from meadhall.games.vikings_on_board.memory import Draw, replay
from meadhall.games.vikings_on_board.pieces import (
    BETS,
    CLANS,
    DRAW_STACK,
    FIGURES,
    GOODS,
    LOAD_STACK,
    PER_GOOD,
    PIECES,
    SHIPS,
    SPACES,
    STERNS,
    bet_of,
    circle_of,
    clan_at,
    clan_of,
    shields_of,
    ship_at,
    viking,
)
from meadhall.games.vikings_on_board.rules import Vikings
from meadhall.games.vikings_on_board.table import IN_HAND, NOBODY, OUT_OF_GAME, PILE, WON
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
    s.market = row(market)
    set_bets(s, bets or {})
    set_village(s, mover, taken or {}, captain)
    sailed = SHIPS - size(s.docked)
    s.captain = NOBODY if captain is None else captain
    if "set-sail" in (taken or {}):
        s.captain = (taken or {})["set-sail"]
    s.sterns = STERNS - sailed - (1 if s.captain != NOBODY else 0)
    s.run()
    s.check()
    return s


def row(numbers: Sequence[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def numbers(row: vec[i64]) -> list[int]:
    return [int(number) for number in row]


def set_bets(s: Vikings, bets: Mapping[tuple[int, int], str]) -> None:
    s.bets = row([IN_HAND] * (s.seats * BETS))
    tags = [0] * (s.seats * BETS)
    placed = [0] * s.seats
    for (seat, value), where in bets.items():
        placed[seat] += 1
        tags[bet_of(seat, value)] = placed[seat]
        if where == "won":
            s.bets[bet_of(seat, value)] = WON
        else:
            ship, clan = where.split()
            s.bets[bet_of(seat, value)] = circle_of(int(ship) - 1, CLANS.index(clan))
    s.tags = row(tags)


def set_ships(s: Vikings, hulls: Sequence[str | None], guests: str) -> None:
    s.docked = set_of([ship for ship in range(SHIPS) if hulls[ship] is not None])
    s.crews = row([0] * SHIPS)
    s.places = row([0] * PIECES)
    s.guests = 0
    used: set[int] = set()
    carrying = guests.split()
    for ship in members(s.docked):
        for place, word in enumerate((hulls[ship] or "").split()):
            piece = next(p for p in pieces_like(word) if p not in used)
            used.add(piece)
            s.crews[ship] |= single(piece)
            s.places[piece] = place
            if word in carrying:
                carrying.remove(word)
                s.guests |= single(piece)


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
    s.draws = [Draw(STRANGER, 0, False)] * len(drawn)
    s.stack, used = replay(s.draws)
    dealt = dict(zip(used + s.stack, drawn + top, strict=True))
    s.draw_kinds = [dealt[token] for token in range(DRAW_STACK)]
    s.laid = row(laid)
    s.lies = row(lies)


def pop(rest: list[int], many: int) -> list[int]:
    taken = rest[:many]
    del rest[:many]
    return taken


def set_village(s: Vikings, mover: int, taken: Mapping[str, int], captain: int | None) -> None:
    each = FIGURES[s.seats]
    vikings = [[viking(seat, n) for n in range(each)] for seat in range(s.seats)]
    placed = [NOBODY] * len(SPACES)
    moved = dict(taken)
    if captain is not None:
        moved["set-sail"] = captain
    queue = [vikings[seat].pop(0) for seat in moved.values()]
    for space, one in zip(moved, queue, strict=True):
        placed[SPACES.index(space)] = one
    if vikings[mover]:
        queue.append(vikings[mover].pop(0))
    queue += [one for group in vikings for one in group]
    s.turn = len(moved)
    if captain is not None:
        for one in queue[s.turn :]:
            placed[placed.index(NOBODY)] = one
        s.turn = len(queue)
    s.queue = row(queue)
    s.placed = row(placed)
    s.stood = row(range(len(queue)))


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


def docked(s: Vikings) -> list[int]:
    """The numbers of the ships in port."""
    return [ship + 1 for ship in members(s.docked)]


def goods_at(s: Vikings, where: int) -> list[str]:
    return [GOODS[s.laid[token]] for token in range(len(s.lies)) if s.lies[token] == where]


def bow(s: Vikings, ship: int) -> list[str]:
    return goods_at(s, ship - 1)


def pile(s: Vikings, seat: int) -> list[str]:
    return goods_at(s, PILE + seat)


def lost(s: Vikings) -> list[str]:
    return goods_at(s, OUT_OF_GAME)


def stack(s: Vikings) -> list[str]:
    """The stack of "draw 3", top first."""
    return [GOODS[s.draw_kinds[token]] for token in s.stack]


def bet(s: Vikings, seat: int, value: int) -> str:
    """Where a bet lies: "hand", "won" or "2 blue"."""
    where = s.bets[bet_of(seat, value)]
    if where < 0:
        return "won" if where == WON else "hand"
    return f"{ship_at(where) + 1} {CLANS[clan_at(where)]}"


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
