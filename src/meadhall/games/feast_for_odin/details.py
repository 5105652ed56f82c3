"""What the position adds to the text of a move of A Feast for Odin."""

from meadhall.core.sets import members
from meadhall.core.state import NO_ARGS, Args
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.anytime import ANY_TIME, decision_below
from meadhall.games.feast_for_odin.boards import BOARDS, FIRST_ISLAND
from meadhall.games.feast_for_odin.counters import Constant, Counter
from meadhall.games.feast_for_odin.dice import boats_of, lacking, material_due, result, sword_value
from meadhall.games.feast_for_odin.effects import Deal
from meadhall.games.feast_for_odin.feast import seats_left_empty
from meadhall.games.feast_for_odin.grid import risen
from meadhall.games.feast_for_odin.mountains import thing_names
from meadhall.games.feast_for_odin.pieces import (
    BERTHS,
    CATCH,
    DICE_MATERIAL,
    DICE_WEAPON,
    EMIGRANT_POINTS,
    FIRST_SPECIAL,
    ITEMS,
    MARKER_BROWN,
    MARKER_ORANGE,
    NARROW,
    NONE,
    PRINTED_ORE,
    SHIP_PRICE,
    SHIPS,
    SPECIALS,
    STRIPS,
    UPGRADES_TO,
    WIDE,
)
from meadhall.games.feast_for_odin.placing import TURNS
from meadhall.games.feast_for_odin.possible import sale_price
from meadhall.games.feast_for_odin.spaces import ALL_SPACES, PARTS
from meadhall.games.feast_for_odin.specials import ReturnFromEach, StockShed
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.things import THINGS
from meadhall.games.feast_for_odin.triggers import EFFECTS
from meadhall.games.feast_for_odin.turn import crew


def detail(s: Table, seat: int, action: int) -> Args:
    if moves.OCCUPY.has(action):
        return {"vikings": crew(s, seat, moves.OCCUPY.arg(action))}
    if moves.IMITATE.has(action):
        return {"vikings": crew(s, seat, moves.IMITATE.arg(action))}
    if moves.AT.has(action):
        return NO_ARGS
    asked = decision_below(s, seat).arg if s.step_of(seat) is ANY_TIME else s.arg_of(seat)
    if moves.LAY.has(action):
        what = moves.LAY.arg(action)
        return {"count": s.players[seat].supply[what], **size_of(what)}
    if moves.BUY.has(action):
        return {"silver": SHIP_PRICE[moves.BUY.arg(action)]}
    if moves.PURCHASE.has(action):
        return {"silver": sale_price(s, seat, PARTS[asked], moves.PURCHASE.arg(action))}
    if moves.LOAD.has(action):
        return ship_in(s, seat, moves.LOAD.place(action))
    if moves.EMIGRATE.has(action):
        berth = moves.EMIGRATE.place(action)
        points = EMIGRANT_POINTS[s.players[seat].berths[berth]]
        return {**ship_in(s, seat, berth), "points": points}
    if moves.EXCHANGE.has(action):
        return {"made": item_name(PARTS[PARTS[asked].branches[0][1]].items[0])}
    if moves.UPGRADE.has(action):
        part = PARTS[asked]
        return {"made": item_name(risen(moves.UPGRADE.arg(action), part.way, part.levels))}
    if moves.UPGRADE_FAR.has(action):
        part = PARTS[asked]
        return {"made": item_name(risen(moves.UPGRADE_FAR.arg(action), part.way, part.levels + 1))}
    if moves.TRADE.has(action):
        return {"made": item_name(UPGRADES_TO[moves.TRADE.arg(action)])}
    if moves.MINE.has(action):
        strip = moves.MINE.arg(action) - 1
        first = s.strips[strip]
        return {"thing": thing_names(STRIPS[strip][first : first + moves.MINE.arg2(action)])}
    if moves.EXPLORE.has(action):
        island = moves.EXPLORE.arg(action)
        points = BOARDS[FIRST_ISLAND + island].points
        return {"points": points, "silver": s.islands[island]}
    if moves.SERVE.has(action):
        what = moves.SERVE.arg(action)
        return {"seats": WIDE[what] if moves.SERVE.arg2(action) == moves.WIDE else NARROW[what]}
    if moves.USE.has(action):
        return {"how": way_of_use(s, seat, moves.USE.arg(action), moves.USE.arg2(action))}
    for verb in (moves.KEEP, moves.PLAY):
        if verb.has(action):
            return {"effect": verb.arg(action)}
    if moves.LEAVE.has(action):
        return {"count": seats_left_empty(s, seat)}
    if moves.PICK.has(action):
        marker = moves.PICK.place(action)
        orange, brown = MARKER_ORANGE[marker], MARKER_BROWN[marker]
        return {"orange": item_name(orange), "brown": item_name(brown)}
    return dice_detail(s, seat, action)


def way_of_use(s: Table, seat: int, card: int, way: int) -> object:
    """What a way to use a card means: an offer, a ship, spaces, or one of its effects."""
    for place, effect in enumerate(EFFECTS[card]):
        at = way - effect.first_way
        if not 0 <= at < effect.way_count:
            continue
        if isinstance(effect, ReturnFromEach):
            spaces = effect.spaces(s, seat)
            return [{"key": f"space-{ALL_SPACES[spaces[k]]}"} for k in members(at + 1)]
        if isinstance(effect, StockShed):
            material = {"key": f"count-{'stone' if at else 'wood'}", "count": 1}
            return {"key": "use-deal", "pay": material, "get": {"key": "count-silver", "count": 1}}
        if isinstance(effect, Deal) and effect.ship != NONE:
            return {"key": "use-berth", "berth": s.players[seat].by_load(effect.ship)[at] + 1}
        if isinstance(effect, Deal) and effect.way_count > 1:
            offer = effect.offers[at]
            gets = things(offer.get_things, offer.get_amounts)
            if not offer.pay_things:
                return gets
            pays = things(offer.pay_things, offer.pay_amounts)
            return {"key": "use-deal", "pay": pays, "get": gets}
        if effect.way_count == BERTHS:
            return {"key": "use-berth", "berth": at + 1}
        if len(EFFECTS[card]) > 1:
            return {"key": f"effect-{card}-{place + 1}"}
    return {"key": f"effect-{card}"}


def things(what: list[int], amounts: list[Counter]) -> list[Args]:
    """Things with their amounts, where these are fixed."""
    return [
        item_name(one)
        if FIRST_SPECIAL <= one < FIRST_SPECIAL + SPECIALS
        else {
            "key": f"count-{THINGS[one]}",
            "count": amount.number if isinstance(amount, Constant) else 1,
        }
        for one, amount in zip(what, amounts, strict=True)
    ]


def dice_detail(s: Table, seat: int, action: int) -> Args:
    """O-8  What a success costs and brings, what a failure brings."""
    if moves.SAIL.has(action):
        ore = [PRINTED_ORE + s.players[seat].loaded[n] for n in members(boats_of(action))]
        return {"ore": sum(ore)}
    if not s.players[seat].records:
        return NO_ARGS
    record = s.players[seat].record()
    if moves.SUCCEED.has(action):
        return {
            "weapon": item_name(DICE_WEAPON[record.table]),
            "wood": material_due(s, seat, result(record), moves.SUCCEED.arg(action)),
            "item": [ITEMS[what] for what in CATCH[record.table]],
        }
    if moves.LOOT.has(action):
        value = sword_value(s, seat, moves.LOOT.arg(action))
        return {"sword": value, "count": max(0, value - result(record))}
    if moves.RAISE.has(action):
        weapons = moves.RAISE.arg(action) + moves.RAISE.arg2(action)
        return {"stone": material_due(s, seat, lacking(s, seat), weapons)}
    if moves.FAIL.has(action):
        return {"item": [ITEMS[DICE_MATERIAL[record.table]], ITEMS[DICE_WEAPON[record.table]]]}
    return NO_ARGS


def item_name(what: int) -> Args:
    return {"key": f"item-{ITEMS[what]}"}


def size_of(what: int) -> Args:
    """The cells of a tile, across and down."""
    held = TURNS[what][0]
    return {"width": held.cols, "height": held.height}


def ship_in(s: Table, seat: int, berth: int) -> Args:
    return {"ship": SHIPS[s.players[seat].berths[berth]], "ore": s.players[seat].loaded[berth]}
