import { expect, test } from "vitest";
import type { Move, Name } from "../contract";
import { targetsOf } from "./targets";

const moves = (...names: Name[]): Move[] => names.map((name) => ({ name, args: {}, text: "" }));

test("food from the stock goes straight to a bow", () => {
  const found = targetsOf(moves(["load-food", "top"], ["load-food", "bottom"]), null);
  expect([...found.bows.keys()]).toEqual([0, 2]);
  expect(found.liftFood.size).toBe(0);
});

test("a food stone that is moved is lifted first", () => {
  const legal = moves(
    ["decline"],
    ["move-food", "top", "middle"],
    ["move-food", "top", "bottom"],
    ["stow-food", "top"],
  );
  expect([...targetsOf(legal, null).liftFood]).toEqual([0]);
  const held = targetsOf(legal, { what: "food", from: 0 });
  expect([...held.bows.keys()]).toEqual([1, 2]);
  expect(held.foodStock).toEqual(["stow-food", "top"]);
  expect(held.liftFood.size).toBe(0);
});

test("when equipment may come from a card or the stock, one says which", () => {
  const legal = moves(["decline"], ["lift", "top", 1], ["equip", "top", 1], ["equip", "middle", 2]);
  const first = targetsOf(legal, null);
  expect(first.liftEquipment).toBe(true);
  expect([...first.aboard]).toEqual([["0.0", ["lift", "top", 1]]]);
  const held = targetsOf(legal, { what: "equipment", from: "stock" });
  expect([...held.aboard.values()]).toEqual([
    ["equip", "top", 1],
    ["equip", "middle", 2],
  ]);
});

test("a chieftain is chosen from the hand, then a ship", () => {
  const legal = moves(["hold"], ["chieftain", "swap", "top"], ["chieftain", "food", "middle"]);
  expect([...targetsOf(legal, null).chieftains]).toEqual(["swap", "food"]);
  expect(targetsOf(legal, null).hang.size).toBe(0);
  expect([...targetsOf(legal, { what: "chieftain", action: "food" }).hang.keys()]).toEqual([1]);
});
