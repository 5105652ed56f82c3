/** The connection to the hall reconnects, and no command is lost or executed twice. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableMessage } from "../generated/protocol";
import type { Unsent } from "../lib/commands";
import { Connection, retryDelay, type ConnectionState } from "../lib/connection";

class FakeSocket {
  readyState = 1;
  onopen = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: { type: string; id: string }[] = [];

  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

let sockets: FakeSocket[];
let states: ConnectionState[];
let received: string[];
let connection: Connection<TableMessage>;
const PLAY: Extract<Unsent, { type: "play" }> = { type: "play", seen: 0, seat: 0, moves: [] };
const newest = () => sockets[sockets.length - 1] as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  received = [];
  connection = new Connection(
    "/ws/tables/t1",
    (message) => received.push(message.type),
    (state) => states.push(state),
    (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

it("is open after the hall's first message", () => {
  expect(newest().url).toMatch(/^ws:\/\/hall\.test\/ws\/tables\/t1\?page=\w+$/);
  newest().says({ type: "hello" });
  expect(states).toEqual(["open"]);
  expect(received).toEqual(["hello"]);
});

it("a reply resolves its command", async () => {
  newest().says({ type: "hello" });
  const reply = connection.ask(PLAY);
  newest().says({ type: "done", id: newest().sent[0]?.id, number: 4 });
  expect(await reply).toMatchObject({ type: "done", number: 4 });
});

it("a command without a reply is sent again with the same id", async () => {
  newest().says({ type: "hello" });
  const reply = connection.ask(PLAY);
  const first = newest().sent[0];
  newest().breaks();
  expect(states).toEqual(["open", "reconnecting"]);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  newest().says({ type: "hello" });
  expect(newest().sent).toEqual([first]);
  newest().says({ type: "done", id: first?.id });
  await reply;
});

it("a command given while disconnected is sent later", () => {
  void connection.ask({ type: "chat", text: "hello" });
  expect(newest().sent).toEqual([]);
  newest().says({ type: "hello" });
  expect(newest().sent.map((command) => command.type)).toEqual(["chat"]);
});

it("the state is silent after several failed attempts, and retries continue", () => {
  newest().says({ type: "hello" });
  for (let tries = 0; tries < 6; tries++) {
    newest().breaks();
    vi.advanceTimersByTime(8000);
  }
  expect(states).toContain("silent");
  expect(states).not.toContain("offline");
  expect(sockets).toHaveLength(7);
  newest().says({ type: "hello" });
  expect(states[states.length - 1]).toBe("open");
});

it("the reconnect waits as long as a restarting hall asks for", () => {
  newest().says({ type: "hello" });
  newest().says({ type: "reconnect", after: 2000, reason: "stopping" });
  expect(states).toEqual(["open", "restarting"]);
  vi.advanceTimersByTime(1900);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(sockets).toHaveLength(2);
});

it.each([
  [4401, "signed-out"],
  [4403, "forbidden"],
  [4404, "gone"],
  [4413, "crowded"],
  [4414, "windows"],
] as const)("does not try again after %i", (code, state) => {
  newest().breaks(code);
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual([state]);
  expect(sockets).toHaveLength(1);
});

it("a missing reply to a ping closes the socket", () => {
  newest().says({ type: "hello" });
  const socket = newest();
  const closed = vi.spyOn(socket, "close");
  vi.advanceTimersByTime(25_000 + 10_000);
  expect(closed).toHaveBeenCalledWith(4000);
});

it("the retry delay grows with each attempt, to five seconds at most", () => {
  expect(retryDelay(0, 0.5)).toBe(300);
  expect(retryDelay(2, 0.5)).toBe(1200);
  expect(retryDelay(20, 0.5)).toBe(5000);
});
