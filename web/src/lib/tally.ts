/** The final sum of every seat, laid side by side. */
interface Points {
  key: string;
  args: Record<string, unknown>;
  points: number;
}

export interface Cell {
  points: number;
  detail: string | null;
}

export interface Row {
  key: string;
  label: string;
  /** by seat; null where the seat has no such line */
  cells: (Cell | null)[];
}

/** Lines that say the same of every seat share a row; where they differ, each seat's is its own. */
export function rows(
  tally: readonly (readonly Points[])[],
  say: (key: string, args: Record<string, unknown>) => string,
): Row[] {
  const found: Row[] = [];
  tally.forEach((lines, seat) => {
    const used = new Set<Row>();
    let after = -1;
    for (const line of lines) {
      const label = say(line.key, line.args);
      let row = found.find((known) => known.label === label && !used.has(known));
      if (!row) {
        row = { key: line.key, label, cells: tally.map(() => null) };
        found.splice(after + 1, 0, row);
      }
      used.add(row);
      after = Math.max(after, found.indexOf(row));
      row.cells[seat] = { points: line.points, detail: null };
    }
  });
  return found;
}

/** Totals when the first `counted` rows are in; the true ones at the end. */
export function runningTotals(
  tally: readonly (readonly Points[])[],
  lines: readonly Row[],
  counted: number,
  scores: readonly number[],
): number[] {
  if (counted >= lines.length) return [...scores];
  return tally.map((_, seat) =>
    lines.slice(0, counted).reduce((sum, row) => sum + (row.cells[seat]?.points ?? 0), 0),
  );
}

/** Seats for the piers: the winner in the middle left, as on a podium. */
export function podium(ranks: readonly number[]): number[] {
  const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const [first, second, ...rest] = order;
  if (first === undefined) return [];
  return second === undefined ? [first] : [second, first, ...rest];
}
