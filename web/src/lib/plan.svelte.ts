/** The plan: moves that a player has chosen and not yet sent, with the hall's preview of them. */
import type { AnyView, Name } from "../boards/contract";
import type { Previewed, View } from "../generated/protocol";
import type { Refusal, Reply } from "./commands";
import { gameView, type ChangeHooks } from "./views.svelte";

/** What a plan needs of its table. */
export interface PlanTable {
  /** Asks the hall for the position after these moves; null if nobody at this page can move. */
  preview: (moves: readonly Name[]) => Promise<Reply<"preview"> | null>;
  /** The plan was removed because the position has changed. */
  onDiscarded: () => void;
  /** The hall refused the plan, which was removed. */
  onRefused: (reply: Refusal) => void;
}

interface SavedPlan {
  seat: number | null;
  number: number;
  moves: Name[];
  composed: boolean;
}

export class Plan {
  #moves: readonly Name[] = $state.raw([]);
  #composed = $state(false);
  #preview: Previewed | null = $state.raw(null);
  #previewing = $state(false);
  #peeked: { moves: readonly Name[]; view: AnyView } | null = $state.raw(null);
  #playedNumber: number | null = $state(null);
  #outdated = false; // the hall answered "stale" to the preview
  #requests = 0; // a reply to any but the newest request is ignored

  constructor(
    private readonly hooks: ChangeHooks,
    private readonly table: PlanTable,
  ) {}

  get moves(): readonly Name[] {
    return this.#moves;
  }
  /** the moves are one gesture composed by the board, not a list of steps */
  get composed(): boolean {
    return this.#composed;
  }
  /** the hall's preview of the plan; null until it is known */
  get preview(): Previewed | null {
    return this.#preview;
  }
  /** waiting for the first preview of the plan */
  get previewing(): boolean {
    return this.#previewing;
  }
  /** the position after the plan and the moves pointed at */
  get peeked(): { moves: readonly Name[]; view: AnyView } | null {
    return this.#peeked;
  }
  /** the hall has carried the plan out; the view that contains it has not arrived */
  get played(): boolean {
    return this.#playedNumber !== null;
  }

  /** Adds moves and asks for their preview. */
  add(moves: readonly Name[]): void {
    this.set([...this.#moves, ...moves]);
    void this.#request();
  }

  /** Replaces the plan by a gesture that the board composes. */
  compose(moves: readonly Name[]): void {
    this.set(moves);
    this.#composed = true;
    if (moves.length) void this.#request();
    else this.clear();
  }

  /** Replaces the plan without a preview: it is sent next. */
  set(moves: readonly Name[]): void {
    this.hooks.before();
    this.#peeked = null;
    this.#moves = moves;
    this.#composed = false;
  }

  /** Removes the last moves; a composed gesture is removed as a whole. */
  back(count: number): void {
    const rest = this.#composed ? [] : this.#moves.slice(0, Math.max(0, this.#moves.length - count));
    this.set(rest);
    if (rest.length) void this.#request();
    else this.clear();
  }

  /** Empties the plan. */
  clear(): void {
    this.drop();
    this.hooks.after();
  }

  /** Empties the plan as part of another change. */
  drop(): void {
    this.#ignorePending();
    this.#moves = [];
    this.#composed = false;
    this.#preview = null;
    this.#peeked = null;
    this.#playedNumber = null;
    this.#outdated = false;
  }

  /** Previews these moves on top of the plan. */
  async peek(moves: readonly Name[]): Promise<void> {
    const plan = this.#moves;
    const reply = await this.table.preview([...plan, ...moves]);
    if (reply?.type !== "preview" || this.#moves !== plan) return;
    if (reply.played === plan.length + moves.length) this.#peeked = { moves, view: gameView(reply) };
  }

  endPeek(): void {
    this.#peeked = null;
  }

  /** The plan is being sent: a pending preview is of no use any more. */
  onSending(): void {
    this.#ignorePending();
  }

  /** The hall has carried the plan out. It stays until the view with this number arrives. */
  onPlayed(number: number): void {
    this.#playedNumber = number;
  }

  /** A new view of the plan's seat: keeps the plan if the prompt is the same and its first move legal. */
  onView(view: View, before: View | undefined): void {
    if (!this.#moves.length) return;
    if (this.#playedNumber !== null) {
      if (view.number >= this.#playedNumber) this.drop();
      return;
    }
    if (before?.number === view.number && !this.#outdated) return;
    const first = this.#moves[0]?.join(" ");
    const legal = view.legal.some((move) => move.name.join(" ") === first);
    const samePrompt = (before && gameView(before).prompt?.key) === gameView(view).prompt?.key;
    if (legal && samePrompt) void this.#request(true);
    else this.#discard();
  }

  /** Saves the plan in the session storage, to survive a reload. */
  save(key: string, seat: number | null, number: number): void {
    if (!this.#moves.length) return;
    const saved: SavedPlan = { seat, number, moves: [...this.#moves], composed: this.#composed };
    sessionStorage.setItem(key, JSON.stringify(saved));
  }

  /** Restores the plan saved before a reload, if the view has the same number. */
  restore(key: string, view: View): void {
    const text = globalThis.sessionStorage?.getItem(key);
    if (!text) return;
    sessionStorage.removeItem(key);
    const saved = JSON.parse(text) as SavedPlan;
    if (saved.seat !== view.seat || saved.number !== view.number) {
      this.table.onDiscarded();
      return;
    }
    this.#moves = saved.moves;
    this.#composed = saved.composed;
    void this.#request();
  }

  /** Asks for a preview of the plan; `again`: the plan was legal before the view changed. */
  async #request(again = false): Promise<void> {
    const mine = ++this.#requests;
    this.#outdated = false;
    if (!again) this.#previewing = true; // a repeated preview keeps the controls enabled
    const reply = await this.table.preview(this.#moves);
    if (mine !== this.#requests) return; // the plan has changed since
    if (reply?.type === "stale") {
      this.#outdated = true; // new views follow; the plan is previewed again with them
      return;
    }
    this.#previewing = false;
    if (reply?.type === "preview") this.#preview = reply;
    else if (reply && again) this.#discard();
    else if (reply) {
      this.clear();
      this.table.onRefused(reply);
    }
    this.hooks.after();
  }

  #discard(): void {
    this.clear();
    this.table.onDiscarded();
  }

  #ignorePending(): void {
    this.#requests += 1;
    this.#previewing = false;
  }
}
