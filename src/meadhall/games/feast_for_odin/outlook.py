"""What a seat could do: places of a tile, what a space lacks, what can be served.

Views show it, so that a board need not know the rules. Nothing here changes anything.
"""

from meadhall.core.sets import has, members
from meadhall.games.feast_for_odin import moves, spaces
from meadhall.games.feast_for_odin.anytime import (
    MOST_PEEKS,
    OwnStep,
    anything_possible,
    card_acts,
    loading,
)
from meadhall.games.feast_for_odin.boards import (
    BOARD_NAMES,
    BOARDS,
    BUILDINGS,
    COLUMNS,
    FIRST_STONE_HOUSE,
    STRIDE,
    bit_of,
)
from meadhall.games.feast_for_odin.dice import boat_sets
from meadhall.games.feast_for_odin.feast import last_colour, lies_wide, seats_laid
from meadhall.games.feast_for_odin.pieces import (
    COLOUR,
    FIRST_SPECIAL,
    FOOD,
    ITEMS,
    KIND,
    KNARR,
    LONGSHIP,
    NARROW,
    ORE,
    PRICE,
    SHEEP,
    SHIPS,
    SILVER,
    SPECIALS,
    WHALING,
    WIDE,
)
from meadhall.games.feast_for_odin.placing import (
    TURNS,
    Turn,
    board_income,
    cells_in,
    income,
    income_of,
    lies_on,
    minus_of,
    placeable,
    places,
)
from meadhall.games.feast_for_odin.possible import (
    all_possible,
    any_strip_open,
    can_upgrade,
    emigration_price,
    fleet,
    meets,
    possible,
    prices,
    some_possible,
    to_be_found,
)
from meadhall.games.feast_for_odin.scoring import points
from meadhall.games.feast_for_odin.seen import (
    Amount,
    FitView,
    FoodView,
    Lack,
    OwnView,
    PlaceView,
    RiseView,
    Spot,
    WayView,
)
from meadhall.games.feast_for_odin.spaces import COLUMN, PARTS, SPACE_COUNT, SPACES, Part
from meadhall.games.feast_for_odin.state import Table
from meadhall.games.feast_for_odin.turn import can_use, crew, imitable

# --- tiles ---------------------------------------------------------------------------


def cell(bit: int) -> list[int]:
    """Row and column of a cell, from 1."""
    return [bit // STRIDE + 1, bit % STRIDE + 1]


def cells(mask: int) -> list[list[int]]:
    """The cells of a mask as rows and columns, from 1."""
    return [[at // COLUMNS + 1, at % COLUMNS + 1] for at in cells_in(mask)]


def where(s: Table, seat: int, item: str) -> list[PlaceView]:
    """All places of a tile on the boards of a seat, and what each would bring."""
    what = ITEMS.index(item) if item in ITEMS else -1
    if what not in placeable(s, seat):
        raise ValueError(f"{item!r} cannot lie on a board")
    found: list[PlaceView] = []
    for board in members(s.players[seat].owned):
        if lies_on(s, seat, board, what):
            for number, turn in enumerate(TURNS[what]):
                spots = spots_of(s, seat, board, what, turn)
                if spots:
                    shape = [relative(offset) for offset in turn.offsets]
                    found.append(PlaceView(BOARD_NAMES[board], number + 1, shape, spots))
    return found


def relative(offset: int) -> list[int]:
    """Rows and columns from the first cell of a tile; a column may lie to its left."""
    row = (offset + STRIDE // 2) // STRIDE
    return [row, offset - row * STRIDE]


def spots_of(s: Table, seat: int, board: int, what: int, turn: Turn) -> list[Spot]:
    geometry = BOARDS[board]
    covered = s.players[seat].covered[board]
    elsewhere = income(s, seat) - board_income(s, seat, board)
    now = points(s, seat) + minus_of(board, covered)
    if what == SILVER:
        now -= 1
    found: list[Spot] = []
    for at in cells_in(places(s, seat, board, what, turn)):
        mask = turn.mask << bit_of(at)
        lost = [
            symbol_id(seat, board, n)
            for n, bonus in enumerate(geometry.bonuses)
            if bonus.cells & mask and not bonus.cells & covered
        ]
        found.append(
            Spot(
                row=at // COLUMNS + 1,
                column=at % COLUMNS + 1,
                income=elsewhere + income_of(board, covered | mask),
                points=now - minus_of(board, covered | mask),
                lost=lost,
            )
        )
    return found


def symbol_id(seat: int, board: int, number: int) -> str:
    return f"{BOARD_NAMES[board]}-{seat}-symbol-{number}"


def ways_to_lie(s: Table, seat: int, board: int, what: int) -> int:
    """How many places a tile has on a board, in all its turns."""
    if not lies_on(s, seat, board, what):
        return 0
    return sum([places(s, seat, board, what, turn).bit_count() for turn in TURNS[what]])


def fits_on_boards(s: Table, seat: int, boards: list[int]) -> list[FitView]:
    """What of the supply has a place on which of these boards."""
    found: list[FitView] = []
    for what in placeable(s, seat):
        if s.players[seat].supply[what]:
            for board in boards:
                count = ways_to_lie(s, seat, board, what)
                if count:
                    found.append(FitView(ITEMS[what], BOARD_NAMES[board], count))
    return found


def rises(s: Table, seat: int) -> list[RiseView]:
    """The next step of each income line of the seat."""
    found: list[RiseView] = []
    total = income(s, seat)
    for board in range(FIRST_STONE_HOUSE):
        if not has(s.players[seat].owned, board):
            continue
        geometry = BOARDS[board]
        covered = s.players[seat].covered[board]
        for line, own in enumerate(geometry.income):
            at = next((k for k, bit in enumerate(own) if not covered >> bit & 1), -1)
            if at >= 0:
                more = geometry.lines[line][at + 1] - geometry.lines[line][at]
                missing = [*cells(geometry.before[line][at] & ~covered), cell(own[at])]
                found.append(RiseView(geometry.name, line, total + more, missing))
    return found


# --- any time --------------------------------------------------------------------------


def why_shut(s: Table, seat: int) -> str | None:
    """Why the seat's list of any-time acts is shut; None if it is open."""
    if not isinstance(s.step_of(seat), OwnStep):
        return "other_seat"
    if not s.players[seat].may_act_freely():
        return "first_part"
    if s.players[seat].peeks >= MOST_PEEKS:
        return "peeks"
    return None if anything_possible(s, seat) else "nothing"


def why_no_loading(s: Table, seat: int) -> str | None:
    if s.players[seat].records:
        return "action"
    if s.players[seat].supply[ORE] == 0:
        return "ore"
    return None if loading(s, seat) else "room"


def own_view(s: Table, seat: int) -> OwnView:
    shut = why_shut(s, seat)
    player = s.players[seat]
    return OwnView(
        anytime=shut,
        fits=[] if shut else fits_on_boards(s, seat, members(player.owned)),
        loads=why_no_loading(s, seat),
        usable=[] if shut else sorted({moves.USE.arg(action) for action in card_acts(s, seat)}),
        rises=rises(s, seat),
    )


# --- spaces ------------------------------------------------------------------------------


def why_not(s: Table, seat: int, at: int) -> str | None:
    """What keeps the seat from a space; None if it could be used now."""
    if s.held[at]:
        return "held"
    if crew(s, seat, at) > s.players[seat].thing:
        return "vikings"
    if at >= SPACE_COUNT:
        return None if imitable(s, seat, COLUMN[at]) else "nothing"
    if not meets(s, seat, SPACES[at]):
        return "animals" if SPACES[at].animal >= 0 else "ships"
    return None if can_use(s, seat, at) else "nothing"


def space_lacks(s: Table, seat: int, at: int) -> list[Lack]:
    """What keeps the seat from a space, in numbers."""
    found: list[Lack] = []
    if s.held[at]:
        found.append(Lack("held", 0, 0))
    vikings = crew(s, seat, at)
    if vikings > s.players[seat].thing:
        found.append(Lack("viking", vikings, s.players[seat].thing))
    if at >= SPACE_COUNT:
        if not imitable(s, seat, COLUMN[at]):
            found.append(Lack("source", 1, 0))
        return found
    space = SPACES[at]
    for kind in range(len(SHIPS)):
        have = fleet(s, seat, space, kind)
        if have < space.ships[kind]:
            found.append(Lack(SHIPS[kind], space.ships[kind], have))
    if space.any_ship and not any(fleet(s, seat, space, kind) for kind in space.any_ship):
        found.append(Lack(SHIPS[space.any_ship[0]], 1, 0))
    if space.animal >= 0 and s.players[seat].animals(space.animal) == 0:
        found.append(Lack("sheep" if space.animal == SHEEP else "cattle", 1, 0))
    if not can_use(s, seat, at):
        found += parts_lack(s, seat, space.parts)
    return found


def parts_lack(s: Table, seat: int, parts: list[int]) -> list[Lack]:
    """What the parts of a space lack, of which none can be carried out."""
    found: list[Lack] = []
    for number in parts:
        found += [lack for lack in part_lacks(s, seat, PARTS[number]) if lack not in found]
        if PARTS[number].op == spaces.PAY:
            break  # behind a price that cannot be paid nothing comes
    return found


def part_lacks(s: Table, seat: int, part: Part) -> list[Lack]:
    """What a part lacks; nothing if it could be carried out."""
    if possible(s, seat, part):
        return []
    player = s.players[seat]
    op = part.op
    if op == spaces.PAY:
        due = prices(s, seat, part)
        return [
            Lack(ITEMS[what], need, player.supply[what])
            for what, need in zip(part.items, due, strict=True)
            if player.supply[what] < need
        ]
    if op == spaces.CHOOSE:
        branches = [lack for branch in part.branches for lack in parts_lack(s, seat, branch)]
        return [lack for n, lack in enumerate(branches) if lack not in branches[:n]]
    if op == spaces.OPTIONAL:
        return parts_lack(s, seat, part.branches[0])
    if op == spaces.LOSE_BOAT:
        return [Lack(SHIPS[0], 1, 0)]
    if op == spaces.EMIGRATE:
        return emigration_lacks(s, seat, part)
    if op == spaces.SALE:
        there = [PRICE[n] for n in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS) if has_tile(s, n)]
        return [Lack("silver", min(there, default=0), player.supply[SILVER])]
    if op == spaces.IF_ANIMAL:
        return [Lack("sheep" if part.animal == SHEEP else "cattle", 1, 0)]
    return [Lack(MISSING.get(op, "good"), 1, 0)]


MISSING = {
    spaces.BUILD: "house",
    spaces.GAIN_SHIP: "berth",
    spaces.UPGRADE: "good",
    spaces.MOUNTAIN: "strip",
    spaces.EXPLORE: "island",
    spaces.PLAY_CARDS: "card",
}


def has_tile(s: Table, what: int) -> bool:
    return has(s.specials, what)


def emigration_lacks(s: Table, seat: int, part: Part) -> list[Lack]:
    found: list[Lack] = []
    player = s.players[seat]
    price = emigration_price(s, seat, part)
    if player.supply[SILVER] < price:
        found.append(Lack("silver", price, player.supply[SILVER]))
    if player.ships(KNARR) + player.ships(LONGSHIP) == 0:
        found.append(Lack("knarr", 1, 0))
    free = s.seats_to_fill(seat)
    if free < 2:
        found.append(Lack("seat", 2, free))
    return found


def ways_of(s: Table, seat: int, at: int) -> list[WayView]:
    """The alternatives printed on a space, each with all that it costs."""
    if at >= SPACE_COUNT:
        return []
    found: list[WayView] = []
    before: list[int] = []  # a price that is paid whichever is chosen
    for number in SPACES[at].parts:
        part = PARTS[number]
        if part.op == spaces.PAY:
            before.append(number)
        elif part.op == spaces.CHOOSE:
            for way, branch in zip(part.ways, part.branches, strict=True):
                found.append(way_view(s, seat, spaces.WAYS[way], before, branch))
    return found


def way_view(s: Table, seat: int, way: str, before: list[int], branch: list[int]) -> WayView:
    lacks = parts_lack(s, seat, before)
    if not some_possible(s, seat, branch):
        lacks += [lack for lack in parts_lack(s, seat, branch) if lack not in lacks]
    prices_due = [n for n in [*before, *branch] if PARTS[n].op == spaces.PAY]
    return WayView(
        way=way,
        possible=not lacks,
        pays=[amount for n in prices_due for amount in paid(s, seat, n)],
        gains=[amount for n in branch for amount in gained(PARTS[n])],
        lacks=lacks,
    )


def paid(s: Table, seat: int, number: int) -> list[Amount]:
    part = PARTS[number]
    due = prices(s, seat, part)
    return [Amount(ITEMS[what], n) for what, n in zip(part.items, due, strict=True) if n]


def gained(part: Part) -> list[Amount]:
    """What a part brings, as far as it is printed."""
    if part.op == spaces.GAIN:
        return [Amount(ITEMS[what], n) for what, n in zip(part.items, part.counts, strict=True)]
    if part.op == spaces.BUILD:
        return [Amount(BUILDINGS[part.what], 1)]
    if part.op == spaces.GAIN_SHIP:
        return [Amount(SHIPS[part.what], 1)]
    return []


def reveals_at_once(s: Table, seat: int, at: int) -> bool:
    """Whether occupying a space shows a die, a weapon or a card before anything is asked."""
    if at >= SPACE_COUNT:
        return False
    column = SPACES[at].column
    if column == 3 and s.deck:
        return True
    if column == 4 and s.players[seat].hand:
        return False  # a card may be played first
    for number in SPACES[at].parts:
        part = PARTS[number]
        if part.op == spaces.DICE:
            return part.what != WHALING or len(boat_sets(s, seat, part.most)) < 2
        if part.op == spaces.DRAW_WEAPONS or (part.op == spaces.DRAW_CARD and s.deck):
            return True
        if asks(s, seat, part):
            return False
    return False


def asks(s: Table, seat: int, part: Part) -> bool:
    """Whether a part begins with a question."""
    op = part.op
    if op == spaces.CHOOSE:
        return len([1 for branch in part.branches if some_possible(s, seat, branch)]) > 1
    if op == spaces.OPTIONAL:
        return all_possible(s, seat, part.branches[0])
    if op == spaces.EXPLORE:
        return len(to_be_found(s, seat, part)) > 1
    if op == spaces.UPGRADE:
        return can_upgrade(s.players[seat], part)
    if op == spaces.MOUNTAIN:
        return any_strip_open(s, s.players[seat], part)
    return op in (spaces.FORGE, spaces.OVERSEAS, spaces.SALE, spaces.EMIGRATE, spaces.PLAY_CARDS)


# --- the feast ------------------------------------------------------------------------------


def food_views(s: Table, seat: int) -> list[FoodView]:
    """Each food of the supply: how it can lie on the next seats, or why not."""
    found: list[FoodView] = []
    left = s.seats_to_fill(seat) - seats_laid(s, seat)
    before = last_colour(s, seat)
    for what in FOOD:
        if s.players[seat].supply[what] == 0:
            continue
        why = None
        wide: int | None = WIDE[what]
        narrow: int | None = NARROW[what] if NARROW[what] < WIDE[what] else None
        if COLOUR[what] == before:
            wide, narrow, why = None, None, "colour"
        else:
            if narrow is not None and narrow > left:
                narrow, why = None, "long"
            if WIDE[what] > left:
                wide, why = None, "long"
            elif WIDE[what] != NARROW[what] and lies_wide(s, seat, KIND[what]):
                wide, why = None, "second"
        found.append(FoodView(ITEMS[what], wide, narrow, why))
    if s.players[seat].supply[SILVER]:
        found.append(FoodView(ITEMS[SILVER], None, 1, None))
    return found
