/** Which picture stands for what. */
export const ICON: Record<string, string> = {
  wood: "gd-wood",
  sheep: "gd-sheep",
  gold: "gd-gold",
  axe: "gd-axe",
  house: "bl-house",
  watchtower: "bl-tower",
  castle: "bl-castle",
};
export const RESOURCES = ["wood", "sheep", "gold", "axe"];
/** tiles that lie on a building field at first */
export const STOCK: Record<string, number> = { house: 2, watchtower: 2, castle: 3 };
/** the better longships of a kind have a dark hull */
export const HIGH: Record<string, number> = {
  castle: 4,
  watchtower: 2,
  house: 2,
  gold: 3,
  sheep: 2,
  wood: 2,
};
export const SHIELD_SPACES = [
  { q: 0, r: 0 },
  { q: 1, r: -1 },
  { q: 2, r: -1 },
];
export const TROPHY_SPACE = { q: 1, r: 0 };
