"""Dice: hunting, snares and whaling want low results, raiding and pillaging high ones."""

from typing import Final

from meadhall.core.sets import SmallSet, has, members
from meadhall.core.state import Args
from meadhall.games.feast_for_odin import moves, triggers
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
    LONGSHIP,
    LOOT,
    MOST_ROLLS,
    NONE,
    PILLAGING,
    PRINTED_ORE,
    SMALL_BERTHS,
    SPECIALS,
    SWORD,
    TABLES,
    VIKINGS_BACK,
    WHALING,
)
from meadhall.games.feast_for_odin.player import NO_SHIP
from meadhall.games.feast_for_odin.record import (
    FAILURE,
    FROM_DICE,
    NO_BERTH,
    SUCCESS,
    UNDECIDED,
    ActionRecord,
)
from meadhall.games.feast_for_odin.spaces import PARTS, Part
from meadhall.games.feast_for_odin.state import Table

NEVER: Final = 99  # the sword value of what cannot be raided


def start_dice(s: Table, seat: int, part: Part) -> None:
    """O-8.1, O29  Boats and ore are fixed before the first roll."""
    player = s.players[seat]
    record = player.record()
    record.table = part.what
    record.ore = 0
    record.rolls = []
    record.boats = 0
    record.outcome = UNDECIDED
    record.claim = NONE
    record.second_claim = NONE
    if record.table == WHALING:
        crews = boat_sets(s, seat, part.most)
        if len(crews) > 1:
            s.ask(seat, SAIL, part.number)
        elif crews:
            sail(s, seat, crews[0])
        return
    if HIGH[record.table]:
        record.longship = player.ships(LONGSHIP) > 0
    if record.table == PILLAGING:  # O11  the longship with most ore, or the one that was named
        for berth in range(SMALL_BERTHS, BERTHS):
            if record.berth in (NO_BERTH, berth):
                record.ore = max(record.ore, player.loaded[berth])
    roll(s, seat)


def boats_of(action: int) -> SmallSet:
    """The berths that a move names; no move names none."""
    return moves.SAIL.arg(action) + 1


def boat_sets(s: Table, seat: int, most: int) -> list[int]:
    """Moves that name own whaling boats; sets that are alike only once."""
    player = s.players[seat]
    found: list[int] = []
    seen: list[tuple[int, int]] = []  # boats and the ore on them
    for action in range(moves.SAIL.first, moves.SAIL.end):
        boats = boats_of(action)
        berths = members(boats)
        if len(berths) > most or NO_SHIP in [player.berths[berth] for berth in berths]:
            continue
        like = (len(berths), sum([player.loaded[berth] for berth in berths]))
        if like not in seen:
            seen.append(like)
            found.append(action)
    return found


class Sail(OwnStep):
    """O-8.1  With which whaling boats; s.arg is the part."""

    def choices(self, s: Table, seat: int) -> list[int]:
        return boat_sets(s, seat, PARTS[s.arg].most)

    def choose(self, s: Table, seat: int, action: int) -> None:
        sail(s, seat, action)


def sail(s: Table, seat: int, action: int) -> None:
    """O11  All ore on the boats used counts, the printed one too."""
    player = s.players[seat]
    record = player.record()
    record.boats = boats_of(action)
    for berth in members(record.boats):
        record.ore += PRINTED_ORE + player.loaded[berth]
    roll(s, seat)


def roll(s: Table, seat: int) -> None:
    """O-8.2  One roll; it replaces the one before. At 0 success is forced (O12)."""
    record = s.players[seat].record()
    pips = s.rng.below(FACES[record.table]) + 1
    record.rolls = [*record.rolls, pips]
    record.shift = s.ruled(seat, triggers.RESULT, record.bonus, record.table)
    record.acted = True
    s.reveals += 1
    if s.chronicle is not None:
        args = {"seat": seat, "pips": pips, "count": len(record.rolls), "result": result(record)}
        s.tell("log-roll", args)
    if not HIGH[record.table] and result(record) == 0:
        succeed_low(s, seat, 0)
    else:
        s.ask(seat, DICE)


def result(record: ActionRecord) -> int:
    """O-8.3, O-8.4  The last roll with what ore takes off, or adds."""
    pips = record.rolls[-1] + record.shift
    return max(0, pips + record.ore if HIGH[record.table] else pips - record.ore)


def most_rolls(s: Table, seat: int) -> int:
    return s.ruled(seat, triggers.ROLLS, MOST_ROLLS, s.players[seat].record().table)


# --- what is paid ---------------------------------------------------------------------


def worth(s: Table, seat: int, what: int) -> int:
    """What a thing paid counts."""
    return s.ruled(seat, triggers.WORTH, 1, s.players[seat].record().table, what)


def substitute(s: Table, seat: int) -> int:
    """What may be paid instead of the weapon, or NONE."""
    table = s.players[seat].record().table
    return s.ruled(seat, triggers.SUBSTITUTE, NONE, table, DICE_WEAPON[table])


def most_payable(s: Table, seat: int) -> int:
    """What everything that can be paid would count."""
    player = s.players[seat]
    table = player.record().table
    weapon = DICE_WEAPON[table]
    material = DICE_MATERIAL[table]
    other = substitute(s, seat)
    weapons = player.supply[weapon] + (player.supply[other] if other != NONE else 0)
    return player.supply[material] * worth(s, seat, material) + weapons * worth(s, seat, weapon)


def material_due(s: Table, seat: int, due: int, weapons: int) -> int:
    """How much wood or stone goes with so many weapons."""
    table = s.players[seat].record().table
    left = max(0, due - weapons * worth(s, seat, DICE_WEAPON[table]))
    each = worth(s, seat, DICE_MATERIAL[table])
    return (left + each - 1) // each


def mixes(s: Table, seat: int, due: int) -> list[tuple[int, int]]:
    """O46  Weapons and substitutes that may go into what is due; the rest is material.

    No mix holds a piece that could be left out.
    """
    player = s.players[seat]
    table = player.record().table
    weapon = DICE_WEAPON[table]
    material = DICE_MATERIAL[table]
    other = substitute(s, seat)
    each = worth(s, seat, weapon)
    found: list[tuple[int, int]] = []
    for weapons in range(min((due + each - 1) // each, player.supply[weapon]) + 1):
        spare = player.supply[other] if other != NONE else 0
        for others in range(min((due + each - 1) // each - weapons, spare) + 1):
            needed = material_due(s, seat, due, weapons + others)
            if needed <= player.supply[material] and not_too_much(
                due, (weapons + others) * each, each if weapons + others else 0,
                needed * worth(s, seat, material), worth(s, seat, material),
            ):  # fmt: skip
                found.append((weapons, others))
    return found


def not_too_much(due: int, by_weapons: int, weapon: int, by_material: int, material: int) -> bool:
    """Whether no weapon could be left out, nor any material."""
    paid = by_weapons + by_material
    return (weapon == 0 or paid - weapon < due) and (by_material == 0 or paid - material < due)


def pay_mix(s: Table, seat: int, due: int, weapons: int, others: int) -> None:
    table = s.players[seat].record().table
    material = material_due(s, seat, due, weapons + others)
    if weapons:
        s.spend(seat, DICE_WEAPON[table], weapons)
    if others:
        s.spend(seat, substitute(s, seat), others)
    if material:
        s.spend(seat, DICE_MATERIAL[table], material)


# --- what is taken ----------------------------------------------------------------------


def sword_value(s: Table, seat: int, what: int) -> int:
    """The result a raid needs for a tile."""
    return s.ruled(seat, triggers.LOOT, SWORD[what], what)


def within(s: Table, seat: int, reach: int) -> list[int]:
    """Goods and special tiles that a result is enough for, the cheapest first."""
    if reach <= FAILS_AT:
        return []
    return [
        what
        for what in (TAKEABLE if has(s.players[seat].hears, triggers.LOOT) else LOOT)
        if sword_value(s, seat, what) <= min(reach, NEVER - 1)
        and (what < FIRST_SPECIAL or has(s.specials, what))
    ]


def loot(s: Table, seat: int) -> list[int]:
    """O-8.4  Blue goods and special tiles within reach, with stone and swords paid."""
    return within(s, seat, result(s.players[seat].record()) + most_payable(s, seat))


def second_loot(s: Table, seat: int) -> list[int]:
    """What a split raid may take besides what was claimed."""
    record = s.players[seat].record()
    if s.ruled(seat, triggers.SPLIT, 1, record.table) < 2:
        return []
    reach = result(record) + most_payable(s, seat)
    if reach <= FAILS_AT:
        return []
    left = reach - sword_value(s, seat, record.claim)
    return [
        what
        for what in TAKEABLE
        if sword_value(s, seat, what) <= left
        and (what < FIRST_SPECIAL or (has(s.specials, what) and what != record.claim))
    ]


TAKEABLE: Final = list(range(FIRST_SPECIAL + SPECIALS))


class Dice(OwnStep):
    """O-8.2  Roll again, or stop: with success, paid for, or with failure."""

    def choices(self, s: Table, seat: int) -> list[int]:
        record = s.players[seat].record()
        found: list[int] = []
        if len(record.rolls) < most_rolls(s, seat):
            found.append(moves.ROLL.id())
        if HIGH[record.table]:
            for what in loot(s, seat):
                found.append(moves.LOOT.id(what))
        else:
            for weapons, _ in mixes(s, seat, result(record)):
                found.append(moves.SUCCEED.id(weapons))
        found.append(moves.FAIL.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        record = s.players[seat].record()
        if moves.ROLL.has(action):
            roll(s, seat)
        elif moves.FAIL.has(action):
            fail(s, seat)
        elif moves.LOOT.has(action):
            record.claim = moves.LOOT.arg(action)
            record.second_claim = NONE
            if second_loot(s, seat):
                s.ask(seat, SPLIT_LOOT)
            else:
                claim(s, seat)
        else:
            succeed_low(s, seat, moves.SUCCEED.arg(action))

    def prompt_args(self, s: Table, seat: int) -> Args:
        record = s.players[seat].record()
        return {
            "dice": TABLES[record.table],
            "pips": record.rolls[-1],
            "result": result(record),
        }


class SplitLoot(OwnStep):
    """A result that is split: a second thing, or only the first."""

    def choices(self, s: Table, seat: int) -> list[int]:
        found = [moves.LOOT.id(what) for what in second_loot(s, seat)]
        found.append(moves.DECLINE.id())
        return found

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.LOOT.has(action):
            s.players[seat].record().second_claim = moves.LOOT.arg(action)
        claim(s, seat)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"item": ITEMS[s.players[seat].record().claim]}


def succeed_low(s: Table, seat: int, weapons: int) -> None:
    """O-8.3  The result is paid in weapons and wood, in any mix."""
    record = s.players[seat].record()
    due = result(record)
    pay_mix(s, seat, due, weapons, 0)
    record.outcome = SUCCESS
    for what in CATCH[record.table]:
        if what >= FIRST_WEAPON:
            s.give_weapon(seat, what, FROM_DICE)
        else:
            s.receive(seat, what, 1, FROM_DICE)
    if s.chronicle is not None:
        args = {"seat": seat, "item": [ITEMS[what] for what in CATCH[record.table]], "count": due}
        s.tell("log-success", args)
    s.fire(seat, triggers.DICE_SUCCESS, record.table)
    s.fire(seat, triggers.DICE_OVER, record.table)


def lacking(s: Table, seat: int) -> int:
    """What the result lacks for the claim."""
    record = s.players[seat].record()
    value = sword_value(s, seat, record.claim)
    if record.second_claim != NONE:
        value += sword_value(s, seat, record.second_claim)
    return max(0, value - result(record))


def claim(s: Table, seat: int) -> None:
    """O-8.4  Success is declared; what the result lacks is paid."""
    ways = mixes(s, seat, lacking(s, seat))
    if len(ways) == 1:
        succeed_high(s, seat, ways[0][0], ways[0][1])
    else:
        s.ask(seat, RAISE)


class Raise(OwnStep):
    """O-8.4, O39  What the result lacks is paid in swords and stone, once success is declared."""

    def choices(self, s: Table, seat: int) -> list[int]:
        ways = mixes(s, seat, lacking(s, seat))
        if not ways:  # it was spent in between: the claim is open again
            return DICE.choices(s, seat)
        return [moves.RAISE.id(weapons, others) for weapons, others in ways]

    def choose(self, s: Table, seat: int, action: int) -> None:
        if moves.RAISE.has(action):
            succeed_high(s, seat, moves.RAISE.arg(action), moves.RAISE.arg2(action))
        else:
            DICE.choose(s, seat, action)

    def prompt_args(self, s: Table, seat: int) -> Args:
        return {"item": ITEMS[s.players[seat].record().claim], "count": lacking(s, seat)}


def succeed_high(s: Table, seat: int, weapons: int, others: int) -> None:
    """O-8.4  Exactly one blue good or special tile; two where a card splits the result."""
    record = s.players[seat].record()
    due = lacking(s, seat)
    pay_mix(s, seat, due, weapons, others)
    record.outcome = SUCCESS
    taken = [record.claim] if record.second_claim == NONE else [record.claim, record.second_claim]
    for what in taken:
        if what >= FIRST_SPECIAL:
            s.take_special(seat, what, FROM_DICE)
        else:
            s.receive(seat, what, 1, FROM_DICE)
    if s.chronicle is not None:
        s.tell("log-success", {"seat": seat, "item": [ITEMS[w] for w in taken], "count": due})
    s.fire(seat, triggers.DICE_SUCCESS, record.table)
    s.fire(seat, triggers.DICE_OVER, record.table)


def fail(s: Table, seat: int) -> None:
    """O-8.5  Failure costs nothing and consoles: material, weapon, vikings home."""
    record = s.players[seat].record()
    record.outcome = FAILURE
    s.receive(seat, DICE_MATERIAL[record.table], 1, FROM_DICE)
    s.give_weapon(seat, DICE_WEAPON[record.table], FROM_DICE)
    if s.chronicle is not None:
        items = [ITEMS[DICE_MATERIAL[record.table]], ITEMS[DICE_WEAPON[record.table]]]
        s.tell("log-failure", {"seat": seat, "item": items})
    if VIKINGS_BACK[record.table] and record.placed:
        call_back(s, seat, record)
    s.fire(seat, triggers.DICE_FAILURE, record.table)
    s.fire(seat, triggers.DICE_OVER, record.table)


def call_back(s: Table, seat: int, record: ActionRecord) -> None:
    """O49  All come back that may, without a question, unless that frees the space or a card may
    look at their number."""
    there = s.there[record.space]
    back = min(VIKINGS_BACK[record.table], there)
    if back == there or s.players[seat].played:
        s.ask(seat, CALL_BACK)
    else:
        s.recall(seat, [record.space], [back])


class CallBack(OwnStep):
    """O-8.5, O15  Some vikings of the space may come back and be used again this round."""

    def choices(self, s: Table, seat: int) -> list[int]:
        record = s.players[seat].record()
        most = min(VIKINGS_BACK[record.table], s.there[record.space])
        return [moves.CALL_BACK.id(count) for count in range(most, -1, -1)]

    def choose(self, s: Table, seat: int, action: int) -> None:
        record = s.players[seat].record()
        s.recall(seat, [record.space], [moves.CALL_BACK.arg(action)])


SAIL: Final = Sail("sail", "O-8.1")
DICE: Final = Dice("dice", "O-8.2")
SPLIT_LOOT: Final = SplitLoot("split-loot", "O-12.3")
RAISE: Final = Raise("raise", "O-8.4")
CALL_BACK: Final = CallBack("call-back", "O-8.5")
