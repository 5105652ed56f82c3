/** Parts of a view for tests, complete, so that a test names only what it is about. */
import type { Hex, Longship, LoootView, Slot, Spot, Trophy } from "./view";

const EMPTY: LoootView = {
  turn: 1,
  number: 1,
  vikings: 0,
  starter: 0,
  boards: [],
  land: [],
  ocean: [],
  bag: 0,
  unseen: [],
  sites_out: [],
  trophies: [],
  players: [],
  due: [],
  mooring: null,
  second: false,
  prospects: [],
  spots: [],
  seat: null,
  over: false,
  waiting: [],
  prompt: null,
  result: null,
};

export const viewWith = (parts: Partial<LoootView>): LoootView => ({ ...EMPTY, ...parts });

export const hexAt = (q: number, r: number, number: number, seats: number[] = []): Hex => ({
  id: `hex:${q},${r}`,
  q,
  r,
  board: "a",
  number,
  kind: "field",
  tiles: null,
  vikings: seats.map((seat) => ({ id: `v:${seat}`, seat })),
});

export const slotOf = (ship: Longship | null): Slot => ({ id: "", q: 0, r: 0, ship, best: null });

export const spotAt = (cell: number, points = 0, fills: string[] = []): Spot => ({
  cell,
  points,
  serves: [],
  fills,
  met: null,
});

export const trophyOf = (axes: number): Trophy => ({
  id: `trophy:${axes}`,
  q: 0,
  r: 0,
  axes,
  points: 0,
  seat: null,
});
