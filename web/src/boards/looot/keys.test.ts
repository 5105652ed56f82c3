import { expect, test } from "vitest";
import type { Name } from "../contract";
import { dropName } from "./drag";
import { hexAt, slotOf, spotAt, trophyOf, viewWith } from "./example";
import { digitOf, homeOf, largestGroup, nextFilling, shieldOf } from "./keys";
import { layOn, targetsOf } from "./targets";

const hex = (q: number, r: number, ...seats: number[]) => hexAt(q, r, 10 * q + r, seats);
const view = viewWith({
  land: [hex(0, 0, 1), hex(1, 0, 1, 1), hex(1, 1), hex(4, 0, 1), hex(5, 0, 0), hex(5, 1)],
  ocean: [1, 2, 3, 4, 5].map(() => slotOf(null)),
  trophies: [2, 3, 4, 5, 6].map(trophyOf),
  spots: [spotAt(3, 5), spotAt(7, 9, ["ship:1"]), spotAt(9, 8, ["site:2"])],
});
const targets = (...names: Name[]) =>
  targetsOf(
    view,
    names.map((name) => ({ name, args: {}, text: "" })),
    [],
    [],
    () => "",
  );

test("after S a digit is a shield", () => {
  const found = targets(["shield", "second"], ["shield", "double"]);
  expect(shieldOf("3", found)?.name).toEqual(["shield", "double"]);
  expect(shieldOf("2", found)).toBeUndefined();
  expect(shieldOf("x", found)).toBeUndefined();
});

test("digits are longships first and then trophies", () => {
  const found = targets(["ship", 1], ["ship", 5], ["trophy", 2], ["trophy", 6], ["done"]);
  expect(digitOf("5", view, found)?.name).toEqual(["ship", 5]);
  expect(digitOf("2", view, found)).toBeUndefined();
  expect(digitOf("6", view, found)?.name).toEqual(["trophy", 2]);
  expect(digitOf("0", view, found)?.name).toEqual(["trophy", 6]);
});

test("digits are the fields when room is short", () => {
  const found = targets(["loot", "a", 0], ["loot", "a", 40]);
  expect(digitOf("2", view, found)?.name).toEqual(["loot", "a", 40]);
  expect(digitOf("3", view, found)).toBeUndefined();
});

test("the largest group counts vikings, not spaces", () => {
  expect(largestGroup(view, 1).map(({ q }) => q)).toEqual([0, 1]);
  expect(largestGroup(view, 2)).toEqual([]);
});

test("Home goes to the space nearest to the largest group, or to the cell of most points", () => {
  const places = targets(["place", "a", 51], ["place", "a", 11]);
  expect(homeOf(view, 1, places)).toEqual(["place", "a", 11]);
  expect(homeOf(view, 2, places)).not.toBeNull();
  expect(homeOf(view, 1, targets(["lay", 3], ["lay", 7], ["lay", 9]))).toEqual(["lay", 7]);
  expect(homeOf(view, 1, targets(["done"]))).toBeNull();
});

test("Tab goes from cell to cell where something becomes full, and then on", () => {
  const found = targets(["lay", 3], ["lay", 7], ["lay", 9]);
  expect(nextFilling(view, found, 3)).toEqual(["lay", 7]);
  expect(nextFilling(view, found, 7)).toEqual(["lay", 9]);
  expect(nextFilling(view, found, 9)).toBeNull();
});

test("a place says by which move a piece is let go there", () => {
  expect(dropName("lay 12")).toEqual(["lay", 12]);
  expect(dropName("place a 3")).toEqual(["place", "a", 3]);
});

test("a longship dropped before the hall has answered is laid all the same", () => {
  const chosen: Name[] = [];
  const table = {
    pending: [["ship", 1]] as Name[],
    back: () => undefined,
    choose: (...m: Name[]) => void chosen.push(...m),
  };
  layOn(table, targets(), ["lay", 7]);
  expect(chosen).toEqual([["lay", 7]]);
});
