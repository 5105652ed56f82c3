/** Names of cards and ships, for labels and screen readers. */
import type { Say } from "../contract";
import type { Ship, Viking } from "./view";

export function vikingName(viking: Viking, say: Say): string {
  const args = { shields: viking.shields, cargo: viking.cargo, count: viking.equipment.length };
  return say(
    viking.guarded ? "ui-viking-guarded" : viking.equipment.length ? "ui-viking-equipped" : "ui-viking",
    args,
  );
}

export function shipStory(ship: Ship, limit: number, say: Say): string {
  const pays = ship.pays.map((pay, seat) => ({ key: "ui-pay", seat, points: pay.points }));
  return say("ui-ship-story", {
    ship: ship.name,
    count: ship.vikings.length,
    limit,
    food: ship.food.length,
    pays,
  });
}
