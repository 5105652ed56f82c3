// Written by tools/typescript.py from the view of feast-for-odin. Do not edit: `make types` writes it anew.

import type { Name } from "./protocol";

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
  own: OwnView | null;
  feast: FeastView | null;
  card: CardView | null;
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
  crew: number;
  why: string | null;
  lacks: Lack[];
  ways: WayView[];
  reveals: boolean;
}

export interface Lack {
  what: string;
  need: number;
  have: number;
}

export interface WayView {
  way: string;
  possible: boolean;
  pays: Amount[];
  gains: Amount[];
  lacks: Lack[];
}

export interface Amount {
  item: string;
  count: number;
}

export interface IslandView {
  id: string;
  points: number;
  silver: number;
  minus: number;
  turns: number | null;
  income: number;
  income_most: number;
  gives: string[];
  fits: FitView[];
}

export interface FitView {
  item: string;
  board: string;
  count: number;
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
  high: boolean;
  weapon: string;
  material: string;
  due: number;
  mixes: MixView[];
  loot: LootView[];
  home: number;
  fails_at: number | null;
}

export interface MixView {
  weapons: number;
  material: number;
  others: number;
}

export interface LootView {
  item: string;
  value: number;
  lacks: number;
  possible: boolean;
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
  score: Points[];
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

export interface Points {
  key: string;
  args: Record<string, unknown>;
  points: number;
}

export interface OwnView {
  anytime: string | null;
  fits: FitView[];
  loads: string | null;
  usable: number[];
  rises: RiseView[];
}

export interface RiseView {
  board: string;
  line: number;
  income: number;
  cells: number[][];
}

export interface FeastView {
  food: FoodView[];
  cheapest: PlateView[];
  pays: number[];
}

export interface FoodView {
  item: string;
  wide: number | null;
  narrow: number | null;
  why: string | null;
}

export interface CardView {
  card: number;
  choices: CardChoice[];
  must: boolean;
  queue: number[];
}

export interface CardChoice {
  move: Name;
  brings: Amount[];
  costs: Amount[];
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

export interface PlaceView {
  board: string;
  turn: number;
  cells: number[][];
  spots: Spot[];
}

export interface Spot {
  row: number;
  column: number;
  income: number;
  points: number;
  lost: string[];
}
