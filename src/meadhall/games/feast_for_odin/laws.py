"""What never breaks: the laws of conservation, checked after any move of a test."""

from meadhall.core.sets import has
from meadhall.games.feast_for_odin.boards import (
    BOARD_COUNT,
    BOARDS,
    EXPANSION,
    FIRST_ISLAND,
    FIRST_STONE_HOUSE,
    FRONTS,
    ISLANDS,
    LONG_HOUSE,
    LONG_HOUSES,
    REVERSE,
    SHED,
    SHEDS,
    STONE_HOUSE,
    STONE_HOUSES,
    touching,
)
from meadhall.games.feast_for_odin.pieces import (
    ALTAR,
    BERTHS,
    BOAT,
    COLOUR,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    GREEN,
    ITEMS,
    ORANGE,
    RED,
    SEATS,
    SMALL_BERTHS,
    SOLO_ROUND,
    SPECIALS,
    STRIPS,
    VIKINGS,
    WEAPON_COUNTS,
    WEAPONS,
)
from meadhall.games.feast_for_odin.placing import TURNS
from meadhall.games.feast_for_odin.player import NO_SHIP
from meadhall.games.feast_for_odin.spaces import COLUMN
from meadhall.games.feast_for_odin.state import FACE_DOWN, Table


def check(s: Table) -> None:
    check_vikings(s)
    check_stocks(s)
    check_islands(s)
    check_cards(s)
    for seat in range(s.seats):
        check_supply(s, seat)
        check_boards(s, seat)


def check_vikings(s: Table) -> None:
    """Twelve each (solo: by colour), and no space holds more than its column."""
    for at in range(len(s.held)):
        assert 0 <= s.there[at] <= COLUMN[at], f"space {at} holds {s.there[at]} vikings"
        assert (s.held[at] > 0) == (s.there[at] > 0), f"space {at}: {s.held[at]}, {s.there[at]}"
    if s.seats > 1:
        for seat in range(s.seats):
            out = sum([s.there[at] for at in range(len(s.held)) if s.held[at] == seat + 1])
            seated = s.rounds - s.round
            found = s.players[seat].thing + out + seated
            assert found == VIKINGS, f"seat {seat} has {found} vikings"
    else:
        for colour in range(2):
            out = sum([s.there[at] for at in range(len(s.held)) if s.held[at] == colour + 1])
            home = s.waiting_home[colour]
            if s.round and (s.round + 1) % 2 == colour:
                home += s.players[0].thing
            later = range(s.round + 1, s.rounds + 1)
            seated = sum([SOLO_ROUND[s.rounds][r] for r in later if r % 2 != colour])
            whole = {7: [12, 11], 6: [11, 12]}[s.rounds][colour]
            assert out + home + seated == whole, f"colour {colour}: {out}, {home}, {seated}"


def check_stocks(s: Table) -> None:
    """Buildings, special tiles, weapons, strips."""
    totals = [SHEDS, STONE_HOUSES, LONG_HOUSES]
    for building in (SHED, STONE_HOUSE, LONG_HOUSE):
        built = sum([s.players[seat].houses(building) for seat in range(s.seats)])
        assert s.buildings[building] >= 0
        assert built + s.buildings[building] == totals[building], f"building {building}"
    for what in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS):
        found = 1 if has(s.specials, what) else 0
        for seat in range(s.seats):
            found += s.players[seat].supply[what]
            found += len([1 for piece in s.players[seat].laid if piece.item == what])
        if what == ALTAR:
            assert found <= 1, f"{found} altars"
        else:
            assert found == 1, f"{ITEMS[what]} exists {found} times"
    for kind in range(len(WEAPONS)):
        found = s.pile[kind] + s.discards[kind] - s.made[kind]
        found += sum([s.players[seat].supply[FIRST_WEAPON + kind] for seat in range(s.seats)])
        assert found == WEAPON_COUNTS[kind], f"{WEAPONS[kind]}: {found}"
        assert min(s.pile[kind], s.discards[kind], s.made[kind]) >= 0
    down = [strip for strip in range(len(STRIPS)) if s.strips[strip] == FACE_DOWN]
    assert sorted(s.hidden_strips) == down, f"strips face down: {s.hidden_strips}"
    for strip in range(len(STRIPS)):
        assert -2 <= s.strips[strip] < len(STRIPS[strip]), f"strip {strip}: {s.strips[strip]}"


def check_islands(s: Table) -> None:
    """Each island board is once on the table: one side up, or somebody's."""
    used = [True, s.options["mini_islands"], s.options["mini_harvest"]]
    for front in FRONTS:
        found = 0
        for side in (front, REVERSE[front]):
            found += 1 if s.islands[side] >= 0 else 0
            for seat in range(s.seats):
                found += 1 if has(s.players[seat].owned, FIRST_ISLAND + side) else 0
        assert found == (1 if used[EXPANSION[front]] else 0), (
            f"{ISLANDS[front]} is there {found} times"
        )


def check_cards(s: Table) -> None:
    """No card is in two places."""
    cards = s.deck + s.unseen
    for seat in range(s.seats):
        cards = cards + s.players[seat].hand + s.players[seat].played + s.players[seat].dropped
    assert len(cards) == len(set(cards)), "a card is in two places"


def check_supply(s: Table, seat: int) -> None:
    """Nothing negative; berths and ore slots; seats of the table."""
    player = s.players[seat]
    for what in range(len(ITEMS)):
        assert player.supply[what] >= 0, f"seat {seat} has {player.supply[what]} {ITEMS[what]}"
    for berth in range(BERTHS):
        ship = player.berths[berth]
        assert ship == NO_SHIP or (ship == BOAT) == (berth < SMALL_BERTHS), f"{berth}: {ship}"
        assert player.loaded[berth] >= 0, f"berth {berth} holds {player.loaded[berth]} ore"
        if ship == NO_SHIP:
            assert player.loaded[berth] == 0, f"ore in the empty berth {berth}"
        else:
            assert player.room_for_ore(berth) >= 0, f"too much ore in berth {berth}"
    assert s.seats_to_fill(seat) >= 0 or s.round == 0, "emigrants and vikings share a seat"
    assert 2 * len(player.emigrants) <= SEATS
    assert min(player.thing, player.penalties) >= 0


def check_boards(s: Table, seat: int) -> None:
    """Pieces never overlap, leave, or touch one of their colour; incomes in order."""
    covered = [0] * BOARD_COUNT
    colours = [[0] * 5 for _ in range(BOARD_COUNT)]
    for piece in s.players[seat].laid:
        board = piece.board
        what = piece.item
        mask = TURNS[what][piece.turn].mask << int(piece.place)
        assert has(s.players[seat].owned, board), (
            f"a piece lies on {BOARDS[board].name}, which is not owned"
        )
        assert mask & ~BOARDS[board].area == 0, f"{ITEMS[what]} leaves {BOARDS[board].name}"
        assert mask & covered[board] == 0, f"{ITEMS[what]} overlaps on {BOARDS[board].name}"
        colour = COLOUR[what]
        shy = colour == GREEN if board < FIRST_STONE_HOUSE else colour in (ORANGE, RED)
        if shy:
            near = touching(mask) & colours[board][colour]
            assert near == 0, f"{ITEMS[what]} touches its colour on {BOARDS[board].name}"
        covered[board] |= mask
        colours[board][colour] |= mask
    for board in range(BOARD_COUNT):
        assert covered[board] == s.players[seat].covered[board], (
            f"{BOARDS[board].name}: {covered[board]}"
        )
        geometry = BOARDS[board]
        for line in range(len(geometry.income)):
            for k in range(len(geometry.income[line])):
                if covered[board] >> geometry.income[line][k] & 1:
                    lacking = geometry.before[line][k] & ~covered[board]
                    assert lacking == 0, f"an income cell of {geometry.name} came too early"
