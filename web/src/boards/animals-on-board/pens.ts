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
}

export interface PenFit {
  tile: number;
  /** tiles side by side, by pen; for the pen being parted: on each side of the rope */
  columns: number[];
  halves: [number, number] | null;
}

/** A pen being parted: its number, and how many tiles stay and go. */
export interface Parting {
  pen: number;
  stay: number;
  go: number;
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

export function fitPens(sizes: readonly number[], space: PenSpace, parting: Parting | null = null): PenFit {
  for (let tile = space.most; tile > space.least; tile -= 2) {
    const fit = arrange(sizes, space, tile, parting);
    if (fit.height <= space.height) return fit;
  }
  return arrange(sizes, space, space.least, parting);
}

function arrange(
  sizes: readonly number[],
  space: PenSpace,
  tile: number,
  parting: Parting | null,
): PenFit & { height: number } {
  const { width, padX, padY, tileGap, penGap, ratio, rope } = space;
  const across = (columns: number): number => columns * tile + (columns - 1) * tileGap;
  const down = (rows: number): number => rows * tile * ratio + (rows - 1) * tileGap;
  const most = Math.max(1, Math.floor((width - padX + tileGap) / (tile + tileGap)));
  const roped = Math.max(2, Math.floor((width - padX - rope + tileGap) / (tile + tileGap)));
  let halves: [number, number] | null = null;
  const columns: number[] = [];
  const boxes = sizes.map((size, at) => {
    if (parting?.pen === at) {
      halves = halvesFor(parting.stay, parting.go, roped);
      const [a, b] = halves;
      const rows = Math.max(Math.ceil(parting.stay / a), Math.ceil(parting.go / b), 1);
      columns.push(a + b);
      return { width: across(a) + across(b) + rope + padX, height: padY + down(rows) + 16 };
    }
    const cols = columnsFor(size, most);
    columns.push(cols);
    return { width: across(cols) + padX, height: padY + down(Math.ceil(size / cols)) };
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
  return { tile, columns, halves, height: height + rowHeight };
}
