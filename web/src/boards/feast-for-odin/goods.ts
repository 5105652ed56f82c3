/** Goods, ships and buildings: colours, shapes, pictures. */
import { BOARDS, ITEMS, type BoardShape } from "../../generated/feast-for-odin-pieces";
import { cellsOf, turnsOf, type Cell } from "./poly";

export type Colour = "orange" | "red" | "green" | "blue" | "special" | "plain";

export const colourOf = (item: string): Colour => (ITEMS[item]?.[0] ?? "plain") as Colour;
export const shapeOf = (item: string): readonly string[] => ITEMS[item]?.[1] ?? ["#"];
export const risesTo = (item: string): string | null => ITEMS[item]?.[2] ?? null;
export const wideOf = (item: string): number => ITEMS[item]?.[3] ?? 1;
export const narrowOf = (item: string): number => ITEMS[item]?.[4] ?? 1;
export const swordOf = (item: string): number | null => ITEMS[item]?.[5] ?? null;
export const isSpecial = (item: string): boolean => colourOf(item) === "special";
export const cellsOfItem = (item: string): Cell[] => cellsOf(shapeOf(item));

const turns = new Map<string, Cell[][]>();
/** Ways to hold a tile, the first one is turn 1. */
export function turnsOfItem(item: string): Cell[][] {
  let known = turns.get(item);
  if (!known) turns.set(item, (known = turnsOf(shapeOf(item), isSpecial(item))));
  return known;
}

/** The goods of a shape, from orange to blue: a column of the ladder. */
export const LADDER: readonly (readonly string[])[] = [
  ["peas", "mead", "oil", "rune_stone"],
  ["flax", "stockfish", "hide", "silverware"],
  ["beans", "milk", "wool", "chest"],
  ["grain", "salt_meat", "linen", "silk"],
  ["cabbage", "game_meat", "skin_and_bones", "spices"],
  ["", "sheep", "fur", "jewellery"],
  ["fruits", "whale_meat", "robe", "treasure_chest"],
  ["", "cattle", "clothing", "silver_hoard"],
];
/** of the harvest expansion */
export const SMALLEST: readonly string[] = ["berries", "eggs", "amber", "guldgubber"];

export const MATERIALS = ["silver", "wood", "stone", "ore"] as const;
export const WEAPONS = ["bow", "snare", "spear", "sword"] as const;
export const SHIP_POINTS: Record<string, number> = { whaling_boat: 3, knarr: 5, longship: 8 };
export const SHIP_PRICES: Record<string, number> = { whaling_boat: 3, knarr: 5, longship: 8 };
export const EMIGRANT_POINTS: Record<string, number> = { knarr: 18, longship: 21 };
/** wood and stone that a house has room for */
export const SLOTS: Record<string, readonly string[]> = {
  shed: ["wood", "wood", "wood", "stone", "stone", "stone"],
  stone_house: ["wood", "stone"],
  long_house: [],
};
export const HOUSE_POINTS: Record<string, number> = { shed: 8, stone_house: 10, long_house: 17 };

const COLOURED: Record<string, string> = {
  wood: "gd-wood",
  stone: "gd-stone",
  ore: "gd-ore",
  silver: "gd-silver",
  silver_2: "gd-silver",
  bow: "wp-bow",
  snare: "wp-snare",
  spear: "wp-spear",
  sword: "wp-sword",
};
const LIKE: Record<string, string> = {
  pregnant_sheep: "sheep",
  pregnant_cattle: "cattle",
  berries: "fruits",
  eggs: "beans",
  amber: "glass_beads",
  guldgubber: "gold_brooch",
  altar: "rune_stone",
  weapon: "sword",
};
/** Things with a picture in colours; the others have one of one colour on a stamp. */
export const isColoured = (item: string): boolean => item in COLOURED;
/** The symbol of the sprite that stands for a thing. */
export const symbolOf = (item: string): string => COLOURED[item] ?? `tb-${LIKE[item] ?? item}`;

export function boardShape(id: string): BoardShape {
  const known = BOARDS[id] ?? BOARDS[houseOf(id)];
  if (!known) throw new Error(`no board is called ${id}`);
  return known;
}
/** `stone_house_2` is a stone house. */
export const houseOf = (board: string): string => board.replace(/_\d$/, "");
