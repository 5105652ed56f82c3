"""What a seat sees of Looot: everything but the order of the bag."""

from meadhall.core.view import asked, result
from meadhall.games.looot.captures import foreseen
from meadhall.games.looot.fjord import NEAR, SERIAL, SITE_NEAR, TILE, Worth, around
from meadhall.games.looot.land import FOUR, OCEAN_SLOT, TROPHY_SLOT, hexes
from meadhall.games.looot.outlook import best_cell, completions, spots
from meadhall.games.looot.pieces import (
    BOARDS,
    BUILDING,
    CELL_HEXES,
    CELLS,
    DOUBLE,
    EMPTY,
    FACES,
    FIELDS,
    HEXES,
    KINDS,
    OCCUPIED,
    SCORED,
    SECOND,
    SHIELDS,
    SHIP,
    SHIP_BONUS,
    SHIP_KIND,
    SHIP_NEEDS,
    SITE_HEXES,
    SITE_KINDS,
    SITE_NEEDS,
    SITE_POINTS,
    SITES_OF_A_KIND,
    TILE_KIND,
    TROPHY_AXES,
    TROPHY_POINTS,
    UNFILLED,
    VIKINGS,
)
from meadhall.games.looot.rules import (
    END_OF_TURN,
    LAY_TILE,
    MOOR_SHIP,
    PLACE_VIKING,
    Looot,
)
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


def needs_of(needs: list[int], counts: int) -> list[Need]:
    found = []
    for kind, many in enumerate(needs):
        have = counts >> 4 * kind & 15
        found += [Need(KINDS[kind], nth < have) for nth in range(many)]
    return found


def longship(ship: int, counts: int = 0) -> Longship:
    needs = needs_of(SHIP_NEEDS[ship], counts)
    return Longship(
        id=f"ship:{ship + 1}",
        kind=KINDS[SHIP_KIND[ship]],
        bonus=SHIP_BONUS[ship],
        needs=needs,
        filled=all(need.met for need in needs),
    )


class Picture:
    """The parts of the view of one state."""

    def __init__(self, s: Looot) -> None:
        self.s = s
        self.hexes = hexes(s.layout)
        self.ids = {space: f"hex:{q},{r}" for space, q, r in self.hexes}
        self.fields = {
            s.land.field_space[f]: f for f in range(FIELDS) if s.land.field_space[f] >= 0
        }

    def boards(self) -> list[Board]:
        s = self.s
        found = []
        for at in range(s.land.boards + 2):
            face, rotation, q, r = s.layout[at * FOUR : at * FOUR + FOUR]
            if at < s.land.boards:
                found.append(Board(BOARDS[face // 2], FACES[face], rotation, q, r))
            else:
                name = BOARDS[at - s.land.boards + 4]
                found.append(Board(name, f"{name.upper()}{face + 1}", rotation, q, r))
        return found

    def land(self) -> list[Hex]:
        s = self.s
        vikings: dict[int, list[Viking]] = {}
        nth = [0] * s.seats
        for viking in s.placed:
            space, seat = viking >> 2, viking & 3
            nth[seat] += 1
            vikings.setdefault(space, []).append(Viking(f"v:{seat}:{nth[seat]}", seat))
        return [
            Hex(
                id=self.ids[space],
                q=q,
                r=r,
                board=BOARDS[space // HEXES],
                number=space % HEXES + 1,
                kind=KINDS[s.land.kind[space]],
                tiles=s.stock[self.fields[space]] if space in self.fields else None,
                vikings=vikings.get(space, []),
            )
            for space, q, r in self.hexes
            if space < OCEAN_SLOT
        ]

    def ocean(self) -> list[Slot]:
        s = self.s
        taking = s.step_of(s.turn) is END_OF_TURN and not s.ship_taken
        return [
            Slot(
                id=self.ids[space],
                q=q,
                r=r,
                ship=longship(ship) if ship >= 0 else None,
                best=best_cell(s, s.turn, ship) if taking and ship >= 0 else None,
            )
            for space, q, r in self.hexes
            if OCEAN_SLOT <= space < TROPHY_SLOT
            for ship in [s.ocean[space - OCEAN_SLOT]]
        ]

    def unseen(self) -> list[Unseen]:
        """What is in the bag, in an order that tells nothing of its own."""
        left = sorted(self.s.bag[self.s.drawn :])
        return [
            Unseen(
                kind=KINDS[kind],
                bonus=SHIP_BONUS[ship],
                needs=[need.kind for need in needs_of(SHIP_NEEDS[ship], 0)],
            )
            for kind in SCORED
            for ship in left
            if SHIP_KIND[ship] == kind
        ]

    def sites_out(self) -> list[SiteOut]:
        dealt = {site for sites in self.s.sites for site in sites}
        return [
            SiteOut(
                kind=SITE_KINDS[site // SITES_OF_A_KIND],
                points=SITE_POINTS[site],
                needs=[need.kind for need in needs_of(SITE_NEEDS[site], 0)],
            )
            for site in range(len(SITE_POINTS))
            if site not in dealt
        ]

    def trophies(self) -> list[Trophy]:
        s = self.s
        holder = {trophy: seat for seat, trophy in enumerate(s.trophy)}
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

    def tile(self, seat: int, entry: int, counts: int = 0) -> Tile:
        tile = entry & TILE
        if tile >= SHIP:
            ship = longship(tile - SHIP, counts)
            return Tile(ship.id, "longship", None, ship)
        source = None
        if tile >= BUILDING:
            source = self.ids[self.s.land.field_space[tile - BUILDING]]
        return Tile(f"t:{seat}:{entry // SERIAL + 1}", KINDS[TILE_KIND[tile]], source)

    def fjord(self, seat: int) -> list[Cell]:
        fjord = self.s.fjords[seat]
        cells = []
        for cell in range(CELLS):
            q, r = CELL_HEXES[cell]
            tile = None
            if fjord[cell] != EMPTY:
                tile = self.tile(seat, fjord[cell], around(fjord, NEAR[cell]))
            cells.append(Cell(f"fj:{seat}:{q},{r}", q, r, tile))
        return cells

    def sites(self, seat: int) -> list[Site]:
        found = []
        for kind, site in enumerate(self.s.sites[seat]):
            q, r = SITE_HEXES[kind]
            needs = needs_of(SITE_NEEDS[site], around(self.s.fjords[seat], SITE_NEAR[kind]))
            found.append(
                Site(
                    id=f"site:{site + 1}",
                    q=q,
                    r=r,
                    kind=SITE_KINDS[kind],
                    points=SITE_POINTS[site],
                    needs=needs,
                    complete=all(need.met for need in needs),
                )
            )
        return found

    def player(self, seat: int) -> Player:
        s = self.s
        worth = Worth(s.fjords[seat], s.sites[seat])
        base = Worth([EMPTY] * CELLS, []).values
        sums = [
            Sum(
                kind=KINDS[kind],
                count=worth.counts[kind],
                value=worth.values[kind],
                raised=worth.values[kind] > base[kind],
                points=worth.counts[kind] * worth.values[kind],
            )
            for kind in SCORED
        ]
        declared = s.declared if seat == s.turn else 0
        return Player(
            vikings=s.hand[seat],
            axes=s.axes[seat],
            free=s.room[seat],
            trophy=TROPHY_AXES[s.trophy[seat]] if s.trophy[seat] >= 0 else None,
            shields=[
                Shield(
                    id=f"shield:{seat}:{kind}",
                    kind=kind,
                    used=not s.shields[seat] >> nth & 1,
                    declared=bool(declared >> nth & 1),
                    idle=1 << nth == SECOND and s.hand[seat] < 2,
                )
                for nth, kind in enumerate(SHIELDS)
            ],
            fjord=self.fjord(seat),
            sites=self.sites(seat),
            sums=sums,
            site_points=worth.site_points,
            trophy_points=s.trophy_points(seat),
            unfilled=worth.unfilled,
            unfilled_points=worth.unfilled * UNFILLED,
            points=s.score(seat),
        )

    def prospect(self, seat: int, space: int) -> Prospect:
        s = self.s
        fjord = s.fjords[seat]
        group, tiles = foreseen(s.land, s.groups[seat], s.linked[seat], fjord, s.stock, space)
        spaces, size = group[0], group[1]
        count = 2 if s.declared & DOUBLE else 1
        kinds = [s.land.kind[space]] * count + [TILE_KIND[tile] for tile in tiles]
        return Prospect(
            hex=self.ids[space],
            kind=KINDS[s.land.kind[space]],
            count=count,
            gains=[
                Gain(
                    self.ids[s.land.field_space[tile - BUILDING]],
                    KINDS[TILE_KIND[tile]],
                    tiles.count(tile),
                )
                for tile in dict.fromkeys(tiles)
            ],
            group=[self.ids[at] for at in range(spaces.bit_length()) if spaces >> at & 1],
            size=size,
            tiles=len(kinds),
            room=min(len(kinds), s.room[seat]),
            fills=completions(s, seat, kinds),
        )

    def prospects(self) -> list[Prospect]:
        s = self.s
        if s.step_of(s.turn) is not PLACE_VIKING:
            return []
        spaces = s.occupied() if s.declared & OCCUPIED else s.open
        return [self.prospect(s.turn, space) for space in spaces]

    def spots(self) -> list[Spot]:
        s = self.s
        step = s.step_of(s.turn)
        if step is LAY_TILE:
            return spots(s, s.turn, s.due[0] & TILE)
        if step is MOOR_SHIP:
            return spots(s, s.turn, SHIP + s.ocean[s.arg_of(s.turn)])
        return []


def view(s: Looot, seat: int | None) -> LoootView:
    picture = Picture(s)
    placing = s.step_of(s.turn) is PLACE_VIKING
    return LoootView(
        seat=seat,
        over=s.over,
        waiting=s.waiting,
        prompt=asked(s, seat),
        result=result(s),
        turn=s.turn,
        number=VIKINGS - s.hand[s.turn] + (1 if placing else 0),
        vikings=VIKINGS,
        starter=s.starter,
        boards=picture.boards(),
        land=picture.land(),
        ocean=picture.ocean(),
        bag=len(s.bag) - s.drawn,
        unseen=picture.unseen(),
        sites_out=picture.sites_out(),
        trophies=picture.trophies(),
        players=[picture.player(owner) for owner in range(s.seats)],
        due=[picture.tile(s.turn, entry) for entry in s.due],
        mooring=s.arg_of(s.turn) + 1 if s.step_of(s.turn) is MOOR_SHIP else None,
        second=s.second and s.hand[s.turn] > 0,  # L7
        prospects=picture.prospects(),
        spots=picture.spots(),
    )
