import { expect, test } from "vitest";
import { herds, worthNow } from "./ark";
import type { Tile } from "./view";

const ark = (...words: string[]): Tile[] =>
  words.map((id) => {
    const [species = "", value] = id.split("-");
    return { id, species, value: Number(value) };
  });

test("singles count their number, pairs nothing, three or more five each, crates one", () => {
  const tiles = ark("panda-1", "panda-4", "fox-3", "zebra-1", "zebra-2", "zebra-3");
  expect(herds(tiles).map(({ kind, points }) => [kind, points])).toEqual([
    ["herd", 15],
    ["pair", 0],
    ["single", 3],
  ]);
  expect(worthNow(tiles, 2)).toBe(20);
});

test("of more than ten the best ten sail, and no pair is made", () => {
  const fives = ["1", "2", "3", "4", "5"].flatMap((v) => [`panda-${v}`, `fox-${v}`]);
  expect(worthNow(ark(...fives, "tiger-1"), 0)).toBe(50);
  const four = ["1", "2", "3", "4"].map((v) => `camel-${v}`);
  const threes = ["1", "2", "3"].flatMap((v) => [`zebra-${v}`, `fox-${v}`]);
  expect(worthNow(ark(...four, ...threes, "tiger-2"), 0)).toBe(50);
});

test("backs count for nothing that can be known", () => {
  expect(worthNow([{ id: "ark-1-0", species: null, value: null }], 3)).toBe(3);
});
