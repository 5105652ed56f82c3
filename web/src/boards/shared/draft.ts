/** Replaces the planned moves by others; nothing is sent before the player confirms. */
import type { Name } from "../contract";

interface Planning {
  pending: readonly Name[];
  draft?: ((moves: readonly Name[]) => void) | undefined;
  back: (count?: number) => void;
  choose: (...moves: Name[]) => void;
}

export function redraft(table: Planning, moves: readonly Name[]): void {
  if (table.draft) {
    table.draft(moves);
    return;
  }
  if (table.pending.length) table.back(table.pending.length);
  if (moves.length) table.choose(...moves);
}
