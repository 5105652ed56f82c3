import { expect, test } from "vitest";
import { berthMiddle, circleAt, fan, goodSpot, houseBox, landingBox, layoutFor } from "./layout";

const desk = layoutFor(840, 652, false);
const phone = layoutFor(360, 430, true);

test("a wider stage has more sea, and the core stays in the middle", () => {
  const wide = layoutFor(1200, 652, false);
  expect(wide.width).toBe(1200);
  expect(wide.left).toBe(180);
  expect(layoutFor(420, 326, false).width).toBe(840);
});

test("eleven houses stand side by side on the desktop, in two rows on the phone", () => {
  const row = Array.from({ length: 11 }, (_, at) => houseBox(desk, at + 1));
  row.slice(1).forEach((house, at) => expect(house.x).toBeGreaterThan((row[at]?.x ?? 0) + 60));
  expect(houseBox(phone, 6).y).toBe(houseBox(phone, 1).y);
  expect(houseBox(phone, 7).y).toBeGreaterThan(houseBox(phone, 1).y + 54);
});

test("the longest ship and its landing place fit on the phone", () => {
  const box = landingBox(phone, 8, 4);
  expect(box.y + box.height).toBeLessThan(phone.height);
  expect(berthMiddle(phone, 8) + phone.berth / 2).toBeLessThanOrEqual(phone.width);
});

test("on a low stage the village makes room for the ships, unless a house is being chosen", () => {
  const low = layoutFor(360, 362, true, { placing: false, longest: 5 });
  const last = landingBox(low, 8, 4);
  expect(last.y + last.height).toBeLessThan(low.height - 16);
  expect(houseBox(low, 11).y).toBe(houseBox(low, 1).y);
  expect(houseBox(low, 11).x + houseBox(low, 11).width).toBeLessThanOrEqual(low.width);
  const placing = layoutFor(360, 362, true, { placing: true, longest: 5 });
  expect(houseBox(placing, 11).y).toBeGreaterThan(houseBox(low, 11).y);
});

test("the four circles of a berth do not touch", () => {
  const spots = ["blue", "red", "green", "yellow"].map((clan) => circleAt(desk, 1, clan));
  for (const a of spots)
    for (const b of spots) {
      if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * desk.circle);
    }
});

test("goods on a bow lie side by side, however many: none covers the middle of another", () => {
  for (const layout of [desk, phone])
    for (let count = 1; count <= 12; count++) {
      const spots = Array.from({ length: count }, (_, at) => goodSpot(layout, 1, at, count));
      spots.forEach((a, i) =>
        spots.slice(i + 1).forEach((b) => {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r * 1.6);
        }),
      );
    }
});

test("no bet on a circle covers the middle of another, also when it may be chosen", () => {
  const r = 14;
  const frame = 4; // of a bet that may be chosen
  for (const count of [2, 3, 4, 5]) {
    const bets = Array.from({ length: count }, (_, at) => fan(at, count, r));
    for (const one of bets) {
      for (const other of bets) {
        if (one === other) continue;
        expect(Math.hypot(one.dx - other.dx, one.dy - other.dy)).toBeGreaterThan(other.size + frame);
      }
    }
  }
});

test("bets on one circle are fanned out round its middle", () => {
  expect(fan(0, 1, 10)).toEqual({ dx: 0, dy: 0, size: 11.200000000000001 });
  expect(fan(0, 2, 10).dx).toBe(-fan(1, 2, 10).dx);
});

test("goods lie heaped on the bow, each row in its middle", () => {
  for (const count of [1, 2, 3, 4, 5, 6, 7]) {
    const spots = Array.from({ length: count }, (_, at) => goodSpot(desk, 3, at, count));
    const rows = [...new Set(spots.map((spot) => spot.y))];
    for (const y of rows) {
      const row = spots.filter((spot) => spot.y === y);
      const middle = row.reduce((sum, spot) => sum + spot.x, 0) / row.length;
      expect(middle).toBeCloseTo(berthMiddle(desk, 3), 3);
    }
    const widths = rows.map((y) => spots.filter((spot) => spot.y === y).length);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  }
});
