/** How big the tiles may be so that all pens fit on the quay. */

export interface PenSpace {
  width: number;
  height: number;
  /** room inside a pen beside its tiles */
  padX: number;
  padY: number;
  tileGap: number;
  penGap: number;
  /** height of a tile for one of width */
  ratio: number;
  most: number;
  least: number;
  /** the stack and the crates stand among the pens; where they need a row of their own they lie low */
  store: { width: number; height: number; low: number };
  /** room for the rope while a pen is being parted, for a side without tiles, and the least tiles there */
  rope: number;
  empty: number;
  parted: number;
  /** room for "take or split" in the chosen pen */
  foot: number;
}

const ROADS = 168; // height of the water with the other arks

/** The room for pens on a quay of this size. */
export function penSpace(width: number, height: number, phone: boolean): PenSpace {
  return {
    width: width - (phone ? 20 : 40),
    height: height - (phone ? 44 : ROADS + 34),
    padX: phone ? 20 : 32,
    padY: phone ? 41 : 62,
    tileGap: phone ? 6 : 10,
    penGap: phone ? 10 : 18,
    ratio: phone ? 1.2 : 1.14,
    most: phone ? 62 : 150,
    least: phone ? 44 : 48,
    store: phone ? { width: 168, height: 92, low: 30 } : { width: 236, height: 104, low: 40 },
    rope: phone ? 30 : 40,
    empty: 24,
    parted: phone ? 44 : 42,
    foot: phone ? 56 : 0,
  };
}

/** The chosen pen: how many tiles stay and go; `go` null = it is not being parted. */
export interface Chosen {
  pen: number;
  stay: number;
  go: number | null;
  /** it may be taken as well as parted, and asks which */
  either: boolean;
}

export interface Room {
  tile: number;
  /** at most so many tiles side by side in a pen */
  cap: number;
}

export interface PenFit {
  /** tiles side by side, by pen */
  columns: number[];
  /** the pen being parted: tiles side by side on each side of the rope, and how big they are there */
  parted: { halves: [number, number]; tile: number } | null;
  /** the stack and the crates have a row of their own */
  low: boolean;
  height: number;
}

export function columnsFor(tiles: number, most: number): number {
  const rows = Math.ceil(tiles / Math.max(1, most));
  return Math.ceil(tiles / rows);
}

/** Columns on both sides of the rope, in as few rows as the width allows. */
export function halvesFor(stay: number, go: number, most: number): [number, number] {
  for (let rows = 1; ; rows++) {
    const halves = inRows(stay, go, rows);
    if (halves[0] + halves[1] <= most || rows >= stay + go) return halves;
  }
}

function inRows(stay: number, go: number, rows: number): [number, number] {
  return [Math.ceil(stay / rows), Math.ceil(go / rows)];
}

/** The largest tiles with which all pens fit. */
export function roomiest(sizes: readonly number[], space: PenSpace): Room {
  const largest = Math.max(1, ...sizes);
  for (let tile = space.most; tile > space.least; tile -= 2) {
    for (let cap = largest; cap >= Math.min(2, largest); cap--) {
      const room = { tile, cap };
      if (arrange(sizes, space, room, null).height <= space.height) return room;
    }
  }
  return { tile: space.least, cap: largest };
}

/** A pen that is being parted keeps its size, if its tiles do not become too small for that. */
function parting(
  size: number,
  stay: number,
  box: { width: number; height: number },
  space: PenSpace,
  tile: number,
): PenFit["parted"] {
  const { rope, empty, tileGap: gap, ratio } = space;
  const within = (here: number): { halves: [number, number]; tile: number } => {
    let best: { halves: [number, number]; tile: number } = { halves: [here, size - here], tile: 0 };
    for (let rows = 1; rows <= size; rows++) {
      const halves = inRows(here, size - here, rows);
      const bare = halves.filter((half) => half === 0).length;
      const columns = halves[0] + halves[1];
      const wide = (box.width - rope - bare * empty - (columns - 2 + bare) * gap) / columns;
      const high = (box.height - (rows - 1) * gap) / rows / ratio;
      const fitting = Math.floor(Math.min(wide, high, tile));
      if (fitting > best.tile) best = { halves, tile: fitting };
    }
    return best;
  };
  // one size, whichever tiles go
  const smallest = Math.min(...Array.from({ length: size + 1 }, (_, here) => within(here).tile));
  return smallest < space.parted ? null : { halves: within(stay).halves, tile: smallest };
}

/** Pens in their order, row after row, as the page lays them. */
export function arrange(
  sizes: readonly number[],
  space: PenSpace,
  room: Room,
  chosen: Chosen | null,
): PenFit {
  const { width, padX, padY, tileGap, penGap, ratio, rope, foot, store } = space;
  const across = (columns: number, tile: number): number => columns * tile + (columns - 1) * tileGap;
  const down = (rows: number, tile: number): number => rows * tile * ratio + (rows - 1) * tileGap;
  const fitting = Math.max(1, Math.floor((width - padX + tileGap) / (room.tile + tileGap)));
  let parted: PenFit["parted"] = null;
  const columns: number[] = [];
  const boxes = sizes.map((size, pen) => {
    const cols = columnsFor(size, Math.min(fitting, room.cap));
    columns.push(cols);
    const box = { width: across(cols, room.tile), height: down(Math.ceil(size / cols), room.tile) };
    const extra = chosen?.pen === pen && chosen.either ? foot : 0;
    if (chosen?.pen === pen && chosen.go !== null) {
      parted = parting(size, chosen.stay, box, space, room.tile);
      if (!parted) {
        const { parted: tile, empty } = space;
        const most = Math.max(2, Math.floor((width - padX - rope + tileGap) / (tile + tileGap)));
        const halves = halvesFor(chosen.stay, chosen.go, most);
        const [a, b] = halves;
        const rows = Math.max(Math.ceil(chosen.stay / Math.max(1, a)), Math.ceil(chosen.go / Math.max(1, b)));
        parted = { halves, tile };
        box.width = Math.max(box.width, (a ? across(a, tile) : empty) + (b ? across(b, tile) : empty) + rope);
        box.height = Math.max(box.height, down(rows, tile));
      }
    }
    return { width: box.width + padX, height: box.height + padY + extra };
  });
  let height = 0;
  let rowWidth = 0;
  let rowHeight = 0;
  const fits = (box: { width: number }): boolean => rowWidth === 0 || rowWidth + penGap + box.width <= width;
  const lay = (box: { width: number; height: number }): void => {
    if (!fits(box)) {
      height += rowHeight + penGap;
      rowWidth = 0;
      rowHeight = 0;
    }
    rowWidth += (rowWidth > 0 ? penGap : 0) + box.width;
    rowHeight = Math.max(rowHeight, box.height);
  };
  boxes.forEach(lay);
  const low = !fits(store) || rowHeight < store.height;
  lay({ width: store.width, height: low ? store.low : store.height });
  return { columns, parted, low, height: height + rowHeight };
}
