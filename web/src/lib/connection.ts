/** WebSocket connection to the hall that reconnects by itself and loses no command.
 *
 * Each command has an id. A command without a reply is sent again after a reconnect with the same id;
 * the hall executes it once.
 */
import type { LobbyMessage, TableCommand, TableMessage } from "../generated/protocol";
import type { AnyReply, Reply, Unsent } from "./commands";
import { earlyPage, earlySocket } from "./early";
import { newPageId, socketUrl } from "./startup";

export type ConnectionState =
  | "connecting" // first attempt
  | "open"
  | "reconnecting"
  | "restarting" // announced by the hall
  | "offline" // no network
  | "silent" // no answer after several attempts
  | "signed-out"
  | "forbidden"
  | "gone" // no such table
  | "crowded" // too many spectators
  | "windows" // too many windows of this person
  | "closed"; // by this page

interface PendingCommand {
  text: string;
  resolve: (reply: AnyReply) => void;
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
const PING_INTERVAL = 25_000;
const PING_TIMEOUT = 10_000; // ms to wait for the reply to a ping
const SILENT_AFTER = 3; // failed attempts
const FINAL_STATES: Record<number, ConnectionState> = {
  4401: "signed-out",
  4403: "forbidden",
  4404: "gone",
  4413: "crowded",
  4414: "windows",
};

/** Exponential backoff with jitter, in ms; attempt 0 is the first after a lost connection. */
export function retryDelay(attempts: number, random = Math.random()): number {
  return Math.min(5000, 300 * 2 ** attempts) * (0.75 + random / 2);
}

export class Connection<Message extends TableMessage | LobbyMessage> {
  state: ConnectionState = "connecting";
  private socket: SocketLike | null = null;
  private pending = new Map<string, PendingCommand>();
  private attempts = 0;
  private commandCount = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private pageId = earlyPage() ?? newPageId();

  constructor(
    private path: string,
    private onMessage: (message: Message) => void,
    private onState: (state: ConnectionState) => void,
    private openSocket: (url: string) => SocketLike = (url) => earlySocket(url) ?? new WebSocket(url),
  ) {
    this.connect();
    globalThis.addEventListener?.("online", this.retryNow);
    globalThis.addEventListener?.("offline", this.onOffline);
  }

  /** Sends a command; resolves with its reply, also across reconnects. */
  ask<T extends TableCommand["type"]>(command: Extract<Unsent, { type: T }>): Promise<Reply<T>> {
    const id = `${this.pageId}-${++this.commandCount}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.pending.set(id, { text, resolve: resolve as (reply: AnyReply) => void });
      this.send(text);
    });
  }

  /** Reconnects now instead of waiting for the next attempt. */
  retryNow = (): void => {
    if (this.state === "open" || this.state === "closed") return;
    clearTimeout(this.retryTimer);
    this.attempts = 0;
    this.connect();
  };

  close(): void {
    this.setState("closed");
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    globalThis.removeEventListener?.("online", this.retryNow);
    globalThis.removeEventListener?.("offline", this.onOffline);
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
  }

  private onOffline = (): void => {
    if (this.state !== "closed") this.setState("offline");
  };

  private connect(): void {
    const old = this.socket;
    this.socket = null;
    old?.close(1000);
    const socket = this.openSocket(socketUrl(this.path, this.pageId));
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.onClosed(event.code);
    };
  }

  private receive(message: Message): void {
    if (this.state !== "open") {
      // the hall sends the first message: the connection works from here on
      this.attempts = 0;
      this.setState("open");
      clearInterval(this.pingTimer);
      this.pingTimer = setInterval(() => this.ping(), PING_INTERVAL);
      this.onMessage(message);
      for (const { text } of this.pending.values()) this.send(text);
      return;
    }
    this.resolve(message);
    if (message.type === "reconnect") {
      const { after, reason } = message;
      if (reason === "stopping") this.setState("restarting");
      if (reason !== "no-watchers") this.reconnectAfter(after);
    }
    this.onMessage(message);
  }

  /** Hands a reply to the command that it answers; the hall repeats the command's id in it. */
  private resolve(message: Message): void {
    if (!("id" in message) || message.id === null) return;
    const answered = this.pending.get(message.id);
    this.pending.delete(message.id);
    answered?.resolve(message as AnyReply);
  }

  private onClosed(code: number): void {
    clearInterval(this.pingTimer);
    this.socket = null;
    const final = FINAL_STATES[code];
    if (final) {
      this.setState(final);
      return;
    }
    if (code === 1012) this.setState("restarting");
    this.reconnectAfter(code === 4429 ? 5000 : retryDelay(this.attempts));
  }

  private reconnectAfter(wait: number): void {
    if (this.state === "closed") return;
    this.attempts += 1;
    if (globalThis.navigator?.onLine === false) this.setState("offline");
    else if (this.attempts > SILENT_AFTER) this.setState("silent");
    else if (this.state === "open") this.setState("reconnecting");
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.connect(), wait);
  }

  private ping(): void {
    const timer = setTimeout(() => this.socket?.close(4000), PING_TIMEOUT);
    void this.ask({ type: "ping" }).then(() => clearTimeout(timer));
  }

  private send(text: string): void {
    if (this.state === "open" && this.socket?.readyState === OPEN) this.socket.send(text);
  }

  private setState(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.onState(state);
  }
}
