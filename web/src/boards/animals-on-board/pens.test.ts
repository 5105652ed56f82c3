import { expect, test } from "vitest";
import { arrange, columnsFor, halvesFor, roomiest, type PenSpace } from "./pens";

const quay: PenSpace = {
  width: 800,
  height: 380,
  padX: 32,
  padY: 58,
  tileGap: 10,
  penGap: 18,
  ratio: 1.14,
  most: 112,
  least: 48,
  store: { width: 236, height: 104, low: 40 },
  rope: 40,
  empty: 24,
  parted: 42,
  foot: 0,
};
const phone: PenSpace = {
  width: 340,
  height: 400,
  padX: 20,
  padY: 41,
  tileGap: 6,
  penGap: 10,
  ratio: 1.2,
  most: 62,
  least: 44,
  store: { width: 168, height: 92, low: 30 },
  rope: 30,
  empty: 24,
  parted: 44,
  foot: 56,
};

test("rows of a pen are even", () => {
  expect(columnsFor(13, 7)).toBe(7);
  expect(columnsFor(8, 7)).toBe(4);
  expect(columnsFor(3, 7)).toBe(3);
});

test("both sides of the rope fit beside each other", () => {
  expect(halvesFor(2, 2, 7)).toEqual([2, 2]);
  expect(halvesFor(12, 1, 7)).toEqual([6, 1]);
  expect(halvesFor(13, 0, 7)).toEqual([7, 0]);
});

test("few tiles are drawn large, many smaller, never below the least", () => {
  expect(roomiest([3, 2], quay).tile).toBeGreaterThan(100);
  const start = roomiest([13], quay);
  expect(start.tile).toBeLessThan(112);
  expect(start.tile).toBeGreaterThan(70);
  expect(roomiest([13], phone).tile).toBeGreaterThanOrEqual(44);
  expect(roomiest(Array<number>(13).fill(1), phone).tile).toBeGreaterThanOrEqual(44);
});

test("a pen that is parted keeps its size, whichever tiles go, and the others stand still", () => {
  for (const sizes of [[6, 4, 1, 1], [13], [8, 1, 2, 1], [1, 1, 1, 1, 2, 2]]) {
    const room = roomiest(sizes, quay);
    const before = arrange(sizes, quay, room, null);
    sizes.forEach((size, pen) => {
      if (size === 1) return;
      const parted = Array.from({ length: size + 1 }, (_, go) =>
        arrange(sizes, quay, room, { pen, stay: size - go, go, either: true }),
      );
      for (const fit of parted) {
        expect(fit.height).toBe(before.height);
        expect(fit.parted?.tile).toBe(parted[0]?.parted?.tile);
        expect(fit.parted?.tile).toBeGreaterThanOrEqual(quay.least);
      }
    });
  }
});

test("where its tiles would become too small for a thumb the parted pen grows instead", () => {
  const fit = arrange([2, 3], phone, { tile: 44, cap: 3 }, { pen: 0, stay: 1, go: 1, either: false });
  expect(fit.parted).toEqual({ halves: [1, 1], tile: 44 });
});

test("the stack and the crates lie low rather than take a row from the tiles", () => {
  expect(arrange([3], quay, { tile: 100, cap: 3 }, null).low).toBe(false);
  expect(arrange([6], quay, { tile: 100, cap: 6 }, null).low).toBe(true);
});
