/** Order of the games on a page. */
import type { GameInfo } from "../generated/protocol";

type Sortable = Pick<GameInfo, "slug" | "weight" | "minutes">;

/** Sorts games by weight, then by duration; those whose record does not say come last. */
export function inOrder<G extends Sortable>(games: readonly G[]): G[] {
  const rank = (value: number | null) => value ?? Infinity;
  const compare = (a: number, b: number) => (a === b ? 0 : a - b);
  return [...games].sort(
    (a, b) =>
      compare(rank(a.weight), rank(b.weight)) ||
      compare(rank(a.minutes), rank(b.minutes)) ||
      a.slug.localeCompare(b.slug),
  );
}
