/** What a drawn board gets from the frame, and what it may bring along.
 *
 * A board is a folder `boards/<slug>/` whose `index.ts` exports a `Board` as `default`.
 * It draws `view`, marks what is legal, and calls `choose`. It never talks to the server,
 * keeps no game state of its own and holds no text: all words come from `say`.
 *
 * Marks in the markup that the frame works with:
 *
 * - `data-piece="<id>"` on every piece, with the stable id of the view. When the view changes,
 *   the frame lets each piece travel from where it was to where it is (also between stage and
 *   bench), and fades in what is new. Nothing to do in the board.
 * - `data-legal` on every element that makes a legal move when clicked (a `<button>`, or
 *   `role="button" tabindex="0"`), with an `aria-label` that names the move: `moveText(name)`
 *   and its consequence. Arrow keys, number keys and the first focus walk these elements.
 *   `data-verb` names the verb: no first focus on one that declines. `target` sets all of it.
 *   With `data-legal` go the classes `is-legal`, `is-hover`, `is-selected`, `is-dim` of kit.css.
 * - `use:tip={text}` (kit/tip.ts) on any component that can be asked what it is: hover, long
 *   press, or `?` while focused.
 */
import type { Component } from "svelte";
import type { Name, Word } from "../generated/protocol";

/** `Name`: a move as the wire, the log and the tests write it, verb and arguments (`Word`). */
export type { Name, Word };

/** One legal move. `args` are the arguments by name, `text` is what a button would say, with what
 * the position adds to it (cost, gain, what lies there). */
export interface Move {
  name: Name;
  args: Readonly<Record<string, Word>>;
  text: string;
}

/** What every view has (core.seen.View); a game's own fields come on top. */
export interface AnyView {
  seat: number | null;
  over: boolean;
  waiting: number[];
  prompt: { key: string; args: Record<string, unknown>; clause: string } | null;
  result: {
    scores: number[];
    ranks: number[];
    tally: { key: string; args: Record<string, unknown>; points: number }[][];
  } | null;
}

export type SeatColour = "blue" | "red" | "green" | "yellow" | "purple" | "neutral";

/** Says a message of the board, the game or the house, with arguments shown as core/texts.py
 * describes (`seat` as a name, words as messages, lists joined). */
export type Say = (key: string, args?: Record<string, unknown>) => string;

export interface BoardSettings {
  /** pieces travel and glow breathes; false = reduced motion */
  motion: boolean;
  /** patterns on everything that is told apart by colour */
  patterns: boolean;
  theme: "day" | "night";
  /** a narrow screen: the stage is full width, the bench a sheet */
  phone: boolean;
}

/** What happened since this seat last confirmed something: ring the pieces, hang a name tag. */
export interface LastMove {
  /** who did it; null where several did, or nobody knows */
  seat: number | null;
  /** ids of the pieces that came, or that lie somewhere else than before */
  pieces: readonly string[];
}

export interface BoardProps<V extends AnyView = AnyView> {
  /** what to draw: the table with the planned moves already carried out */
  view: V;
  /** the table as it stands on the server; the same object as `view` while nothing is planned */
  base: V;
  /** whose eyes and hands; null = a spectator, or a replay */
  seat: number | null;
  /** what this seat may do next, after the planned moves; empty when it is not asked */
  legal: readonly Move[];
  /** the seats that decide now */
  waiting: readonly number[];
  /** input is on: this seat is asked, the connection is up, nothing is being sent */
  active: boolean;
  names: readonly string[];
  /** colour (with emblem and pattern) by seat */
  colours: readonly SeatColour[];
  say: Say;
  /** what a button for this move would say */
  moveText: (name: Name) => string;
  settings: BoardSettings;
  /** moves planned so far and not yet sent */
  pending: readonly Name[];
  last: readonly LastMove[];
  /** What would be if these moves followed: set by `peek`, for ghosts and totals. Null until known. */
  peeked: { moves: readonly Name[]; view: V } | null;
  /** Adds moves to the plan (or carries them out at once, if the player set it so). */
  choose: (...moves: Name[]) => void;
  /**
   * Puts these moves in place of the whole plan and waits for a confirmation, whatever the player
   * set: for a choice that is still being shaped, like the tiles of a split. None = no plan.
   */
  draft?: (moves: readonly Name[]) => void;
  /** Takes the last planned moves back (one unless told). */
  back: (count?: number) => void;
  /** Sends the plan. The bench's confirm button does the same. */
  commit: () => void;
  /** Pointer or focus on a legal thing: asks what would be, answers in `peeked`. Null = left. */
  peek: (moves: readonly Name[] | null) => void;
  /** A click on something illegal: a small plate says why. The text comes from `say`. */
  refuse: (text: string) => void;
  /** What the confirm button is to say instead of the last move's text, e.g. "Split 2 | 2", and
   * what sending the plan reveals: why it cannot be taken back. */
  nameConfirm: (text: string | null, reveals?: string | null) => void;
  /** The prompt instead of the rules' own, where the board asks something else; null = theirs.
   * `complete`: it also stands when the plan is complete or reveals something. */
  prompt?: (text: string | null, complete?: boolean) => void;
  /** A second line for the prompt: consequence or number. */
  hint: (text: string | null) => void;
  /**
   * What the confirm button is to do instead of sending the plan: close a gesture that is open
   * (a place that a first tap chose), or send the plan with what completes it. Null = send.
   */
  gesture?: (open: Gesture | null) => void;
  /**
   * The neutral button beside the confirm button: ends the turn, passes or declines, with one press.
   * Arrows and digits do not lead to it. Null = none.
   */
  decline?: (open: Refusal | null) => void;
  /** Buttons of the bench beside the confirm button: tools of the board, and ways to decline. */
  buttons?: (list: readonly BenchButton[]) => void;
  /** Where a thing could go after the plan, in the game's own words; null if that is not known. */
  places?: (item: string) => Promise<readonly unknown[] | null>;
}

export interface BenchButton {
  /** what it says; of a button with an icon only its name */
  text: string;
  act: () => void;
  icon?: string; // symbol id in the sprite: drawn instead of the text
  badge?: string | number;
  key?: string; // shown beside the text
  /** why it cannot be pressed now */
  shut?: string;
  pressed?: boolean;
  /** the legal move that it makes */
  move?: Name;
}

export interface Gesture {
  text: string;
  act: () => void;
  /** something is still missing: it says what comes, and cannot be pressed */
  shut?: boolean;
  /** what it reveals: why it cannot be taken back */
  reveals?: string | null;
}

export interface Refusal extends Gesture {
  /** its move */
  verb: string;
}

/** A public count beside a player's shield. */
export interface Stat {
  icon: string; // symbol id in the sprite
  value: string | number;
  label: string; // what it is, for the screen reader and the tooltip
  of?: string; // small print after the value: "of 10"
  wide?: boolean; // left out where there is little room: on the phone
}

/** What a board may draw in a player's place at the gunwale. */
export interface SeatProps<V extends AnyView = AnyView> {
  view: V;
  seat: number;
  /** a seat of this browser */
  mine: boolean;
  names: readonly string[];
  colours: readonly SeatColour[];
  say: Say;
}

/** A fact in the top bar. */
export interface Chip {
  text: string;
  icon?: string;
  warn?: boolean;
}

/** One line of "how points are made". */
export interface AidLine {
  icon?: string;
  text: string;
  value: string;
}

/** One page of the guided first game: shown when `when` first holds. */
export interface GuideStep<V extends AnyView = AnyView> {
  key: string; // its message; `<key>.title` is an attribute of it
  when: (view: V, legal: readonly Move[]) => boolean;
  at?: string; // CSS selector of what it speaks about: the frame puts a light on it
}

/** A thing of an event: a symbol or a shield, with a number or without. */
export interface SceneToken {
  label: string;
  icon?: string;
  shield?: SeatColour;
  text?: string | number;
  state?: "now" | "met" | "off" | "lost";
}

/** A seat or clan in an event, in the order that decides. */
export interface SceneRow {
  key: string | number;
  colour: SeatColour;
  name: string;
  note?: string;
  tokens?: readonly SceneToken[];
  value?: string | number;
  lead?: boolean;
  next?: boolean;
}

/** One step of an event; what earlier steps have shown stays. */
export interface SceneBeat {
  label: string;
  title?: string;
  line?: string;
  /** what it is about, drawn large */
  band?: readonly SceneToken[];
  rows?: readonly SceneRow[];
  /** the result in a few signs: "16 → 31" */
  sum?: string;
}

/** An event as the frame shows it. */
export interface SceneStory {
  /** large: covers the stage; small: a ribbon at its top */
  size: "large" | "small";
  /** who caused it */
  seat: number | null;
  kicker: string;
  /** the news in at most 28 characters */
  title: string;
  ground?: "sea" | "planks";
  beats: readonly SceneBeat[];
  /** it ends the game and may take longer */
  end?: boolean;
}

/** What a board needs to tell an event: the lines of the log between its marks. */
export interface SceneGiven {
  name: string;
  args: Readonly<Record<string, unknown>>;
  lines: readonly { key: string; args: Readonly<Record<string, unknown>> }[];
  /** all its lines are there */
  closed: boolean;
  /** whose eyes; null = a spectator, or several people at one device */
  seat: number | null;
  names: readonly string[];
  colours: readonly SeatColour[];
  say: Say;
}

export interface Board<V extends AnyView = AnyView> {
  /** the stage */
  Stage: Component<BoardProps<V>>;
  /** what is yours, in the bench below the prompt */
  Mine?: Component<BoardProps<V>>;
  /** what lies in a player's place at the gunwale, below the counts */
  Seat?: Component<SeatProps<V>>;
  stats?: (view: V, seat: number, say: Say) => Stat[];
  /** what a player is doing, under the name; null = the frame's own words */
  doing?: (view: V, seat: number, say: Say) => string | null;
  /** the gist of that as a sign on the shield, where there is no room for words: on the phone */
  sign?: (view: V, seat: number, say: Say) => { icon: string; label: string } | null;
  /** chips in the top bar: round, at most one warning */
  chips?: (view: V, say: Say) => Chip[];
  /** the sign of a line of the tally */
  tallyIcon?: (key: string, args: Readonly<Record<string, unknown>>) => string | null;
  /** the plan in a few words, one for each gesture, where moves are too many to be told one by one */
  steps?: (plan: readonly Name[], base: V, say: Say) => { text: string; moves: number }[];
  aid?: (view: V, say: Say) => { title: string; lines: AidLine[] };
  /** the progress of the game, in the top bar of a desktop */
  Ribbon?: Component<{ view: V; say: Say }>;
  /** what belongs to nobody, below the seats of a desktop */
  Stock?: Component<BoardProps<V>>;
  /** the bench lies below seats and stage, with what is yours beside the prompt */
  long?: boolean;
  guide?: {
    seats: number;
    bots: number;
    options?: Record<string, boolean | number | string>;
    steps: GuideStep<V>[];
  };
  /** an event of the log as the frame shows it; null = it is only logged */
  scene?: (given: SceneGiven) => SceneStory | null;
  /** keys of this board for the list of keys: what is pressed, and the message that explains it */
  keys?: readonly (readonly [string, string])[];
  /** the board drops the log rail for more room */
  wide?: boolean;
}
