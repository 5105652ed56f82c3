import { expect, test } from "vitest";
import { columnsFor, fitPens, halvesFor, type PenSpace } from "./pens";

const quay: PenSpace = {
  width: 800, height: 380, padX: 32, padY: 58, tileGap: 10, penGap: 18, ratio: 1.14,
  most: 108, least: 44, store: { width: 260, height: 120 }, rope: 44,
};
const phone: PenSpace = {
  width: 340, height: 400, padX: 20, padY: 41, tileGap: 6, penGap: 10, ratio: 1.2,
  most: 62, least: 40, store: { width: 150, height: 80 }, rope: 34,
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
  expect(fitPens([3, 2], quay).tile).toBe(108);
  const start = fitPens([13], quay);
  expect(start.tile).toBeLessThan(108);
  expect(start.tile).toBeGreaterThan(70);
  expect(fitPens([13], phone).tile).toBeGreaterThanOrEqual(44);
  expect(fitPens(Array<number>(13).fill(1), phone).tile).toBeGreaterThanOrEqual(40);
});
