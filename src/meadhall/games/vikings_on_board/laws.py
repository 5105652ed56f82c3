"""What is conserved in Vikings on Board, and what cannot happen."""

from meadhall.core.sets import has, members, size
from meadhall.games.vikings_on_board.memory import replay
from meadhall.games.vikings_on_board.pieces import (
    BETS,
    CLAN_COUNT,
    DRAW_STACK,
    FIGURES,
    GOODS,
    HAND,
    HIGHEST_PRICE,
    LONGEST_HULL,
    LOWEST_PRICE,
    MOST_ROUNDS,
    PER_GOOD,
    SHIPS,
    SPACES,
    STERNS,
    bet_of,
    clan_of,
    ship_at,
    viking,
)
from meadhall.games.vikings_on_board.table import IN_HAND, NOBODY, OUT_OF_GAME, PILE, WON, Table


def check(s: Table) -> None:
    """Pieces, goods, bets, vikings and sterns are never lost or made."""
    check_ships(s)
    check_goods(s)
    check_bets(s)
    check_village(s)


def check_ships(s: Table) -> None:
    """V-1.2, V-2.7, V-4.9  Each piece in one place of one hull."""
    for ship in range(SHIPS):
        crew = members(s.crews[ship])
        places = sorted([int(s.places[piece]) for piece in crew])
        assert places == list(range(len(crew))), (ship, places)
        assert len(crew) <= LONGEST_HULL, (ship, crew)
        assert not crew or has(s.docked, ship), (ship, crew)
    aboard = sum([int(size(crew)) for crew in s.crews])
    assert aboard == size(s.pieces_in_port()), s.crews
    sailed = SHIPS - size(s.docked)
    pending = 1 if s.captain != NOBODY else 0
    assert s.sterns + sailed + pending == STERNS, (s.sterns, sailed, pending)
    assert s.over == (sailed == STERNS), sailed
    if s.guests != 0:  # V-7.1
        assert s.with_guests, "guests without the option"
        assert size(s.guests) <= STERNS - s.sterns, members(s.guests)
        assert all(clan_of(piece) < s.seats for piece in members(s.guests)), members(s.guests)


def check_goods(s: Table) -> None:
    """V-1.3, V-3.9, V-4.5  Five of each kind, each in one place."""
    stack, drawn = replay(s.draws)
    assert stack == s.stack, (stack, s.stack)
    assert sorted(stack + drawn) == list(range(DRAW_STACK))
    laid = [int(kind) for kind in s.laid]
    if s.good >= 0:
        laid.append(s.good)
    opened = s.load_kinds[: s.loaded] + [s.draw_kinds[token] for token in drawn]
    assert sorted(opened) == sorted(laid), (opened, laid)
    kinds = laid + s.load_kinds[s.loaded :] + [s.draw_kinds[token] for token in s.stack]
    assert sorted(kinds) == [k for k in range(len(GOODS)) for _ in range(PER_GOOD)], kinds
    assert len(s.lies) == len(s.laid)
    for where in s.lies:
        in_port = where < SHIPS and has(s.docked, where)
        assert in_port or PILE <= where < PILE + s.seats or where == OUT_OF_GAME, where
    assert all(LOWEST_PRICE <= price <= HIGHEST_PRICE for price in s.market), s.market
    assert s.drawn <= min(HAND, len(s.stack))


def check_bets(s: Table) -> None:
    """V-5.1  A player has at most one bet at each ship."""
    assert len(s.bets) == len(s.tags) == s.seats * BETS
    for seat in range(s.seats):
        own = [bet_of(seat, value) for value in range(1, BETS + 1)]
        ships = [ship_at(s.bets[bet]) for bet in own if s.on_circle(bet)]
        assert len(set(ships)) == len(ships), ships
        for bet in own:
            assert WON <= s.bets[bet] < SHIPS * CLAN_COUNT, bet
            assert (s.bets[bet] == IN_HAND) == (s.tags[bet] == 0), bet
        tags = sorted([int(s.tags[bet]) for bet in own if s.tags[bet] != 0])
        assert tags == list(range(1, len(tags) + 1)), tags
    if s.one_bet_per_circle:
        circles = [int(where) for where in s.bets if where >= 0]
        assert len(set(circles)) == len(circles), circles


def check_village(s: Table) -> None:
    """V-2.1, V-2.2  Each viking is in the order once, and moves once."""
    vikings = [viking(seat, n) for seat in range(s.seats) for n in range(FIGURES[s.seats])]
    queue = [int(one) for one in s.queue]
    assert sorted(queue) == vikings, queue
    moved = sorted([int(one) for one in s.placed if one != NOBODY])
    assert moved == sorted(queue[: s.turn]), (moved, queue)
    assert len(s.placed) == len(SPACES)
    assert s.round <= MOST_ROUNDS[s.seats], s.round
