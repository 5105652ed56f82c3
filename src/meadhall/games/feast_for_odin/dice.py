"""Dice: hunting, snares and whaling want low results, raiding and pillaging high ones."""

from typing import Final

from meadhall.core.sets import SmallSet, has, members
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
    SPECIALS,
    STONE,
    SWORD,
    SWORD_CARD,
    TABLES,
    VIKINGS_BACK,
    WHALING,
)
from meadhall.games.feast_for_odin.player import NO_SHIP
from meadhall.games.feast_for_odin.record import FAILURE, FROM_DICE, SUCCESS, UNDECIDED
from meadhall.games.feast_for_odin.spaces import PARTS, Part
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.trade import take_special
from meadhall.games.feast_for_odin.triggers import (
    DICE_FAILURE,
    DICE_OVER,
    DICE_ROLL,
    DICE_SUCCESS,
    RESULT,
    ROLLS,
    SUBSTITUTE,
    WORTH,
)
from meadhall.games.feast_for_odin.triggers import LOOT as LOOT_VALUE

NEVER: Final = 99  # the sword value of what cannot be raided


def start_dice(s: Table, seat: int, part: Part) -> None:
    """O-8.1, O29  Boats and ore are fixed before the first roll."""
    record = s.record
    record.table = part.what
    record.ore = 0
    record.rolls = []
    record.boats = 0
    record.outcome = UNDECIDED
    if record.table == WHALING:
        crews = boat_sets(s, seat, part.most)
        if len(crews) > 1:
            s.ask(seat, SAIL, part.number)
        else:
            sail(s, seat, crews[0])
        return
    if record.table == PILLAGING:  # O11  the longship with most ore
        for berth in range(SMALL_BERTHS, BERTHS):
            record.ore = max(record.ore, s.players[seat].loaded[berth])
    roll(s, seat)


def boat_sets(s: Table, seat: int, most: int) -> list[int]:
    """Sets of berths with own whaling boats; sets that are alike only once."""
    player = s.players[seat]
    found: list[int] = []
    seen: list[tuple[int, int]] = []  # boats and the ore on them
    for boats in range(1, 1 << SMALL_BERTHS):
        berths = members(boats)
        if len(berths) > most or NO_SHIP in [player.berths[berth] for berth in berths]:
            continue
        like = (len(berths), sum([player.loaded[berth] for berth in berths]))
        if like not in seen:
            seen.append(like)
            found.append(boats)
    return found


class Sail(OwnStep):
    """O-8.1  With which whaling boats; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.SAIL.id(boats - 1) for boats in boat_sets(s, seat, PARTS[s.arg].most)]

    def choose(self, s: Table, seat: int, action: int) -> None:
        sail(s, seat, boats_of(action))


def boats_of(action: int) -> SmallSet:
    """The berths that a move names; no move names none."""
    return moves.SAIL.arg(action) + 1


def sail(s: Table, seat: int, boats: int) -> None:
    """O11  All ore on the boats used counts, the printed one too."""
    s.record.boats = boats
    for berth in members(boats):
        s.record.ore += PRINTED_ORE + s.players[seat].loaded[berth]
    roll(s, seat)


def roll(s: Table, seat: int) -> None:
    """O-8.2  One roll; it replaces the one before. At 0 success is forced (O12)."""
    pips = s.rng.below(FACES[s.record.table]) + 1
    s.record.rolls = [*s.record.rolls, pips]
    s.record.shift = s.ruled(seat, RESULT, 0, s.record.table)
    s.reveals += 1
    s.record.acted = True
    if s.chronicle is not None:
        args = {"seat": seat, "pips": pips, "count": len(s.record.rolls), "result": result(s)}
        s.tell("log-roll", args)
    if not HIGH[s.record.table] and result(s) == 0:
        s.fire(seat, DICE_ROLL, s.record.table, pips)
        succeed_low(s, seat, 0)
    else:
        s.ask(seat, DICE)
        s.fire(seat, DICE_ROLL, s.record.table, pips)


def result(s: Table) -> int:
    """O-8.3, O-8.4  The last roll with what ore takes off, or adds."""
    pips = s.record.rolls[-1] + s.record.shift
    return max(0, pips + s.record.ore if HIGH[s.record.table] else pips - s.record.ore)


def most_rolls(s: Table) -> int:
    return (
        MOST_ROLLS
        if s.record.acting < 0
        else s.ruled(s.record.acting, ROLLS, MOST_ROLLS, s.record.table)
    )


def worth(s: Table, seat: int, what: int) -> int:
    """What a thing paid counts."""
    return s.ruled(seat, WORTH, 1, s.record.table, what)


def arms(s: Table, seat: int) -> int:
    """Weapons that can be paid, those that stand in for others too."""
    weapon = DICE_WEAPON[s.record.table]
    other = s.ruled(seat, SUBSTITUTE, weapon, s.record.table, weapon)
    return s.players[seat].supply[weapon] + (
        s.players[seat].supply[other] if other != weapon else 0
    )


def material_due(s: Table, seat: int, due: int, weapons: int) -> int:
    """How much wood or stone goes with so many weapons."""
    left = max(0, due - weapons * worth(s, seat, DICE_WEAPON[s.record.table]))
    each = worth(s, seat, DICE_MATERIAL[s.record.table])
    return (left + each - 1) // each


def mixes(s: Table, seat: int, due: int) -> list[int]:
    """How many weapons may go into what is due; the rest is material."""
    have = s.players[seat].supply[DICE_MATERIAL[s.record.table]]
    if not s.players[seat].played:
        swords = s.players[seat].supply[DICE_WEAPON[s.record.table]]
        return list(range(max(0, due - have), min(due, swords) + 1))
    each = worth(s, seat, DICE_WEAPON[s.record.table])
    most = min((due + each - 1) // each, arms(s, seat))
    return [n for n in range(most + 1) if material_due(s, seat, due, n) <= have]


def pay_mix(s: Table, seat: int, due: int, weapons: int) -> None:
    """Weapons of the right kind first, then those that stand in for them; then the material."""
    weapon = DICE_WEAPON[s.record.table]
    proper = min(weapons, s.players[seat].supply[weapon])
    if proper:
        s.spend(seat, weapon, proper)
    if weapons > proper:
        s.spend(seat, s.ruled(seat, SUBSTITUTE, weapon, s.record.table, weapon), weapons - proper)
    rest = material_due(s, seat, due, weapons)
    if rest:
        s.spend(seat, DICE_MATERIAL[s.record.table], rest)


def sword_value(s: Table, seat: int, what: int) -> int:
    """The result a raid needs for a tile."""
    return s.ruled(seat, LOOT_VALUE, SWORD[what], what)


def loot(s: Table, seat: int) -> list[int]:
    """O-8.4  Blue goods and special tiles within reach, with stone and swords paid."""
    there = s.specials
    if not s.players[seat].played:
        reach = result(s) + s.players[seat].supply[STONE] + s.players[seat].supply[SWORD_CARD]
        if reach <= FAILS_AT:
            return []
        return [
            what
            for what in LOOT
            if SWORD[what] <= reach and (what < FIRST_SPECIAL or has(there, what))
        ]
    reach = result(s) + s.players[seat].supply[STONE] * worth(s, seat, STONE)
    reach += arms(s, seat) * worth(s, seat, SWORD_CARD)
    if reach <= FAILS_AT:
        return []
    return [
        what
        for what in range(FIRST_SPECIAL + SPECIALS)
        if sword_value(s, seat, what) <= min(reach, NEVER - 1)
        and (what < FIRST_SPECIAL or has(there, what))
    ]


class Dice(OwnStep):
    """O-8.2  Roll again, or stop: with success, paid for, or with failure."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        if len(s.record.rolls) < most_rolls(s):
            found.append(moves.ROLL.id())
        if HIGH[s.record.table]:
            for what in loot(s, seat):
                found.append(moves.LOOT.id(what))
        else:
            for weapons in mixes(s, seat, result(s)):
                found.append(moves.SUCCEED.id(weapons))
        found.append(moves.FAIL.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.ROLL.has(action):
            roll(s, seat)
        elif moves.FAIL.has(action):
            fail(s, seat)
        elif moves.LOOT.has(action):
            s.record.claim = moves.LOOT.arg(action)
            ways = mixes(s, seat, lacking(s, seat))
            if len(ways) > 1:
                s.ask(seat, RAISE)
            else:
                succeed_high(s, seat, ways[0])
        else:
            succeed_low(s, seat, moves.SUCCEED.arg(action))

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"dice": TABLES[s.record.table], "pips": s.record.rolls[-1], "result": result(s)}


def succeed_low(s: Table, seat: int, weapons: int) -> None:
    """O-8.3  The result is paid in weapons and wood, in any mix."""
    due = result(s)
    pay_mix(s, seat, due, weapons)
    s.record.outcome = SUCCESS
    for what in CATCH[s.record.table]:
        if what >= FIRST_WEAPON:
            s.give_weapon(seat, what, FROM_DICE)
        else:
            s.receive(seat, what, 1, FROM_DICE)
    if s.chronicle is not None:
        args = {"seat": seat, "item": [ITEMS[what] for what in CATCH[s.record.table]], "count": due}
        s.tell("log-success", args)
    succeeded(s, seat)


def succeeded(s: Table, seat: int) -> None:
    s.fire(seat, DICE_SUCCESS, s.record.table)
    s.fire(seat, DICE_OVER, s.record.table)
    s.carry_on(seat)


def lacking(s: Table, seat: int) -> int:
    """What the result lacks for the claim."""
    return max(0, sword_value(s, seat, s.record.claim) - result(s))


class Raise(OwnStep):
    """O-8.4, O39  What the result lacks is paid in swords and stone, once success is declared."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return [moves.RAISE.id(swords) for swords in mixes(s, seat, lacking(s, seat))]

    def choose(self, s: Table, seat: int, action: int) -> None:
        succeed_high(s, seat, moves.RAISE.arg(action))

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"item": ITEMS[s.record.claim], "count": lacking(s, seat)}


def succeed_high(s: Table, seat: int, swords: int) -> None:
    """O-8.4  Exactly one blue good or special tile."""
    due = lacking(s, seat)
    pay_mix(s, seat, due, swords)
    s.record.outcome = SUCCESS
    if s.record.claim >= FIRST_SPECIAL:
        take_special(s, seat, s.record.claim)
    else:
        s.receive(seat, s.record.claim, 1, FROM_DICE)
    if s.chronicle is not None:
        s.tell("log-success", {"seat": seat, "item": [ITEMS[s.record.claim]], "count": due})
    succeeded(s, seat)


def fail(s: Table, seat: int) -> None:
    """O-8.5  Failure costs nothing and consoles: material, weapon, vikings home."""
    s.record.outcome = FAILURE
    s.receive(seat, DICE_MATERIAL[s.record.table], 1, FROM_DICE)
    s.give_weapon(seat, DICE_WEAPON[s.record.table], FROM_DICE)
    if s.chronicle is not None:
        items = [ITEMS[DICE_MATERIAL[s.record.table]], ITEMS[DICE_WEAPON[s.record.table]]]
        s.tell("log-failure", {"seat": seat, "item": items})
    if VIKINGS_BACK[s.record.table] and not s.record.granted and s.record.space >= 0:
        call_back(s, seat)
    s.fire(seat, DICE_FAILURE, s.record.table)
    s.fire(seat, DICE_OVER, s.record.table)
    s.carry_on(seat)


def call_back(s: Table, seat: int) -> None:
    """O49  All come back that may, without a question, unless that frees the space or a card may
    look at their number."""
    there = s.there[s.record.space]
    back = min(VIKINGS_BACK[s.record.table], there)
    if back == there or s.players[seat].played:
        s.ask(seat, CALL_BACK)
    else:
        s.recall(seat, s.record.space, back)


class CallBack(OwnStep):
    """O-8.5, O15  Some vikings of the space may come back and be used again this round."""

    def choices(self, s: Table, seat: int) -> list[int]:
        most = min(VIKINGS_BACK[s.record.table], s.there[s.record.space])
        return [moves.CALL_BACK.id(count) for count in range(most, -1, -1)]

    def choose(self, s: Table, seat: int, action: int) -> None:
        s.recall(seat, s.record.space, moves.CALL_BACK.arg(action))
        s.carry_on(seat)


SAIL: Final = Sail("sail", "O-8.1")
DICE: Final = Dice("dice", "O-8.2")
RAISE: Final = Raise("raise", "O-8.4")
CALL_BACK: Final = CallBack("call-back", "O-8.5")
