/** Client state of a table: planning, sending, undo, log, incoming views. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hall } from "../lib/hall.svelte";
import type { TableCommand, TableMessage } from "../generated/protocol";
import type { AnyReply, Reply, Unsent } from "../lib/commands";
import type { ConnectionState } from "../lib/connection";
import { Room, type TableConnection } from "../lib/room.svelte";
import { settings } from "../lib/settings.svelte";

vi.mock("../lib/build.svelte", () => ({
  build: { newer: null },
  checkForNewerBuild: () => Promise.resolve(),
}));

type Message = { type: string; [field: string]: unknown };

class FakeConnection implements TableConnection {
  asked: Unsent[] = [];
  replies: ((reply: AnyReply) => void)[] = [];
  receive: (message: TableMessage) => void = () => {};
  onState: (state: ConnectionState) => void = () => {};

  /** Opens a room that uses this connection. */
  open(): Room {
    return new Room("t1", (_, onMessage, onState) => {
      this.receive = onMessage;
      this.onState = onState;
      return this;
    });
  }
  onMessage(message: object): void {
    this.receive(message as TableMessage);
  }
  ask<T extends TableCommand["type"]>(command: Extract<Unsent, { type: T }>): Promise<Reply<T>> {
    this.asked.push(command);
    return new Promise((resolve) => this.replies.push(resolve as (reply: AnyReply) => void));
  }
  async reply(reply: object): Promise<void> {
    this.replies.shift()?.(reply as AnyReply);
    await Promise.resolve();
    await Promise.resolve();
  }
  retryNow = (): void => {};
  close(): void {}
}

let connection: FakeConnection;
let room: Room;

const view = (number: number, more: Message | object = {}, inside: object = {}): Message => ({
  type: "view",
  seat: 0,
  number,
  view: { seat: 0, over: false, waiting: [0], prompt: null, result: null, piles: [[{ id: "a" }]], ...inside },
  legal: [{ name: ["take", 1], args: { group: 1 } }],
  undo: [],
  no_undo: "nothing",
  lines: [],
  dropped: [],
  clock: null,
  ...more,
});

const preview = (more: object = {}): Message => ({
  type: "preview",
  seat: 0,
  number: 1,
  played: 1,
  stopped: null,
  view: { seat: 0, over: false, waiting: [0], prompt: null, result: null },
  legal: [{ name: ["done"], args: {} }],
  places: null,
  ...more,
});

const ME = { id: "p1", name: "Astrid", colour: "blue", emblem: "moon", guest: true };
const hello = (more: object = {}): Message => ({
  type: "hello",
  protocol: 1,
  server_time: Date.now() + 5000,
  you: ME,
  table: { seats: [{ seat: 0 }, { seat: 1 }] },
  seats: [0],
  chat: [],
  lines: [],
  more_lines: false,
  people: [],
  watchers: 0,
  request: null,
  ...more,
});

beforeEach(() => {
  vi.spyOn(hall, "enter").mockResolvedValue();
  settings.confirm = "always";
  connection = new FakeConnection();
  room = connection.open();
  connection.onState("open");
  connection.onMessage(hello());
  connection.onMessage(view(1));
});

it("a plan is previewed before it is sent as one command", async () => {
  room.choose(["take", 1]);
  expect(connection.asked).toEqual([{ type: "preview", seen: 1, seat: 0, moves: [["take", 1]] }]);
  await connection.reply(preview());
  expect(room.legal).toEqual([{ name: ["done"], args: {} }]);
  room.choose(["done"]);
  await connection.reply(preview({ played: 2, stopped: "turn", legal: [] }));
  void room.commit();
  expect(connection.asked.at(-1)).toEqual({ type: "play", seen: 1, seat: 0, moves: [["take", 1], ["done"]] });
  await connection.reply({ type: "done", number: 3 });
  connection.onMessage(view(3));
  expect(room.plan.moves).toEqual([]);
});

it("without confirmation a move is sent at once", () => {
  settings.confirm = "never";
  room.choose(["take", 1]);
  expect(connection.asked[0]).toMatchObject({ type: "play", moves: [["take", 1]] });
});

it("playAtOnce sends moves without a preview, in place of the plan", async () => {
  room.choose(["take", 2]);
  void room.playAtOnce(["take", 1]);
  await connection.reply(preview());
  expect(connection.asked.slice(1)).toEqual([{ type: "play", seen: 1, seat: 0, moves: [["take", 1]] }]);
  expect(room.plan.preview).toBeNull();
  await connection.reply({ type: "done", number: 2 });
  connection.onMessage(view(2));
  expect(room.plan.moves).toEqual([]);
});

it("undo removes planned moves first", async () => {
  room.choose(["take", 1]);
  await connection.reply(preview());
  await room.undo();
  expect(room.plan.moves).toEqual([]);
  expect(connection.asked.filter((command) => command.type === "undo")).toEqual([]);
});

it("undo without a plan asks the hall to undo the last entry", () => {
  connection.onMessage(view(2, { undo: [1, 2] }));
  void room.undo();
  expect(connection.asked.at(-1)).toMatchObject({ type: "undo", seen: 2, to: 2 });
});

it("a stale command clears the plan with a notice", async () => {
  room.choose(["take", 1]);
  await connection.reply(preview());
  void room.commit();
  await connection.reply({ type: "stale", number: 2 });
  expect(room.notice).toEqual({ kind: "stale" });
  expect(room.plan.moves).toEqual([]);
});

it("nothing can be chosen while disconnected", () => {
  connection.onState("reconnecting");
  room.choose(["take", 1]);
  expect(connection.asked).toEqual([]);
});

it("the preview of an older plan is ignored", async () => {
  room.choose(["take", 1]);
  room.back();
  await connection.reply(preview());
  expect(room.plan.preview).toBeNull();
});

const asking = (key: string) => ({ prompt: { key, args: {}, clause: "A-1" } });

it("the plan is kept and previewed again after moves of others", async () => {
  connection.onMessage(view(2, {}, asking("keep")));
  room.choose(["take", 1]);
  await connection.reply(preview());
  connection.onMessage(view(3, {}, asking("keep")));
  expect(room.plan.moves).toEqual([["take", 1]]);
  expect(room.active && !room.plan.previewing).toBe(true);
  expect(connection.asked.at(-1)).toEqual({ type: "preview", seen: 3, seat: 0, moves: [["take", 1]] });
  await connection.reply(preview({ number: 3, legal: [] }));
  expect(room.plan.preview?.number).toBe(3);
  expect(room.notice).toBeNull();
});

it("a plan whose preview is pending is kept after moves of others", async () => {
  room.choose(["take", 1]);
  connection.onMessage(view(2));
  await connection.reply(preview());
  expect(room.plan.preview).toBeNull();
  expect(room.plan.previewing).toBe(true);
  await connection.reply(preview({ number: 2 }));
  expect(room.plan.moves).toEqual([["take", 1]]);
  expect(room.plan.preview?.number).toBe(2);
  expect(room.plan.previewing).toBe(false);
});

it("a stale preview is repeated with the new view", async () => {
  room.choose(["take", 1]);
  await connection.reply({ type: "stale", number: 2 });
  expect(room.plan.moves).toEqual([["take", 1]]);
  connection.onMessage(view(2));
  expect(connection.asked.at(-1)).toMatchObject({ type: "preview", seen: 2 });
  await connection.reply(preview({ number: 2 }));
  expect(room.plan.preview?.number).toBe(2);
  expect(room.plan.previewing).toBe(false);
});

it("a new prompt discards the plan with a notice", () => {
  connection.onMessage(view(2, {}, asking("keep")));
  room.choose(["take", 1]);
  connection.onMessage(view(3, {}, asking("split")));
  expect(room.plan.moves).toEqual([]);
  expect(room.notice).toEqual({ kind: "stale" });
});

it("a planned move that is no longer legal discards the plan with a notice", async () => {
  room.choose(["take", 1]);
  await connection.reply(preview());
  connection.onMessage(view(2));
  await connection.reply({ type: "error", code: "illegal-move" });
  expect(room.plan.moves).toEqual([]);
  expect(room.notice).toEqual({ kind: "stale" });
});

it("losing the turn discards the plan with a notice", () => {
  room.choose(["take", 1]);
  connection.onMessage(view(2, { legal: [] }, { waiting: [1] }));
  expect(room.plan.moves).toEqual([]);
  expect(room.plan.previewing).toBe(false);
  expect(room.notice).toEqual({ kind: "stale" });
});

it("a sent plan stays until the view that contains it arrives", async () => {
  room.choose(["take", 1]);
  await connection.reply(preview());
  void room.commit();
  connection.onMessage(view(2)); // another seat's move, stored before ours
  expect(room.plan.moves).toEqual([["take", 1]]);
  await connection.reply({ type: "done", number: 3 });
  expect(room.plan.moves).toEqual([["take", 1]]);
  connection.onMessage(view(3));
  expect(room.plan.moves).toEqual([]);
  expect(room.notice).toBeNull();
});

it("a plan executed before a disconnection is removed by the repeated reply", async () => {
  room.choose(["take", 1]);
  await connection.reply(preview());
  void room.commit();
  connection.onState("reconnecting");
  connection.onState("open");
  connection.onMessage(view(2, { legal: [] }, { waiting: [1] }));
  await connection.reply({ type: "done", number: 2 });
  expect(room.plan.moves).toEqual([]);
  expect(room.notice).toBeNull();
});

it("the plan survives a disconnection if the view is the same", async () => {
  room.choose(["take", 1]);
  await connection.reply(preview());
  connection.onState("reconnecting");
  connection.onState("open");
  connection.onMessage(view(1));
  expect(room.plan.moves).toEqual([["take", 1]]);
  expect(room.active).toBe(true);
});

it("moves of others are shown at once while this seat decides", () => {
  vi.useFakeTimers();
  connection.onMessage(view(2));
  connection.onMessage(view(3));
  expect(room.active).toBe(true);
  expect(room.shown?.number).toBe(3);
  vi.useRealTimers();
});

it("the log is in order, without duplicate or undone lines", () => {
  const told = (move: number) => ({ move, key: `k${move}`, args: {} });
  connection.onMessage(view(2, { lines: [told(2)] }));
  connection.onMessage(view(3, { lines: [told(2), told(3)] }));
  room.views.skip();
  expect(room.history.lines.map((one) => one.move)).toEqual([2, 3]);
  connection.onMessage(view(4, { lines: [told(4)], dropped: [3] }));
  room.views.skip();
  expect(room.history.lines.map((one) => one.move)).toEqual([2, 4]);
});

it("pieces moved by others are marked until this seat sends a move", async () => {
  connection.onMessage(view(2, {}, { waiting: [1], piles: [[{ id: "a" }], []] }));
  room.views.skip();
  connection.onMessage(view(3, {}, { waiting: [0], piles: [[], [{ id: "a" }]] }));
  room.views.skip();
  expect(room.history.lastMoves).toEqual([{ seat: 1, pieces: ["a"] }]);
  room.choose(["take", 1]);
  await connection.reply(preview());
  void room.commit();
  await connection.reply({ type: "done", number: 4 });
  expect(room.history.lastMoves).toEqual([]);
});

it("moves during a disconnection and undone moves are attributed to no seat", () => {
  const others = (number: number, pile: string, more: object = {}) =>
    view(number, { legal: [], ...more }, { waiting: [1], piles: [[{ id: pile }]] });
  connection.onMessage(others(2, "a"));
  room.views.skip();
  connection.onState("connecting");
  connection.onState("open");
  connection.onMessage(hello());
  connection.onMessage(others(5, "b"));
  room.views.skip();
  expect(room.history.lastMoves).toEqual([{ seat: null, pieces: ["b"] }]);
  connection.onMessage(others(6, "c"));
  room.views.skip();
  expect(room.history.lastMoves.at(-1)).toEqual({ seat: 1, pieces: ["c"] });
  connection.onMessage(others(7, "d", { dropped: [6] }));
  room.views.skip();
  expect(room.history.lastMoves.at(-1)).toEqual({ seat: null, pieces: ["d"] });
});

it("views are shown one after another, and all at once on skip", () => {
  vi.useFakeTimers();
  connection.onMessage(view(2, {}, { waiting: [1] }));
  connection.onMessage(view(3, {}, { waiting: [1] }));
  connection.onMessage(view(4));
  expect(room.shown?.number).toBe(2);
  expect(room.active).toBe(false);
  room.views.skip();
  expect(room.shown?.number).toBe(4);
  expect(room.active).toBe(true);
  vi.useRealTimers();
});

it("onTurn is called once per turn", () => {
  const turn = vi.fn();
  room.onTurn = turn;
  connection.onMessage(view(2, {}, { waiting: [1] }));
  room.views.skip();
  connection.onMessage(view(3));
  room.views.skip();
  connection.onMessage(view(4));
  room.views.skip();
  expect(turn).toHaveBeenCalledTimes(1);
});

it("now uses the server's clock", () => {
  expect(room.now() - Date.now()).toBeGreaterThan(4000);
});

it("a reconnect is reported only after a visible disconnection", () => {
  vi.useFakeTimers();
  connection.onState("reconnecting");
  vi.advanceTimersByTime(100);
  connection.onState("open");
  connection.onMessage(hello());
  expect(room.notice).toBeNull();
  connection.onState("silent");
  vi.advanceTimersByTime(3000);
  connection.onState("open");
  connection.onMessage(hello());
  expect(room.notice).toEqual({ kind: "again" });
  vi.useRealTimers();
});

it("openElsewhere is true if an own seat is open in another window", () => {
  const here = (pages: number) => ({
    type: "people-changed",
    watchers: 0,
    changed: [{ person: ME, seats: [0], pages }],
    left: [],
  });
  connection.onMessage(here(1));
  expect(room.openElsewhere).toBe(false);
  connection.onMessage(here(2));
  expect(room.openElsewhere).toBe(true);
});

it("the list of people follows arrivals and departures", () => {
  const someone = (id: string, pages = 1) => ({ person: { ...ME, id }, seats: [], pages });
  connection.onMessage(hello({ people: [someone("p1"), someone("p2")], watchers: 2 }));
  const news = {
    type: "people-changed",
    changed: [someone("p3"), someone("p1", 2)],
    left: ["p2"],
    watchers: 2,
  };
  connection.onMessage(news);
  const known = room.people.present.map(({ person, pages }) => [person.id, pages]);
  expect(known.sort()).toEqual([
    ["p1", 2],
    ["p3", 1],
  ]);
  expect(room.people.watchers).toBe(2);
});

it("another signed-in person gets a notice and none of the previous views", () => {
  room.choose(["take", 1]);
  connection.onState("signed-out");
  connection.onState("open");
  connection.onMessage(hello({ you: { ...ME, id: "p2", name: "Bo" }, seats: [] }));
  expect(room.notice).toEqual({ kind: "someone", name: "Bo" });
  expect(room.plan.moves).toEqual([]);
  expect(room.base).toBeNull();
});

describe("a reloaded page", () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    });
    room.choose(["take", 1]);
    room.savePlan();
    room = connection.open();
    connection.onState("open");
    connection.onMessage(hello());
  });
  afterEach(() => vi.stubGlobal("sessionStorage", undefined));

  it("restores the plan", () => {
    connection.onMessage(view(1, {}, asking("keep")));
    expect(room.plan.moves).toEqual([["take", 1]]);
    expect(connection.asked.at(-1)).toMatchObject({ type: "preview", moves: [["take", 1]] });
    expect(store.size).toBe(0);
  });

  it("shows a notice if the view has changed", () => {
    connection.onMessage(view(2));
    expect(room.plan.moves).toEqual([]);
    expect(room.notice).toEqual({ kind: "stale" });
  });
});

it("a seat played by a bot has no decision", () => {
  const table = (left: object) => ({ seats: [{ seat: 0, kind: "person", ...left }, { seat: 1 }] });
  connection.onMessage(hello({ table: table({}) }));
  connection.onMessage(view(1));
  expect(room.asked).toBe(true);
  connection.onMessage({ type: "table", table: table({ resigned: true }), seats: [0] });
  expect([room.asked, room.active]).toEqual([false, false]);
  connection.onMessage({ type: "table", table: table({ away: true }), seats: [0] });
  expect(room.asked).toBe(false);
  connection.onMessage({ type: "table", table: table({}), seats: [0] });
  expect(room.asked).toBe(true);
});

it("a person can be muted and unmuted", async () => {
  const olaf = { ...ME, id: "p2", name: "Olaf" };
  hall.me = { person: ME, language: null, vacation_until: null, muted: [], server_time: 0 } as typeof hall.me;
  connection.onMessage(hello({ chat: [{ id: 1, at: 0, person: olaf, text: "hm" }] }));
  expect(room.others.map((one) => one.id)).toEqual(["p2"]);
  for (const on of [true, false]) {
    const done = room.mute("p2", on);
    expect(connection.asked.at(-1)).toMatchObject({ type: "mute", person: "p2", on });
    await connection.reply({ type: "done", number: 1 });
    expect(await done).toBe(true);
    expect(room.people.muted.has("p2")).toBe(on);
    expect(room.people.chat).toHaveLength(1);
  }
  hall.me = null;
});
