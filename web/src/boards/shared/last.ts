/** Moves of others since the player's own last move: which pieces are marked, and who moved them. */
import type { LastMove } from "../contract";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  rx?: number;
  /** how it may say who moved it, where the piece itself does not */
  tag?: "name" | "shield";
}

export interface Recent {
  id: string;
  seat: number | null;
  box: Box;
  tag: "name" | "shield" | null;
}

/** The moved pieces that can be seen. Of each seat's the newest is tagged, best with its name. */
export function recentMoves(
  last: readonly LastMove[],
  seat: number | null,
  places: ReadonlyMap<string, Box>,
): Recent[] {
  const found = new Map<string, Recent>();
  for (const move of last) {
    if (seat !== null && move.seat === seat) continue;
    for (const id of move.pieces) {
      const box = places.get(id);
      if (box) found.set(id, { id, seat: move.seat, box, tag: null });
    }
  }
  const marks = [...found.values()];
  for (const mover of new Set(marks.map((one) => one.seat))) {
    if (mover === null) continue;
    const theirs = marks.filter((one) => one.seat === mover);
    const newest = theirs.findLast((one) => one.box.tag === "name") ?? theirs.findLast((one) => one.box.tag);
    if (newest) newest.tag = newest.box.tag ?? null;
  }
  return marks;
}
