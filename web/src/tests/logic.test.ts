/** Pure functions of the client's library. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chapters, matching, otherOptions } from "../lib/clauses";
import { digits, left, span } from "../lib/clocks";
import { check } from "../lib/fair";
import { duration } from "../lib/flight";
import { inOrder } from "../lib/games";
import { applyMessage } from "../lib/lists";
import { cardList, hasCards, matchingCards, type CardFilter } from "../lib/cards";
import { movedPieces } from "../lib/pieces";
import { route } from "../lib/route";
import { coloursOf, rotate, namesOf, shieldSeat, short } from "../lib/seats";
import { podium, rows, runningTotals } from "../lib/tally";
import { Teller } from "../lib/teller";
import { inTurn, myTurn } from "../lib/turns";
import { nearest } from "../lib/walk";
import type { Person, SeatInfo, TableInfo } from "../generated/protocol";

const person = (id: string, colour: Person["colour"]): Person => ({
  id,
  name: id,
  colour,
  emblem: "moon",
  guest: true,
});
const seat = (at: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: at,
  kind: "person",
  person: null,
  name: null,
  bot: null,
  away: false,
  resigned: false,
  connected: true,
  ...more,
});
const table = (id: string, more: Partial<TableInfo>): TableInfo =>
  ({
    id,
    state: "open",
    public: true,
    seats: [],
    waiting: [],
    created: 1,
    since: null,
    ...more,
  }) as TableInfo;

describe("teller", () => {
  const teller = new Teller(
    "en",
    [
      "yes = yes\nno = no\nnothing = nothing\nplayer = Player { $number }\nspecies-fox = red fox\na = { $seat } takes { $species } of { $from_seat }: { $more }\n  .other = { $seat } thinks\nb = { $n ->\n  [one] one\n *[other] many\n}",
    ],
    ["Astrid"],
  );
  it("formats seats as names, words as messages, and joins lists", () => {
    const said = teller.say("a", {
      seat: 0,
      species: "fox",
      from_seat: 1,
      more: [1, { key: "b", n: 1 }, true],
    });
    expect(said).toBe("Astrid takes red fox of Player 2: 1, one, and yes");
  });
  it("shows a number by its own message if there is one", () => {
    const formed = new Teller("en", [
      "species-fox = fox\n    .acc = foxes\n    .count = { $count } foxes\nsee = sees { $species-acc } ({ $species-id })\ntake = takes { $species-count }\nall = { $species-acc }",
    ]);
    expect(formed.say("see", { species: "fox" })).toBe("sees foxes (fox)");
    expect(formed.say("take", { species: "fox", count: 2 })).toBe("takes 2 foxes");
    expect(formed.say("all", { species: ["fox", "fox"] })).toBe("foxes and foxes");
    const told = new Teller("en", ["log-go = { $seat } goes\n    .you = You go"]);
    const own = told.with(["Ada", "Bo"], [1]);
    expect([0, 1].map((seat) => own.line({ key: "log-go", args: { seat } }))).toEqual(["Ada goes", "You go"]);
    expect(told.with(["Ada", "Bo"], [0, 1]).line({ key: "log-go", args: { seat: 1 } })).toBe("Bo goes");
    const cards = new Teller("en", ["play = plays { $card }\ncard-7 = Miller"]);
    expect([7, 8].map((card) => cards.say("play", { card }))).toEqual(["plays Miller", "plays 8"]);
  });
  it("formats attributes", () => {
    expect(teller.has("a", "other")).toBe(true);
    expect(teller.say("a", { seat: 0 }, "other")).toBe("Astrid thinks");
  });
  it("leaves a word without a message unchanged, and reports a missing message once", () => {
    const missing: string[] = [];
    const strict = new Teller("en", ["c = { $name }"], [], (what) => missing.push(what));
    expect(strict.say("c", { name: "Medium bot" })).toBe("Medium bot");
    strict.say("nope");
    strict.say("nope");
    expect(missing).toEqual(["nope"]);
  });
});

describe("seats", () => {
  it("shortens a long name and keeps its number", () => {
    expect(short("Leichter Bot 2", 13)).toBe("Leichter B… 2");
    expect(short("Easy bot 1", 13)).toBe("Easy bot 1");
    expect(short("Astrid the Bold", 13)).toBe("Astrid the B…");
  });

  it("each seat gets a distinct colour, the person's own if it is free", () => {
    const seats = [
      seat(0, { person: person("a", "red") }),
      seat(1, { person: person("b", "red") }),
      seat(2, { kind: "bot", bot: "random" }),
    ];
    expect(coloursOf(seats)).toEqual(["red", "blue", "green"]);
  });
  it("each seat gets the colour that the game assigns", () => {
    const seats = [seat(0, { person: person("a", "green") }), seat(1, { kind: "bot" })];
    expect(coloursOf(seats, ["red", "blue", "green"])).toEqual(["red", "blue"]);
  });
  it("finds the seat of one's own shield, and rotates the seats to it", () => {
    const me = person("a", "green");
    expect(shieldSeat(["red", "blue", "green"], me, 3)).toBe(2);
    expect(shieldSeat(["red", "blue", "green"], me, 2)).toBeNull();
    expect(rotate(["me", "left", "right"], 2)).toEqual(["left", "right", "me"]);
    expect(rotate(rotate(["me", "left", "right"], 2), -2)).toEqual(["me", "left", "right"]);
  });
  it("numbers bots of the same kind", () => {
    const seats = [
      seat(0, { kind: "bot" }),
      seat(1, { kind: "bot" }),
      seat(2, { person: person("a", "red") }),
    ];
    const words = { open: "open", bot: () => "Bot", gone: "gone" };
    expect(namesOf(seats, words)).toEqual(["Bot 1", "Bot 2", "a"]);
  });
});

describe("turns", () => {
  const me = person("me", "blue");
  const mine = (waiting: number[]) =>
    table("t", { state: "playing", seats: [seat(0, { person: me }), seat(1, { kind: "bot" })], waiting });
  it("it is my turn when the table waits for my seat", () => {
    expect(myTurn(mine([0]), me)).toBe(true);
    expect(myTurn(mine([1]), me)).toBe(false);
  });
  it("it is not my turn when a bot plays for me", () => {
    for (const left of ["away", "resigned"]) {
      const asked = mine([0]);
      const seats = asked.seats.map((info) => (info.seat === 0 ? { ...info, [left]: true } : info));
      expect(myTurn({ ...asked, seats }, me)).toBe(false);
    }
  });
  it("tables that wait for me come first", () => {
    const list = [
      { ...mine([1]), id: "other" },
      { ...mine([0]), id: "my" },
    ];
    expect(inTurn(list, me).map((one) => one.id)).toEqual(["my", "other"]);
  });
});

describe("lobby lists", () => {
  const start = { open: [table("a", {})], mine: [] };
  it("adds, changes and removes tables", () => {
    const added = applyMessage(start, { type: "lobby-table", table: table("b", {}), mine: true });
    expect(added.open.map((one) => one.id)).toEqual(["b", "a"]);
    expect(added.mine.map((one) => one.id)).toEqual(["b"]);
    const begun = applyMessage(added, {
      type: "lobby-table",
      table: table("b", { state: "playing" }),
      mine: true,
    });
    expect(begun.open.map((one) => one.id)).toEqual(["a"]);
    expect(begun.mine.map((one) => one.state)).toEqual(["playing"]);
    expect(applyMessage(begun, { type: "lobby-gone", id: "b" }).mine).toEqual([]);
  });
});

describe("clocks", () => {
  const clock = { at: 1000, running: [1], left: [5000, 5000], vacation: [null, null] };
  it("run for the seats that decide", () => {
    expect(left(clock, 0, 3000)).toBe(5000);
    expect(left(clock, 1, 3000)).toBe(3000);
    expect(left(clock, 1, 99_000)).toBe(0);
  });
  it("stand still on vacation", () => {
    expect(left({ ...clock, vacation: [null, 2500] }, 1, 3000)).toBe(4500);
  });
  it("are formatted as minutes and hours", () => {
    expect(digits(65_000)).toBe("1:05");
    expect(digits(3_725_000)).toBe("1:02:05");
    expect(span(9 * 3_600_000, "en")).toBe("9 hr");
    expect(span(2 * 86_400_000, "pl")).toBe("2 dni");
  });
});

it("a piece in another list has moved, one with another index has not", () => {
  const before = { groups: [[{ id: "a" }, { id: "b" }], [{ id: "c" }]], ark: [] };
  const now = { groups: [[{ id: "b" }], [{ id: "c" }]], ark: [{ id: "a" }, { id: "new" }] };
  expect(movedPieces(before, now)).toEqual(["a", "new"]);
});

it("pieces given by id are found, and carried pieces move with their carrier", () => {
  const before = {
    food: ["food-1", "food-2"],
    ships: [
      { cards: [{ id: "x", gear: ["gear-1"] }], food: [] },
      { cards: [], food: [] },
    ],
  };
  const after = {
    food: ["food-2"],
    ships: [
      { cards: [], food: ["food-1"] },
      { cards: [{ id: "x", gear: ["gear-1"] }], food: [] },
    ],
  };
  expect(movedPieces(before, after).sort()).toEqual(["food-1", "x"]);
});

it("a split group has moved as a whole, groups with another index have not", () => {
  const groups = (...all: string[]) => ({ groups: all.map((group) => [...group].map((id) => ({ id }))) });
  expect(movedPieces(groups("abcd", "ef"), groups("ac", "bd", "ef")).sort()).toEqual(["a", "b", "c", "d"]);
  expect(movedPieces(groups("ab", "cd", "ef"), groups("cd", "ef"))).toEqual([]);
});

it("a piece that passes others in its list has moved, the passed ones have not", () => {
  const hull = (...ids: string[]): unknown => ({ hull: ids.map((id) => ({ id })) });
  expect(movedPieces(hull("a", "b", "c"), hull("c", "a", "b"))).toEqual(["c"]);
  expect(movedPieces(hull("a", "b"), hull("b", "a"))).toEqual(["b"]);
  expect(movedPieces(hull("a", "b", "c"), hull("b", "c"))).toEqual([]);
  expect(movedPieces(hull("a", "b", "c"), hull("a", "b", "c"))).toEqual([]);
});

it("an arrow key goes to the nearest target in its direction", () => {
  const boxes = [
    { x: 100, y: 0 },
    { x: 40, y: 60 },
    { x: 0, y: 50 },
  ];
  expect(nearest({ x: 0, y: 0 }, boxes, "ArrowRight")).toBe(0);
  expect(nearest({ x: 0, y: 0 }, boxes, "ArrowDown")).toBe(2);
  expect(nearest({ x: 0, y: 0 }, boxes, "ArrowLeft")).toBe(-1);
});

it("longer distances take longer, 700 ms at most", () => {
  expect(duration(100)).toBe(420);
  expect(duration(700)).toBe(540);
  expect(duration(9000)).toBe(700);
});

it("URL paths map to pages", () => {
  expect(route("/")).toEqual({ page: "home" });
  expect(route("/table/ab%20c")).toEqual({ page: "table", id: "ab c" });
  expect(route("/join/FJORD7")).toEqual({ page: "code", code: "FJORD7" });
  expect(route("/cards/feast-for-odin")).toEqual({ page: "cards", slug: "feast-for-odin" });
  expect(route("/settings")).toEqual({ page: "settings" });
  expect(route("/table")).toEqual({ page: "lost" });
  expect(route("/a/b/c")).toEqual({ page: "lost" });
});

it("games are sorted by weight and duration, those without a weight last", () => {
  const games = [
    { slug: "chess", weight: null, minutes: null },
    { slug: "saga", weight: 5, minutes: 120 },
    { slug: "long", weight: 2, minutes: 60 },
    { slug: "short", weight: 2, minutes: 20 },
    { slug: "boats", weight: null, minutes: null },
  ];
  expect(inOrder(games).map((game) => game.slug)).toEqual(["short", "long", "saga", "boats", "chess"]);
});

describe("rules", () => {
  const source = [
    "help-aim = Win.",
    "    .title = Aim",
    "    .deck-none = No cards.",
    "chapter-A-1 = Start",
    "clause-A-1-1 = Take a fox.",
    "    .foxes-on = Or two.",
    "clause-A-1-2 = Zwierzę płynie.",
    "chapter-A-2 = End",
    "clause-A-2-1 = Count.",
    "chapter-A-10 = Cards",
    "clause-A-10-1 =",
    "    .deck-A-all = Cards help.",
    "",
  ].join("\n");
  const words = "yes = yes\nno = no\noption-foxes = More foxes\noption-deck = Deck\noption-deck-A = first\n";
  const teller = new Teller("en", [words, source]);
  const options = [
    { type: "flag" as const, name: "foxes", default: false, seats: [] },
    {
      type: "choice" as const,
      name: "deck",
      values: ["none", "A", "all"],
      seats: [],
      closed: ["all"],
      because: "",
    },
  ];
  const all = chapters(source, teller, { foxes: false, deck: "none" });
  it("are help, then chapters with numbered clauses", () => {
    expect(all.map((chapter) => chapter.title)).toEqual(["Aim", "1 Start", "2 End"]);
    expect(all[1]?.clauses.map((clause) => clause.number)).toEqual(["A-1.1", "A-1.2"]);
  });
  it("contain only clauses of the table's options", () => {
    const texts = (played: Record<string, boolean | string>): string[] =>
      chapters(source, teller, played).flatMap(({ clauses }) => clauses.map(({ text }) => text));
    expect(texts({ foxes: false, deck: "none" })).toEqual([
      "Win. No cards.",
      "Take a fox.",
      "Zwierzę płynie.",
      "Count.",
    ]);
    expect(texts({ foxes: true, deck: "all" })).toEqual([
      "Win.",
      "Take a fox. Or two.",
      "Zwierzę płynie.",
      "Count.",
      "Cards help.",
    ]);
  });
  it("list the clauses of other options separately, without options that cannot be chosen", () => {
    expect(otherOptions(source, teller, options)).toEqual([
      { id: "foxes-on", title: "More foxes: yes", clauses: [{ number: "A-1.1", text: "Or two." }] },
      { id: "deck-A", title: "Deck: first", clauses: [{ number: "A-10.1", text: "Cards help." }] },
    ]);
  });
  it("can be searched by words without accents, or by number", () => {
    expect(matching(all, "fox take", "en")[0]?.clauses).toHaveLength(1);
    expect(matching(all, "zwierze plynie", "pl")[0]?.clauses[0]?.number).toBe("A-1.2");
    expect(matching(all, "a-2.1", "en").map((chapter) => chapter.title)).toEqual(["2 End"]);
  });
});

describe("cards", () => {
  const teller = new Teller("pl", [
    [
      "kind-anytime = zawsze",
      "kind-immediate = od razu",
      "topic-ships = łodzie",
      "topic-goods = dobra",
      "card-1 = Szkutnik",
      "effect-1 = Weź łódź.",
      "card-2 = Młynarz",
      "effect-2 = Weź zboże.",
    ].join("\n"),
  ]);
  const card = { starting: false, points: 0 };
  const cards = [
    { ...card, number: 1, deck: "A", kinds: ["immediate"], topics: ["ships"] },
    { ...card, number: 2, deck: "B", kinds: ["immediate", "anytime"], topics: ["goods"] },
  ];
  const found = (filter: Partial<CardFilter>) =>
    matchingCards(cards, { words: "", deck: "", kind: "", topic: "", ...filter }, teller).map(
      ({ number }) => number,
    );
  it("are found by deck, kind and topic", () => {
    expect(found({})).toEqual([1, 2]);
    expect(found({ deck: "B" })).toEqual([2]);
    expect(found({ kind: "immediate" })).toEqual([1, 2]);
    expect(found({ kind: "anytime" })).toEqual([2]);
    expect(found({ topic: "ships" })).toEqual([1]);
    expect(found({ topic: "ships", deck: "B" })).toEqual([]);
  });
  it("are found by words of number, name, text and topic, without accents", () => {
    expect(found({ words: "mlynarz" })).toEqual([2]);
    expect(found({ words: "wez lodz" })).toEqual([1]);
    expect(found({ words: "2 zboże" })).toEqual([2]);
    expect(found({ words: "knarr" })).toEqual([]);
  });
  it("exist for one game", async () => {
    expect(hasCards("skibe")).toBe(false);
    expect((await cardList("feast-for-odin")).cards).toHaveLength(190);
  });
});

describe("tally", () => {
  const line = (key: string, points: number) => ({ key, args: {}, points });
  const tally = [
    [line("hides", 6), line("bets", 5)],
    [line("hides", 3), line("grain", 2), line("bets", 1)],
  ];
  const laid = rows(tally, (key, _, part) => (part ? null : key));
  it("equal lines share a row, in an order that keeps each seat's order", () => {
    expect(laid.map((row) => row.label)).toEqual(["hides", "grain", "bets"]);
    expect(laid[1]?.cells).toEqual([null, { points: 2, detail: null }]);
  });
  it("lines about different things have separate rows, singular and plural share one", () => {
    const goods = (kind: string, n: number) => ({ key: "goods", args: { kind, n }, points: n });
    const laid = rows([[goods("hides", 1), goods("nails", 2)], [goods("nails", 1)]], (_, args, part) =>
      part
        ? null
        : args.n === 1
          ? `one of ${String(args.kind)}`
          : `${String(args.n)} of ${String(args.kind)}`,
    );
    expect(laid.map((row) => row.cells.map((cell) => cell?.points ?? null))).toEqual([
      [1, null],
      [2, 1],
    ]);
  });
  it("numbers go into the cells if only they differ", () => {
    const differ = [
      [{ key: "lone", args: { n: 4 }, points: 9 }],
      [{ key: "lone", args: { n: 6 }, points: 14 }],
    ];
    const [row] = rows(differ, (_, args, part) => (part ? null : `Lone animals (${String(args.n)})`));
    expect(row?.label).toBe("Lone animals");
    expect(row?.cells).toEqual([
      { points: 9, detail: "4" },
      { points: 14, detail: "6" },
    ]);
  });
  it("the game's attributes for row and cell are used if it has them", () => {
    const herds = [2, 3].map((n) => [{ key: "herds", args: { n }, points: n }]);
    const words = { row: "animals in herds", cell: "in" };
    const [row] = rows(herds, (_, args, part) =>
      part ? `${words[part]}${part === "cell" ? String(args.n) : ""}` : "long",
    );
    expect(row?.label).toBe("Animals in herds");
    expect(row?.cells.map((cell) => cell?.detail)).toEqual(["in2", "in3"]);
  });
  it("running totals end with the scores", () => {
    expect(runningTotals(tally, laid, 1, [11, 6])).toEqual([6, 3]);
    expect(runningTotals(tally, laid, 3, [11, 6])).toEqual([11, 6]);
  });
  it("the podium has the winner second from the left", () => {
    expect(podium([2, 1, 3])).toEqual([0, 1, 2]);
    expect(podium([1])).toEqual([0]);
  });
});

it("check verifies that the seed was fixed before the game", async () => {
  const hash = (data: string | Buffer) => createHash("sha256").update(data).digest();
  const secret = Buffer.alloc(32, 7);
  const nonces = ["n1", "n2"];
  const seed = BigInt(
    `0x${hash(Buffer.concat([secret, Buffer.from(`\ntab\n${nonces.join("\n")}`)])).toString("hex")}`,
  ).toString();
  const fair = {
    commitment: hash(secret).toString("hex"),
    nonces,
    seed_hash: hash(seed).toString("hex"),
    secret: secret.toString("hex"),
    seed,
  };
  expect(await check({ id: "tab", fair })).toBe("good");
  expect(await check({ id: "tab", fair: { ...fair, nonces: ["n1", "x"] } })).toBe("bad");
  expect(await check({ id: "tab", fair: { ...fair, secret: null } })).toBe("unknown");
});
