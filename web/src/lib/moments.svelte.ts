/** The event stage: shows events one after another, beat by beat. Nothing waits for it but the end page. */
import type { SceneStory } from "../boards/contract";
import type { LogLine } from "../generated/protocol";
import { durations, readScenes, type Scene } from "./scenes";

export type Events = "full" | "short" | "off";

/** What is shown now: an event at one of its beats, or the list of those that were missed. */
export interface Moment {
  story: SceneStory;
  beat: number;
  /** ms for which this beat is shown; null while it waits for a decision */
  lasts: number | null;
  /** a ribbon at the top of the stage, without a scrim */
  ribbon: boolean;
}

const FOLD_FROM = 4; // so many waiting events become a list
const LIST_TIME = 2500; // ms
const SHORT_TIME = 1200; // ms
const SKIP_TIME = 250; // ms for which the result of a skipped event is shown
export const REST = 150; // ms after an event until input reaches the board

export class Moments {
  shown: Moment | null = $state.raw(null);
  /** events that were missed, as a list */
  missed: readonly { title: string; scene: Scene }[] | null = $state.raw(null);
  waiting = $state(0);
  /** when the last large event has left */
  left = -Infinity;

  /** an event has counted the points of the game */
  counted = $state(false);

  #queue: Scene[] = [];
  #open: Scene | null = null; // its end has not been told
  #now: Scene | null = null;
  #played = 0; // beats of it that have been shown
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly tell: (scene: Scene) => SceneStory | null,
    private readonly events: () => Events,
  ) {
    document.addEventListener("visibilitychange", this.#visible);
  }

  /** something is shown or waits to be shown; a ribbon that waits for a decision does not count */
  get busy(): boolean {
    return this.missed !== null || this.waiting > 0 || (this.shown !== null && this.shown.lasts !== null);
  }

  /** an event covers the stage */
  get covers(): boolean {
    return this.missed !== null || (this.shown !== null && !this.shown.ribbon);
  }

  /** New lines of the log. */
  add(lines: readonly LogLine[]): void {
    const goesOn = this.#open;
    const { begun, open } = readScenes(lines, this.#open);
    this.#open = open;
    this.#queue.push(...begun);
    this.waiting = this.#queue.length;
    if (goesOn && goesOn === this.#now && this.shown?.lasts === null) this.#goOn();
    else if (!this.shown && !this.missed) this.#next();
  }

  /** Shows an event of the log once more. */
  again(scene: Scene): void {
    this.#queue.unshift(scene);
    this.#leave();
  }

  /** Ends the event that is shown: its result stays for a moment. */
  skip(): void {
    if (this.missed) this.#leave();
    else if (this.shown && this.shown.lasts !== null) {
      this.shown = { ...this.shown, beat: this.shown.story.beats.length - 1, lasts: SKIP_TIME };
      this.#after(SKIP_TIME, () => this.#end());
    }
  }

  /** Ends all events. */
  clear(): void {
    this.#queue = [];
    this.#leave();
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#visible);
  }

  #visible = (): void => {
    if (!document.hidden && !this.shown && !this.missed) this.#next();
  };

  #after(wait: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, wait);
  }

  #next(): void {
    if (document.hidden) return; // they wait until somebody looks
    if (this.#queue.length >= FOLD_FROM) {
      this.#fold();
      return;
    }
    const scene = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!scene) return;
    const story = this.tell(scene);
    if (!story?.beats.length) {
      this.#next();
      return;
    }
    this.#now = scene;
    this.#played = 0;
    this.#show(story, this.events() === "full" ? 0 : story.beats.length - 1);
  }

  #fold(): void {
    const told = this.#queue.splice(0).map((scene) => ({ scene, title: this.tell(scene)?.title ?? "" }));
    this.waiting = 0;
    this.missed = told.filter(({ title }) => title);
    this.#after(LIST_TIME, () => this.#leave());
  }

  #show(story: SceneStory, beat: number): void {
    const events = this.events();
    const lasts = events === "full" ? (durations(story, this.waiting > 0)[beat] ?? 0) : SHORT_TIME;
    this.#played = beat + 1;
    if (story.end && events !== "off") this.counted = true;
    this.shown = { story, beat, lasts, ribbon: events === "off" || story.size === "small" };
    this.#after(lasts, () => {
      if (beat + 1 < story.beats.length) this.#show(story, beat + 1);
      else this.#end();
    });
  }

  /** The last beat is over: a decision may be missing before the event can go on. */
  #end(): void {
    if (this.#now && this.shown && !this.#now.closed) {
      this.shown = { ...this.shown, lasts: null, ribbon: true };
      this.left = performance.now();
      const story = this.tell(this.#now);
      if (story && story.beats.length > this.#played) this.#goOn();
    } else this.#leave();
  }

  /** The event that waited has more to tell. */
  #goOn(): void {
    const story = this.#now && this.tell(this.#now);
    if (!story) return;
    const last = story.beats.length - 1;
    if (!this.#now?.closed) this.shown = { story, beat: last, lasts: null, ribbon: true };
    else this.#show(story, this.events() === "full" ? Math.min(this.#played, last) : last);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    if (this.covers) this.left = performance.now();
    this.shown = this.missed = this.#now = null;
    this.waiting = this.#queue.length;
    this.#next();
  }
}
