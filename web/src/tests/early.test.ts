/** Requests started by early.js are taken over once, in order. */
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

async function loadWith(early: Record<string, unknown> | undefined): Promise<typeof import("../lib/early")> {
  vi.stubGlobal("early", early);
  vi.stubGlobal("WebSocket", Socket);
  vi.resetModules();
  return import("../lib/early");
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it("a socket is handed over once, and replays its messages in order", async () => {
  const socket = new Socket("ws://hall/a?page=p");
  const { earlySocket } = await loadWith({ socket, heard: [{ data: "1" }, { data: "2" }] });
  const heard: string[] = [];
  expect(earlySocket("ws://hall/a?page=p")).toBe(socket);
  socket.onmessage = (event) => heard.push(event.data);
  await Promise.resolve();
  socket.onmessage({ data: "3" });
  expect(heard).toEqual(["1", "2", "3"]);
  expect(earlySocket("ws://hall/a?page=p")).toBeNull();
});

it("a socket to another table or a closed one is not handed over", async () => {
  const other = new Socket("ws://hall/b?page=p");
  expect((await loadWith({ socket: other })).earlySocket("ws://hall/a?page=p")).toBeNull();
  expect(other.closed).toBe(true);
  const refused = new Socket("ws://hall/a?page=p");
  refused.readyState = 3;
  expect((await loadWith({ socket: refused })).earlySocket("ws://hall/a?page=p")).toBeNull();
});

it("asking for a socket stops early.js from opening one", async () => {
  const early: Record<string, unknown> = {};
  const { earlySocket } = await loadWith(early);
  expect(earlySocket("ws://hall/a?page=p")).toBeNull();
  expect(early.taken).toBe(true);
});

it("the guest request and the page id are handed over once, and are null without early.js", async () => {
  const guest = Promise.resolve(new Response("{}"));
  const first = await loadWith({ guest, page: "p" });
  expect([first.earlyGuest(), first.earlyPage()]).toEqual([guest, "p"]);
  expect([first.earlyGuest(), first.earlyPage()]).toEqual([null, null]);
  const none = await loadWith(undefined);
  expect([none.earlyGuest(), none.earlyPage()]).toEqual([null, null]);
});

it("early.ts takes a visitor's settings, sends the guest request and opens the table's socket", async () => {
  const root: { dataset: Record<string, string> } = { dataset: {} };
  const asked = vi.fn(() => Promise.resolve(new Response("{}")));
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("location", { pathname: "/table/t1", protocol: "https:", host: "hall.test" });
  vi.stubGlobal("localStorage", { getItem: () => '{"theme":"night","motion":"less","language":"pl"}' });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { languages: ["de-AT"] });
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", globalThis);
  vi.resetModules();
  await import("../early");
  const { early } = globalThis as { early?: { page?: string; socket?: { url: string } } };
  expect(root.dataset).toEqual({ theme: "night", motion: "less" });
  expect(asked).toHaveBeenCalledWith("/api/guest", expect.objectContaining({ body: '{"language":"pl"}' }));
  expect(early?.socket?.url).toBe(`wss://hall.test/ws/tables/t1?page=${early?.page}`);
});

it("a page is in the first language of the browser that there are texts in, else in English", async () => {
  const { languageOf } = await import("../lib/startup");
  expect(languageOf(null, ["sv", "fr-CA", "de"])).toBe("fr");
  expect(languageOf(null, ["sv"])).toBe("en");
  expect(languageOf("it", ["fr"])).toBe("it");
});
