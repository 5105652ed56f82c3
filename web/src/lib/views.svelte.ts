/** Views of a table: the newest of each own seat, shown one after another so that moves can be followed. */
import type { AnyView } from "../boards/contract";
import type { View } from "../generated/protocol";

const STEP_TIME = 700; // ms for which one change is shown
const QUEUE_TIME = 6000; // ms for which a queue of changes is shown at most

/** Called around each change of what is shown, to animate pieces. */
export interface ChangeHooks {
  before: () => void;
  after: () => void;
}

export interface ViewEvents {
  /** a view replaces the one shown before for its seat */
  onShown: (view: View, before: View | undefined) => void;
  /** all views that have arrived are shown */
  onCaughtUp: () => void;
}

/** The game's view in a message. Every view has the fields of `AnyView` (core.seen.View). */
export const gameView = (message: { view: unknown }): AnyView => message.view as AnyView;

export class ViewQueue {
  #shown: Readonly<Record<string, View>> = $state.raw({});
  #queued = $state(0);
  #queue: View[] = [];
  #newest: Record<string, number> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly hooks: ChangeHooks,
    private readonly events: ViewEvents,
  ) {}

  /** number of views that are not shown yet */
  get queued(): number {
    return this.#queued;
  }

  /** The view shown to this seat; null is a spectator. */
  of(seat: number | null): View | null {
    return this.#shown[String(seat)] ?? null;
  }

  any(): View | null {
    return Object.values(this.#shown)[0] ?? null;
  }

  /** Number of the newest view received for this seat, shown or not. */
  newest(seat: number | null): number | undefined {
    return this.#newest[String(seat)];
  }

  /** Adds a view to the queue; `atOnce` shows it, and those before it, without delay. */
  add(view: View, atOnce: boolean): void {
    this.#newest[String(view.seat)] = view.number;
    this.#queue.push(view);
    if (atOnce) {
      this.skip();
      return;
    }
    this.#queued = this.#queue.length;
    this.#next();
  }

  /** Shows all queued views at once. */
  skip(): void {
    this.close();
    this.hooks.before();
    for (const view of this.#queue.splice(0)) this.#show(view);
    this.#queued = 0;
    this.hooks.after();
    this.events.onCaughtUp();
  }

  /** Drops the queued views: newer ones follow. */
  drop(): void {
    this.#queue = [];
    this.#queued = 0;
  }

  /** Removes the views shown: they belong to another person. */
  forget(): void {
    this.#shown = {};
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    if (this.#timer !== undefined) return;
    const next = this.#queue.shift();
    this.#queued = this.#queue.length;
    if (next) {
      this.hooks.before();
      this.#show(next);
      this.hooks.after();
      const wait = Math.min(STEP_TIME, QUEUE_TIME / (this.#queue.length + 1));
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#next();
      }, wait);
    }
    if (!this.#queue.length) this.events.onCaughtUp();
  }

  #show(view: View): void {
    const key = String(view.seat);
    const before = this.#shown[key];
    this.#shown = { ...this.#shown, [key]: view };
    this.events.onShown(view, before);
  }
}
