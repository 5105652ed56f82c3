/** How a game went: rounds, and points over time as lines of a chart. */
import type { Course, Round } from "../generated/protocol";

/** The round in which move number `at` was made (or is to be made). */
export function roundAt(rounds: readonly Round[], at: number): Round | null {
  let found: Round | null = null;
  for (const round of rounds) if (round.at <= at) found = round;
  return found;
}

/** The start of the next round, or of this one; of the one before if we are just there. */
export function leap(rounds: readonly Round[], at: number, of: number, by: 1 | -1): number {
  if (by > 0) return rounds.find((round) => round.at > at)?.at ?? of;
  return rounds.findLast((round) => round.at < at)?.at ?? 0;
}

/** Round numbers for the lines of a scale: about `most` of them, evenly. */
export function spaced<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, at) => at % step === 0);
}

/** Even values from below the least to above the most, at most about five. */
export function scale(least: number, most: number): number[] {
  const top = Math.max(most, least + 1);
  const rough = (top - least) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 1);
  const first = Math.floor(least / step) * step;
  const values = [];
  for (let value = first; value < top + step; value += step) values.push(value);
  return values;
}

/** Points of every seat when each round was over, and at the end. */
export function byRound(course: Course): { number: number; scores: number[] }[] {
  const end = course.scores.length - 1;
  return course.rounds.map((round, at) => {
    const until = Math.min(end, course.rounds[at + 1]?.at ?? end);
    return { number: round.number, scores: course.scores[until] ?? [] };
  });
}

/** A line of steps through the values: along, then up or down. */
export function steps(
  values: readonly number[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, at) => {
      if (!at) return `M${x(0)} ${y(value)}`;
      return value === values[at - 1] && at < values.length - 1 ? "" : `H${x(at)}V${y(value)}`;
    })
    .join("");
}

/** Moves labels apart that would lie upon each other; each keeps its place in the row. */
export function apart(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  order.forEach((at, n) => {
    const above = order[n - 1];
    if (above !== undefined) placed[at] = Math.max(placed[at] ?? 0, (placed[above] ?? 0) + gap);
  });
  let limit = bottom;
  for (const at of [...order].reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, limit);
    limit = (placed[at] ?? 0) - gap;
  }
  return placed;
}
