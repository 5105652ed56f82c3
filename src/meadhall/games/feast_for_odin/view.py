"""What a seat sees of A Feast for Odin: everything but the cards in other hands."""

from typing import Any

from meadhall.core.seen import Points
from meadhall.core.sets import has, members
from meadhall.core.state import Frame, Step
from meadhall.core.view import frame
from meadhall.games.feast_for_odin.answers import CARD, CARD_CHOICE
from meadhall.games.feast_for_odin.anytime import ANY_TIME, decision_below
from meadhall.games.feast_for_odin.boards import (
    BOARD_COUNT,
    BOARDS,
    BUILDINGS,
    FIRST_ISLAND,
    FRONTS,
    ISLANDS,
    STONE_HOUSE_BONUS,
    STONE_SLOTS,
    TURNS_WITH,
    WEAPON_BONUS,
    WOOD_SLOTS,
)
from meadhall.games.feast_for_odin.dice import (
    lacking,
    loot,
    material_due,
    mixes,
    most_rolls,
    result,
    sword_value,
)
from meadhall.games.feast_for_odin.feast import SERVE, cheapest_rest
from meadhall.games.feast_for_odin.harvest import level
from meadhall.games.feast_for_odin.mountains import thing_names
from meadhall.games.feast_for_odin.moves import ACTIONS, ANYTIME
from meadhall.games.feast_for_odin.outlook import (
    cells,
    fits_on_boards,
    food_views,
    own_view,
    reveals_at_once,
    space_lacks,
    symbol_id,
    ways_of,
    why_not,
)
from meadhall.games.feast_for_odin.pieces import (
    BERTHS,
    DICE_MATERIAL,
    DICE_WEAPON,
    FAILS_AT,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    FLIPS,
    FORGEABLE,
    HARVEST,
    HIGH,
    ITEMS,
    LOOT,
    MARKER_BROWN,
    MARKER_ORANGE,
    MOST_ROLLS,
    PRICE,
    SEATS,
    SHIPS,
    SMALL_BERTHS,
    SPECIALS,
    STRIPS,
    SWORD,
    TABLES,
    VIKINGS_BACK,
    WEAPONS,
)
from meadhall.games.feast_for_odin.placing import (
    CAN_LIE,
    TURNS,
    board_income,
    income,
    minus_cells,
)
from meadhall.games.feast_for_odin.player import NO_SHIP, NOTHING, Plate
from meadhall.games.feast_for_odin.record import NOBODY, UNDECIDED, ActionRecord
from meadhall.games.feast_for_odin.scoring import empty_slots, points, tally_lines
from meadhall.games.feast_for_odin.seen import (
    ActionView,
    Amount,
    BerthView,
    BoardView,
    CardChoice,
    CardView,
    DiceView,
    FeastView,
    IslandView,
    LineView,
    LootView,
    MarkerView,
    MixView,
    OdinView,
    PieceView,
    PlateView,
    PlayerView,
    SpaceView,
    SpecialView,
    Stack,
    StripView,
    SupplyView,
    SymbolView,
    TileView,
)
from meadhall.games.feast_for_odin.spaces import (
    ALL_SPACES,
    COLUMN,
    SPACE_COUNT,
    SPACE_NAMES,
    SPACES,
)
from meadhall.games.feast_for_odin.state import Table, total
from meadhall.games.feast_for_odin.triggers import BY_NUMBER, FEAST_TRIGGERS, listens
from meadhall.games.feast_for_odin.turn import crew

# by `Table.phase`; between them only a card can ask something
PHASES = {
    -3: "set_up", -2: "set_up", -1: "set_up", 1: "actions", 2: "actions", 3: "actions",
    4: "actions", 5: "actions", 6: "income", 7: "income", 8: "feast", 9: "feast", 10: "feast",
    11: "feast", 12: "bonus", 13: "bonus", 14: "end", 15: "end",
}  # fmt: skip


def gift(what: int) -> str:
    if what == STONE_HOUSE_BONUS:
        return "stone_house"
    return "weapon" if what == WEAPON_BONUS else ITEMS[what]


def on_board(s: Table, at: int) -> bool:
    """The reduced board leaves spaces out; imitation tiles lie in two columns or none."""
    if at >= SPACE_COUNT:
        return has(s.imitations, COLUMN[at])
    return s.held[at] >= 0


def space_view(s: Table, seat: int | None, at: int) -> SpaceView:
    return SpaceView(
        id=ALL_SPACES[at],
        column=COLUMN[at],
        group=SPACES[at].group if at < SPACE_COUNT else "imitation",
        holder=s.held[at] - 1 if s.held[at] > 0 else None,
        vikings=s.there[at],
        crew=COLUMN[at] if seat is None else crew(s, seat, at),
        why=None if seat is None else why_not(s, seat, at),
        lacks=[] if seat is None else space_lacks(s, seat, at),
        ways=[] if seat is None else ways_of(s, seat, at),
        reveals=seat is not None and reveals_at_once(s, seat, at),
    )


def island_view(s: Table, seat: int | None, island: int) -> IslandView:
    board = BOARDS[FIRST_ISLAND + island]
    turns = None
    if island in FRONTS:
        turns = FLIPS[s.rounds].index(TURNS_WITH[island])
    minus = board.minus.bit_count() + 2 * board.double_minus.bit_count()
    return IslandView(
        id=ISLANDS[island],
        points=board.points,
        silver=s.islands[island],
        minus=minus,
        turns=turns,
        income=sum(line[0] for line in board.lines),
        income_most=sum(line[-1] for line in board.lines),
        gives=[gift(what) for bonus in board.bonuses for what in bonus.gives],
        fits=[] if seat is None else fits_on_boards(s, seat, [FIRST_ISLAND + island]),
    )


def special_view(what: int) -> SpecialView:
    price = PRICE[what] if PRICE[what] < 99 else None
    sword = SWORD[what] if SWORD[what] < 99 else None
    return SpecialView(ITEMS[what], price, sword, FORGEABLE[what])


def strip_view(s: Table, strip: int) -> StripView:
    things = thing_names(STRIPS[strip][s.strips[strip] :])
    return StripView(f"strip-{strip + 1}", strip + 1, things)


def action_view(s: Table) -> ActionView | None:
    """The action under way for which vikings were placed."""
    for seat in range(s.seats):
        for record in s.players[seat].records:
            if record.space >= 0:
                copied = SPACE_NAMES[record.at] if record.at != record.space else None
                return ActionView(seat, ALL_SPACES[record.space], copied)
    return None


def dice_view(s: Table) -> DiceView | None:
    """O-8  The dice action under way, or the last one; all of it is open to everybody."""
    for seat in range(s.seats):
        player = s.players[seat]
        if player.records and player.record().rolls:
            return dice_of(s, seat, player.record())
    return dice_of(s, NOBODY, s.last_dice) if s.last_dice.rolls else None


def dice_of(s: Table, seat: int, record: ActionRecord) -> DiceView:
    table = record.table
    undecided = seat != NOBODY and record.outcome == UNDECIDED
    due = 0
    ways: list[MixView] = []
    if undecided and (not HIGH[table] or record.claim >= 0):
        due = lacking(s, seat) if HIGH[table] else result(record)
        ways = [
            MixView(weapons, material_due(s, seat, due, weapons + others), others)
            for weapons, others in mixes(s, seat, due)
        ]
    most = most_rolls(s, seat) if undecided else MOST_ROLLS
    return DiceView(
        table=TABLES[table],
        rolls=record.rolls[:],
        ore=record.ore,
        result=result(record),
        rolls_left=most - len(record.rolls),
        boats=[berth + 1 for berth in members(record.boats)],
        high=HIGH[table],
        weapon=ITEMS[DICE_WEAPON[table]],
        material=ITEMS[DICE_MATERIAL[table]],
        due=due,
        mixes=ways,
        loot=loot_views(s, seat, record) if undecided and HIGH[table] else [],
        home=coming_home(s, record) if undecided else 0,
        fails_at=FAILS_AT if HIGH[table] else None,
    )


def coming_home(s: Table, record: ActionRecord) -> int:
    """Vikings that may come back if the dice action fails now."""
    return min(VIKINGS_BACK[record.table], s.there[record.space]) if record.placed else 0


def loot_views(s: Table, seat: int, record: ActionRecord) -> list[LootView]:
    """What a raid could bring, by value; also what is out of reach."""
    reach = loot(s, seat)
    found: list[LootView] = []
    for what in sorted({*LOOT, *reach}, key=lambda one: (sword_value(s, seat, one), one)):
        if what < FIRST_SPECIAL or has(s.specials, what):
            value = sword_value(s, seat, what)
            lacks = max(0, value - result(record))
            found.append(LootView(ITEMS[what], value, lacks, what in reach))
    return found


def line_view(s: Table, seat: int, board: int, line: int) -> LineView:
    geometry = BOARDS[board]
    covered = s.players[seat].covered[board]
    own = geometry.income[line]
    k = 0
    while k < len(own) and covered >> own[k] & 1:
        k += 1
    values = geometry.lines[line]
    if k == len(own):
        return LineView(values[k], None, [])
    return LineView(values[k], values[k + 1], cells(geometry.before[line][k] & ~covered))


def tile_id(seat: int, what: int, number: int) -> str:
    """The n-th thing of a kind, counting those laid before those of the supply: laying takes the
    first of the supply, so it keeps its number. A special tile exists once, whoever has it."""
    if FIRST_SPECIAL <= what < FIRST_SPECIAL + SPECIALS:
        return ITEMS[what]
    return f"tile-{seat}-{ITEMS[what]}-{number}"


def supply_view(s: Table, seat: int, what: int) -> SupplyView:
    have = s.players[seat].supply[what]
    tiles: list[TileView] = []
    if CAN_LIE[what]:
        laid = len([1 for piece in s.players[seat].laid if piece.item == what])
        tiles = [TileView(tile_id(seat, what, laid + n)) for n in range(have)]
    return SupplyView(f"supply-{seat}-{ITEMS[what]}", ITEMS[what], have, tiles)


def board_view(s: Table, seat: int, board: int) -> BoardView:
    geometry = BOARDS[board]
    covered = s.players[seat].covered[board]
    symbols = []
    for n, bonus in enumerate(geometry.bonuses):
        missing = None if bonus.cells & covered else (bonus.around & ~covered).bit_count()
        gives = [gift(what) for what in bonus.gives]
        name = symbol_id(seat, board, n)
        symbols.append(SymbolView(name, cells(bonus.cells), gives, missing))
    pieces = []
    laid = [0] * len(ITEMS)
    for piece in s.players[seat].laid:
        what = piece.item
        if piece.board == board:
            mask = TURNS[what][piece.turn].mask << int(piece.place)
            name = tile_id(seat, what, laid[what])
            pieces.append(PieceView(name, ITEMS[what], piece.turn + 1, cells(mask)))
        laid[what] += 1
    return BoardView(
        id=geometry.name,
        points=geometry.points,
        income=board_income(s, seat, board),
        minus=minus_cells(s, seat, board),
        lines=[line_view(s, seat, board, line) for line in range(len(geometry.lines))],
        symbols=symbols,
        pieces=pieces,
    )


def berth_view(s: Table, seat: int, berth: int) -> BerthView:
    ship = None
    room = 0
    if s.players[seat].berths[berth] != NO_SHIP:
        ship = SHIPS[s.players[seat].berths[berth]]
        room = s.players[seat].room_for_ore(berth)
    return BerthView(
        id=f"berth-{seat}-{berth + 1}",
        number=berth + 1,
        large=berth >= SMALL_BERTHS,
        ship=ship,
        ore=s.players[seat].loaded[berth],
        room=room,
    )


def plate_view(seat: int, n: int, plate: Plate) -> PlateView:
    what = ITEMS[plate.item] if plate.item != NOTHING else None
    return PlateView(f"plate-{seat}-{n}", what, plate.seats, plate.wide)


def marker_view(marker: int) -> MarkerView:
    orange = ITEMS[MARKER_ORANGE[marker]]
    return MarkerView(f"marker-{marker + 1}", marker + 1, orange, ITEMS[MARKER_BROWN[marker]])


def player_view(s: Table, seat: int, mine: bool) -> PlayerView:
    houses = [s.players[seat].houses(building) for building in range(len(BUILDINGS))]
    slots = sum(houses[b] * (WOOD_SLOTS[b] + STONE_SLOTS[b]) for b in range(len(BUILDINGS)))
    return PlayerView(
        thing=s.players[seat].thing,
        seated=SEATS - s.free_seats() if s.round else s.rounds,
        passed=s.players[seat].passed,
        supply=[supply_view(s, seat, n) for n in range(len(ITEMS)) if s.players[seat].supply[n]],
        boards=[
            board_view(s, seat, b) for b in range(BOARD_COUNT) if has(s.players[seat].owned, b)
        ],
        houses=[
            Stack(f"house-{seat}-{BUILDINGS[b]}", BUILDINGS[b], houses[b])
            for b in range(len(BUILDINGS))
            if houses[b]
        ],
        slots=slots,
        empty_slots=empty_slots(s, seat),
        berths=[berth_view(s, seat, berth) for berth in range(BERTHS)],
        emigrants=[SHIPS[kind] for kind in s.players[seat].emigrants],
        seats_to_fill=s.seats_to_fill(seat) if s.round else 0,
        plates=[plate_view(seat, n, plate) for n, plate in enumerate(s.players[seat].plates)],
        penalties=s.players[seat].penalties,
        hand=s.players[seat].hand[:] if mine else None,
        cards=len(s.players[seat].hand),
        played=s.players[seat].played[:],
        markers=[marker_view(marker) for marker in s.players[seat].resources],
        income=income(s, seat),
        points=points(s, seat),
        score=[Points(line.key, line.args, line.points) for line in tally_lines(s, seat)],
    )


def view(s: Table, seat: int | None) -> OdinView:
    common: dict[str, Any] = frame(s, seat)
    return OdinView(
        **common,
        round=s.round,
        rounds=s.rounds,
        phase=PHASES[s.phase],
        starter=s.starter,
        harvest=HARVEST[s.rounds][1:] if s.marker < 0 else [],
        harvest_now=level(s) if s.round or s.marker >= 0 else 0,
        markers=[s.marker, len(s.markers)] if s.marker >= 0 else [],
        pool=[marker_view(m) for m in members(s.pool)],
        brown=s.brown,
        spaces=[space_view(s, seat, at) for at in range(len(ALL_SPACES)) if on_board(s, at)],
        islands=[island_view(s, seat, n) for n in range(len(ISLANDS)) if s.islands[n] >= 0],
        houses=[
            Stack(f"stack-{BUILDINGS[b]}", BUILDINGS[b], s.buildings[b])
            for b in range(len(BUILDINGS))
        ],
        specials=[
            special_view(what)
            for what in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS)
            if has(s.specials, what)
        ],
        strips=[strip_view(s, n) for n in range(len(STRIPS)) if s.strips[n] >= 0],
        strips_hidden=len(s.hidden_strips),
        weapons=total(s.pile),
        discards=[
            Stack(f"discard-{WEAPONS[kind]}", ITEMS[FIRST_WEAPON + kind], s.discards[kind])
            for kind in range(len(WEAPONS))
            if s.discards[kind]
        ],
        deck=len(s.deck),
        action=action_view(s),
        dice=dice_view(s),
        waiting_home=list(s.waiting_home) if s.seats == 1 else [],
        players=[player_view(s, owner, owner == seat) for owner in range(s.seats)],
        own=None if seat is None else own_view(s, seat),
        feast=None if seat is None else feast_view(s, seat),
        card=None if seat is None else card_view(s, seat),
    )


def deciding(s: Table, seat: int) -> Step[Any] | None:
    """What a seat is asked, also while its list of any-time acts is open."""
    step = s.step_of(seat)
    return decision_below(s, seat).step if step is ANY_TIME else step


def feast_view(s: Table, seat: int) -> FeastView | None:
    """What the seat can serve next, while it lays its table."""
    if deciding(s, seat) is not SERVE:
        return None
    laid = len(s.players[seat].plates)
    cheapest = enumerate(cheapest_rest(s, seat)[1], laid)
    return FeastView(
        food=food_views(s, seat),
        cheapest=[plate_view(seat, n, plate) for n, plate in cheapest],
        pays=[card for card in s.players[seat].played if listens(card, FEAST_TRIGGERS)],
    )


def card_view(s: Table, seat: int) -> CardView | None:
    """What a card asks the seat, and what each answer changes in its supply at once."""
    frame = s.question(seat)
    if frame is None or frame.step not in (CARD, CARD_CHOICE):
        return None
    choices = [card_choice(s, seat, action) for action in s.legal(seat)]
    cards = asking_cards(s, seat, frame)
    return CardView(
        card=cards[0],
        choices=choices,
        must=not any(ACTIONS.verb_of(action).declines for action in s.legal(seat)),
        queue=cards[1:],
    )


def asking_cards(s: Table, seat: int, frame: Frame) -> list[int]:
    """The cards whose effects wait, the one that asks first."""
    if frame.step is CARD_CHOICE:
        return [BY_NUMBER[frame.arg].card]
    cards = [BY_NUMBER[one.effect].card for one in s.players[seat].answers[frame.arg :]]
    return [card for n, card in enumerate(cards) if card not in cards[:n]]


def card_choice(s: Table, seat: int, action: int) -> CardChoice:
    """Tries an answer on a copy; what it would reveal is not told."""
    move = list(ACTIONS.name(action))
    if ANYTIME.has(action):
        return CardChoice(move, [], [])
    after = s.clone()
    after.act(seat, action)
    before, now = s.players[seat].supply, after.players[seat].supply
    if after.reveals != s.reveals:
        return CardChoice(move, [], [])
    changes = [(ITEMS[n], now[n] - before[n]) for n in range(len(ITEMS)) if now[n] != before[n]]
    return CardChoice(
        move=move,
        brings=[Amount(item, change) for item, change in changes if change > 0],
        costs=[Amount(item, -change) for item, change in changes if change < 0],
    )
