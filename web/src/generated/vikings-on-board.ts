// Written by tools/typescript.py from the view of vikings-on-board. Do not edit: `make types` writes it anew.

export interface VikingsView {
  round: number;
  sterns: number;
  sailed: number;
  captain: number | null;
  neutral: string[];
  market: Price[];
  load_stack: number;
  draw_stack: number;
  lost: Good[];
  queue: Figure[];
  spaces: Space[];
  ships: Ship[];
  players: Player[];
  doing: Doing | null;
  sailing: Sailing | null;
  seat: number | null;
  over: boolean;
  waiting: number[];
  prompt: PromptView | null;
  result: Result | null;
}

export interface Price {
  good: string;
  price: number;
}

export interface Good {
  id: string;
  kind: string | null;
}

export interface Figure {
  id: string;
  seat: number;
  clan: string;
  space: number;
}

export interface Space {
  number: number;
  action: string;
  family: string;
  figure: Figure | null;
}

export interface Ship {
  number: number;
  docked: boolean;
  leaving: boolean;
  hull: Piece[];
  goods: Good[];
  control: Control[];
  bets: Bet[];
}

export interface Piece {
  id: string;
  clan: string;
  shields: number;
  copy: string;
  guest: boolean;
}

export interface Control {
  clan: string;
  shields: number;
  seat: number | null;
}

export interface Bet {
  id: string;
  owner: number;
  value: number | null;
  ship: number | null;
  clan: string | null;
}

export interface Player {
  clan: string;
  unplaced: Bet[];
  won: Bet[];
  goods: Good[];
  worth: number | null;
  figures_left: number;
}

export interface Doing {
  action: string;
  seat: number;
  lifted: string | null;
  bet: Bet | null;
  berth: number | null;
  good: Good | null;
  hand: Good[];
  picked: number | null;
}

export interface Sailing {
  ship: number;
  order: Control[];
  clan: string | null;
  seat: number | null;
  removing: boolean;
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
