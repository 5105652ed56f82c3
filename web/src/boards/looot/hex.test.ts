import { expect, test } from "vitest";
import { cardBox, centre, covered, fit, outline, turned } from "./hex";

const strip = Array.from({ length: 24 }, (_, n) => ({
  q: Math.floor(n / 2),
  r: (n % 2) - Math.floor(n / 4),
}));

test("a long land lies along the longer side of its pane", () => {
  const wide = fit(strip, 800, 300);
  const tall = fit(strip, 300, 800);
  expect(wide.s).toBeGreaterThan(fit(strip, 300, 300).s);
  expect(tall.s).toBeGreaterThan(fit(strip, 300, 300).s);
});

test("nothing is drawn under the card", () => {
  const card = { width: 130, height: 150 };
  const found = fit(strip, 380, 420, card);
  const points = strip
    .map((hex) => centre(turned(hex, found.steps), found.s))
    .map(({ x, y }) => ({ x: x + found.x, y: y + found.y }));
  expect(found.corner).not.toBeNull();
  if (found.corner) expect(covered(cardBox(found.corner, card, 380, 420), points, found.s * 0.9)).toBe(0);
  for (const { x, y } of points) {
    expect(x - found.s).toBeGreaterThan(-1);
    expect(x + found.s).toBeLessThan(381);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(420);
  }
});

test("the outline of one hex has six corners, of two neighbours ten, apart two loops", () => {
  const count = (path: string): number => (path.match(/[ML]/g) ?? []).length;
  expect(count(outline([{ q: 0, r: 0 }], 10))).toBe(6);
  expect(
    count(
      outline(
        [
          { q: 0, r: 0 },
          { q: 1, r: 0 },
        ],
        10,
      ),
    ),
  ).toBe(10);
  const apart = outline(
    [
      { q: 0, r: 0 },
      { q: 3, r: 0 },
    ],
    10,
  );
  expect(apart.match(/M/g)).toHaveLength(2);
});
