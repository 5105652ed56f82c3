"""What a seat sees of Skibe: everything but the order of the pile."""

from meadhall.core.view import asked, result
from meadhall.games.skibe.pieces import (
    ACTION_COUNT,
    ACTIONS_OF_CHIEFS,
    CARD_IDS,
    CARD_SHIELDS,
    CARGOES,
    COLOURS,
    EQUIPMENT_STONES,
    FOOD_STONES,
    IS_FOOD,
    MASK,
    NONE,
    SHIP_COUNT,
    SHIPS,
    STERNS,
    STOCK,
)
from meadhall.games.skibe.rules import Skibe
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
from meadhall.games.skibe.table import REASONS, ROW, SHEET_HEAD


def viking(s: Skibe, card: int, guard: int = 0) -> Viking:
    stones = [f"equipment-{n + 1}" for n in range(EQUIPMENT_STONES) if s.gear[n] == card]
    cargo = CARGOES[0 if IS_FOOD[card] else 1]
    guarded = bool(MASK[card] & guard)
    return Viking(CARD_IDS[card], CARD_SHIELDS[card], cargo, stones, guarded)


def chieftain(chief: int) -> Chieftain:
    seat, kind = divmod(chief, ACTION_COUNT)
    action = ACTIONS_OF_CHIEFS[kind]
    return Chieftain(f"{COLOURS[seat]}-{action}", seat, action)


def food_at(s: Skibe, place: int) -> list[str]:
    return [f"food-{n + 1}" for n in range(FOOD_STONES) if s.food[n] == place]


def pays(counts: list[int], food: int) -> list[Pay]:
    pairs = zip(counts[::2], counts[1::2], strict=True)
    return [Pay(shields, gear, (shields + gear) * food) for shields, gear in pairs]


def ship_view(s: Skibe, ship: int) -> Ship:
    return Ship(
        name=SHIPS[ship],
        food=food_at(s, ship),
        vikings=[viking(s, card, s.guards[ship]) for card in s.ships[ship]],
        chieftains=[chieftain(chief) for chief in s.chiefs[ship]],
        stern=s.stern if ship == s.scoring and s.stern != NONE else None,
        full=len(s.ships[ship]) == s.limit,
        pays=pays(s.worth(ship), s.food_on(ship)),
    )


def player(s: Skibe, seat: int) -> Player:
    hand = [seat * ACTION_COUNT + kind for kind in range(ACTION_COUNT) if s.hands[seat] >> kind & 1]
    used = STERNS - s.sterns[seat]
    return Player(
        colour=COLOURS[seat],
        score=s.points[seat],
        chieftains=[chieftain(chief) for chief in hand],
        sterns=[f"{COLOURS[seat]}-stern-{n + 1}" for n in range(used, STERNS)],
    )


def building(s: Skibe) -> Building | None:
    if s.card == NONE:
        return None
    slot = s.slot if s.slot != NONE else None
    return Building(viking(s, s.card), slot, s.laid_on if s.laid_on != NONE else None)


def scoring(s: Skibe) -> Scoring | None:
    if s.scoring == NONE:
        return None
    if s.phase != ROW or not s.waiting:
        return Scoring(REASONS[s.reason], s.scoring, None, None)
    return Scoring(REASONS[s.reason], s.scoring, s.row - 1, s.seat)


def scored(row: list[int]) -> Scored:
    reason, ship, turn, stern, food = row[:SHEET_HEAD]
    owner = stern if stern != NONE else None
    return Scored(REASONS[reason], ship, turn, owner, food, pays(row[SHEET_HEAD:], food))


def view(s: Skibe, seat: int | None) -> SkibeView:
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
        sheet=[scored(row) for row in s.sheet],
        out=len(s.out),
        players=[player(s, owner) for owner in range(s.seats)],
    )
