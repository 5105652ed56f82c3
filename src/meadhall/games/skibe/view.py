"""What a seat sees of Skibe: everything but the order of the pile."""

from meadhall.core.sets import members
from meadhall.core.view import asked, result
from meadhall.games.skibe.pieces import (
    ACTIONS_OF_CHIEFS,
    CARD_IDS,
    CARD_SHIELDS,
    CARGOES,
    COLOURS,
    EQUIPMENT_STONES,
    FOOD_STONES,
    IS_FOOD,
    NONE,
    SHIP_COUNT,
    SHIPS,
    STERNS,
    STOCK,
    action_of,
    colours_on,
    owner_of,
)
from meadhall.games.skibe.seen import (
    Building,
    Chieftain,
    Pay,
    Player,
    Scored,
    Scoring,
    Ship,
    SkibeView,
    Viking,
)
from meadhall.games.skibe.table import REASONS, ROW, Table, Worth
from meadhall.games.skibe.table import Scored as Line


def viking(s: Table, card: int, guard: int = 0) -> Viking:
    stones = [f"equipment-{n + 1}" for n in range(EQUIPMENT_STONES) if s.gear[n] == card]
    cargo = CARGOES[0 if IS_FOOD[card] else 1]
    guarded = colours_on(card) & guard != 0
    return Viking(CARD_IDS[card], CARD_SHIELDS[card], cargo, stones, guarded)


def chieftain(seat: int, kind: int) -> Chieftain:
    action = ACTIONS_OF_CHIEFS[kind]
    return Chieftain(f"{COLOURS[seat]}-{action}", seat, action)


def food_at(s: Table, place: int) -> list[str]:
    return [f"food-{n + 1}" for n in range(FOOD_STONES) if s.food[n] == place]


def pays(worth: Worth, food: int) -> list[Pay]:
    return [
        Pay(worth.shields[seat], worth.equipment[seat], worth.points(seat, food))
        for seat in range(len(worth.shields))
    ]


def ship_view(s: Table, ship: int) -> Ship:
    return Ship(
        name=SHIPS[ship],
        food=food_at(s, ship),
        vikings=[viking(s, card, s.guards[ship]) for card in s.vikings(ship)],
        chieftains=[chieftain(owner_of(chief), action_of(chief)) for chief in s.chieftains(ship)],
        stern=s.stern if ship == s.scoring and s.stern != NONE else None,
        full=s.sizes[ship] == s.limit,
        pays=pays(s.worth(ship), s.food_on(ship)),
    )


def player(s: Table, seat: int) -> Player:
    used = STERNS - s.sterns[seat]
    return Player(
        colour=COLOURS[seat],
        score=s.points[seat],
        chieftains=[chieftain(seat, kind) for kind in members(s.hands[seat])],
        sterns=[f"{COLOURS[seat]}-stern-{n + 1}" for n in range(used, STERNS)],
    )


def building(s: Table) -> Building | None:
    if s.card == NONE:
        return None
    slot = s.slot if s.slot != NONE else None
    return Building(viking(s, s.card), slot, s.laid_on if s.laid_on != NONE else None)


def scoring(s: Table) -> Scoring | None:
    if s.scoring == NONE:
        return None
    if s.phase != ROW or not s.waiting:
        return Scoring(REASONS[s.reason], s.scoring, None, None)
    return Scoring(REASONS[s.reason], s.scoring, s.row - 1, s.seat)


def scored(line: Line) -> Scored:
    stern = line.stern if line.stern != NONE else None
    paid = pays(line.worth, line.food)
    return Scored(REASONS[line.reason], line.ship, line.turn, stern, line.food, paid)


def view(s: Table, seat: int | None) -> SkibeView:
    return SkibeView(
        seat=seat,
        over=s.over,
        waiting=s.waiting,
        prompt=asked(s, seat),
        result=result(s),
        turn=s.turns,
        on_turn=None if s.over else s.turn,
        limit=s.limit,
        pile=len(s.pile) - s.drawn,
        display=[viking(s, card) if card != NONE else None for card in s.display],
        ships=[ship_view(s, ship) for ship in range(SHIP_COUNT)],
        food_stock=food_at(s, STOCK),
        equipment_stock=[f"equipment-{n + 1}" for n, card in enumerate(s.gear) if card == STOCK],
        building=building(s),
        lifted=f"equipment-{s.lifted + 1}" if s.lifted != NONE else None,
        swapping=CARD_IDS[s.swapped] if s.swapped != NONE else None,
        scoring=scoring(s),
        sheet=[scored(line) for line in s.sheet],
        out=len(s.out),
        players=[player(s, owner) for owner in range(s.seats)],
    )
