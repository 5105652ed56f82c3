// Written by tools/typescript.py from the view of animals-on-board. Do not edit: `make types` writes it anew.

import type { Name } from "./protocol";

export interface AnimalsView {
  species: string[];
  round: number;
  starter: number;
  next_starter: number | null;
  last_turn: boolean;
  last_round: boolean;
  space: number;
  crate_limit: number;
  stack: number;
  supply: number;
  groups: Tile[][];
  splitting: number | null;
  pulled: string[];
  split_crates: number | null;
  prospects: Prospect[];
  surplus: Surplus | null;
  players: Player[];
  seat: number | null;
  over: boolean;
  waiting: number[];
  prompt: PromptView | null;
  result: Result | null;
}

export interface Tile {
  id: string;
  species: string | null;
  value: number | null;
}

export interface Prospect {
  move: Name;
  crates: number;
  points: number;
  kinds: Kind[];
}

export interface Kind {
  species: string;
  tiles: string[];
  points: number;
  form: "herd" | "pair" | "single";
}

export interface Surplus {
  count: number;
  kinds: Shed[];
}

export interface Shed {
  species: string;
  tiles: string[];
  counts: number[];
}

export interface Player {
  crates: number;
  load: number;
  out: boolean;
  ark: Tile[];
  kinds: Kind[];
  lost: string[];
  points: number | null;
  hand: Tile[];
  chosen: boolean;
}

export interface PromptView {
  key: string;
  args: Record<string, unknown>;
  clause: string;
}

export interface Result {
  scores: number[];
  ranks: number[];
  tally: Points[][];
}

export interface Points {
  key: string;
  args: Record<string, unknown>;
  points: number;
}
