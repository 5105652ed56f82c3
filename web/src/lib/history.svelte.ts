/** What has happened at a table: its log, and the pieces that others have just moved. */
import type { LastMove } from "../boards/contract";
import type { Log, LogLine, View } from "../generated/protocol";
import { movedPieces } from "./pieces";
import { gameView } from "./views.svelte";

const MARKED_MOVES = 8; // moves of others that are marked at most

export class History {
  lines: readonly LogLine[] = $state.raw([]);
  /** the hall has older lines */
  more = $state(false);
  /** lines of the view shown last, for the screen reader */
  fresh: readonly LogLine[] = $state.raw([]);
  /** moves of others since the player's last one */
  lastMoves: readonly LastMove[] = $state.raw([]);
  /** told of the lines of each view that is shown */
  onLines: (lines: readonly LogLine[]) => void = () => {};
  #missedViews = false; // views may be missing before the next one

  reset(lines: readonly LogLine[], more: boolean): void {
    this.lines = lines;
    this.more = more;
    this.#missedViews = true;
  }

  /** Adds the lines of a view, and marks what others have moved since the view before. */
  add(view: View, before: View | undefined, mine: number | null): void {
    const dropped = new Set(view.dropped);
    const newest = this.lines.at(-1)?.move ?? 0; // after a reconnect some lines are known already
    this.fresh = view.lines.filter((line) => line.move > newest);
    this.lines = [...this.lines.filter((line) => !dropped.has(line.move)), ...this.fresh];
    if (before) this.onLines(this.fresh);
    if (before && before.number !== view.number) this.#mark(before, view, mine);
    this.#missedViews = false;
  }

  addOlder({ lines, more_lines }: Log): void {
    this.lines = [...lines, ...this.lines];
    this.more = more_lines;
  }

  /** The player has moved: nothing is marked any more. */
  clearMarks(): void {
    this.lastMoves = [];
  }

  #mark(before: View, after: View, mine: number | null): void {
    const { waiting } = gameView(before);
    const known = waiting.length === 1 && !this.#missedViews && !after.dropped.length;
    const by = known ? (waiting[0] ?? null) : null;
    if (by !== null && by === mine) return;
    const pieces = movedPieces(before.view, after.view);
    if (pieces.length) this.lastMoves = [...this.lastMoves, { seat: by, pieces }].slice(-MARKED_MOVES);
  }
}
