// Written by tools/typescript.py from the view of looot. Do not edit: `make types` writes it anew.

export interface LoootView {
  turn: number;
  number: number;
  vikings: number;
  starter: number;
  boards: Board[];
  land: Hex[];
  ocean: Slot[];
  bag: number;
  unseen: Unseen[];
  sites_out: SiteOut[];
  trophies: Trophy[];
  players: Player[];
  due: Tile[];
  mooring: number | null;
  second: boolean;
  prospects: Prospect[];
  spots: Spot[];
  seat: number | null;
  over: boolean;
  waiting: number[];
  prompt: PromptView | null;
  result: Result | null;
}

export interface Board {
  name: string;
  face: string;
  rotation: number;
  q: number;
  r: number;
}

export interface Hex {
  id: string;
  q: number;
  r: number;
  board: string;
  number: number;
  kind: string;
  tiles: number | null;
  vikings: Viking[];
}

export interface Viking {
  id: string;
  seat: number;
}

export interface Slot {
  id: string;
  q: number;
  r: number;
  ship: Longship | null;
  best: Best | null;
}

export interface Longship {
  id: string;
  kind: string;
  bonus: number;
  needs: Need[];
  filled: boolean;
}

export interface Need {
  kind: string;
  met: boolean;
}

export interface Best {
  cell: number;
  met: number;
}

export interface Unseen {
  kind: string;
  bonus: number;
  needs: string[];
}

export interface SiteOut {
  kind: string;
  points: number;
  needs: string[];
}

export interface Trophy {
  id: string;
  q: number;
  r: number;
  axes: number;
  points: number;
  seat: number | null;
}

export interface Player {
  vikings: number;
  axes: number;
  free: number;
  trophy: number | null;
  shields: Shield[];
  fjord: Cell[];
  sites: Site[];
  sums: Sum[];
  site_points: number;
  trophy_points: number;
  unfilled: number;
  unfilled_points: number;
  points: number;
}

export interface Shield {
  id: string;
  kind: string;
  used: boolean;
  declared: boolean;
  idle: boolean;
}

export interface Cell {
  id: string;
  q: number;
  r: number;
  tile: Tile | null;
}

export interface Tile {
  id: string;
  kind: string;
  source: string | null;
  ship: Longship | null;
}

export interface Site {
  id: string;
  q: number;
  r: number;
  kind: string;
  points: number;
  needs: Need[];
  complete: boolean;
}

export interface Sum {
  kind: string;
  count: number;
  value: number;
  raised: boolean;
  points: number;
}

export interface Prospect {
  hex: string;
  kind: string;
  count: number;
  gains: Gain[];
  group: string[];
  size: number;
  tiles: number;
  room: number;
  fills: string[];
}

export interface Gain {
  hex: string;
  kind: string;
  count: number;
}

export interface Spot {
  cell: number;
  points: number;
  serves: string[];
  fills: string[];
  met: number | null;
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
