/** Course of a game: rounds, and points over time for the chart. */
import type { Course, Round } from "../generated/protocol";

/** The round of move number `at`. */
export function roundAt(rounds: readonly Round[], at: number): Round | null {
  let found: Round | null = null;
  for (const round of rounds) if (round.at <= at) found = round;
  return found;
}

/** First move of the next round, or with -1 of this round (of the previous one at its start). */
export function roundStart(rounds: readonly Round[], at: number, of: number, by: 1 | -1): number {
  if (by > 0) return rounds.find((round) => round.at > at)?.at ?? of;
  return rounds.findLast((round) => round.at < at)?.at ?? 0;
}

/** Evenly thinOut items, at most `most`. */
export function thinOut<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, at) => at % step === 0);
}

/** About five round tick values that enclose the range. */
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

/** Points of every seat at the end of each round. */
export function byRound(course: Course): { number: number; scores: number[] }[] {
  const end = course.scores.length - 1;
  return course.rounds.map((round, at) => {
    const until = Math.min(end, course.rounds[at + 1]?.at ?? end);
    return { number: round.number, scores: course.scores[until] ?? [] };
  });
}

/** SVG path of a step chart through the values. */
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

/** Moves overlapping labels apart, keeping their order. */
export function spreadLabels(heights: readonly number[], gap: number, bottom: number): number[] {
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
