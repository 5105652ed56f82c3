/** What others did since one's own last move: which pieces are ringed, and by whom. */
import type { LastMove } from "../contract";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  rx?: number;
}

export interface Recent {
  id: string;
  seat: number | null;
  box: Box;
  /** it carries the name: one piece of each move does */
  named: boolean;
}

/** The moved pieces that can be seen, by where they are drawn. */
export function recentMoves(
  last: readonly LastMove[],
  seat: number | null,
  places: ReadonlyMap<string, Box>,
): Recent[] {
  const found = new Map<string, Recent>();
  for (const move of last) {
    if (seat !== null && move.seat === seat) continue;
    let named = move.seat !== null;
    for (const id of move.pieces) {
      const box = places.get(id);
      if (!box) continue;
      found.set(id, { id, seat: move.seat, box, named });
      named = false;
    }
  }
  return [...found.values()];
}
