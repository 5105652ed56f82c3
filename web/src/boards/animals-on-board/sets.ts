/** The sets of an ark with what they earn, as the hall tells it, in the order in which they are drawn. */
import type { Kind, Player, Prospect, Tile } from "./view";

export interface TileSet extends Omit<Kind, "tiles"> {
  tiles: Tile[];
}

/** The ark by species, the largest set first; with a prospect, as it would be then. */
export function setsOf(
  player: Pick<Player, "ark" | "kinds">,
  boarding: readonly Tile[],
  prospect: Pick<Prospect, "kinds"> | null,
): TileSet[] {
  const kinds = new Map([...player.kinds, ...(prospect?.kinds ?? [])].map((kind) => [kind.species, kind]));
  const tiles = new Map([...player.ark, ...boarding].map((tile) => [tile.id, tile]));
  return [...kinds.values()]
    .map((kind) => ({ ...kind, tiles: kind.tiles.flatMap((id) => tiles.get(id) ?? []) }))
    .sort(
      (a, b) => b.tiles.length - a.tiles.length || b.points - a.points || (a.species < b.species ? -1 : 1),
    );
}
