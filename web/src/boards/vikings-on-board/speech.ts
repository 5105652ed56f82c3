/** Names of houses, ships and pieces, for labels and screen readers. */
import type { Say } from "../contract";
import type { Stack } from "./layout";
import type { Piece, Ship, Space } from "./view";

/** "Space 5: Load 1. 7 goods left to load" where the stack is drawn with the house */
export function houseName(space: Space, stack: Stack | null, say: Say): string {
  const name = say("ui-house", { number: space.number, space: space.action });
  return stack ? `${name}. ${stack.words}` : name;
}

/** The same for a house one may choose, with what is done there. */
export function houseOffer(space: Space, stack: Stack | null, say: Say): string {
  const offer = `${space.number} ${say(`space-${space.action}`)}: ${say(`ui-tip-house-${space.action}`)}`;
  return stack ? `${offer} ${stack.words}` : offer;
}

export function pieceName(piece: Piece, say: Say): string {
  return say(piece.guest ? "ui-piece-guest" : "ui-piece", { clan: piece.clan, shields: piece.shields });
}

/** "Ship 5. Hammer 4, Moon 3. Hammer leads. Goods: hides." */
export function shipStory(ship: Ship, say: Say): string {
  if (!ship.docked) return say("ui-ship-sailed", { ship: ship.number });
  const control = ship.control.map((one) => ({ key: "ui-clan-count", clan: one.clan, count: one.shields }));
  const goods = ship.goods.flatMap((good) => (good.kind === null ? [] : [{ key: `good-${good.kind}` }]));
  return say("ui-ship-story", { ship: ship.number, control, goods });
}
