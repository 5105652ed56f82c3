import { expect, test } from "vitest";
import { berthSpot, chieftainSpot, foodSpot, hullEnd, layoutFor, shoreSpot } from "./layout";

for (const limit of [5, 6, 7]) {
  test(`ships of ${limit} fit on phone and desktop`, () => {
    const phone = layoutFor(360, 420, true, limit);
    expect(hullEnd(phone, limit) + phone.stern).toBeLessThanOrEqual(phone.width);
    const desk = layoutFor(840, 636, false, limit);
    expect(hullEnd(desk, limit) + desk.stern).toBeLessThan(desk.width - 60);
  });
}

test("a thumb finds a card on the phone", () => {
  const phone = layoutFor(360, 430, true, 7);
  const pixels = 360 / phone.width;
  expect(Math.round((phone.card + phone.gap) * pixels)).toBeGreaterThanOrEqual(44);
  expect(phone.cardHeight * pixels).toBeGreaterThanOrEqual(44);
});

test("the lowest ship stays on the stage", () => {
  for (const height of [332, 400, 430]) {
    const phone = layoutFor(360, height, true, 7);
    expect((phone.ships[2] ?? 0) + phone.gunwale + phone.side).toBeLessThanOrEqual(phone.height - 8);
  }
  const under = layoutFor(360, 366, true, 6); // a prompt of four lines above the sheet
  expect((under.ships[2] ?? 0) + under.gunwale + under.side).toBeLessThanOrEqual(under.height - 16);
});

test("on a low stage the ships become lower, and none lies over another", () => {
  for (const limit of [5, 6, 7])
    for (const ashore of [true, false])
      for (let height = 260; height <= 460; height += 20) {
        const { ships, gunwale, side } = layoutFor(360, height, true, limit, ashore);
        ships
          .slice(1)
          .forEach((y, at) => expect(y).toBeGreaterThanOrEqual((ships[at] ?? 0) + gunwale + side));
      }
});

test("the shore makes room on a low stage, unless something there is to be chosen", () => {
  expect(layoutFor(360, 320, true, 5, false).shore.low).toBe(true);
  expect(layoutFor(360, 320, true, 5, true).shore.low).toBe(false);
  expect(layoutFor(360, 460, true, 5, false).shore.low).toBe(false);
});

test("three food stones lie on the bow of a phone, beside the first Viking", () => {
  for (const limit of [5, 6, 7]) {
    const phone = layoutFor(360, 430, true, limit);
    for (const at of [0, 1, 2])
      expect(foodSpot(phone, 0, at).x + phone.food).toBeLessThanOrEqual(berthSpot(phone, 0, 0).x + 1);
  }
});

test("things aboard stand in their order from the bow", () => {
  const desk = layoutFor(840, 636, false, 7);
  expect(berthSpot(desk, 0, 1).x).toBeGreaterThan(berthSpot(desk, 0, 0).x + desk.card);
  expect(chieftainSpot(desk, 0, 1).x).toBeGreaterThan(chieftainSpot(desk, 0, 0).x + desk.token);
  expect(foodSpot(desk, 0, 2).y).toBeLessThan(foodSpot(desk, 0, 0).y);
  expect(shoreSpot(desk, 2).x).toBeGreaterThan(shoreSpot(desk, 1).x);
});
