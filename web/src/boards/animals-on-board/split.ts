/**
 * Parting a group. People choose any tiles; the rules know one row of moves for each division:
 * `split g`, then `pull` in the group's order, the first tile always staying, then `done`.
 */
import type { Name } from "../contract";
import type { Tile } from "./view";

/** moves that touch no tile and take the place of a plan */
export const INSTEAD = ["decline", "pass"];

/** The tiles that are pulled when `apart` leaves the rest, in the group's order. */
export function pulled(tiles: readonly Tile[], apart: ReadonlySet<string>): Tile[] {
  const first = tiles[0];
  if (first === undefined) return [];
  const complement = apart.has(first.id);
  return tiles.filter((tile) => apart.has(tile.id) !== complement);
}

/** Whether `apart` divides the group: something goes and something stays. */
export function divides(tiles: readonly Tile[], apart: ReadonlySet<string>): boolean {
  const gone = tiles.filter((tile) => apart.has(tile.id)).length;
  return gone > 0 && gone < tiles.length;
}

export function pullMove(tile: Tile): Name {
  return tile.species === null || tile.value === null ? ["pull-hidden"] : ["pull", tile.species, tile.value];
}

/**
 * The whole row of moves that parts group number `group` (from 1) into `apart` and the rest.
 * Two tiles part by themselves, and pulling the last tile ends the row: no `done` then.
 */
export function splitMoves(group: number, tiles: readonly Tile[], apart: ReadonlySet<string>): Name[] {
  if (!divides(tiles, apart)) return [];
  const start: Name = ["split", group];
  return tiles.length === 2 ? [start] : [start, ...pullMoves(tiles, pulled(tiles, apart))];
}

/** The pulls of a division, and `done` unless the last tile of the group goes too. */
function pullMoves(tiles: readonly Tile[], out: readonly Tile[]): Name[] {
  const moves = out.map(pullMove);
  const last = tiles[tiles.length - 1];
  if (out[out.length - 1]?.id !== last?.id) moves.push(["done"]);
  return moves;
}

/**
 * Going on with a split that was begun earlier: `already` are the tiles pulled so far.
 * Empty when the wish can no longer be reached; then only undo helps.
 */
export function resumeMoves(
  tiles: readonly Tile[],
  already: readonly string[],
  apart: ReadonlySet<string>,
): Name[] {
  if (!divides(tiles, apart)) return [];
  const wish = pulled(tiles, apart);
  const kept = already.every((id, at) => wish[at]?.id === id);
  return kept ? pullMoves(tiles, wish).slice(already.length) : [];
}

/** The tiles whose side is settled in a split under way: pulled ones and those passed over. */
export function settled(tiles: readonly Tile[], already: readonly string[]): Set<string> {
  const upTo = tiles.findIndex((tile) => tile.id === already.at(-1)); // none: each may go
  return new Set(tiles.slice(0, upTo + 1).map((tile) => tile.id));
}
