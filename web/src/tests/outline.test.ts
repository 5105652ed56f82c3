/** The text board: a view as headed lists of text. */
import { describe, expect, it } from "vitest";
import { outline } from "../lib/outline";

describe("a view as text", () => {
  const TEXTS: Record<string, string> = {
    "view-stack": "Tiles in the stack",
    "view-group": "",
    "view-ships": "Ships",
    "card-2": "Skald",
    "ship-top": "top ship",
    "item-long_house": "long house",
    "view-docked.no": "Sailed",
    "view-players.hand": "In hand",
    "view-bets": "Bets",
    "view-bets.stack": "",
  };
  const words = {
    names: ["Astrid", "Bo"],
    say: (key: string, part?: string) => TEXTS[part ? `${key}.${part}` : key] ?? "?",
    has: (key: string, part?: string) => (part ? `${key}.${part}` : key) in TEXTS,
    yes: "yes",
    no: "no",
    nothing: "nothing",
    hidden: (count: number) => `${count} hidden`,
    empty: (count: number) => `${count} empty`,
  };
  const FORMATS = {
    ships: "ship",
    crew: "card",
    owner: "seat",
    rowers: "players",
    stones: "count",
    fjord: "places",
    cells: "cells",
    goods: "item",
    on: "ships",
    doing: "lines",
  };
  const told = (fields: object) => outline({ seat: 0, over: false, waiting: [], ...fields }, words, FORMATS);

  it("a field has the game's label, and an empty label hides it", () => {
    expect(told({ stack: 3, group: "x" })).toEqual([{ label: "Tiles in the stack", value: "3" }]);
  });
  it("a hex of the list that `near` names tells its neighbours", () => {
    const land = [
      { board: "a", number: 1, q: 0, r: 0 },
      { board: "a", number: 2, q: 1, r: 0 },
      { board: "b", number: 1, q: 0, r: 1 },
      { board: "b", number: 2, q: 1, r: 1 },
    ];
    const view = { seat: 0, over: false, waiting: [], land };
    const labels = { ...TEXTS, "view-near": "next to", "view-q": "", "view-r": "", "view-board": "" };
    const found = outline(
      view,
      {
        ...words,
        say: (key) => (labels as Record<string, string>)[key] ?? "?",
        has: (key, part) => !part && key in labels,
      },
      { near: "land" },
    );
    expect(found[0]?.items ?? found[0]?.value).toBe(
      "1 next to a2 b1, 2 next to a1 b1 b2, 1 next to a1 a2 b2, 2 next to a2 b1",
    );
  });
  it("a field without a label shows its name", () => {
    expect(told({ last_turn: true })).toEqual([{ label: "Last turn", value: "yes" }]);
  });
  it("every player has a list", () => {
    expect(told({ players: [{ stack: 1 }, { stack: 2 }] })[0]?.inner).toEqual([
      { label: "Astrid", inner: [{ label: "Tiles in the stack", value: "1" }] },
      { label: "Bo", inner: [{ label: "Tiles in the stack", value: "2" }] },
    ]);
  });
  it("a list with the format `players` shows the players' names", () => {
    expect(told({ rowers: [{ stack: 1 }, { stack: 2 }] })[0]?.inner).toEqual([
      { label: "Astrid", value: "Tiles in the stack 1" },
      { label: "Bo", value: "Tiles in the stack 2" },
    ]);
    const crates = [
      { weight: 1, height: 2 },
      { weight: 3, height: 4 },
    ];
    const [astrid] = told({ rowers: [{ crates }, { crates }] })[0]?.inner ?? [];
    expect(astrid).toEqual({
      label: "Astrid",
      inner: [{ label: "Crates", value: "Weight 1 · Height 2; Weight 3 · Height 4" }],
    });
  });
  it("short items go on one line, and hidden ones are counted", () => {
    const tiles = [
      { id: "t1", kind: "fox", value: 3 },
      { id: "b1", kind: null, value: null },
    ];
    expect(told({ tiles })).toEqual([{ label: "Tiles", value: "fox 3, 1 hidden" }]);
  });
  it("further numbers have labels, and true is shown by its label", () => {
    const pays = [{ shields: 2, points: 4, full: true, lost: false }];
    expect(told({ pays })).toEqual([{ label: "Pays", value: "Shields 2 · Points 4 · Full" }]);
  });
  it("items are named by the message prefix of their field", () => {
    expect(told({ goods: ["long_house"] })).toEqual([{ label: "Goods", value: "long house" }]);
    expect(told({ ships: [{ name: "top", stack: 2 }] })).toEqual([
      { label: "Ships", inner: [{ label: "Top ship", value: "Tiles in the stack 2" }] },
    ]);
  });
  it("seats are shown as names, lists with the format `count` as a count", () => {
    expect(told({ owner: 1 })[0]?.value).toBe("Bo");
    expect(told({ stones: ["s1", "s2"] })[0]?.value).toBe("2");
    expect(told({ stones: "s1" })[0]?.value).toBe("1");
  });
  it("a number with a message prefix as its format is shown as the message", () => {
    expect(told({ crew: [2, 9] })[0]?.value).toBe("Skald, 9");
  });
  it("an index into a list is shown as the item", () => {
    const ships = [{ name: "top", stack: 2 }];
    expect(told({ ships, on: 0 })[1]).toEqual({ label: "On", value: "Top ship" });
  });
  it("a nested field has the label of its parent's attribute, and an empty one hides it", () => {
    expect(told({ players: [{ hand: ["x"] }, { hand: ["y"] }] })[0]?.inner?.[0]?.inner).toEqual([
      { label: "In hand", value: "x" },
    ]);
    expect(told({ bets: [{ owner: 1, stack: 2, clan: "Pine" }] })).toEqual([
      { label: "Bets", value: "Bo Pine" },
    ]);
  });
  it("a player is not named again in the player's own part", () => {
    const players = [{ bets: [{ owner: 0, value: 3 }] }, { bets: [{ owner: 0, value: 2 }, { owner: 1 }] }];
    const [mine, others] = told({ players })[0]?.inner ?? [];
    expect(mine?.inner).toEqual([{ label: "Bets", value: "3" }]);
    expect(others?.inner).toEqual([{ label: "Bets", value: "Astrid 2, 1 hidden" }]);
  });
  it("the format `lines` puts each part on a line", () => {
    expect(told({ doing: { owner: 1, stack: 2 } })[0]?.inner).toEqual([
      { label: "Owner", value: "Bo" },
      { label: "Tiles in the stack", value: "2" },
    ]);
  });
  it("false is shown if `.no` has a text", () => {
    expect(told({ docked: [{ docked: false }, { docked: true }] })[0]?.value).toBe("Sailed, Docked");
  });
  it("occupied places are numbered, and empty ones counted", () => {
    const fjord = [
      { id: "a", tile: null },
      { id: "b", tile: "fox" },
    ];
    expect(told({ fjord })).toEqual([{ label: "Fjord", items: ["2: fox", "1 empty"] }]);
    expect(told({ fjord: [null, "fox"] })).toEqual([{ label: "Fjord", items: ["2: fox", "1 empty"] }]);
  });
  it("items with the same fields form a table, without empty columns", () => {
    const sums = ["gold", "wood", "axe"].map((kind, at) => ({
      kind,
      count: at,
      value: 2,
      points: 2 * at,
      raised: false,
    }));
    expect(told({ sums })[0]?.value).toBe(
      "gold 0 · Value 2 · Points 0; wood 1 · Value 2 · Points 2; axe 2 · Value 2 · Points 4",
    );
    expect(told({ sums: [...sums, ...sums] })[0]?.table).toEqual({
      head: ["Kind", "Count", "Value", "Points"],
      rows: [...sums, ...sums].map(({ kind, count, points }) => [kind, String(count), "2", String(points)]),
    });
  });
  it("many items are grouped by their first word", () => {
    const land = Array.from({ length: 40 }, (_, at) => ({
      board: at < 20 ? "a" : "b",
      number: (at % 20) + 1,
      kind: "axe",
    }));
    const inner = told({ land })[0]?.inner ?? [];
    expect(inner.map((group) => group.label)).toEqual(["Board a", "Board b"]);
    expect(inner[1]?.items?.slice(0, 2)).toEqual(["1 axe", "2 axe"]);
  });
  it("cells of a grid are shown as letter and number", () => {
    expect(
      told({
        pieces: [
          {
            kind: "hide",
            cells: [
              [6, 2],
              [7, 2],
            ],
          },
        ],
      })[0]?.value,
    ).toBe("hide b6 b7");
  });
  it("several empty fields share one line", () => {
    expect(told({ stack: 3, hand: [], lost: [] })).toEqual([
      { label: "Tiles in the stack", value: "3" },
      { label: "Nothing", value: "Hand, Lost" },
    ]);
  });
  it("a piece given by its id is shown", () => {
    const tiles = [{ id: "t1", kind: "fox", value: 3 }];
    expect(told({ tiles, lost: ["t1"] })[1]).toEqual({ label: "Lost", value: "fox 3" });
  });
});
