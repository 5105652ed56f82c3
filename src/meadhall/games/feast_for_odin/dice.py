"""Dice: hunting, snares and whaling want low results, raiding and pillaging high ones."""

from typing import Final

from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves
from meadhall.games.feast_for_odin.anytime import OwnStep
from meadhall.games.feast_for_odin.pieces import (
    BERTHS,
    CATCH,
    DICE_MATERIAL,
    DICE_WEAPON,
    FACES,
    FAILS_AT,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    HIGH,
    ITEMS,
    LOOT,
    MOST_ROLLS,
    PILLAGING,
    PRINTED_ORE,
    SMALL_BERTHS,
    STONE,
    SWORD,
    SWORD_CARD,
    TABLES,
    VIKINGS_BACK,
    WHALING,
)
from meadhall.games.feast_for_odin.spaces import PARTS, Part
from meadhall.games.feast_for_odin.state import FAILURE, FROM_DICE, SUCCESS, Table
from meadhall.games.feast_for_odin.trade import take_special
from meadhall.games.feast_for_odin.triggers import (
    DICE_FAILURE,
    DICE_ROLL,
    DICE_SUCCESS,
    VIKING_RETURN,
)


def start_dice(s: Table, seat: int, part: Part) -> None:
    """O-8.1, O29  Boats and ore are fixed before the first roll."""
    s.table = part.what
    s.ore = 0
    if s.table == WHALING:
        crews = boat_sets(s, seat, part.most)
        if len(crews) > 1:
            s.ask(seat, SAIL, part.number)
        else:
            sail(s, seat, crews[0])
        return
    if s.table == PILLAGING:  # O11  the longship with most ore
        for berth in range(SMALL_BERTHS, BERTHS):
            s.ore = max(s.ore, s.ore_in(seat, berth))
    roll(s, seat)


def boat_sets(s: Table, seat: int, most: int) -> list[int]:
    """Sets of own whaling boats, one bit per berth; sets that are alike only once."""
    berths = s.berths[seat]
    found: list[int] = []
    seen: list[int] = []
    for boats in range(1, 1 << SMALL_BERTHS):
        like = 0
        count = 0
        for berth in range(SMALL_BERTHS):
            if boats >> berth & 1:
                count += 1
                like += 10 if berths[berth] == 1 else 1
                if berths[berth] == 0:
                    count = 99
        if count <= most and like not in seen:
            seen.append(like)
            found.append(boats)
    return found


class Sail(OwnStep):
    """O-8.1  With which whaling boats; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.SAIL.first + b - 1 for b in boat_sets(s, seat, PARTS[s.arg].most)]

    def choose(self, s: Table, seat: int, action: int) -> None:
        sail(s, seat, action - moves.SAIL.first + 1)


def sail(s: Table, seat: int, boats: int) -> None:
    """O11  All ore on the boats used counts, the printed one too."""
    s.boats = boats
    for berth in range(SMALL_BERTHS):
        if boats >> berth & 1:
            s.ore += PRINTED_ORE + s.ore_in(seat, berth)
    roll(s, seat)


def roll(s: Table, seat: int) -> None:
    """O-8.2  One roll; it replaces the one before. At 0 success is forced (O12)."""
    pips = s.rng.below(FACES[s.table]) + 1
    s.rolls.append(pips)
    s.reveals += 1
    s.acted = True
    if s.chronicle is not None:
        args = {"seat": seat, "pips": pips, "count": len(s.rolls), "result": result(s)}
        s.tell("log-roll", args)
    s.fire(seat, DICE_ROLL)
    if not HIGH[s.table] and result(s) == 0:
        succeed_low(s, seat, 0)
    else:
        s.ask(seat, DICE)


def result(s: Table) -> int:
    """O-8.3, O-8.4  The last roll with what ore takes off, or adds."""
    pips = s.rolls[-1]
    return pips + s.ore if HIGH[s.table] else max(0, pips - s.ore)


def loot(s: Table, seat: int) -> list[int]:
    """O-8.4  Blue goods and special tiles within reach, with stone and swords paid."""
    supply = s.supply[seat]
    reach = result(s) + supply[STONE] + supply[SWORD_CARD]
    if reach <= FAILS_AT:
        return []
    return [
        what
        for what in LOOT
        if SWORD[what] <= reach and (what < FIRST_SPECIAL or s.specials >> what & 1)
    ]


class Dice(OwnStep):
    """O-8.2  Roll again, or stop: with success, paid for, or with failure."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        if len(s.rolls) < MOST_ROLLS:
            found.append(moves.ROLL.first)
        if HIGH[s.table]:
            for what in loot(s, seat):
                found.append(moves.LOOT.first + what)
        else:
            due = result(s)
            supply = s.supply[seat]
            least = max(0, due - supply[DICE_MATERIAL[s.table]])
            for weapons in range(least, min(due, supply[DICE_WEAPON[s.table]]) + 1):
                found.append(moves.SUCCEED.first + weapons)
        found.append(moves.FAIL.first)
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if action == moves.ROLL.first:
            roll(s, seat)
        elif action == moves.FAIL.first:
            fail(s, seat)
        elif action >= moves.LOOT.first:
            s.claim = action - moves.LOOT.first
            mixes = payments(s, seat)
            if len(mixes) > 1:
                s.ask(seat, RAISE)
            else:
                succeed_high(s, seat, mixes[0])
        else:
            succeed_low(s, seat, action - moves.SUCCEED.first)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"dice": TABLES[s.table], "pips": s.rolls[-1], "result": result(s)}


def succeed_low(s: Table, seat: int, weapons: int) -> None:
    """O-8.3  The result is paid in weapons and wood, in any mix."""
    due = result(s)
    if weapons:
        s.spend(seat, DICE_WEAPON[s.table], weapons)
    if due > weapons:
        s.spend(seat, DICE_MATERIAL[s.table], due - weapons)
    s.outcome = SUCCESS
    for what in CATCH[s.table]:
        if what >= FIRST_WEAPON:
            s.give_weapon(seat, what, FROM_DICE)
        else:
            s.receive(seat, what, 1, FROM_DICE)
    if s.chronicle is not None:
        args = {"seat": seat, "item": [ITEMS[what] for what in CATCH[s.table]], "count": due}
        s.tell("log-success", args)
    s.fire(seat, DICE_SUCCESS)
    s.carry_on(seat)


def payments(s: Table, seat: int) -> list[int]:
    """How many swords may go into the price of the claim; the rest is stone."""
    due = max(0, SWORD[s.claim] - result(s))
    supply = s.supply[seat]
    return list(range(max(0, due - supply[STONE]), min(due, supply[SWORD_CARD]) + 1))


class Raise(OwnStep):
    """O-8.4, O39  What the result lacks is paid in swords and stone, once success is declared."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.RAISE.first + swords for swords in payments(s, seat)]

    def choose(self, s: Table, seat: int, action: int) -> None:
        succeed_high(s, seat, action - moves.RAISE.first)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"item": ITEMS[s.claim], "count": max(0, SWORD[s.claim] - result(s))}


def succeed_high(s: Table, seat: int, swords: int) -> None:
    """O-8.4  Exactly one blue good or special tile."""
    due = max(0, SWORD[s.claim] - result(s))
    if swords:
        s.spend(seat, SWORD_CARD, swords)
    if due > swords:
        s.spend(seat, STONE, due - swords)
    s.outcome = SUCCESS
    if s.claim >= FIRST_SPECIAL:
        take_special(s, seat, s.claim)
    else:
        s.receive(seat, s.claim, 1, FROM_DICE)
    if s.chronicle is not None:
        s.tell("log-success", {"seat": seat, "item": [ITEMS[s.claim]], "count": due})
    s.fire(seat, DICE_SUCCESS)
    s.carry_on(seat)


def fail(s: Table, seat: int) -> None:
    """O-8.5  Failure costs nothing and consoles: material, weapon, vikings home."""
    s.outcome = FAILURE
    s.receive(seat, DICE_MATERIAL[s.table], 1, FROM_DICE)
    s.give_weapon(seat, DICE_WEAPON[s.table], FROM_DICE)
    if s.chronicle is not None:
        items = [ITEMS[DICE_MATERIAL[s.table]], ITEMS[DICE_WEAPON[s.table]]]
        s.tell("log-failure", {"seat": seat, "item": items})
    s.fire(seat, DICE_FAILURE)
    if VIKINGS_BACK[s.table]:
        s.ask(seat, CALL_BACK)
    else:
        s.carry_on(seat)


class CallBack(OwnStep):
    """O-8.5, O15  Some vikings of the space may come back and be used again this round."""

    def choices(self, s: Table, seat: int) -> list[int]:
        most = min(VIKINGS_BACK[s.table], s.there[s.space])
        return [moves.CALL_BACK.first + count for count in range(most, -1, -1)]

    def choose(self, s: Table, seat: int, action: int) -> None:
        count = action - moves.CALL_BACK.first
        s.there[s.space] -= count
        s.thing[seat] += count
        if s.chronicle is not None and count:
            s.tell("log-call-back", {"seat": seat, "count": count})
        if count:
            s.fire(seat, VIKING_RETURN)
        s.carry_on(seat)


SAIL: Final = Sail("sail", "O-8.1")
DICE: Final = Dice("dice", "O-8.2")
RAISE: Final = Raise("raise", "O-8.4")
CALL_BACK: Final = CallBack("call-back", "O-8.5")
