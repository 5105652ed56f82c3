/** What a seat sees of Animals on Board: the same shape as games/animals_on_board/view.py. */
import type { AnyView } from "../contract";

/** A tile; without species and value it shows its back. */
export interface Tile {
  id: string;
  species: string | null;
  value: number | null;
}

export interface Player {
  crates: number;
  load: number;
  out: boolean;
  ark: Tile[];
  hand: Tile[];
  chosen: boolean;
}

export interface AnimalsView extends AnyView {
  round: number;
  starter: number;
  next_starter: number | null;
  last_turn: boolean;
  stack: number;
  supply: number;
  groups: Tile[][];
  splitting: number | null;
  pulled: string[];
  players: Player[];
}
