/** What is looked at, aimed at and open: the stage, the bench and the rail share it. */
import type { Move, Name } from "../contract";
import type { Place } from "./placing";
import type { Cell } from "./poly";

/** One question that the plan has answered: where it stood, what was asked, what could be said. */
export interface Answered {
  at: number;
  step: string;
  args: Readonly<Record<string, unknown>>;
  legal: readonly Move[];
}

export type Focus = "balance" | "board" | "estate";
export type Panel = "actions" | "estate" | "world";

const skipKey = (): string => `odin.skip.${globalThis.location?.pathname ?? ""}`;
const stored = (): boolean => globalThis.sessionStorage?.getItem(skipKey()) === "1";

class Desk {
  /** what pointer or focus is on */
  at = $state.raw<Name | null>(null);
  /** whose estate is enlarged */
  look = $state<number | null>(null);
  /** how the two panes share the stage; null = as the decision needs it */
  focus = $state<Focus | null>(null);
  /** on the phone: the panel that is shown; null = the one that the decision needs */
  panel = $state<Panel | null>(null);
  /** on the phone: the group of spaces that is open as rows */
  group = $state<string | null>(null);
  /** on the phone: the board of the estate that is large */
  board = $state<string | null>(null);
  /** the cards in hand and played are open */
  cards = $state(false);
  /** the score so far is open */
  score = $state(false);
  /** only spaces that are open to the player */
  filter = $state<"all" | "open" | "food" | "goods" | "sail">("all");
  /** the tile in hand */
  held = $state<string | null>(null);
  /** it is being dragged from the ladder */
  dragging = $state(false);
  /** the list of what can be done at any time is shown */
  list = $state(false);
  /** the turn in which the tile in hand is held */
  turn = $state(1);
  /** its places as the hall knows them, with what each would bring */
  known = $state.raw<{ item: string; view: unknown; places: readonly Place[] } | null>(null);
  /** where it would lie */
  place = $state.raw<Place | null>(null);
  /** the place was pressed, not just pointed at */
  pinned = $state(false);
  /** cells being painted with coins or ore */
  painted = $state.raw<{ item: string; board: string; cells: readonly Cell[] } | null>(null);
  /** an answer to what the rules ask after the chosen space has revealed something */
  wish = $state.raw<Name | null>(null);
  /** the hand is open for the free card of the fourth column */
  freeCard = $state<"before" | "after" | null>(null);
  /** questions that the plan has answered */
  trail = $state.raw<readonly Answered[]>([]);
  /** how much of a choice: weapons, stone, vikings home */
  amount = $state<number | null>(null);
  /** a row, tile or card that is chosen and not yet in the plan */
  pick = $state.raw<Name | null>(null);

  /** the windows before income and bonus are skipped when only coins fit; kept for the table */
  #skip = $state(stored());
  get skip(): boolean {
    return this.#skip;
  }
  set skip(on: boolean) {
    this.#skip = on;
    globalThis.sessionStorage?.setItem(skipKey(), on ? "1" : "");
  }

  /** Nothing is in the hand any more. */
  release(): void {
    this.at = this.pick = this.place = this.painted = null;
    this.pinned = false;
    this.amount = null;
  }
}

export const desk = new Desk();
