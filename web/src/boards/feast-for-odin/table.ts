/** What every panel of a decision gets. */
import type { Move, Name, Say, SeatColour } from "../contract";
import type { Answered } from "./desk.svelte";
import type { OdinView, PlayerView } from "./view";

export interface Table {
  view: OdinView;
  base: OdinView;
  seat: number;
  me: PlayerView;
  /** what is asked, after the plan: the key of its prompt */
  step: string;
  args: Readonly<Record<string, unknown>>;
  legal: readonly Move[];
  pending: readonly Name[];
  trail: readonly Answered[];
  active: boolean;
  phone: boolean;
  names: readonly string[];
  colours: readonly SeatColour[];
  say: Say;
  moveText: (name: Name) => string;
  /** attributes of what adds a legal move to the plan */
  hit: (move: Move, chosen?: boolean) => Record<string, unknown>;
  /** attributes of what takes a tile into the hand */
  take: (item: string) => Record<string, unknown>;
  /** attributes of what makes the plan another one */
  anew: (plan: readonly Name[], text: string, chosen?: boolean) => Record<string, unknown>;
  choose: (...moves: Name[]) => void;
  replan: (plan: readonly Name[]) => void;
  /** opens the hand for the free card of the fourth column */
  playCard: (when: "before" | "after") => void;
  /** adds the move and sends the plan at once: what it reveals ends the plan */
  send: (...moves: Name[]) => void;
}

export const ofVerb = (legal: readonly Move[], verb: string): Move[] =>
  legal.filter(({ name }) => name[0] === verb);
export const theMove = (legal: readonly Move[], verb: string, ...args: (string | number)[]): Move | null =>
  legal.find(({ name }) => name[0] === verb && args.every((arg, at) => name[at + 1] === arg)) ?? null;

/** Verbs that decline: each has the one neutral button of the bench. */
export const DECLINING = ["pass", "decline", "done", "fail", "leave", "no-more", "back"];

/** Questions that the card of a space answers before the vikings are sent. */
export const CARD_STEPS: readonly string[] = ["imitate", "choose", "exchange", "swap", "emigrate", "sail"];

/** The item that a prompt is about. */
export const itemIn = (args: Readonly<Record<string, unknown>> | undefined): string =>
  typeof args?.item === "string" ? args.item : "";
