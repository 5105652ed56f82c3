/** Names of tiles and groups, for labels and screen readers. */
import type { Say } from "../contract";
import type { Tile } from "./view";

/** A tile as the chronicle names it. */
export function tileKey(tile: Tile): Record<string, unknown> {
  return tile.species === null || tile.value === null
    ? { key: "tile-hidden" }
    : { key: "tile", species: tile.species, value: tile.value };
}

export function tileName(tile: Tile, say: Say): string {
  const { key, ...args } = tileKey(tile);
  return say(String(key), args);
}

/** What a tile is good for. */
export function tileTip(tile: Tile, say: Say): string {
  return tile.species === null ? say("ui-tip-back") : say("ui-tip-tile", { tile: tileKey(tile) });
}
