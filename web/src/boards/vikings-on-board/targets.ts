/** The legal moves by what they touch. */
import type { Move, Name } from "../contract";

export interface Targets {
  /** houses by action */
  spaces: Map<string, Name>;
  /** hull pieces by id */
  pieces: Map<string, Name>;
  /** ships by number: where a piece jumps, a bet or a good goes, what sails */
  ships: Map<number, Name>;
  /** circles by clan, before the ship that was chosen */
  circles: Map<string, Name>;
  /** bets in hand by value */
  hand: Map<number, Name>;
  /** placed bets by owner's clan and ship: `red@3` */
  placed: Map<string, Name>;
  /** drawn goods by place */
  drawn: Map<number, Name>;
  /** goods by kind on the ship that sails */
  goods: Map<string, Name>;
  /** prices by kind */
  prices: Map<string, Name>;
}

export function targetsOf(legal: readonly Move[]): Targets {
  const found: Targets = {
    spaces: new Map(),
    pieces: new Map(),
    ships: new Map(),
    circles: new Map(),
    hand: new Map(),
    placed: new Map(),
    drawn: new Map(),
    goods: new Map(),
    prices: new Map(),
  };
  for (const { name } of legal) {
    const [verb, a, b, c] = name;
    switch (verb) {
      case "send":
      case "stand":
        found.spaces.set(String(a), name);
        break;
      case "promote":
      case "lift":
      case "swap":
      case "guest":
        found.pieces.set(`${a}-${b}${c}`, name);
        break;
      case "jump":
      case "berth":
      case "load":
      case "sail":
        found.ships.set(Number(a), name);
        break;
      case "circle":
        found.circles.set(String(a), name);
        break;
      case "bet":
        found.hand.set(Number(a), name);
        break;
      case "move":
        found.placed.set(`${a}@${b}`, name);
        break;
      case "pick":
      case "upper":
        found.drawn.set(Number(b), name);
        break;
      case "take":
      case "remove":
        found.goods.set(String(a), name);
        break;
      case "raise":
        found.prices.set(String(a), name);
        break;
    }
  }
  return found;
}
