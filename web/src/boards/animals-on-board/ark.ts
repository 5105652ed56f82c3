/** What an ark is worth: singles by value, pairs lost, herds at five a tile. */
import type { Tile } from "./view";

export const ARK_SPACE = 10;
export const CRATE_LIMIT = 5;
const HERD_TILE = 5;
/** moves that touch no tile */
export const INSTEAD = ["decline", "pass"];

export interface Herd {
  species: string;
  tiles: Tile[];
  points: number;
  kind: "single" | "pair" | "herd";
}

export function isOpen(tile: Tile): tile is Tile & { species: string; value: number } {
  return tile.species !== null && tile.value !== null;
}

/** The open tiles of an ark by species: herds first, pairs next, singles by value. */
export function herds(ark: readonly Tile[]): Herd[] {
  const kinds = new Map<string, Tile[]>();
  for (const tile of ark) {
    if (!isOpen(tile)) continue;
    const kind = kinds.get(tile.species);
    if (kind) kind.push(tile);
    else kinds.set(tile.species, [tile]);
  }
  const found = [...kinds].map(([species, tiles]): Herd => {
    const points = worth(tiles);
    const kind = tiles.length === 1 ? "single" : tiles.length === 2 ? "pair" : "herd";
    return { species, tiles, points, kind };
  });
  return found.sort(
    (a, b) => b.tiles.length - a.tiles.length || b.points - a.points || (a.species < b.species ? -1 : 1),
  );
}

function worth(kind: readonly Tile[]): number {
  if (kind.length === 1) return kind[0]?.value ?? 0;
  return kind.length === 2 ? 0 : kind.length * HERD_TILE;
}

/**
 * Points if the game ended now: pairs go, then the surplus over ten goes in the best way
 * (never leaving a pair), then singles, herds and crates count.
 */
export function worthNow(ark: readonly Tile[], crates: number): number {
  const kinds = herds(ark).filter((herd) => herd.kind !== "pair");
  const surplus = Math.max(0, kinds.reduce((sum, herd) => sum + herd.tiles.length, 0) - ARK_SPACE);
  // best[k]: the most points when k tiles have gone from the species looked at so far
  let best: number[] = [0, ...Array<number>(surplus).fill(-1)];
  for (const { tiles } of kinds) {
    const byValue = [...tiles].sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
    const next = Array<number>(surplus + 1).fill(-1);
    for (let gone = 0; gone <= Math.min(tiles.length, surplus); gone++) {
      const rest = byValue.slice(gone);
      if (rest.length === 2) continue;
      const points = rest.length ? worth(rest) : 0;
      for (let k = gone; k <= surplus; k++) {
        const before = best[k - gone] ?? -1;
        if (before >= 0) next[k] = Math.max(next[k] ?? -1, before + points);
      }
    }
    best = next;
  }
  return (best[surplus] ?? 0) + crates;
}
