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
  /** the stack and the crates stand among the pens */
  store: { width: number; height: number };
  /** room for the rope while a pen is being parted */
  rope: number;
  /** room for "take or split" in the chosen pen */
  foot: number;
}

/** The chosen pen: how many tiles stay and go; `go` null = it is not being parted. */
export interface Chosen {
  pen: number;
  stay: number;
  go: number | null;
}

export interface Room {
  tile: number;
  /** at most so many tiles side by side in a pen */
  cap: number;
}

export interface PenFit {
  /** tiles side by side, by pen */
  columns: number[];
  /** tiles side by side on each side of the rope */
  halves: [number, number] | null;
  height: number;
}

export function columnsFor(tiles: number, most: number): number {
  const rows = Math.ceil(tiles / Math.max(1, most));
  return Math.ceil(tiles / rows);
}

/** Columns on both sides of the rope, in as few rows as the width allows. */
export function halvesFor(stay: number, go: number, most: number): [number, number] {
  const a = Math.max(1, stay);
  const b = Math.max(1, go);
  for (let rows = 1; ; rows++) {
    const left = Math.ceil(a / rows);
    const right = Math.ceil(b / rows);
    if (left + right <= most || rows >= a + b) return [left, right];
  }
}

/** The states the quay can be in while this pen is chosen: taken, halved, not parted yet. */
export function waysOf(sizes: readonly number[], pen: number): Chosen[] {
  const size = sizes[pen] ?? 0;
  return [
    { pen, stay: size, go: null },
    { pen, stay: Math.ceil(size / 2), go: Math.floor(size / 2) },
    { pen, stay: size, go: 0 },
  ];
}

/** The largest tiles with which all these states fit. */
export function roomiest(sizes: readonly number[], space: PenSpace, ways: readonly (Chosen | null)[]): Room {
  const largest = Math.max(1, ...sizes);
  for (let tile = space.most; tile > space.least; tile -= 2) {
    for (let cap = largest; cap >= 1; cap--) {
      const room = { tile, cap };
      if (ways.every((way) => arrange(sizes, space, room, way).height <= space.height)) return room;
    }
  }
  return { tile: space.least, cap: largest };
}

/** Pens in their order, row after row, as the page lays them. */
export function arrange(sizes: readonly number[], space: PenSpace, room: Room, chosen: Chosen | null): PenFit {
  const { width, padX, padY, tileGap, penGap, ratio, rope, foot } = space;
  const { tile } = room;
  const across = (columns: number): number => columns * tile + (columns - 1) * tileGap;
  const down = (rows: number): number => rows * tile * ratio + (rows - 1) * tileGap;
  const fitting = Math.max(1, Math.floor((width - padX + tileGap) / (tile + tileGap)));
  const roped = Math.max(2, Math.floor((width - padX - rope + tileGap) / (tile + tileGap)));
  let halves: [number, number] | null = null;
  const columns: number[] = [];
  const boxes = sizes.map((size, pen) => {
    if (chosen?.pen === pen && chosen.go !== null) {
      halves = halvesFor(chosen.stay, chosen.go, Math.min(roped, Math.max(2, room.cap)));
      const [a, b] = halves;
      const rows = Math.max(Math.ceil(chosen.stay / a), Math.ceil(chosen.go / b), 1);
      columns.push(a + b);
      return { width: across(a) + across(b) + rope + padX, height: padY + down(rows) + 16 + foot };
    }
    const cols = columnsFor(size, Math.min(fitting, room.cap));
    columns.push(cols);
    const extra = chosen?.pen === pen ? foot : 0;
    return { width: across(cols) + padX, height: padY + down(Math.ceil(size / cols)) + extra };
  });
  boxes.push(space.store);
  let height = 0;
  let rowWidth = 0;
  let rowHeight = 0;
  for (const box of boxes) {
    if (rowWidth > 0 && rowWidth + penGap + box.width > width) {
      height += rowHeight + penGap;
      rowWidth = 0;
      rowHeight = 0;
    }
    rowWidth += (rowWidth > 0 ? penGap : 0) + box.width;
    rowHeight = Math.max(rowHeight, box.height);
  }
  return { columns, halves, height: height + rowHeight };
}
