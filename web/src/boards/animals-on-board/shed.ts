/** The surplus of a full ark: which tiles may stay ashore so that ten sail and no pair is made. */
import type { Name } from "../contract";
import { ARK_SPACE, herds, isOpen } from "./ark";
import type { Tile } from "./view";

/** The tiles left when every species held exactly twice is gone, in the order of the view. */
function cargo(ark: readonly Tile[]): Tile[] {
  const pairs = new Set(
    herds(ark)
      .filter((herd) => herd.kind === "pair")
      .map((herd) => herd.species),
  );
  return ark.filter((tile) => isOpen(tile) && !pairs.has(tile.species));
}

/** Whether giving up these tiles leaves no species held exactly twice. */
function leavesNoPair(tiles: readonly Tile[], gone: ReadonlySet<string>): boolean {
  const counts = new Map<string, number>();
  for (const tile of tiles) {
    if (tile.species !== null && !gone.has(tile.id))
      counts.set(tile.species, (counts.get(tile.species) ?? 0) + 1);
  }
  return [...counts.values()].every((count) => count !== 2);
}

function* choices(tiles: readonly Tile[], count: number, from = 0): Generator<string[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = from; at < tiles.length; at++) {
    for (const rest of choices(tiles, count - 1, at + 1)) yield [tiles[at]?.id ?? "", ...rest];
  }
}

/**
 * How many tiles must still go, which ones can be among them, and which went before: `lost` is
 * what the view says will not sail. Tiles go in their order. Null when there is no surplus.
 */
export function shedding(
  ark: readonly Tile[],
  lost: readonly string[],
): { count: number; tiles: Set<string>; before: Set<string> } | null {
  const tiles = cargo(ark);
  const before = new Set(tiles.filter((tile) => lost.includes(tile.id)).map((tile) => tile.id));
  const count = tiles.length - before.size - ARK_SPACE;
  if (count <= 0) return null;
  const last = tiles.findLastIndex((tile) => before.has(tile.id));
  const may = new Set<string>();
  for (const choice of choices(tiles.slice(last + 1), count)) {
    if (leavesNoPair(tiles, new Set([...before, ...choice]))) choice.forEach((id) => may.add(id));
  }
  return { count, tiles: may, before };
}

/** The moves that give up just these tiles, in their order; none if that is not allowed. */
export function shedMoves(
  ark: readonly Tile[],
  gone: ReadonlySet<string>,
  surplus: { count: number; before: ReadonlySet<string> },
): Name[] {
  const tiles = cargo(ark);
  if (gone.size !== surplus.count || !leavesNoPair(tiles, new Set([...surplus.before, ...gone]))) return [];
  return tiles
    .filter(isOpen)
    .filter((tile) => gone.has(tile.id))
    .map((tile): Name => ["shed", tile.species, tile.value]);
}
