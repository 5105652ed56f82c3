/** The phone's bottom sheet. */
import { expect, it } from "vitest";
import { nextStop, restingStop } from "../lib/sheet";

const heights = { peek: 0, half: 200, full: 500 };

it("nextStop goes from stop to stop and not beyond the last", () => {
  expect(nextStop("peek", 1)).toBe("half");
  expect(nextStop("full", 1)).toBe("full");
  expect(nextStop("half", -1)).toBe("peek");
  expect(nextStop("peek", -1)).toBe("peek");
});

it("a slow drag ends at the nearest stop", () => {
  expect(restingStop(60, 0, heights)).toBe("peek");
  expect(restingStop(240, 0, heights)).toBe("half");
  expect(restingStop(400, 0.1, heights)).toBe("full");
});

it("a flick goes to the next stop", () => {
  expect(restingStop(30, 1, heights)).toBe("half");
  expect(restingStop(230, 1, heights)).toBe("full");
  expect(restingStop(480, -1, heights)).toBe("half");
  expect(restingStop(190, -1, heights)).toBe("peek");
  expect(restingStop(500, 1, heights)).toBe("full");
});

it("short content has two stops", () => {
  expect(restingStop(150, 1, { peek: 0, half: 200, full: 200 })).toBe("half");
  expect(restingStop(180, 0, { peek: 0, half: 200, full: 200 })).toBe("half");
});
