/** Shapes of cells: turns, outlines, and where an icon fits. A cell is [row, column]. */
export type Cell = readonly [number, number];

const key = ([row, column]: Cell): string => `${row},${column}`;

/** Cells of a shape given as rows of `#`. */
export function cellsOf(shape: readonly string[]): Cell[] {
  return shape.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === "#" ? [[row, column] as Cell] : [])),
  );
}

function turnOnce(shape: readonly string[]): string[] {
  const width = shape[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) =>
    shape
      .map((line) => line[column] ?? ".")
      .reverse()
      .join(""),
  );
}

/**
 * All different ways to hold a shape, numbered as the rules number them: turned clockwise, then
 * mirrored and turned. Each as cells in reading order.
 */
export function turnsOf(shape: readonly string[], flips: boolean): Cell[][] {
  const found: Cell[][] = [];
  const seen = new Set<string>();
  for (const mirrored of flips ? [false, true] : [false]) {
    let rows = mirrored ? shape.map((line) => [...line].reverse().join("")) : [...shape];
    for (let n = 0; n < 4; n++) {
      const name = rows.join("/");
      if (!seen.has(name)) {
        seen.add(name);
        found.push(cellsOf(rows));
      }
      rows = turnOnce(rows);
    }
  }
  return found;
}

export function sizeOf(cells: readonly Cell[]): { width: number; height: number } {
  return {
    width: 1 + Math.max(...cells.map(([, column]) => column)),
    height: 1 + Math.max(...cells.map(([row]) => row)),
  };
}

/** The rounded outline as a path: edges pulled in by `inset`, convex corners rounded by `corner`. */
export function outline(cells: readonly Cell[], u: number, inset: number, corner: number): string {
  const inside = new Set(cells.map(key));
  const has = (row: number, column: number): boolean => inside.has(`${row},${column}`);
  const next = new Map<string, [number, number][]>();
  const edge = (x: number, y: number, toX: number, toY: number): void => {
    const from = `${x},${y}`;
    next.set(from, [...(next.get(from) ?? []), [toX, toY]]);
  };
  for (const [y, x] of cells) {
    if (!has(y - 1, x)) edge(x, y, x + 1, y);
    if (!has(y, x + 1)) edge(x + 1, y, x + 1, y + 1);
    if (!has(y + 1, x)) edge(x + 1, y + 1, x, y + 1);
    if (!has(y, x - 1)) edge(x, y + 1, x, y);
  }
  let path = "";
  while (next.size) {
    const start = [...next.keys()][0] ?? "";
    const loop: [number, number][] = [start.split(",").map(Number) as [number, number]];
    let before: [number, number] | null = null;
    for (;;) {
      const here = loop[loop.length - 1] as [number, number];
      const ways = next.get(`${here[0]},${here[1]}`) ?? [];
      let way = 0;
      if (ways.length > 1 && before) {
        // two corners meet: keep turning right
        const [dx, dy] = [here[0] - before[0], here[1] - before[1]];
        way = Math.max(
          0,
          ways.findIndex(([x, y]) => x - here[0] === -dy && y - here[1] === dx),
        );
      }
      const [to] = ways.splice(way, 1);
      if (!ways.length) next.delete(`${here[0]},${here[1]}`);
      if (!to) break;
      before = here;
      if (`${to[0]},${to[1]}` === start) break;
      loop.push(to);
    }
    path += rounded(loop, u, inset, corner);
  }
  return path;
}

function rounded(loop: readonly [number, number][], u: number, inset: number, corner: number): string {
  const at = (n: number): [number, number] => loop[(n + loop.length) % loop.length] as [number, number];
  const step = (a: [number, number], b: [number, number]): [number, number] => [b[0] - a[0], b[1] - a[1]];
  const corners = loop
    .map((here, n) => ({ here, into: step(at(n - 1), here), out: step(here, at(n + 1)) }))
    .filter(({ into, out }) => into[0] !== out[0] || into[1] !== out[1]);
  const f = (value: number): string => String(Math.round(value * 100) / 100);
  return `${corners
    .map(({ here, into, out }, n) => {
      const x = here[0] * u + (-into[1] - out[1]) * inset;
      const y = here[1] * u + (into[0] + out[0]) * inset;
      const convex = into[0] * out[1] - into[1] * out[0] > 0;
      const r = convex ? corner : corner * 0.7;
      return `${n ? "L" : "M"}${f(x - into[0] * r)} ${f(y - into[1] * r)}Q${f(x)} ${f(y)} ${f(x + out[0] * r)} ${f(y + out[1] * r)}`;
    })
    .join("")}Z`;
}

/** Where the icon goes: the middle of the largest square inside, and its side, in cells. */
export function heart(cells: readonly Cell[]): { x: number; y: number; side: number } {
  const inside = new Set(cells.map(key));
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  if (cells.length === width * height)
    return { x: left + width / 2, y: top + height / 2, side: Math.min(width, height) };
  const middle = {
    x: columns.reduce((a, b) => a + b, 0) / cells.length + 0.5,
    y: rows.reduce((a, b) => a + b, 0) / cells.length + 0.5,
  };
  let best = { x: middle.x, y: middle.y, side: 0, off: Infinity };
  for (const [row, column] of cells) {
    for (let side = 1; side <= 3; side++) {
      const square = Array.from({ length: side * side }, (_, n): Cell => [
        row + Math.floor(n / side),
        column + (n % side),
      ]);
      if (!square.every((cell) => inside.has(key(cell)))) break;
      const [x, y] = [column + side / 2, row + side / 2];
      const off = Math.abs(x - middle.x) + Math.abs(y - middle.y);
      if (side > best.side || (side === best.side && off < best.off)) best = { x, y, side, off };
    }
  }
  return best;
}
