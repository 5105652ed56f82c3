/** What every stage and bench needs of the turn. Call these while a component is set up. */
import type { BoardProps, Move, Name } from "../contract";
import { same } from "./target";

/** Runs `act` before the first render and whenever the view is another one. */
export function onNewView(view: () => unknown, act: () => void): void {
  let seen: unknown = null;
  $effect.pre(() => {
    const now = view();
    if (now === seen) return;
    seen = now;
    act();
  });
}

export interface Turn {
  /** this seat decides; also while input is off for a moment */
  readonly asked: boolean;
  /** what is legal now, after the planned moves */
  readonly legal: readonly Move[];
  /** what was legal before anything was planned */
  readonly open: readonly Move[];
  /** Whether this move was legal before anything was planned. */
  may: (name: Name) => boolean;
}

/** The decision of this seat. Input may be off for a moment; what is legal stays what it was. */
export function turnOf(board: () => Pick<BoardProps, "seat" | "base" | "legal" | "pending">): Turn {
  const asked = $derived.by(() => {
    const { seat, base } = board();
    return seat !== null && base.waiting.includes(seat);
  });
  const legal = $derived(asked ? board().legal : []);
  let open = $state.raw<readonly Move[]>([]);
  $effect.pre(() => {
    if (board().pending.length === 0) open = board().legal;
  });
  return {
    get asked() {
      return asked;
    },
    get legal() {
      return legal;
    },
    get open() {
      return open;
    },
    may: (name) => asked && open.some((move) => same(move.name, name)),
  };
}
