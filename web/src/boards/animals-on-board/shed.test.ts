import { expect, test } from "vitest";
import { shedMoves, shedding } from "./shed";
import type { Tile } from "./view";

const ark = (...words: string[]): Tile[] =>
  words.map((id) => {
    const [species = "", value] = id.split("-");
    return { id, species, value: Number(value) };
  });
const herd = (species: string, most: number): string[] =>
  Array.from({ length: most }, (_, at) => `${species}-${at + 1}`);

test("ten tiles after the pairs are no surplus", () => {
  expect(shedding(ark(...herd("panda", 5), ...herd("fox", 5), "tiger-1", "tiger-2"), [])).toBeNull();
});

test("a herd of three cannot lose just one", () => {
  const tiles = ark(...herd("panda", 5), ...herd("fox", 3), ...herd("camel", 3));
  const surplus = shedding(tiles, []);
  expect(surplus?.count).toBe(1);
  expect([...(surplus?.tiles ?? [])]).toEqual(herd("panda", 5));
  expect(shedMoves(tiles, new Set(["fox-1"]), { count: 1, before: new Set() })).toEqual([]);
});

test("several tiles go in the order of the ark", () => {
  const tiles = ark(...herd("panda", 5), ...herd("fox", 5), "tiger-1", "zebra-4");
  expect(shedMoves(tiles, new Set(["zebra-4", "tiger-1"]), { count: 2, before: new Set() })).toEqual([
    ["shed", "tiger", 1],
    ["shed", "zebra", 4],
  ]);
});

test("a surplus of which a part is gone already: only what follows can go", () => {
  const tiles = ark(...herd("panda", 5), ...herd("fox", 4), "tiger-1", "tiger-2", "yak-3", "yak-4", "yak-5");
  const surplus = shedding(tiles, ["fox-3", "tiger-1", "tiger-2"]);
  expect(surplus?.count).toBe(1);
  expect([...(surplus?.before ?? [])]).toEqual(["fox-3"]);
  // pandas and the first foxes come before the third fox, one yak less would leave a pair
  expect([...(surplus?.tiles ?? [])]).toEqual([]);
  const more = shedding(ark(...herd("panda", 5), ...herd("fox", 5), "tiger-1", "yak-3"), ["fox-3"]);
  expect([...(more?.tiles ?? [])]).toEqual(["fox-4", "fox-5", "tiger-1", "yak-3"]);
});
