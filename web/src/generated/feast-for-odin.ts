// Written by tools/typescript.py from the view of feast-for-odin. Do not edit: `make types` writes it anew.

export interface OdinView {
  round: number;
  rounds: number;
  phase: string;
  starter: number;
  harvest: number[];
  harvest_now: number;
  markers: number[];
  pool: MarkerView[];
  brown: boolean;
  spaces: SpaceView[];
  islands: IslandView[];
  houses: Stack[];
  specials: SpecialView[];
  strips: StripView[];
  strips_hidden: number;
  weapons: number;
  discards: Stack[];
  deck: number;
  action: ActionView | null;
  dice: DiceView | null;
  waiting_home: number[];
  players: PlayerView[];
  seat: number | null;
  over: boolean;
  waiting: number[];
  prompt: PromptView | null;
  result: Result | null;
}

export interface MarkerView {
  id: string;
  number: number;
  orange: string;
  brown: string;
}

export interface SpaceView {
  id: string;
  column: number;
  group: string;
  holder: number | null;
  vikings: number;
  why: string | null;
}

export interface IslandView {
  id: string;
  points: number;
  silver: number;
  minus: number;
  turns: number | null;
}

export interface Stack {
  id: string;
  item: string;
  count: number;
}

export interface SpecialView {
  id: string;
  price: number | null;
  sword: number | null;
  forgeable: boolean;
}

export interface StripView {
  id: string;
  number: number;
  things: string[];
}

export interface ActionView {
  seat: number;
  space: string;
  copied: string | null;
}

export interface DiceView {
  table: string;
  rolls: number[];
  ore: number;
  result: number;
  rolls_left: number;
  boats: number[];
}

export interface PlayerView {
  thing: number;
  seated: number;
  passed: boolean;
  supply: SupplyView[];
  boards: BoardView[];
  houses: Stack[];
  slots: number;
  empty_slots: number;
  berths: BerthView[];
  emigrants: string[];
  seats_to_fill: number;
  plates: PlateView[];
  penalties: number;
  hand: number[] | null;
  cards: number;
  played: number[];
  markers: MarkerView[];
  income: number;
  points: number;
}

export interface SupplyView {
  id: string;
  item: string;
  count: number;
  tiles: TileView[];
}

export interface TileView {
  id: string;
}

export interface BoardView {
  id: string;
  points: number;
  income: number;
  minus: number;
  lines: LineView[];
  symbols: SymbolView[];
  pieces: PieceView[];
}

export interface LineView {
  pays: number;
  next: number | null;
  missing: number[][];
}

export interface SymbolView {
  id: string;
  cells: number[][];
  gives: string[];
  missing: number | null;
}

export interface PieceView {
  id: string;
  item: string;
  turn: number;
  cells: number[][];
}

export interface BerthView {
  id: string;
  number: number;
  large: boolean;
  ship: string | null;
  ore: number;
  room: number;
}

export interface PlateView {
  id: string;
  item: string | null;
  seats: number;
  wide: boolean;
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
