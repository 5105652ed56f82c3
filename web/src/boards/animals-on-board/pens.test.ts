import { expect, test } from "vitest";
import { arrange, columnsFor, halvesFor, roomiest, waysOf, type PenSpace } from "./pens";

const quay: PenSpace = {
  width: 800, height: 380, padX: 32, padY: 58, tileGap: 10, penGap: 18, ratio: 1.14,
  most: 112, least: 48, store: { width: 300, height: 130 }, rope: 48, foot: 46,
};
const phone: PenSpace = {
  width: 340, height: 400, padX: 20, padY: 41, tileGap: 6, penGap: 10, ratio: 1.2,
  most: 62, least: 40, store: { width: 168, height: 92 }, rope: 34, foot: 56,
};

test("rows of a pen are even", () => {
  expect(columnsFor(13, 7)).toBe(7);
  expect(columnsFor(8, 7)).toBe(4);
  expect(columnsFor(3, 7)).toBe(3);
});

test("both sides of the rope fit beside each other", () => {
  expect(halvesFor(2, 2, 7)).toEqual([2, 2]);
  expect(halvesFor(12, 1, 7)).toEqual([6, 1]);
  expect(halvesFor(13, 0, 7)).toEqual([5, 1]);
});

test("few tiles are drawn large, many smaller, never below the least", () => {
  expect(roomiest([3, 2], quay, [null]).tile).toBeGreaterThan(100);
  const start = roomiest([13], quay, [null]);
  expect(start.tile).toBeLessThan(112);
  expect(start.tile).toBeGreaterThan(70);
  expect(roomiest([13], phone, waysOf([13], 0)).tile).toBeGreaterThanOrEqual(40);
  expect(roomiest(Array<number>(13).fill(1), phone, [null]).tile).toBeGreaterThanOrEqual(40);
});

test("however a pen is parted, everything still fits", () => {
  const sizes = [6, 4, 1, 1];
  const room = roomiest(sizes, quay, waysOf(sizes, 1));
  expect(room.tile).toBeGreaterThan(quay.least);
  for (const way of waysOf(sizes, 1)) {
    expect(arrange(sizes, quay, room, way).height).toBeLessThanOrEqual(quay.height);
  }
});
