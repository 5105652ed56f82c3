/** Names of ships and pieces, for eyes and ears alike. */
import type { Say } from "../contract";
import type { Piece, Ship } from "./view";

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
