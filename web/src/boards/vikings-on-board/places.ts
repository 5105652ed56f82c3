/** Where each piece is drawn, for marks that lie above everything. */
import type { Box } from "../shared/last";
import { circleAt, fan, goodSpot, houseBox, pieceBox, type Layout } from "./layout";
import type { VikingsView } from "./view";

const round = (x: number, y: number, r: number): Box => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
  rx: r + 3,
});

/** A figure before its house. */
export function figureBox(layout: Layout, number: number): Box {
  const house = houseBox(layout, number);
  const size = layout.figure;
  return {
    x: house.x + house.width / 2 - size / 2,
    y: house.y + house.height - size + layout.step,
    width: size,
    height: size,
  };
}

export function placesOf(view: VikingsView, layout: Layout): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const space of view.spaces) {
    if (space.figure) {
      const { x, y, width: size } = figureBox(layout, space.number);
      found.set(space.figure.id, round(x + size / 2, y + size * 0.52, size * 0.54));
    }
  }
  for (const ship of view.ships) {
    if (!ship.docked) continue;
    ship.hull.forEach((piece, at) =>
      found.set(piece.id, { ...pieceBox(layout, ship.number, at), tag: "name" }),
    );
    ship.goods.forEach((good, at) => {
      const spot = goodSpot(layout, ship.number, at, ship.goods.length);
      found.set(good.id, { ...round(spot.x, spot.y, spot.r), tag: "shield" });
    });
    for (const clan of new Set(ship.bets.map((bet) => bet.clan ?? ""))) {
      const circle = circleAt(layout, ship.number, clan);
      const lying = ship.bets.filter((bet) => bet.clan === clan);
      lying.forEach((bet, at) => {
        const place = fan(at, lying.length, layout.circle);
        found.set(bet.id, { ...round(circle.x + place.dx, circle.y + place.dy, place.size), tag: "shield" });
      });
    }
  }
  return found;
}
