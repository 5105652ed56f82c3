import { expect, test } from "vitest";

import { houseName, houseOffer } from "./speech";
import type { Space } from "./view";

const say = (key: string, args?: Record<string, unknown>): string =>
  args ? `${key} ${Object.values(args).join(" ")}` : key;
const house: Space = { number: 5, action: "load-one", family: "supply", figure: null };
const stack = { count: 3, words: "3 goods left to load" };

test("a house is named in full, with what is done there", () => {
  expect(houseOffer(house, null, say)).toBe("5 space-load-one: ui-tip-house-load-one");
});

test("where the stack is drawn with the house, its name tells how many goods are left", () => {
  expect(houseName(house, stack, say)).toBe("ui-house 5 load-one. 3 goods left to load");
  expect(houseOffer(house, stack, say)).toContain("3 goods left to load");
  expect(houseName(house, null, say)).toBe("ui-house 5 load-one");
});
