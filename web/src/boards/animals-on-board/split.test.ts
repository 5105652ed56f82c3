import { describe, expect, test } from "vitest";
import { divides, pulled, resumeMoves, settled, splitMoves } from "./split";
import type { Tile } from "./view";

const tile = (species: string, value: number): Tile => ({ id: `${species}-${value}`, species, value });
const panda = tile("panda", 1);
const tiger = tile("tiger", 3);
const zebra = tile("zebra", 2);
const hidden: Tile = { id: "face-down", species: null, value: null };
const group = [panda, tiger, zebra, hidden];
const ids = (...tiles: Tile[]): Set<string> => new Set(tiles.map((t) => t.id));

describe("the row of moves for a division", () => {
  test("tiles other than the first are pulled in the group's order, then done", () => {
    expect(splitMoves(3, group, ids(zebra, tiger))).toEqual([
      ["split", 3],
      ["pull", "tiger", 3],
      ["pull", "zebra", 2],
      ["done"],
    ]);
  });
  test("a choice with the first tile is turned round: the others are pulled", () => {
    expect(splitMoves(1, group, ids(panda))).toEqual([
      ["split", 1],
      ["pull", "tiger", 3],
      ["pull", "zebra", 2],
      ["pull-hidden"],
    ]);
    expect(pulled(group, ids(panda, hidden))).toEqual([tiger, zebra]);
  });
  test("pulling the last tile ends the row without done", () => {
    expect(splitMoves(1, group, ids(hidden))).toEqual([["split", 1], ["pull-hidden"]]);
  });
  test("a group of two parts with one move, whichever tile was touched", () => {
    expect(splitMoves(2, [panda, hidden], ids(panda))).toEqual([["split", 2]]);
    expect(splitMoves(2, [panda, hidden], ids(hidden))).toEqual([["split", 2]]);
  });
  test("nothing or everything is no division", () => {
    expect(divides(group, new Set())).toBe(false);
    expect(splitMoves(1, group, ids(...group))).toEqual([]);
  });
  test("a choice and its complement give the same moves", () => {
    for (let mask = 1; mask < 15; mask++) {
      const some = group.filter((_, at) => mask & (1 << at));
      const others = group.filter((_, at) => !(mask & (1 << at)));
      expect(splitMoves(1, group, ids(...some))).toEqual(splitMoves(1, group, ids(...others)));
    }
  });
});

describe("a split begun earlier", () => {
  test("lets each tile go as long as none was pulled", () => {
    expect(settled(group, [])).toEqual(new Set());
    expect(resumeMoves(group, [], ids(panda))).toEqual(splitMoves(1, group, ids(panda)).slice(1));
  });
  test("goes on after the tiles already pulled", () => {
    expect(resumeMoves(group, ["tiger-3"], ids(tiger, zebra))).toEqual([["pull", "zebra", 2], ["done"]]);
  });
  test("cannot go back to a tile passed over", () => {
    expect(settled(group, ["zebra-2"])).toEqual(ids(panda, tiger, zebra));
    expect(resumeMoves(group, ["zebra-2"], ids(tiger, zebra))).toEqual([]);
  });
});
