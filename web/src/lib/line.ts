/** A line to the hall: a socket that comes back by itself and loses no command.
 *
 * Commands carry an id of our own; one that got no reply before the line broke is sent again
 * with the same id, and the hall carries it out once.
 */
import { earlyPage, earlySocket } from "./early";

export type LineState =
  | "connecting" // the first time
  | "open"
  | "reconnecting"
  | "restarting" // the hall said so
  | "offline" // no network
  | "silent" // tried for a while, no answer
  | "signed-out"
  | "forbidden"
  | "gone" // no such table
  | "crowded" // too many watch it
  | "windows" // we have too many open
  | "closed"; // by us

export interface Numbered {
  type: string;
  id: string;
}

type Reply = { type: string; id?: string | null };

interface Waiting {
  command: Numbered;
  resolve: (reply: Reply) => void;
}

interface SocketLike {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send: (text: string) => void;
  close: (code?: number) => void;
}

const OPEN = 1;
const PING_EVERY = 25_000;
const PATIENCE = 10_000; // for the reply to a ping
const SILENT_AFTER = 3; // failed tries
const FINAL: Record<number, LineState> = {
  4401: "signed-out",
  4403: "forbidden",
  4404: "gone",
  4413: "crowded",
  4414: "windows",
};

/** How long to wait before try number `tries` (0 is the first after a break). */
export function pause(tries: number, random = Math.random()): number {
  return Math.min(5000, 300 * 2 ** tries) * (0.75 + random / 2);
}

export class Line {
  state: LineState = "connecting";
  private socket: SocketLike | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private count = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private prefix = earlyPage() ?? Math.random().toString(36).slice(2, 10);

  constructor(
    private path: string,
    private onMessage: (message: { type: string }) => void,
    private onState: (state: LineState) => void,
    private make: (url: string) => SocketLike = (url) => earlySocket(url) ?? new WebSocket(url),
  ) {
    this.connect();
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.addEventListener?.("offline", this.lost);
  }

  /** Sends a command; the promise is kept when its reply comes, however often the line breaks. */
  ask<R extends Reply>(command: { type: string; [field: string]: unknown }): Promise<R> {
    const id = `${this.prefix}-${++this.count}`;
    const numbered: Numbered = { ...command, id };
    return new Promise((resolve) => {
      this.waiting.set(id, { command: numbered, resolve: resolve as (reply: Reply) => void });
      this.put(numbered);
    });
  }

  /** Tries at once instead of waiting. */
  hurry = (): void => {
    if (this.state === "open" || this.state === "closed") return;
    clearTimeout(this.retry);
    this.tries = 0;
    this.connect();
  };

  close(): void {
    this.to("closed");
    clearTimeout(this.retry);
    clearInterval(this.pinger);
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.removeEventListener?.("offline", this.lost);
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
  }

  private lost = (): void => {
    if (this.state !== "closed") this.to("offline");
  };

  private connect(): void {
    const old = this.socket;
    this.socket = null;
    old?.close(1000);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = this.make(`${scheme}//${location.host}${this.path}?page=${this.prefix}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.heard(JSON.parse(event.data) as Reply);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.broken(event.code);
    };
  }

  private heard(message: Reply): void {
    if (this.state !== "open") {
      // the hall speaks first: only now is the line good
      this.tries = 0;
      this.to("open");
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
      this.onMessage(message);
      for (const { command } of this.waiting.values()) this.put(command);
      return;
    }
    const open = message.id ? this.waiting.get(message.id) : undefined;
    if (open && message.id) {
      this.waiting.delete(message.id);
      open.resolve(message);
    }
    if (message.type === "reconnect") {
      const { after, reason } = message as unknown as { after: number; reason: string };
      if (reason === "stopping") this.to("restarting");
      if (reason !== "no-watchers") this.again(after);
    }
    this.onMessage(message);
  }

  private broken(code: number): void {
    clearInterval(this.pinger);
    this.socket = null;
    const final = FINAL[code];
    if (final) {
      this.to(final);
      return;
    }
    if (code === 1012) this.to("restarting");
    this.again(code === 4429 ? 5000 : pause(this.tries));
  }

  private again(wait: number): void {
    if (this.state === "closed") return;
    this.tries += 1;
    if (globalThis.navigator?.onLine === false) this.to("offline");
    else if (this.tries > SILENT_AFTER) this.to("silent");
    else if (this.state === "open") this.to("reconnecting");
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private ping(): void {
    const timer = setTimeout(() => this.socket?.close(4000), PATIENCE);
    void this.ask({ type: "ping" }).then(() => clearTimeout(timer));
  }

  private put(command: Numbered): void {
    if (this.state === "open" && this.socket?.readyState === OPEN) {
      this.socket.send(JSON.stringify(command));
    }
  }

  private to(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.onState(state);
  }
}
