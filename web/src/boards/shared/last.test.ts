import { expect, test } from "vitest";
import { recentMoves, type Box } from "./last";

const box = { x: 0, y: 0, width: 10, height: 10 };
const places = new Map<string, Box>([
  ["hull", { ...box, tag: "name" }],
  ["beam", { ...box, tag: "name" }],
  ["good", { ...box, tag: "shield" }],
  ["figure", box],
]);

test("each mover has one tag: the name if there is room for it, on what moved last", () => {
  const last = [
    { seat: 1, pieces: ["hidden", "hull"] },
    { seat: 1, pieces: ["beam", "good"] },
    { seat: 2, pieces: ["figure"] },
  ];
  const marks = recentMoves(last, 0, places);
  expect(marks.map((one) => [one.id, one.seat, one.tag])).toEqual([
    ["hull", 1, null],
    ["beam", 1, "name"],
    ["good", 1, null],
    ["figure", 2, null],
  ]);
});

test("where no name fits, the shield says it", () => {
  expect(recentMoves([{ seat: 1, pieces: ["good"] }], 0, places)[0]?.tag).toBe("shield");
});

test("one's own moves are not marked, a spectator sees all", () => {
  const last = [{ seat: 0, pieces: ["hull"] }];
  expect(recentMoves(last, 0, places)).toEqual([]);
  expect(recentMoves(last, null, places)).toHaveLength(1);
});

test("a piece moved twice belongs to the later move", () => {
  const marks = recentMoves(
    [
      { seat: 1, pieces: ["hull"] },
      { seat: 2, pieces: ["hull"] },
    ],
    0,
    places,
  );
  expect(marks.map((one) => one.seat)).toEqual([2]);
});

test("where several decided at once there is no name", () => {
  expect(recentMoves([{ seat: null, pieces: ["hull"] }], 0, places)[0]?.tag).toBeNull();
});
