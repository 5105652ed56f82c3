/** Where each piece aboard is drawn, for marks that lie above everything. */
import type { Box } from "../shared/last";
import { berthSpot, chieftainSpot, foodSpot, type Layout } from "./layout";
import type { SkibeView } from "./view";

export function placesOf(view: SkibeView, layout: Layout): Map<string, Box> {
  const found = new Map<string, Box>();
  view.ships.forEach((ship, at) => {
    ship.vikings.forEach((viking, berth) => {
      const spot = berthSpot(layout, at, berth);
      found.set(viking.id, {
        ...spot,
        width: layout.card,
        height: layout.cardHeight - 6 * layout.scale,
        tag: "name",
      });
      viking.equipment.forEach((stone, n) => {
        const r = 15 * layout.scale;
        const x = spot.x + (66 - n * 12) * layout.scale;
        const y = spot.y + (14 + n * 20) * layout.scale;
        found.set(stone, { x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: r + 3, tag: "shield" });
      });
    });
    ship.food.forEach((stone, n) => {
      const size = layout.food;
      found.set(stone, {
        ...foodSpot(layout, at, n),
        width: size,
        height: size,
        rx: size / 2 + 3,
        tag: "shield",
      });
    });
    ship.chieftains.forEach((chief, n) => {
      const { x, y } = chieftainSpot(layout, at, n);
      const size = layout.token;
      found.set(chief.id, { x: x - size / 2, y: y - size / 2, width: size, height: size, rx: size / 2 + 3 });
    });
  });
  return found;
}
