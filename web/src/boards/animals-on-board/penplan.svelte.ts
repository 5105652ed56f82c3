/** The pen that a player shapes: taken whole, or parted into tiles that stay and tiles that go. */
import type { BoardProps, Name } from "../contract";
import { redraft } from "../shared/draft";
import { same } from "../shared/target";
import { onNewView, type Turn } from "../shared/turn.svelte";
import { divides, INSTEAD, resumeMoves, settled, splitMoves } from "./split";
import type { AnimalsView, Tile } from "./view";

export class PenPlan {
  #picked = $state<number | null>(null);
  #plan = $state<"take" | "split">("take");
  #apart = $state.raw<ReadonlySet<string>>(new Set());
  #drafted = 0; // number of moves handed over last

  constructor(
    private board: () => BoardProps<AnimalsView>,
    private turn: Turn,
  ) {
    onNewView(
      () => board().base,
      () => this.#restart(),
    );
    // the plan was changed elsewhere (undo, Escape, another choice): what was being shaped is gone
    $effect.pre(() => {
      const planned = board().pending.length;
      const instead = board().pending.some((name) => INSTEAD.includes(name[0]));
      if (this.#drafted === 0 || (planned === this.#drafted && !instead)) return;
      this.#restart();
      if (planned > 0 && !instead) queueMicrotask(() => redraft(board(), []));
    });
  }

  /** index of the chosen pen */
  get picked(): number | null {
    return this.#picked;
  }
  get plan(): "take" | "split" {
    return this.#plan;
  }
  /** ids of the tiles that go to the new group */
  get apart(): ReadonlySet<string> {
    return this.#apart;
  }
  /** a split that was begun earlier goes on */
  get resumed(): boolean {
    return this.board().base.splitting !== null;
  }
  /** ids of the tiles whose side is settled in a split that was begun earlier */
  get fixed(): ReadonlySet<string> {
    const { base } = this.board();
    return this.resumed && this.#picked !== null
      ? settled(base.groups[this.#picked] ?? [], base.pulled)
      : new Set();
  }

  pick(at: number): void {
    const tiles = this.board().base.groups[at] ?? [];
    this.#picked = at;
    this.#apart = new Set();
    if (this.turn.may(["take", at + 1])) {
      this.#plan = "take";
      this.#tell(tiles, [["take", at + 1]]);
    } else if (tiles.length === 2) {
      this.part(at, tiles[1] as Tile);
    } else {
      this.#plan = "split";
      this.#tell(tiles, []);
    }
  }

  /** A tile changes sides. */
  part(at: number, tile: Tile): void {
    const { base, refuse, say } = this.board();
    const tiles = base.groups[at] ?? [];
    if (!this.turn.may(["split", at + 1]) && !this.resumed) {
      refuse(say("ui-no-split"));
      return;
    }
    const next = new Set(this.#picked === at && this.#plan === "split" ? this.#apart : []);
    if (tiles.length === 2) {
      next.clear();
      next.add(tiles[1]?.id ?? "");
    } else if (!next.delete(tile.id)) {
      next.add(tile.id);
    }
    this.#picked = at;
    this.#plan = "split";
    this.#apart = next;
    this.#tell(tiles, this.resumed ? resumeMoves(tiles, base.pulled, next) : splitMoves(at + 1, tiles, next));
  }

  /** Nothing is being shaped, but for a split that was begun earlier. */
  #restart(): void {
    const { base, nameConfirm, hint } = this.board();
    this.#drafted = 0;
    this.#picked = this.turn.asked ? base.splitting : null;
    this.#plan = this.#picked === null ? "take" : "split";
    this.#apart = new Set(base.pulled);
    nameConfirm(null);
    hint(null);
  }

  /** Hands the plan to the frame and says what it comes to. */
  #tell(tiles: readonly Tile[], moves: Name[]): void {
    const { base, seat, say, nameConfirm, hint } = this.board();
    const before = seat === null ? 0 : (base.players[seat]?.crates ?? 0);
    if (this.#plan === "take") {
      const then = base.prospects.find(({ move }) => same(move, moves[0]));
      nameConfirm(say("ui-confirm-take", { count: tiles.length }));
      hint(say("ui-hint-take", { count: tiles.length, before, after: then?.crates ?? before }));
    } else {
      const go = tiles.filter((tile) => this.#apart.has(tile.id)).length;
      const after = base.split_crates ?? before;
      const group = (this.#picked ?? 0) + 1;
      const named = divides(tiles, this.#apart);
      nameConfirm(named ? say("ui-confirm-split", { group, stay: tiles.length - go, go }) : null);
      hint(say(after > before ? "ui-hint-split" : "ui-hint-split-five", { before, after }));
    }
    this.#drafted = moves.length;
    redraft(this.board(), moves);
  }
}
