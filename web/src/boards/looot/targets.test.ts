import { expect, test } from "vitest";
import type { Move, Name } from "../contract";
import { hexAt, slotOf, spotAt, viewWith } from "./example";
import { replan, stepsOf, summary, targetsOf } from "./targets";

const ship = { id: "ship:1", kind: "gold", bonus: 2, needs: [], filled: false };
const view = viewWith({
  land: [hexAt(0, 0, 1)],
  ocean: [slotOf(ship), slotOf({ ...ship, id: "ship:2" })],
  spots: [spotAt(7), spotAt(8)],
});
const legal = (...names: Name[]): Move[] => names.map((name) => ({ name, args: {}, text: name.join(" ") }));
const words = (name: Name): string => name.join(" ");
const say = (key: string, args: Record<string, unknown> = {}): string =>
  [key, ...Object.values(args)].join(" ");

test("a planned shield can be taken back, one that was sent cannot", () => {
  const asked = legal(["place", "a", 1], ["shield", "double"]);
  const plan: Name[] = [["shield", "second"]];
  const found = targetsOf(view, asked, plan, [], words);
  expect(found.shields.get("second")).toMatchObject({ chosen: true, plan: [] });
  expect(found.shields.get("double")).toMatchObject({ chosen: false, plan: [...plan, ["shield", "double"]] });
  expect(targetsOf(view, asked, [], [], words).shields.has("second")).toBe(false);
});

test("a trophy chosen after the longship is sent before it: what the longship reveals ends the plan", () => {
  const quay = legal(["ship", 1], ["ship", 2], ["trophy", 3], ["done"]);
  const plan: Name[] = [
    ["ship", 1],
    ["lay", 7],
  ];
  const found = targetsOf(view, [], plan, quay, words);
  expect(found.trophies.get(3)?.plan).toEqual([
    ["trophy", 3],
    ["ship", 1],
    ["lay", 7],
  ]);
  expect(found.ships.get(2)?.plan).toEqual([["ship", 2]]);
  expect(found.cells.get(8)?.plan).toEqual([
    ["ship", 1],
    ["lay", 8],
  ]);
});

test("a new plan keeps what it has in common with the old one", () => {
  const calls: unknown[] = [];
  const pending: Name[] = [
    ["place", "a", 1],
    ["ship", 1],
  ];
  const table = {
    pending,
    back: (count?: number) => calls.push(count),
    choose: (...moves: Name[]) => calls.push(moves),
  };
  replan(table, [
    ["place", "a", 1],
    ["ship", 2],
  ]);
  expect(calls).toEqual([1, [["ship", 2]]]);
});

test("the plan is told by gestures", () => {
  const plan: Name[] = [
    ["shield", "double"],
    ["place", "a", 1],
    ["lay", 3],
    ["loot", "a", 2],
    ["lay", 4],
    ["trophy", 2],
    ["ship", 1],
    ["lay", 5],
  ];
  const told = stepsOf(plan, view, say);
  expect(told.map(({ moves }) => moves)).toEqual([1, 1, 3, 1, 2]);
  expect(told[2]?.text).toBe("ui-tiles 2");
  expect(summary(plan)).toEqual({ vikings: 1, tiles: 2, ship: 1, trophy: 2, done: false });
});
