/** What the keys of this board choose. */
import type { Name } from "../contract";
import type { Choice, Targets } from "./targets";
import type { LoootView } from "./view";

const SHIELDS = ["second", "occupied", "double"];
const DIGITS = "1234567890";

/** `S` and then 1 to 3: a shield. */
export function shieldOf(key: string, targets: Targets): Choice | undefined {
  return targets.shields.get(SHIELDS[DIGITS.indexOf(key)] ?? "");
}

/** 1 to 6: a field whose tile comes next; 1 to 5: a longship at sea; 6 to 0: a trophy. */
export function digitOf(key: string, view: LoootView, targets: Targets): Choice | undefined {
  const at = DIGITS.indexOf(key);
  if (at < 0) return undefined;
  if (targets.loot.size) return [...targets.loot.values()][at];
  if (at < view.ocean.length) return targets.ships.get(at + 1);
  return targets.trophies.get(view.trophies[at - view.ocean.length]?.axes ?? 0);
}

interface Axial {
  q: number;
  r: number;
}
const apart = (a: Axial, b: Axial): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** The hexes of the largest group of a seat, as vikings are counted. */
export function largestGroup(view: LoootView, seat: number): Axial[] {
  const left = view.land.flatMap((hex) => {
    const count = hex.vikings.filter((viking) => viking.seat === seat).length;
    return count ? [{ q: hex.q, r: hex.r, count }] : [];
  });
  let best: { hexes: Axial[]; size: number } = { hexes: [], size: 0 };
  while (left.length) {
    const group = left.splice(0, 1);
    for (const one of group) {
      for (let at = left.length - 1; at >= 0; at--) {
        const other = left[at];
        if (other && apart(one, other) === 1) group.push(...left.splice(at, 1));
      }
    }
    const size = group.reduce((sum, { count }) => sum + count, 0);
    if (size > best.size) best = { hexes: group, size };
  }
  return best.hexes;
}

/** `Home`: the space nearest to the own largest group, or the cell that brings most points. */
export function homeOf(view: LoootView, seat: number, targets: Targets): Name | null {
  if (targets.places.size) {
    const group = largestGroup(view, seat);
    const far = (hex: Axial): number => Math.min(...group.map((own) => apart(own, hex)));
    const legal = view.land.filter((hex) => targets.places.has(hex.id));
    const best = legal.reduce((a, b) => (far(b) < far(a) ? b : a), legal[0] as (typeof legal)[number]);
    return targets.places.get(best.id)?.name ?? null;
  }
  const spots = view.spots.filter((spot) => targets.cells.has(spot.cell));
  const first = spots[0];
  if (!first) return null;
  return ["lay", spots.reduce((a, b) => (b.points > a.points ? b : a), first).cell];
}

/** `Tab` inside the fjord: the next cell after this one where something becomes full. */
export function nextFilling(view: LoootView, targets: Targets, from: number): Name | null {
  const found = view.spots.find(
    (spot) => spot.cell > from && spot.fills.length > 0 && targets.cells.has(spot.cell),
  );
  return found ? ["lay", found.cell] : null;
}
