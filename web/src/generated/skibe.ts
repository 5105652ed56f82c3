// Written by tools/typescript.py from the view of skibe. Do not edit: `make types` writes it anew.

export interface SkibeView {
  turn: number;
  on_turn: number | null;
  limit: number;
  pile: number;
  display: (Viking | null)[];
  ships: Ship[];
  food_stock: string[];
  equipment_stock: string[];
  building: Building | null;
  lifted: string | null;
  swapping: string | null;
  scoring: Scoring | null;
  sheet: Scored[];
  out: number;
  players: Player[];
  seat: number | null;
  over: boolean;
  waiting: number[];
  prompt: PromptView | null;
  result: Result | null;
}

export interface Viking {
  id: string;
  shields: string[];
  cargo: string;
  equipment: string[];
  guarded: boolean;
}

export interface Ship {
  name: string;
  food: string[];
  vikings: Viking[];
  chieftains: Chieftain[];
  stern: number | null;
  full: boolean;
  pays: Pay[];
}

export interface Chieftain {
  id: string;
  seat: number;
  action: string;
}

export interface Pay {
  shields: number;
  equipment: number;
  points: number;
}

export interface Building {
  card: Viking;
  slot: number | null;
  ship: number | null;
}

export interface Scoring {
  reason: string;
  ship: number;
  acting: number | null;
  seat: number | null;
}

export interface Scored {
  reason: string;
  ship: number;
  turn: number;
  stern: number | null;
  food: number;
  pays: Pay[];
}

export interface Player {
  colour: string;
  score: number;
  chieftains: Chieftain[];
  sterns: string[];
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
