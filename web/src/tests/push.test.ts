/** The service worker for push notifications, and when the page offers them. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, it, vi } from "vitest";
import type { TableInfo } from "../generated/protocol";
import { shouldOfferPush } from "../lib/push.svelte";

type Handler = (event: Record<string, unknown>) => void;

let handlers: Record<string, Handler>;
let pages: { url: string; visibilityState: string; focus: () => void }[];
let notices: { close: () => void }[];
let shown: ReturnType<typeof vi.fn>;
let opened: ReturnType<typeof vi.fn>;
let words: object | null;

beforeEach(() => {
  handlers = {};
  pages = [];
  notices = [];
  shown = vi.fn();
  opened = vi.fn();
  words = { titles: { skibe: "Your turn: Skibe" }, text: "They wait." };
  const self = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    skipWaiting: () => {},
    registration: { showNotification: shown, getNotifications: () => Promise.resolve(notices) },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: opened, claim: () => {} },
  };
  const caches = {
    match: () => Promise.resolve(words && { json: () => Promise.resolve(words) }),
  };
  const script = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf8");
  runInNewContext(script, { self, caches, URL });
});

async function happens(name: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (promise: Promise<unknown>) => (work = promise);
  handlers[name]?.({ ...event, waitUntil });
  await work;
}
const turn = { type: "turn", table: "t1", game: "skibe", language: "en" };
const called = (data: object = turn) => happens("push", { data: { json: () => data } });
const page = (path: string, visibilityState = "visible") => ({
  url: `http://hall.test${path}`,
  visibilityState,
  focus: vi.fn(),
});

it("a push shows one notification per table, with the page's texts", async () => {
  await called();
  expect(shown).toHaveBeenCalledWith(
    "Your turn: Skibe",
    expect.objectContaining({ body: "They wait.", tag: "t1", data: { table: "t1" } }),
  );
});

it("a notification has a title even if the texts are missing", async () => {
  words = null;
  await called();
  expect(shown).toHaveBeenCalledWith("Meadhall", expect.objectContaining({ tag: "t1" }));
});

it("no notification is shown while the table is visible, and older ones are closed", async () => {
  const old = { close: vi.fn() };
  notices = [old];
  pages = [page("/table/t1")];
  await called();
  expect(shown).not.toHaveBeenCalled();
  expect(old.close).toHaveBeenCalled();
});

it("a notification is shown if the table is hidden or another one is visible", async () => {
  pages = [page("/table/t1", "hidden"), page("/table/t2")];
  await called();
  expect(shown).toHaveBeenCalled();
});

it("a click focuses the table's page, or opens it", async () => {
  const click = () =>
    happens("notificationclick", { notification: { close: () => {}, data: { table: "t1" } } });
  await click();
  expect(opened).toHaveBeenCalledWith("/table/t1");
  const there = page("/table/t1", "hidden");
  pages = [page("/"), there];
  await click();
  expect(there.focus).toHaveBeenCalled();
  expect(opened).toHaveBeenCalledTimes(1);
});

it("push is offered after leaving a game that takes days, unless declined", () => {
  const paces = {
    "own-pace": { type: "own-pace", days: 3 },
    live: { type: "live", bank: 1, increment: 0 },
  } as const;
  const table = (pace: keyof typeof paces, state: TableInfo["state"] = "playing") => ({
    pace: paces[pace],
    state,
  });
  expect(shouldOfferPush(table("own-pace"), true, false)).toBe(true);
  expect(shouldOfferPush(table("own-pace"), true, true)).toBe(false);
  expect(shouldOfferPush(table("own-pace"), false, false)).toBe(false);
  expect(shouldOfferPush(table("own-pace", "over"), true, false)).toBe(false);
  expect(shouldOfferPush(table("live"), true, false)).toBe(false);
});
