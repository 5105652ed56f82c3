/** What the plan changes for a seat, in numbers. */
import type { OdinView, PlayerView } from "./view";

export interface Change {
  key: string;
  item: string;
  by: number;
  /** a picture of its own, where it is no thing of the supply */
  symbol?: string;
}

const counts = (player: PlayerView): Map<string, number> =>
  new Map(player.supply.map(({ item, count }) => [item, count]));
const ships = (player: PlayerView, ship: string): number =>
  player.berths.filter((berth) => berth.ship === ship).length;

export function changesOf(before: OdinView, after: OdinView, seat: number): Change[] {
  const [a, b] = [before.players[seat], after.players[seat]];
  if (!a || !b || before === after) return [];
  const [old, now] = [counts(a), counts(b)];
  const found: Change[] = [];
  for (const item of new Set([...old.keys(), ...now.keys()])) {
    const by = (now.get(item) ?? 0) - (old.get(item) ?? 0);
    if (by) found.push({ key: item, item, by });
  }
  for (const ship of ["whaling_boat", "knarr", "longship"]) {
    const by = ships(b, ship) - ships(a, ship);
    if (by) found.push({ key: ship, item: ship, by, symbol: `tb-${ship}` });
  }
  for (const house of ["shed", "stone_house", "long_house"]) {
    const count = (player: PlayerView): number =>
      player.houses.find(({ item }) => item === house)?.count ?? 0;
    const by = count(b) - count(a);
    if (by) found.push({ key: `house-${house}`, item: house, by, symbol: `tb-${house}` });
  }
  const more: [string, string, number][] = [
    ["cards", "tb-card", b.cards - a.cards],
    ["income", "tb-income", b.income - a.income],
    ["points", "tb-shield_vp", b.points - a.points],
  ];
  for (const [key, symbol, by] of more) if (by) found.push({ key, item: key, by, symbol });
  return found.sort((x, y) => Number(x.by > 0) - Number(y.by > 0));
}
