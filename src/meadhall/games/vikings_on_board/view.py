"""What a seat sees of Vikings on Board: harbour, village, market, counts, and its own secrets."""

from meadhall.core.sets import has, size
from meadhall.core.view import asked, result
from meadhall.games.vikings_on_board.pieces import (
    BETS,
    CLANS,
    COPIES,
    FAMILIES,
    GOODS,
    LOAD_STACK,
    SHIPS,
    SPACES,
    bet_of,
    clan_at,
    clan_of,
    copy_of,
    number_of,
    owner_of,
    seat_of,
    shields_of,
    ship_at,
    value_of,
)
from meadhall.games.vikings_on_board.sailing import (
    order_of_control,
    sharers,
    sharing_clan,
    shields_aboard,
)
from meadhall.games.vikings_on_board.seen import (
    Bet,
    Control,
    Doing,
    Figure,
    Good,
    Piece,
    Player,
    Price,
    Sailing,
    Ship,
    Space,
    VikingsView,
)
from meadhall.games.vikings_on_board.table import (
    NOBODY,
    NOTHING,
    OUT_OF_GAME,
    PILE,
    SHARING,
    WON,
    Table,
)


def piece_id(piece: int) -> str:
    return f"{CLANS[clan_of(piece)]}-{shields_of(piece)}{COPIES[copy_of(piece)]}"


def show_piece(s: Table, piece: int) -> Piece:
    clan, copy = CLANS[clan_of(piece)], COPIES[copy_of(piece)]
    return Piece(piece_id(piece), clan, shields_of(piece), copy, has(s.guests, piece))


def show_figure(figure: int, space: int) -> Figure:
    seat = seat_of(figure)
    clan = CLANS[seat]
    return Figure(f"figure-{clan}-{number_of(figure) + 1}", seat, clan, space + 1)


def show_bet(s: Table, bet: int, seat: int | None, name: int = 0) -> Bet:
    """The owner knows a bet by its value; the others know the placed ones by the order in which
    they were placed, and those in hand by the names that are left."""
    owner, value = owner_of(bet), value_of(bet)
    circle = s.bets[bet]
    mine = owner == seat
    return Bet(
        id=f"bet-{CLANS[owner]}-{f'worth-{value}' if mine else s.tags[bet] or name}",
        owner=owner,
        value=value if mine or s.over else None,
        ship=ship_at(circle) + 1 if s.on_circle(bet) else None,
        clan=CLANS[clan_at(circle)] if s.on_circle(bet) else None,
    )


def goods_at(s: Table, place: int, known: bool = True) -> list[Good]:
    return [
        Good(f"good-{token + 1}", GOODS[s.laid[token]] if known else None)
        for token in range(len(s.lies))
        if s.lies[token] == place
    ]


def show_control(s: Table, ship: int) -> list[Control]:
    shields = shields_aboard(s, ship)
    return [
        Control(CLANS[clan], shields[clan], clan if clan < s.seats else None)
        for clan in order_of_control(s, ship)
    ]


def show_ship(s: Table, ship: int, seat: int | None) -> Ship:
    bets = [s.bet_before(owner, ship) for owner in range(s.seats)]
    here = [bet for bet in bets if bet != NOTHING]
    here.sort(key=lambda bet: (s.bets[bet], owner_of(bet)))
    return Ship(
        number=ship + 1,
        docked=has(s.docked, ship),
        leaving=ship == s.leaving,
        hull=[show_piece(s, piece) for piece in s.hull(ship)],
        goods=goods_at(s, ship),
        control=show_control(s, ship),
        bets=[show_bet(s, bet, seat) for bet in here],
    )


def show_player(s: Table, owner: int, seat: int | None) -> Player:
    open_pile = owner == seat or s.over
    bets = [bet_of(owner, value) for value in range(1, BETS + 1)]
    won = [bet for bet in bets if s.bets[bet] == WON]
    won.sort(key=lambda bet: s.tags[bet])
    unplaced = s.bets_in_hand(owner)
    first = BETS - len(unplaced) + 1
    return Player(
        clan=CLANS[owner],
        unplaced=[show_bet(s, bet, seat, first + n) for n, bet in enumerate(unplaced)],
        won=[show_bet(s, bet, seat) for bet in won],
        goods=goods_at(s, PILE + owner, open_pile),
        worth=sum(s.points_of(owner)) if open_pile else None,
        figures_left=len([1 for figure in s.queue[s.turn :] if seat_of(figure) == owner]),
    )


def show_doing(s: Table, seat: int | None) -> Doing | None:
    if s.space == NOTHING:
        return None
    mover = s.mover()
    mine = mover == seat
    bet = None
    if s.held != NOTHING:
        # to the others it is just one of the hand: the first, as it will be named when placed
        bet = show_bet(s, s.held, seat, BETS - len(s.bets_in_hand(mover)) + 1)
    kinds = [GOODS[kind] for kind in s.hand_kinds()]
    return Doing(
        action=SPACES[s.space],
        seat=mover,
        lifted=piece_id(s.lifted) if s.lifted != NOTHING else None,
        bet=bet,
        berth=s.berth + 1 if s.berth != NOTHING else None,
        good=Good(f"good-{len(s.laid) + 1}", GOODS[s.good]) if s.good != NOTHING else None,
        hand=[
            Good(f"good-{len(s.laid) + 1}-{place + 1}", kind if mine else None)
            for place, kind in enumerate(kinds)
        ],
        picked=s.picked + 1 if mine and s.picked != NOTHING else None,
    )


def show_sailing(s: Table) -> Sailing | None:
    if s.phase != SHARING:
        return None
    clan = sharing_clan(s) if sharers(s) else None
    return Sailing(
        ship=s.leaving + 1,
        order=show_control(s, s.leaving),
        clan=CLANS[clan] if clan is not None else None,
        seat=s.seat if s.agenda else None,
        removing=clan is None or clan >= s.seats,
    )


def view(s: Table, seat: int | None) -> VikingsView:
    return VikingsView(
        seat=seat,
        over=s.over,
        waiting=s.waiting,
        prompt=asked(s, seat),
        result=result(s),
        round=s.round,
        sterns=s.sterns,
        sailed=SHIPS - size(s.docked),
        captain=s.captain if s.captain != NOBODY else None,
        neutral=CLANS[s.seats :],
        market=[Price(good, price) for good, price in zip(GOODS, s.market, strict=True)],
        load_stack=LOAD_STACK - s.loaded,
        draw_stack=len(s.stack) - s.drawn,
        lost=goods_at(s, OUT_OF_GAME),
        queue=[show_figure(s.queue[turn], s.stood[turn]) for turn in range(s.turn, len(s.queue))],
        spaces=[
            Space(
                number=space + 1,
                action=SPACES[space],
                family=FAMILIES[space],
                figure=show_figure(figure, space) if figure != NOBODY else None,
            )
            for space, figure in enumerate(s.placed)
        ],
        ships=[show_ship(s, ship, seat) for ship in range(SHIPS)],
        players=[show_player(s, owner, seat) for owner in range(s.seats)],
        doing=show_doing(s, seat),
        sailing=show_sailing(s),
    )
