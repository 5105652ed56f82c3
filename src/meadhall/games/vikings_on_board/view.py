"""What a seat sees of Vikings on Board: harbour, village, market, counts, and its own secrets."""

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
    clan_of,
    copy_of,
    shields_of,
)
from meadhall.games.vikings_on_board.rules import Vikings
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
    FIGURES_PER_CLAN,
    NOBODY,
    NOTHING,
    OUT_OF_GAME,
    PILE,
    SHARING,
    WON,
)


def piece_id(piece: int) -> str:
    return f"{CLANS[clan_of(piece)]}-{shields_of(piece)}{COPIES[copy_of(piece)]}"


def show_piece(s: Vikings, piece: int) -> Piece:
    clan, copy = CLANS[clan_of(piece)], COPIES[copy_of(piece)]
    guest = bool(s.guests >> piece & 1)
    return Piece(piece_id(piece), clan, shields_of(piece), copy, guest)


def show_figure(figure: int, space: int) -> Figure:
    seat = figure // FIGURES_PER_CLAN
    clan = CLANS[seat]
    return Figure(f"figure-{clan}-{figure % FIGURES_PER_CLAN + 1}", seat, clan, space + 1)


def show_bet(s: Vikings, bet: int, seat: int | None, name: int = 0) -> Bet:
    """The owner knows a bet by its value; the others know the placed ones by the order in which
    they were placed, and those in hand by the names that are left."""
    owner, value = bet // BETS, bet % BETS + 1
    place = s.bets[bet]
    mine = owner == seat
    return Bet(
        id=f"bet-{CLANS[owner]}-{f'worth-{value}' if mine else s.tags[bet] or name}",
        owner=owner,
        value=value if mine or s.over else None,
        ship=place // 4 + 1 if place >= 0 else None,
        clan=CLANS[place % 4] if place >= 0 else None,
    )


def goods_at(s: Vikings, place: int, known: bool = True) -> list[Good]:
    return [
        Good(f"good-{token + 1}", GOODS[s.laid[token]] if known else None)
        for token in range(len(s.lies))
        if s.lies[token] == place
    ]


def show_control(s: Vikings, ship: int) -> list[Control]:
    order, shields = s.control(ship)
    return [Control(CLANS[c], shields[c], c if c < s.seats else None) for c in order]


def show_ship(s: Vikings, ship: int, seat: int | None) -> Ship:
    here = [bet for bet in range(len(s.bets)) if s.bets[bet] >= 0 and s.bets[bet] // 4 == ship]
    here.sort(key=lambda bet: (s.bets[bet], bet // BETS))
    return Ship(
        number=ship + 1,
        docked=ship in s.docked,
        leaving=ship == s.leaving,
        hull=[show_piece(s, piece) for piece in s.hull(ship)],
        goods=goods_at(s, ship),
        control=show_control(s, ship),
        bets=[show_bet(s, bet, seat) for bet in here],
    )


def show_player(s: Vikings, owner: int, seat: int | None) -> Player:
    open_pile = owner == seat or s.over
    bets = range(owner * BETS, (owner + 1) * BETS)
    won = [bet for bet in bets if s.bets[bet] == WON]
    won.sort(key=lambda bet: s.tags[bet])
    unplaced = s.unplaced(owner)
    first = BETS - len(unplaced) + 1
    return Player(
        clan=CLANS[owner],
        unplaced=[show_bet(s, bet, seat, first + n) for n, bet in enumerate(unplaced)],
        won=[show_bet(s, bet, seat) for bet in won],
        goods=goods_at(s, PILE + owner, open_pile),
        worth=s.goods_points(owner) + s.bet_points(owner) if open_pile else None,
        figures_left=len([f for f in s.queue[s.turn :] if f // FIGURES_PER_CLAN == owner]),
    )


def show_doing(s: Vikings, seat: int | None) -> Doing | None:
    if s.space == NOTHING:
        return None
    mover = s.mover()
    mine = mover == seat
    bet = None
    if s.held != NOTHING:
        # to the others it is just one of the hand: the first, as it will be named when placed
        bet = show_bet(s, s.held, seat, BETS - len(s.unplaced(mover)) + 1)
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


def show_sailing(s: Vikings) -> Sailing | None:
    if s.phase != SHARING:
        return None
    clan = s.sharing_clan() if s.sharers() else None
    return Sailing(
        ship=s.leaving + 1,
        order=show_control(s, s.leaving),
        clan=CLANS[clan] if clan is not None else None,
        seat=s.seat if s.agenda else None,
        removing=clan is None or clan >= s.seats,
    )


def view(s: Vikings, seat: int | None) -> VikingsView:
    return VikingsView(
        seat=seat,
        over=s.over,
        waiting=s.waiting,
        prompt=asked(s, seat),
        result=result(s),
        round=s.round,
        sterns=s.sterns,
        sailed=SHIPS - len(s.docked),
        captain=s.captain if s.captain != NOBODY else None,
        neutral=CLANS[s.seats :],
        market=[Price(good, price) for good, price in zip(GOODS, s.market, strict=True)],
        load_stack=LOAD_STACK - s.loaded,
        draw_stack=len(s.stack) - s.drawn,
        lost=goods_at(s, OUT_OF_GAME),
        queue=[
            show_figure(figure, space)
            for figure, space in zip(s.queue[s.turn :], s.stood[s.turn :], strict=True)
        ],
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
