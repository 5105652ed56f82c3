/** What a seat sees of Animals on Board. */
import type { Tile } from "../../generated/animals-on-board";

export type { AnimalsView, Kind, Player, Prospect, Surplus, Tile } from "../../generated/animals-on-board";

/** A tile that shows its face. */
export function isOpen(tile: Tile): tile is Tile & { species: string; value: number } {
  return tile.species !== null && tile.value !== null;
}
