/** Giving up the surplus of an ark: the hall says how many tiles of each species can go. */
import type { Name } from "../contract";
import { isOpen, type Surplus, type Tile } from "./view";

/** Ids of the tiles that can be among those given up. */
export const sheddable = (surplus: Surplus | null): ReadonlySet<string> =>
  new Set(surplus?.kinds.flatMap((kind) => kind.tiles));

/** The moves that give up just these tiles, in the order of the ark; none if that is not allowed. */
export function shedMoves(ark: readonly Tile[], gone: ReadonlySet<string>, surplus: Surplus): Name[] {
  const allowed = surplus.kinds.every(({ tiles, counts }) =>
    counts.includes(tiles.filter((id) => gone.has(id)).length),
  );
  if (gone.size !== surplus.count || !allowed) return [];
  return ark
    .filter(isOpen)
    .filter((tile) => gone.has(tile.id))
    .map((tile): Name => ["shed", tile.species, tile.value]);
}
