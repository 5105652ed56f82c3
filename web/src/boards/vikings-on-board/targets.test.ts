import { expect, test } from "vitest";
import type { Move, Name } from "../contract";
import { targetsOf } from "./targets";

const moves = (...names: Name[]): Move[] => names.map((name) => ({ name, args: {}, text: "" }));

test("a move lies on the thing it touches", () => {
  const found = targetsOf(
    moves(["send", "market"], ["lift", "red", 2, "a"], ["jump", 5], ["circle", "blue"]),
  );
  expect(found.spaces.get("market")).toEqual(["send", "market"]);
  expect(found.pieces.get("red-2a")).toEqual(["lift", "red", 2, "a"]);
  expect(found.ships.get(5)).toEqual(["jump", 5]);
  expect(found.circles.get("blue")).toEqual(["circle", "blue"]);
});

test("bets in hand, placed bets, drawn goods, goods aboard and prices are told apart", () => {
  const found = targetsOf(
    moves(["bet", 3], ["move", "red", 6], ["pick", "hides", 2], ["take", "grain"], ["raise", "nails"]),
  );
  expect(found.hand.has(3)).toBe(true);
  expect(found.placed.has("red@6")).toBe(true);
  expect(found.drawn.has(2)).toBe(true);
  expect(found.goods.has("grain")).toBe(true);
  expect(found.prices.has("nails")).toBe(true);
});
