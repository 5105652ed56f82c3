import { expect, test } from "vitest";
import { recentMoves } from "./last";

const box = { x: 0, y: 0, width: 10, height: 10 };
const places = new Map([["a", box], ["b", box], ["c", box]]);

test("each move of others names its first piece that can be seen", () => {
  const marks = recentMoves([{ seat: 1, pieces: ["hidden", "a", "b"] }, { seat: 2, pieces: ["c"] }], 0, places);
  expect(marks.map((one) => [one.id, one.seat, one.named])).toEqual([["a", 1, true], ["b", 1, false], ["c", 2, true]]);
});

test("one's own moves are not marked, a spectator sees all", () => {
  const last = [{ seat: 0, pieces: ["a"] }];
  expect(recentMoves(last, 0, places)).toEqual([]);
  expect(recentMoves(last, null, places)).toHaveLength(1);
});

test("a piece moved twice belongs to the later move", () => {
  const marks = recentMoves([{ seat: 1, pieces: ["a"] }, { seat: 2, pieces: ["a"] }], 0, places);
  expect(marks.map((one) => one.seat)).toEqual([2]);
});

test("where several decided at once there is no name", () => {
  expect(recentMoves([{ seat: null, pieces: ["a"] }], 0, places)[0]?.named).toBe(false);
});
