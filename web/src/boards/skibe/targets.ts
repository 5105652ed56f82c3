/**
 * The legal moves by what they touch. Some take two gestures: what is lifted (a food stone of a
 * bow, equipment from the stock, a chieftain of the hand), then where it goes.
 */
import type { Move, Name } from "../contract";

export const SHIPS = ["top", "middle", "bottom"];
export const shipOf = (name: string | number | undefined): number => SHIPS.indexOf(String(name));

/** What was lifted in the first gesture. */
export type Held =
  | { what: "food"; from: "stock" | number }
  | { what: "equipment"; from: "stock" }
  | { what: "chieftain"; action: string }
  | null;

export interface Targets {
  /** open cards by slot, from 1 */
  open: Map<number, Name>;
  pile: Name | null;
  /** cards aboard by `ship.berth`, both from 0 */
  aboard: Map<string, Name>;
  /** where a card, a chieftain or a stern goes: ships by number */
  lay: Map<number, Name>;
  hang: Map<number, Name>;
  sterns: Map<number, Name>;
  /** bows that take a food stone */
  bows: Map<number, Name>;
  foodStock: Name | null;
  equipmentStock: Name | null;
  /** things that can be lifted first: they lead to several moves */
  liftFood: Set<"stock" | number>;
  liftEquipment: boolean;
  chieftains: Set<string>;
}

export function targetsOf(legal: readonly Move[], held: Held): Targets {
  const found: Targets = {
    open: new Map(),
    pile: null,
    aboard: new Map(),
    lay: new Map(),
    hang: new Map(),
    sterns: new Map(),
    bows: new Map(),
    foodStock: null,
    equipmentStock: null,
    liftFood: new Set(),
    liftEquipment: false,
    chieftains: new Set(),
  };
  const names = legal.map((move) => move.name);
  const verbs = new Set(names.map(([verb]) => verb));
  const foodIsChoice = verbs.has("move-food") || verbs.has("stow-food");
  const equipmentIsChoice = verbs.has("lift") && verbs.has("equip");
  for (const name of names) {
    const [verb, a, b] = name;
    const ship = shipOf(a);
    const place = `${ship}.${Number(b) - 1}`;
    switch (verb) {
      case "take":
      case "remove-open":
      case "swap-open":
      case "start-ship":
        found.open.set(Number(a), name);
        break;
      case "draw":
        found.pile = name;
        break;
      case "lay":
        found.lay.set(ship, name);
        break;
      case "stern":
        found.sterns.set(ship, name);
        break;
      case "load-food":
        if (!foodIsChoice || (held?.what === "food" && held.from === "stock")) found.bows.set(ship, name);
        else found.liftFood.add("stock");
        break;
      case "move-food":
        if (held?.what === "food" && held.from === ship) found.bows.set(shipOf(b), name);
        else found.liftFood.add(ship);
        break;
      case "stow-food":
        if (held?.what === "food" && held.from === ship) found.foodStock = name;
        else found.liftFood.add(ship);
        break;
      case "equip":
        if (!equipmentIsChoice || held?.what === "equipment") found.aboard.set(place, name);
        else found.liftEquipment = true;
        break;
      case "lift":
        if (held?.what !== "equipment") found.aboard.set(place, name);
        break;
      case "stow-equipment":
        found.equipmentStock = name;
        break;
      case "chieftain":
        found.chieftains.add(String(a));
        if (held?.what === "chieftain" && held.action === a) found.hang.set(shipOf(b), name);
        break;
      case "remove":
      case "swap":
      case "swap-with":
        found.aboard.set(place, name);
        break;
    }
  }
  if (held?.what === "food") found.liftFood.clear();
  return found;
}
