/** Aligns the final tallies of all seats in one table. */
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
  /** arguments of the first seat with this line */
  args: Record<string, unknown>;
  label: string;
  /** by seat; null if the seat has no such line */
  cells: (Cell | null)[];
}

/** Formats a message or one of its attributes; null if it has no such attribute. */
export type SayPart = (key: string, args: Record<string, unknown>, part?: "row" | "cell") => string | null;

/** Puts lines that differ only in numbers into one row, with the numbers in its cells. */
export function rows(tally: readonly (readonly Points[])[], say: SayPart): Row[] {
  const found: (Row & { kind: string; labels: Set<string>; head: string | null })[] = [];
  tally.forEach((lines, seat) => {
    const used = new Set<Row>();
    let after = -1;
    for (const line of lines) {
      const label = say(line.key, line.args) ?? "";
      const head = say(line.key, line.args, "row");
      const kind = line.key + JSON.stringify(withoutNumbers(line.args));
      let row = found.find((known) => known.kind === kind && !used.has(known));
      if (!row) {
        row = {
          key: line.key,
          args: line.args,
          kind,
          label,
          head,
          labels: new Set(),
          cells: tally.map(() => null),
        };
        found.splice(after + 1, 0, row);
      }
      used.add(row);
      row.labels.add(label);
      after = Math.max(after, found.indexOf(row));
      const detail = head ? say(line.key, line.args, "cell") : masked(label).numbers.join(" · ");
      row.cells[seat] = { points: line.points, detail: detail || null };
    }
  });
  return found.map(({ key, args, labels, label, head, cells }) => {
    if (head) return { key, args, label: head.charAt(0).toLocaleUpperCase() + head.slice(1), cells };
    if (labels.size === 1) {
      return { key, args, label, cells: cells.map((cell) => cell && { ...cell, detail: null }) };
    }
    const masks = [...labels].map((one) => masked(one).mask);
    const fullest = masks.reduce((best, mask) => (mask.length > best.length ? mask : best), "");
    return { key, args, label: fullest, cells };
  });
}

const withoutNumbers = (args: Record<string, unknown>): [string, unknown][] =>
  Object.entries(args).filter(([name, value]) => typeof value !== "number" || name === "turn");

/** Splits a label: "Crates (3)" into "Crates" and 3, "2 crates" into "… crates" and 2. */
function masked(label: string): { mask: string; numbers: string[] } {
  const numbers = label.match(/\d+/g) ?? [];
  const mask = label.replace(/\s*\(\s*\d+\s*\)/g, "").replace(/\d+/g, "…");
  return { mask, numbers };
}

/** Totals of the first `counted` rows; the final scores once all are counted. */
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

/** Seats in podium order: second, winner, then the others by rank. */
export function podium(ranks: readonly number[]): number[] {
  const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const [first, second, ...rest] = order;
  if (first === undefined) return [];
  return second === undefined ? [first] : [second, first, ...rest];
}
