/** Course of a game: rounds and chart. */
import { expect, it } from "vitest";
import { spreadLabels, byRound, roundStart, roundAt, scale, thinOut, steps } from "../lib/course";

const rounds = [
  { number: 0, at: 0 },
  { number: 1, at: 2 },
  { number: 2, at: 5 },
];

it("roundAt returns the round of a move", () => {
  expect(roundAt(rounds, 0)?.number).toBe(0);
  expect(roundAt(rounds, 4)?.number).toBe(1);
  expect(roundAt(rounds, 9)?.number).toBe(2);
  expect(roundAt([], 3)).toBeNull();
});

it("roundStart goes from round to round, to the start and to the end", () => {
  expect(roundStart(rounds, 0, 7, 1)).toBe(2);
  expect(roundStart(rounds, 3, 7, 1)).toBe(5);
  expect(roundStart(rounds, 5, 7, 1)).toBe(7);
  expect(roundStart(rounds, 6, 7, -1)).toBe(5);
  expect(roundStart(rounds, 5, 7, -1)).toBe(2);
  expect(roundStart(rounds, 0, 7, -1)).toBe(0);
});

it("thinOut returns at most the given number of items", () => {
  expect(thinOut([1, 2, 3], 8)).toEqual([1, 2, 3]);
  expect(thinOut([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
});

it("scale returns round values that enclose all points, also negative ones", () => {
  expect(scale(0, 17)).toEqual([0, 5, 10, 15, 20]);
  expect(scale(-87, -72)).toEqual([-90, -85, -80, -75, -70]);
  expect(scale(0, 0)).toEqual([0, 1]);
});

it("byRound returns the points at the end of each round", () => {
  const scores = [0, 1, 2, 3, 4, 5, 6, 7].map((points) => [points, -points]);
  expect(byRound({ by: [], rounds, scores })).toEqual([
    { number: 0, scores: [2, -2] },
    { number: 1, scores: [5, -5] },
    { number: 2, scores: [7, -7] },
  ]);
});

it("steps draws horizontal, then vertical lines", () => {
  expect(
    steps(
      [0, 0, 3, 3],
      (at) => at * 10,
      (value) => 9 - value,
    ),
  ).toBe("M0 9H20V6H30V6");
});

it("spreadLabels separates labels within the chart", () => {
  expect(spreadLabels([10, 10, 50], 20, 100)).toEqual([10, 30, 50]);
  expect(spreadLabels([95, 99], 20, 100)).toEqual([80, 100]);
});
