import { expect, test } from "vitest";
import { setsOf } from "./sets";
import { sheddable, shedMoves } from "./shed";
import type { Kind, Surplus, Tile } from "./view";

const ark = (...words: string[]): Tile[] =>
  words.map((id) => {
    const [species = "", value] = id.split("-");
    return { id, species, value: Number(value) };
  });
const surplus: Surplus = {
  count: 2,
  kinds: [
    { species: "fox", tiles: ["fox-1", "fox-2", "fox-3"], counts: [0, 2] },
    { species: "tiger", tiles: ["tiger-1"], counts: [0, 1] },
    { species: "yak", tiles: ["yak-4"], counts: [0, 1] },
  ],
};
const tiles = ark("fox-1", "fox-2", "fox-3", "tiger-1", "yak-4", "zebra-2");

test("only the tiles that the hall lists can be given up", () => {
  expect([...sheddable(surplus)]).toEqual(["fox-1", "fox-2", "fox-3", "tiger-1", "yak-4"]);
  expect([...sheddable(null)]).toEqual([]);
});

test("tiles are given up in the order of the ark", () => {
  expect(shedMoves(tiles, new Set(["yak-4", "tiger-1"]), surplus)).toEqual([
    ["shed", "tiger", 1],
    ["shed", "yak", 4],
  ]);
});

test("no moves for too few tiles, or for a number of a species that cannot go", () => {
  expect(shedMoves(tiles, new Set(["tiger-1"]), surplus)).toEqual([]);
  expect(shedMoves(tiles, new Set(["fox-1", "tiger-1"]), surplus)).toEqual([]);
  expect(shedMoves(tiles, new Set(["fox-1", "fox-3"]), surplus)).toHaveLength(2);
});

test("a prospect replaces the sets that it changes, and the largest set is first", () => {
  const single: Kind = { species: "yak", tiles: ["yak-4"], points: 4, form: "single" };
  const pair: Kind = { species: "fox", tiles: ["fox-1", "fox-2"], points: 0, form: "pair" };
  const herd: Kind = { species: "fox", tiles: ["fox-1", "fox-2", "fox-3"], points: 15, form: "herd" };
  const player = { ark: ark("fox-1", "fox-2", "yak-4"), kinds: [single, pair] };
  const shown = (sets: ReturnType<typeof setsOf>) => sets.map(({ tiles, points }) => [tiles.length, points]);
  expect(shown(setsOf(player, [], null))).toEqual([
    [2, 0],
    [1, 4],
  ]);
  expect(shown(setsOf(player, ark("fox-3"), { kinds: [herd] }))).toEqual([
    [3, 15],
    [1, 4],
  ]);
});
