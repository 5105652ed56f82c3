import { expect, test } from "vitest";
import type { Move } from "../boards/contract";
import { groupMoves, searchMoves } from "../lib/moves";

const move = (text: string, ...name: [string, ...(string | number)[]]): Move => ({
  name,
  args: {},
  text,
});
const places = [
  "hunting",
  "weekly market",
  "raiding",
  "pillaging",
  "whaling",
  "forging",
  "crafting",
  "mining",
];
const turn = [
  ...places.map((place) => move(`Place vikings: ${place}`, "occupy", place)),
  move("Pass for this round", "pass"),
];

test("a short list of moves is not grouped", () => {
  expect(groupMoves(turn.slice(0, 8))).toEqual([
    { title: null, lines: [turn.slice(0, 8).map((one) => ({ move: one, text: one.text }))] },
  ]);
});

test("moves with the same beginning share a heading, those without one come first", () => {
  const [alone, occupy] = groupMoves(turn);
  expect(alone?.lines.flat().map(({ text }) => text)).toEqual(["Pass for this round"]);
  expect(occupy?.title).toBe("Place vikings");
  expect(occupy?.lines.flat().map(({ text }) => text)).toEqual(places);
});

test("a colon after a space (French) ends a heading, too", () => {
  const french = places.map((place) => move(`Placer des vikings : ${place}`, "occupy", place));
  expect(groupMoves([...french, move("Passer", "pass")])[1]?.title).toBe("Placer des vikings");
});

test("common words before and after the difference form the heading", () => {
  const german = places.map((place) => move(`Wikinger auf ${place} setzen`, "place", place));
  const [, placing] = groupMoves([...german, move("Fertig", "done")]);
  expect(placing?.title).toBe("Wikinger auf … setzen");
  expect(placing?.lines.flat().map(({ text }) => text)).toEqual(places);
});

test("moves with two arguments have a line for each first argument", () => {
  const at = [1, 2, 3].flatMap((row) =>
    ["a", "b", "c"].map((column) => move(`At ${column}${row}`, "at", row, column)),
  );
  expect(groupMoves(at)[0]?.lines.map((line) => line.map(({ text }) => text))).toEqual([
    ["a1", "b1", "c1"],
    ["a2", "b2", "c2"],
    ["a3", "b3", "c3"],
  ]);
  expect(groupMoves(at)[0]?.title).toBe("At");
});

test("short groups share a line above the long ones", () => {
  const at = [1, 2, 3].flatMap((row) =>
    ["a", "b", "c"].map((column) => move(`At ${column}${row}`, "at", row, column)),
  );
  const back = [move("Put it back", "back"), move("Done", "done")];
  const [first, second] = groupMoves([...at, ...back]);
  expect(first?.lines.map((line) => line.map(({ text }) => text))).toEqual([["Put it back", "Done"]]);
  expect(second?.lines).toHaveLength(3);
});

test("every move is in exactly one group", () => {
  const all = groupMoves(turn).flatMap(({ lines }) => lines.flat().map((row) => row.move));
  expect(all).toHaveLength(turn.length);
  expect(new Set(all)).toEqual(new Set(turn));
});

test("a move is found by words of its text, in any order and without accents", () => {
  const polish = [move("Wyłóż: łódź", "lay", "boat"), move("Weź: rudę", "take", "ore")];
  expect(searchMoves(polish, "rude wez")).toEqual([polish[1]]);
  expect(searchMoves(polish, "  ")).toEqual(polish);
  expect(searchMoves(polish, "statek")).toEqual([]);
});

test("moves of a verb with a few different beginnings have a heading for each", () => {
  const crews = ["1 viking", "2 vikings"].flatMap((crew) =>
    places.map((place) => move(`Place ${crew}: ${place}`, "occupy", `${place}-${crew}`)),
  );
  const groups = groupMoves(crews);
  expect(groups.map(({ title }) => title)).toEqual(["Place 1 viking", "Place 2 vikings"]);
  expect(groups[1]?.lines[0]?.map(({ text }) => text)).toEqual(places);
});
