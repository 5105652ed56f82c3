import { expect, test } from "vitest";
import board from "./index";
import type { AnimalsView, Player } from "./view";

const say = (key: string): string => key;

const player = (out = false): Player => ({
  crates: 1,
  load: 1,
  out,
  ark: [],
  kinds: [],
  lost: [],
  points: null,
  hand: [],
  chosen: true,
});

const view = (change: Partial<AnimalsView>): AnimalsView => ({
  seat: 0,
  over: false,
  waiting: [2],
  prompt: null,
  result: null,
  species: [],
  round: 1,
  starter: 0,
  next_starter: null,
  last_turn: false,
  last_round: false,
  space: 10,
  crate_limit: 5,
  stack: 0,
  supply: 0,
  groups: [],
  splitting: null,
  pulled: [],
  split_crates: null,
  prospects: [],
  surplus: null,
  players: [player(), player(), player()],
  ...change,
});

test("the start flag is shown, and goes to the first one out at once", () => {
  expect([0, 1].map((seat) => board.doing?.(view({}), seat, say))).toEqual(["ui-doing-flag", null]);
  const taken = view({ next_starter: 1, players: [player(), player(true), player()] });
  expect([0, 1].map((seat) => board.doing?.(taken, seat, say))).toEqual([null, "ui-doing-starts"]);
});

test("while the first tiles are chosen, everybody sees who will start", () => {
  const [first, second] = [player(), { ...player(), chosen: false }];
  const choosing = view({ round: 0, waiting: [1], players: [first, second, player()] });
  expect([0, 1, 2].map((seat) => board.doing?.(choosing, seat, say))).toEqual([
    "ui-doing-flag-chosen",
    null,
    "ui-doing-chosen",
  ]);
  expect(board.doing?.({ ...choosing, starter: 1 }, 1, say)).toBe("ui-doing-flag-choosing");
});
