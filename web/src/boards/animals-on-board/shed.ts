/** The surplus of a full ark: which tiles may stay ashore so that ten sail and no pair is made. */
import type { Name } from "../contract";
import { ARK_SPACE, herds, isOpen } from "./ark";
import type { Tile } from "./view";

/** The tiles left when every species held exactly twice is gone, in the order of the view. */
function cargo(ark: readonly Tile[]): Tile[] {
  const pairs = new Set(herds(ark).filter((herd) => herd.kind === "pair").map((herd) => herd.species));
  return ark.filter((tile) => isOpen(tile) && !pairs.has(tile.species));
}

/** Whether giving up these tiles leaves no species held exactly twice. */
function leavesNoPair(tiles: readonly Tile[], gone: ReadonlySet<string>): boolean {
  const counts = new Map<string, number>();
  for (const tile of tiles) {
    if (tile.species !== null && !gone.has(tile.id)) counts.set(tile.species, (counts.get(tile.species) ?? 0) + 1);
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

/** How many tiles must go, and which ones can be among them. Null when there is no surplus. */
export function shedding(ark: readonly Tile[], asked: boolean): { count: number; tiles: Set<string> } | null {
  const tiles = cargo(ark);
  const count = tiles.length - ARK_SPACE;
  if (count <= 0 || !asked) return null;
  const may = new Set<string>();
  for (const choice of choices(tiles, count)) {
    if (leavesNoPair(tiles, new Set(choice))) choice.forEach((id) => may.add(id));
  }
  return { count, tiles: may };
}

/** The moves that give up just these tiles, in their order; none if that is not allowed. */
export function shedMoves(ark: readonly Tile[], gone: ReadonlySet<string>, count: number): Name[] {
  const tiles = cargo(ark);
  if (gone.size !== count || !leavesNoPair(tiles, gone)) return [];
  return tiles
    .filter(isOpen)
    .filter((tile) => gone.has(tile.id))
    .map((tile): Name => ["shed", tile.species, tile.value]);
}
