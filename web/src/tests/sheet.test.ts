/** The phone's bottom sheet. */
import { expect, it } from "vitest";
import { next, rest } from "../lib/sheet";

const heights = { peek: 0, half: 200, full: 500 };

it("goes from stop to stop and no further", () => {
  expect(next("peek", 1)).toBe("half");
  expect(next("full", 1)).toBe("full");
  expect(next("half", -1)).toBe("peek");
  expect(next("peek", -1)).toBe("peek");
});

it("comes to rest at the nearest stop", () => {
  expect(rest(60, 0, heights)).toBe("peek");
  expect(rest(240, 0, heights)).toBe("half");
  expect(rest(400, 0.1, heights)).toBe("full");
});

it("a flick goes on to the next stop", () => {
  expect(rest(30, 1, heights)).toBe("half");
  expect(rest(230, 1, heights)).toBe("full");
  expect(rest(480, -1, heights)).toBe("half");
  expect(rest(190, -1, heights)).toBe("peek");
  expect(rest(500, 1, heights)).toBe("full");
});

it("has two stops where there is little to show", () => {
  expect(rest(150, 1, { peek: 0, half: 200, full: 200 })).toBe("half");
  expect(rest(180, 0, { peek: 0, half: 200, full: 200 })).toBe("half");
});
