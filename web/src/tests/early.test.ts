/** What was asked before the scripts came is taken over once, in order. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

class Socket {
  static OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  closed = false;
  constructor(readonly url: string) {}
  close(): void {
    this.closed = true;
  }
}

async function taken(early: Record<string, unknown> | undefined): Promise<typeof import("../lib/early")> {
  vi.stubGlobal("early", early);
  vi.stubGlobal("WebSocket", Socket);
  vi.resetModules();
  return import("../lib/early");
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it("hands a socket on with all that it has heard, oldest first, and only once", async () => {
  const socket = new Socket("ws://hall/a?page=p");
  const { earlySocket } = await taken({ socket, heard: [{ data: "1" }, { data: "2" }] });
  const heard: string[] = [];
  const mine = earlySocket("ws://hall/a?page=p") as unknown as Socket;
  mine.onmessage = (event) => heard.push(event.data);
  await Promise.resolve();
  mine.onmessage({ data: "3" });
  expect(heard).toEqual(["1", "2", "3"]);
  expect(earlySocket("ws://hall/a?page=p")).toBeNull();
});

it("lets go of a socket to another table, and of one that was refused", async () => {
  const other = new Socket("ws://hall/b?page=p");
  expect((await taken({ socket: other })).earlySocket("ws://hall/a?page=p")).toBeNull();
  expect(other.closed).toBe(true);
  const refused = new Socket("ws://hall/a?page=p");
  refused.readyState = 3;
  expect((await taken({ socket: refused })).earlySocket("ws://hall/a?page=p")).toBeNull();
});

it("opens no socket any more once somebody has asked for one", async () => {
  const early: Record<string, unknown> = {};
  const { earlySocket } = await taken(early);
  expect(earlySocket("ws://hall/a?page=p")).toBeNull();
  expect(early.taken).toBe(true);
});

it("gives the guest and the page's name once, and nothing where nothing was asked", async () => {
  const guest = Promise.resolve(new Response("{}"));
  const first = await taken({ guest, page: "p" });
  expect([first.earlyGuest(), first.earlyPage()]).toEqual([guest, "p"]);
  expect([first.earlyGuest(), first.earlyPage()]).toEqual([null, null]);
  const none = await taken(undefined);
  expect([none.earlyGuest(), none.earlyPage()]).toEqual([null, null]);
});
