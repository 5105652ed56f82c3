"""The laws of conservation of Vikings on Board: what must hold at any moment of any game."""

from meadhall.games.vikings_on_board.memory import HAND, replay
from meadhall.games.vikings_on_board.pieces import (
    BETS,
    DRAW_STACK,
    FIGURES,
    GOODS,
    HIGHEST_PRICE,
    LONGEST_HULL,
    LOWEST_PRICE,
    MOST_ROUNDS,
    PER_GOOD,
    PIECES,
    PIECES_PER_CLAN,
    SHIPS,
    SPACES,
    STERNS,
)
from meadhall.games.vikings_on_board.table import (
    FIGURES_PER_CLAN,
    GONE,
    GUESTS,
    NOBODY,
    OUT_OF_GAME,
    OWN_CIRCLES,
    PILE,
    UNPLACED,
    WON,
    Table,
)


def check(s: Table) -> None:
    """Pieces, goods, bets, figures and sterns are never lost or made."""
    check_ships(s)
    check_goods(s)
    check_bets(s)
    check_village(s)


def check_ships(s: Table) -> None:
    assert s.docked == sorted(set(s.docked)), s.docked
    placed = 0
    for ship in range(SHIPS):
        hull = s.hull(ship)
        assert len(hull) == s.length[ship] <= LONGEST_HULL, (ship, hull)
        assert GONE not in hull, (ship, hull)
        assert not hull or ship in s.docked, (ship, hull)
        placed += len(hull)
    assert placed == len([place for place in s.at if place >= 0]), s.at
    assert len(s.at) == PIECES
    sailed = SHIPS - len(s.docked)
    pending = 1 if s.captain >= 0 else 0
    assert s.sterns + sailed + pending == STERNS, (s.sterns, sailed, pending)
    assert s.over == (sailed == STERNS), sailed
    if s.guests:
        assert s.switches & GUESTS, "guests without the option"
        assert s.guests.bit_count() <= STERNS - s.sterns, s.guests
        assert s.guests >> (s.seats * PIECES_PER_CLAN) == 0, s.guests


def check_goods(s: Table) -> None:
    stack, laid = replay(s.draws)
    assert stack == s.stack, (stack, s.stack)
    assert sorted(stack + laid) == list(range(DRAW_STACK))
    opened = s.load_kinds[: s.loaded] + [s.draw_kinds[token] for token in laid]
    in_hand = [s.good] if s.good >= 0 else []
    assert sorted(opened) == sorted(s.laid + in_hand), (opened, s.laid)
    kinds = s.laid + in_hand + s.load_kinds[s.loaded :]
    kinds += [s.draw_kinds[token] for token in s.stack]
    assert sorted(kinds) == [k for k in range(len(GOODS)) for _ in range(PER_GOOD)], kinds
    assert len(s.lies) == len(s.laid)
    for place in s.lies:
        assert place in s.docked or PILE <= place < PILE + s.seats or place == OUT_OF_GAME
    assert min(s.market) >= LOWEST_PRICE, s.market
    assert max(s.market) <= HIGHEST_PRICE, s.market
    assert s.drawn <= min(HAND, len(s.stack))


def check_bets(s: Table) -> None:
    assert len(s.bets) == len(s.tags) == s.seats * BETS
    for seat in range(s.seats):
        mine = s.bets[seat * BETS : (seat + 1) * BETS]
        tags = s.tags[seat * BETS : (seat + 1) * BETS]
        berths = [place // 4 for place in mine if place >= 0]
        assert len(set(berths)) == len(berths), mine
        assert min(mine) >= WON, mine
        assert max(mine) < SHIPS * 4, mine
        assert [place == UNPLACED for place in mine] == [tag == 0 for tag in tags], tags
        used = sorted([tag for tag in tags if tag])
        assert used == list(range(1, len(used) + 1)), tags
    if s.switches & OWN_CIRCLES:
        circles = [place for place in s.bets if place >= 0]
        assert len(set(circles)) == len(circles), circles


def check_village(s: Table) -> None:
    figures = [
        seat * FIGURES_PER_CLAN + n for seat in range(s.seats) for n in range(FIGURES[s.seats])
    ]
    assert sorted(s.queue) == figures, s.queue
    here = [figure for figure in s.placed if figure != NOBODY]
    assert sorted(here) == sorted(s.queue[: s.turn]), (s.placed, s.queue)
    assert len(s.placed) == len(SPACES)
    assert s.round <= MOST_ROUNDS[s.seats], s.round
