"""The phases of a round that ask nobody: vikings, islands, weapons, income, breeding, bonus."""

from typing import Final

from meadhall.core.sets import SmallSet, has, single, without
from meadhall.games.feast_for_odin import triggers
from meadhall.games.feast_for_odin.agenda import Automatic
from meadhall.games.feast_for_odin.boards import (
    BOARD_COUNT,
    BOARDS,
    FIRST_STONE_HOUSE,
    FRONTS,
    ISLANDS,
    MULL,
    REVERSE,
    STONE_HOUSE,
    STONE_HOUSE_BONUS,
    TURNS_WITH,
    WEAPON_BONUS,
)
from meadhall.games.feast_for_odin.pieces import (
    ALTAR,
    CATTLE,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    FLIPS,
    ISLAND_SILVER,
    ITEMS,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SILVER,
    SOLO_ROUND,
    SPECIALS,
    WEAPONS,
)
from meadhall.games.feast_for_odin.placing import income
from meadhall.games.feast_for_odin.record import FROM_BONUS, FROM_BREEDING, FROM_INCOME, FROM_SET_UP
from meadhall.games.feast_for_odin.state import Table


def new_viking(s: Table) -> None:
    """O-3.1  Phase 1: the leftmost viking of the table joins the Thing square."""
    if s.seats > 1:
        for seat in range(s.seats):
            s.players[seat].thing += 1
            s.fire(seat, triggers.THING_COUNT, 0, s.players[seat].thing)
    else:  # O-13.2  solo: all vikings on the space of the round, with those of their colour
        colour = s.colour_on_turn()
        s.players[0].thing = s.waiting_home[colour] + SOLO_ROUND[s.rounds][s.round]
        s.waiting_home[colour] = 0
        s.fire(0, triggers.THING_COUNT, 0, s.players[0].thing)


def turn_islands(s: Table) -> None:
    """O-3.3, O18  Phase 3: one board turns, silver on the other unclaimed ones."""
    turning = FLIPS[s.rounds][s.round]
    if turning < 0:
        return
    islands = s.islands[:]
    for n in range(len(ISLANDS)):
        if s.islands[n] < 0:
            continue
        if n in FRONTS and TURNS_WITH[n] == turning:
            islands[n] = -1
            islands[REVERSE[n]] = 0
            if n == MULL:  # O-14.5
                s.specials = without(s.specials, single(ALTAR))
            if s.chronicle is not None:
                s.tell("log-turn-island", {"island": ISLANDS[REVERSE[n]]})
        else:
            islands[n] += ISLAND_SILVER
    s.islands = islands


def new_weapon(s: Table) -> None:
    """O-3.4  Phase 4: everyone draws a weapon, face up."""
    for seat in range(s.seats):
        if not has(s.players[seat].hears, triggers.NEW_WEAPON):
            draw_new_weapon(s, seat)
    for seat in s.last_to_first():
        if has(s.players[seat].hears, triggers.NEW_WEAPON):
            s.ask(seat, NEW_WEAPON)
            s.fire(seat, triggers.NEW_WEAPON)


def draw_new_weapon(s: Table, seat: int) -> None:
    kind = s.draw_weapon(seat, FROM_SET_UP)
    if s.chronicle is not None:
        s.tell("log-weapon", {"seat": seat, "item": WEAPONS[kind]})


class NewWeapon(Automatic):
    """A weapon, unless a card has brought something else."""

    def run(self, s: Table, seat: int) -> None:
        player = s.players[seat]
        if not player.replaced:
            draw_new_weapon(s, seat)
        player.replaced = False


def pay_income(s: Table) -> None:
    """O-7.5, O5  Phase 7: all lines at the same instant."""
    for seat in range(s.seats):
        silver = income(s, seat)
        if silver:
            s.receive(seat, SILVER, silver, FROM_INCOME)
        if s.chronicle is not None:
            s.tell("log-income", {"seat": seat, "silver": silver})


def breed(s: Table) -> None:
    """O-11.1, O16  Phase 8, each species for itself."""
    for seat in range(s.seats):
        breed_own(s, seat)


def breed_own(s: Table, seat: int) -> None:
    breed_species(s, seat, SHEEP, PREGNANT_SHEEP)
    breed_species(s, seat, CATTLE, PREGNANT_CATTLE)


def breed_species(s: Table, seat: int, plain: int, pregnant: int) -> None:
    supply = s.players[seat].supply
    bearing = supply[pregnant]
    if bearing:
        supply[pregnant] = 0
        supply[plain] += bearing
        s.receive(seat, plain, bearing, FROM_BREEDING)
        if s.chronicle is not None:
            s.tell("log-birth", {"seat": seat, "item": ITEMS[plain]})
    elif supply[plain] >= 2:
        supply[plain] -= 1
        supply[pregnant] += 1
        if s.chronicle is not None:
            s.tell("log-pregnant", {"seat": seat, "item": ITEMS[pregnant]})


def surrounded(s: Table, seat: int, boards: SmallSet) -> list[tuple[int, int]]:
    """O-7.6, O4  What symbols in sight and wholly surrounded give: items and their boards."""
    gives: list[tuple[int, int]] = []
    for board in range(BOARD_COUNT):
        if has(boards, board):
            covered = s.players[seat].covered[board]
            for bonus in BOARDS[board].bonuses:
                if bonus.cells & covered == 0 and bonus.around & ~covered == 0:
                    for what in bonus.gives:
                        gives.append((what, board))
    return gives


def pay_bonus(s: Table) -> None:
    """O-7.6  Phase 10: every surrounded symbol pays once, all at the same instant."""
    for seat in range(s.seats):
        plain_bonus(s, seat, s.players[seat].owned)
    for seat in s.last_to_first():
        s.fire(seat, triggers.BONUS_AFTER)
        house_bonus(s, seat, s.players[seat].owned)
        s.fire(seat, triggers.BONUS_DURING)


def own_bonus(s: Table, seat: int, boards: SmallSet) -> None:
    """The symbols on some boards of a seat, by a card."""
    plain_bonus(s, seat, boards)
    house_bonus(s, seat, boards)


def plain_bonus(s: Table, seat: int, boards: SmallSet) -> None:
    """What the symbols give, but for houses whose yield a card may replace."""
    replaceable = has(s.players[seat].hears, triggers.BONUS_HOUSE)
    paid: list[str] = []
    for what, board in surrounded(s, seat, boards):
        if board < FIRST_STONE_HOUSE or not replaceable:
            paid.extend(pay_symbol(s, seat, what))
    if s.chronicle is not None and paid:
        s.tell("log-bonus", {"seat": seat, "item": paid})


def house_bonus(s: Table, seat: int, boards: SmallSet) -> None:
    """Each house by itself, for a card that may replace what it yields."""
    if has(s.players[seat].hears, triggers.BONUS_HOUSE):
        for board in range(FIRST_STONE_HOUSE, BOARD_COUNT):
            yields = surrounded(s, seat, boards & single(board))
            if yields:
                s.ask(seat, HOUSE_BONUS, board)
                s.fire(seat, triggers.BONUS_HOUSE, board, len(yields))


class HouseBonus(Automatic):
    """What the house s.arg yields, unless a card has brought something else."""

    def run(self, s: Table, seat: int) -> None:
        player = s.players[seat]
        if not player.replaced:
            yields = surrounded(s, seat, single(s.arg))
            paid = [name for what, _ in yields for name in pay_symbol(s, seat, what)]
            if s.chronicle is not None and paid:
                s.tell("log-bonus", {"seat": seat, "item": paid})
        player.replaced = False


def pay_symbol(s: Table, seat: int, what: int) -> list[str]:
    """One symbol; special tiles and the house only while they last. Names what it gave."""
    if what == STONE_HOUSE_BONUS:
        if s.buildings[STONE_HOUSE] == 0:
            return []
        s.build(seat, STONE_HOUSE)
        return ["stone_house"]
    if what == WEAPON_BONUS:
        return [WEAPONS[s.draw_weapon(seat, FROM_BONUS)]]
    if what >= FIRST_WEAPON:
        s.give_weapon(seat, what, FROM_BONUS)
    elif FIRST_SPECIAL <= what < FIRST_SPECIAL + SPECIALS:
        if not has(s.specials, what):
            return []
        s.take_special(seat, what, FROM_BONUS)
    else:
        s.receive(seat, what, 1, FROM_BONUS)
    return [ITEMS[what]]


def vikings_home(s: Table) -> None:
    """O-11.3  Phase 12; O-13.3 solo: the colour just played stays and blocks."""
    colour = s.colour_on_turn()
    if s.seats == 1:
        s.waiting_home[colour] = s.players[0].thing  # O36
        s.players[0].thing = 0
    for at in range(len(s.held)):
        holder = s.held[at]
        if holder <= 0:
            continue
        if s.seats == 1:
            if holder - 1 == colour:
                continue
            s.waiting_home[holder - 1] += s.there[at]
        else:
            s.players[holder - 1].thing += s.there[at]
        s.held[at] = 0
        s.there[at] = 0


NEW_WEAPON: Final = NewWeapon("new-weapon", "O-3.4")
HOUSE_BONUS: Final = HouseBonus("house-bonus", "O-7.6")
