import { expect, test, vi } from "vitest";
import { same, target } from "./target";

test("moves are the same word by word", () => {
  expect(same(["take", 1], ["take", 1])).toBe(true);
  expect(same(["take", 1], ["take", 2])).toBe(false);
  expect(same(["take", 1], ["take"])).toBe(false);
  expect(same(undefined, ["take"])).toBe(false);
});

test("Enter and Space take a target, other keys do not", () => {
  const act = vi.fn();
  const made = target({ peek: () => undefined }, act, [["take", 1]], "Take");
  const press = made["onkeydown"] as (event: unknown) => void;
  const key = (name: string): unknown => ({
    key: name,
    preventDefault: () => undefined,
    stopPropagation: () => undefined,
  });
  press(key("Enter"));
  press(key(" "));
  press(key("a"));
  expect(act).toHaveBeenCalledTimes(2);
});

test("a mouse looks ahead, a finger does not; no handler is one that Svelte attaches late", () => {
  const peek = vi.fn();
  const made = target({ peek }, () => undefined, [["take", 1]], "Take");
  for (const hover of [false, true]) {
    vi.stubGlobal("matchMedia", () => ({ matches: hover }));
    (made["onmouseenter"] as () => void)();
  }
  (made["onmouseleave"] as () => void)();
  vi.unstubAllGlobals();
  expect(peek.mock.calls).toEqual([[[["take", 1]]], [null]]);
  expect(Object.keys(made).filter((name) => /^on(pointer|touch|wheel)/.test(name))).toEqual([]);
});

test("focus looks ahead, leaving stops it", () => {
  const peek = vi.fn();
  const made = target({ peek }, () => undefined, [["take", 1]], "Take");
  (made["onfocus"] as () => void)();
  (made["onblur"] as () => void)();
  expect(peek.mock.calls).toEqual([[[["take", 1]]], [null]]);
});
