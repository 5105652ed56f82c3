"""What a seat sees of Looot: everything but the order of the bag."""

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.sets import has
from meadhall.core.view import asked, result
from meadhall.games.looot.captures import Capture
from meadhall.games.looot.fjord import NEAR, NO_TILES, SITE_NEAR, Worth
from meadhall.games.looot.layout import OCEAN_SLOT, TROPHY_SLOT, LaidBoard, hexes
from meadhall.games.looot.moves import PLACE
from meadhall.games.looot.outlook import best_cell, completions, ship_id, site_id, spots
from meadhall.games.looot.pieces import (
    BOARDS,
    CELL_HEXES,
    CELLS,
    DOUBLE,
    FACES,
    HEXES,
    KINDS,
    NO_FIELD,
    NO_SHIP,
    NO_TROPHY,
    OCEAN_BOARD,
    SCORED,
    SECOND,
    SHIELDS,
    SHIP_BONUS,
    SHIP_KIND,
    SHIP_NEEDS,
    SITE_HEXES,
    SITE_KINDS,
    SITE_NEEDS,
    SITE_POINTS,
    TROPHY_AXES,
    TROPHY_BOARD,
    TROPHY_POINTS,
    UNFILLED,
    VALUES,
    VIKINGS,
    field_of,
    is_building,
    kind_of,
    number_of,
    ship_of,
    ship_tile,
    site_kind,
    tile_of,
)
from meadhall.games.looot.placing import LAY_TILE, PLACE_VIKING
from meadhall.games.looot.quay import END_OF_TURN, MOOR_SHIP
from meadhall.games.looot.scoring import trophy_points
from meadhall.games.looot.seen import (
    Board,
    Cell,
    Gain,
    Hex,
    Longship,
    LoootView,
    Need,
    Player,
    Prospect,
    Shield,
    Site,
    SiteOut,
    Slot,
    Spot,
    Sum,
    Tile,
    Trophy,
    Unseen,
    Viking,
)
from meadhall.games.looot.state import Table


def needs_of(needs: vec[i64], counts: vec[i64]) -> list[Need]:
    """Each tile that is needed, and whether it is there among so many of each kind."""
    left = counts[:]
    found = []
    for kind in needs:
        found.append(Need(KINDS[kind], left[kind] > 0))
        left[kind] -= 1
    return found


def kinds_in(needs: vec[i64]) -> list[str]:
    return [KINDS[kind] for kind in needs]


def longship(ship: int, counts: vec[i64] = NO_TILES) -> Longship:
    needs = needs_of(SHIP_NEEDS[ship], counts)
    return Longship(
        id=ship_id(ship),
        kind=KINDS[SHIP_KIND[ship]],
        bonus=SHIP_BONUS[ship],
        needs=needs,
        filled=all(need.met for need in needs),
    )


def seen_board(board: LaidBoard, name: str, face: str) -> Board:
    place = board.place
    return Board(name, face, int(place.rotation), int(place.q), int(place.r))


class Picture:
    """The parts of the view of one state."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.hexes = hexes(s.land.layout)
        self.ids = {space: f"hex:{q},{r}" for space, q, r in self.hexes}

    def boards(self) -> list[Board]:
        layout = self.s.land.layout
        found = [seen_board(one, BOARDS[one.face // 2], FACES[one.face]) for one in layout.lands]
        for board, which in ((layout.ocean, OCEAN_BOARD), (layout.trophies, TROPHY_BOARD)):
            name = BOARDS[which]
            found.append(seen_board(board, name, f"{name.upper()}{board.face + 1}"))
        return found

    def land(self) -> list[Hex]:
        s = self.s
        vikings: dict[int, list[Viking]] = {}
        nth = [0] * s.seats
        for space, seat in zip(s.placed, s.placed_by, strict=True):
            nth[seat] += 1
            vikings.setdefault(space, []).append(Viking(f"v:{seat}:{nth[seat]}", seat))
        found = []
        for space, q, r in self.hexes:
            if space >= OCEAN_SLOT:
                continue
            field = s.land.field[space]
            found.append(
                Hex(
                    id=self.ids[space],
                    q=q,
                    r=r,
                    board=BOARDS[space // HEXES],
                    number=space % HEXES + 1,
                    kind=KINDS[s.land.kind[space]],
                    tiles=int(s.stock[field]) if field != NO_FIELD else None,
                    vikings=vikings.get(space, []),
                )
            )
        return found

    def ocean(self) -> list[Slot]:
        s = self.s
        taking = s.step_of(s.turn) is END_OF_TURN and not s.ship_taken
        return [
            Slot(
                id=self.ids[space],
                q=q,
                r=r,
                ship=longship(ship) if ship != NO_SHIP else None,
                best=best_cell(s.fjords[s.turn], ship) if taking and ship != NO_SHIP else None,
            )
            for space, q, r in self.hexes
            if OCEAN_SLOT <= space < TROPHY_SLOT
            for ship in [int(s.ocean[space - OCEAN_SLOT])]
        ]

    def unseen(self) -> list[Unseen]:
        """What is in the bag, in an order that tells nothing of its own."""
        left = sorted(self.s.ships_in_bag())
        return [
            Unseen(
                kind=KINDS[kind],
                bonus=SHIP_BONUS[ship],
                needs=kinds_in(SHIP_NEEDS[ship]),
            )
            for kind in SCORED
            for ship in left
            if SHIP_KIND[ship] == kind
        ]

    def sites_out(self) -> list[SiteOut]:
        dealt = {site for fjord in self.s.fjords for site in fjord.sites}
        return [
            SiteOut(
                kind=SITE_KINDS[site_kind(site)],
                points=SITE_POINTS[site],
                needs=kinds_in(SITE_NEEDS[site]),
            )
            for site in range(len(SITE_POINTS))
            if site not in dealt
        ]

    def trophies(self) -> list[Trophy]:
        s = self.s
        holder = {int(trophy): seat for seat, trophy in enumerate(s.trophy)}
        return [
            Trophy(
                id=f"trophy:{TROPHY_AXES[nth]}",
                q=q,
                r=r,
                axes=TROPHY_AXES[nth],
                points=TROPHY_POINTS[nth],
                seat=holder.get(nth),
            )
            for space, q, r in self.hexes
            if space >= TROPHY_SLOT
            for nth in [space - TROPHY_SLOT]
        ]

    def tile(self, seat: int, piece: int, counts: vec[i64] = NO_TILES) -> Tile:
        """A piece of a fjord; a longship with so many tiles of each kind around it."""
        tile = tile_of(piece)
        ship = ship_of(tile)
        if ship != NO_SHIP:
            seen = longship(ship, counts)
            return Tile(seen.id, "longship", None, seen)
        source = None
        if is_building(tile):
            source = self.ids[self.s.land.field_space[field_of(tile)]]
        return Tile(f"t:{seat}:{number_of(piece) + 1}", KINDS[kind_of(tile)], source)

    def fjord(self, seat: int) -> list[Cell]:
        fjord = self.s.fjords[seat]
        cells = []
        for cell in range(CELLS):
            q, r = CELL_HEXES[cell]
            tile = None
            if not fjord.is_empty(cell):
                tile = self.tile(seat, fjord.pieces[cell], fjord.count(NEAR[cell]))
            cells.append(Cell(f"fj:{seat}:{q},{r}", q, r, tile))
        return cells

    def sites(self, seat: int) -> list[Site]:
        fjord = self.s.fjords[seat]
        found = []
        for kind, site in enumerate(fjord.sites):
            q, r = SITE_HEXES[kind]
            needs = needs_of(SITE_NEEDS[site], fjord.count(SITE_NEAR[kind]))
            found.append(
                Site(
                    id=site_id(site),
                    q=q,
                    r=r,
                    kind=SITE_KINDS[kind],
                    points=SITE_POINTS[site],
                    needs=needs,
                    complete=all(need.met for need in needs),
                )
            )
        return found

    def shields(self, seat: int) -> list[Shield]:
        s = self.s
        return [
            Shield(
                id=f"shield:{seat}:{kind}",
                kind=kind,
                used=not has(s.shields[seat], nth),
                declared=seat == s.turn and has(s.declared, nth),
                idle=nth == SECOND and s.hand[seat] < 2,
            )
            for nth, kind in enumerate(SHIELDS)
        ]

    def player(self, seat: int) -> Player:
        s = self.s
        worth = Worth(s.fjords[seat])
        trophy = s.trophy[seat]
        sums = [
            Sum(
                kind=KINDS[kind],
                count=int(worth.counts[kind]),
                value=int(worth.values[kind]),
                raised=worth.values[kind] > VALUES[kind],
                points=int(worth.points(kind)),
            )
            for kind in SCORED
        ]
        return Player(
            vikings=int(s.hand[seat]),
            axes=int(s.fjords[seat].axes),
            free=int(s.fjords[seat].room),
            trophy=TROPHY_AXES[trophy] if trophy != NO_TROPHY else None,
            shields=self.shields(seat),
            fjord=self.fjord(seat),
            sites=self.sites(seat),
            sums=sums,
            site_points=worth.site_points(),
            trophy_points=trophy_points(s, seat),
            unfilled=int(worth.unfilled),
            unfilled_points=int(worth.unfilled) * UNFILLED,
            points=sum(s.points_of(seat)),
        )

    def prospect(self, seat: int, space: int) -> Prospect:
        s = self.s
        fjord = s.fjords[seat]
        capture = Capture(s, seat, space)
        tiles = [int(tile) for tile in capture.tiles]
        count = 2 if has(s.declared, DOUBLE) else 1
        kinds = [int(s.land.kind[space])] * count + [int(kind_of(tile)) for tile in tiles]
        return Prospect(
            hex=self.ids[space],
            kind=KINDS[s.land.kind[space]],
            count=count,
            gains=[
                Gain(
                    self.ids[s.land.field_space[field_of(tile)]],
                    KINDS[kind_of(tile)],
                    tiles.count(tile),
                )
                for tile in dict.fromkeys(tiles)
            ],
            group=[self.ids[at] for at in sorted(capture.group.spaces)],
            size=int(capture.group.size),
            tiles=len(kinds),
            room=min(len(kinds), int(fjord.room)),
            fills=completions(fjord, kinds),
        )

    def prospects(self) -> list[Prospect]:
        s = self.s
        if s.step_of(s.turn) is not PLACE_VIKING:
            return []
        moves = [move for move in s.legal(s.turn) if PLACE.has(move)]
        return [self.prospect(s.turn, PLACE.place(move)) for move in moves]

    def spots(self) -> list[Spot]:
        s = self.s
        step = s.step_of(s.turn)
        if step is LAY_TILE:
            return spots(s, s.turn, tile_of(s.due[0]))
        if step is MOOR_SHIP:
            return spots(s, s.turn, ship_tile(s.ocean[s.arg_of(s.turn)]))
        return []


def view(s: Table, seat: int | None) -> LoootView:
    picture = Picture(s)
    placing = s.step_of(s.turn) is PLACE_VIKING
    return LoootView(
        seat=seat,
        over=s.over,
        waiting=s.waiting,
        prompt=asked(s, seat),
        result=result(s),
        turn=int(s.turn),
        number=int(VIKINGS - s.hand[s.turn]) + (1 if placing else 0),
        vikings=VIKINGS,
        starter=int(s.starter),
        boards=picture.boards(),
        land=picture.land(),
        ocean=picture.ocean(),
        bag=len(s.ships_in_bag()),
        unseen=picture.unseen(),
        sites_out=picture.sites_out(),
        trophies=picture.trophies(),
        players=[picture.player(owner) for owner in range(s.seats)],
        due=[picture.tile(s.turn, piece) for piece in s.due],
        mooring=s.arg_of(s.turn) + 1 if s.step_of(s.turn) is MOOR_SHIP else None,
        second=s.second and s.hand[s.turn] > 0,  # L7
        prospects=picture.prospects(),
        spots=picture.spots(),
    )
