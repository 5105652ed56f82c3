/** Client state of one table: connection, views, plan, log, chat and clocks. */
import type { AnyView, LastMove, Move, Name } from "../boards/contract";
import type {
  ChatLine,
  Clock,
  Error as Failed,
  Hello,
  LegalMove,
  LogLine,
  PeopleChanged,
  Person,
  Presence,
  Previewed,
  Request,
  TableInfo,
  TableMessage,
  View,
} from "../generated/protocol";
import { PROTOCOL } from "../generated/protocol";
import { build, checkForNewerBuild } from "./build.svelte";
import { hall } from "./hall.svelte";
import { Connection, type ConnectionState } from "./connection";
import { movedPieces } from "./pieces";
import { absenceOf } from "./seats";
import { screen, settings } from "./settings.svelte";
import type { Teller } from "./teller";

/** Message shown above the bench until the next event. */
export type Notice =
  | { kind: "stale" }
  | { kind: "error"; code: string }
  | { kind: "settled"; how: string }
  | { kind: "again" } // reconnected
  | { kind: "someone"; name: string } // another person is signed in now
  | { kind: "refused"; text: string };

interface SavedPlan {
  seat: number | null;
  number: number;
  moves: Name[];
  drafted: boolean;
}

const SAVED_PLAN_KEY = "meadhall.plan.";
const REPORT_BREAK_AFTER = 400; // ms; shorter disconnections are not reported
const STEP_TIME = 700; // ms for which one change is shown
const QUEUE_TIME = 6000; // ms for which a queue of changes is shown at most

export class Room {
  state: ConnectionState = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  you: Person | null = $state.raw(null);
  seats: number[] = $state.raw([]);
  people: Presence[] = $state.raw([]);
  watchers = $state(0);
  chat: ChatLine[] = $state.raw([]);
  unread = $state(0);
  lines: LogLine[] = $state.raw([]);
  moreLines = $state(false);
  request: Request | null = $state.raw(null);
  clock: Clock | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** the views shown: one per own seat, or one spectator view */
  views: Record<string, View> = $state.raw({});
  /** the own seat that is played now; null for a spectator */
  hand: number | null = $state(null);
  plan: Name[] = $state.raw([]);
  /** the plan is one gesture composed by the board, not a list of steps */
  drafted = $state(false);
  planned: Previewed | null = $state.raw(null);
  peeked: { moves: readonly Name[]; view: AnyView } | null = $state.raw(null);
  last: LastMove[] = $state.raw([]);
  sending = $state(false);
  acted = $state(false); // this seat has sent a move in its turn
  undone = $state(false); // this seat has undone a move in its turn
  previewing = $state(false);
  /** number of views still in the queue */
  queuedViews = $state(0);
  /** log lines of the view shown last, for the screen reader */
  newLines: LogLine[] = $state.raw([]);
  offset = 0; // server clock minus browser clock, in ms

  /** called before and after each change of what is shown, to animate pieces */
  beforeChange: () => void = () => {};
  afterChange: () => void = () => {};
  onTurn: () => void = () => {};
  onChat: () => void = () => {};

  private connection: Connection;
  private queue: View[] = [];
  private stepTimer: ReturnType<typeof setTimeout> | undefined;
  private newest: Record<string, number> = {};
  private previewCount = 0;
  private playedNumber: number | null = $state(null); // number of the view that will contain the plan
  private outdated = false; // the hall answered "stale" to the preview of the plan
  private wasAsked = false;
  private disconnectedAt: number | null = null;
  private missedViews = false; // views may be missing before the next one

  constructor(
    readonly id: string,
    connect: (
      path: string,
      onMessage: (message: { type: string }) => void,
      onState: (state: ConnectionState) => void,
    ) => Connection = (path, onMessage, onState) => new Connection(path, onMessage, onState),
  ) {
    this.connection = connect(
      `/ws/tables/${encodeURIComponent(id)}`,
      (message) => this.receive(message as TableMessage),
      (state) => this.onConnectionState(state),
    );
  }

  readonly shown: View | null = $derived(this.views[String(this.hand)] ?? null);
  readonly base: AnyView | null = $derived((this.shown?.view as AnyView | undefined) ?? null);
  /** the view after the plan, or the current one without a plan */
  readonly view: AnyView | null = $derived(
    this.plan.length && this.planned ? (this.planned.view as AnyView) : this.base,
  );
  readonly legal: LegalMove[] = $derived.by(() => {
    if (this.hand === null) return [];
    if (!this.plan.length) return this.shown?.legal ?? [];
    return this.planned && !this.planned.stopped ? this.planned.legal : [];
  });
  /** a bot plays this seat */
  readonly away: boolean = $derived.by(() => {
    const mine = this.hand === null ? undefined : this.table?.seats[this.hand];
    return !!mine && absenceOf(mine) !== null;
  });
  readonly asked: boolean = $derived(
    this.hand !== null &&
      !!this.base &&
      !this.base.over &&
      !this.away &&
      this.base.waiting.includes(this.hand),
  );
  readonly active: boolean = $derived(
    this.asked && this.state === "open" && !this.sending && !this.queuedViews,
  );
  /** ids of muted people */
  readonly muted: ReadonlySet<string> = $derived(new Set(hall.me?.muted ?? []));
  /** all other people at the table or in its chat; they can be muted */
  readonly others: Person[] = $derived.by(() => {
    const seated = (this.table?.seats ?? []).flatMap(({ person }) => (person ? [person] : []));
    const here = this.people.map(({ person }) => person);
    const wrote = this.chat.map(({ person }) => person);
    const known = new Map([...wrote, ...here, ...seated].map((person) => [person.id, person]));
    return [...known.values()].filter((person) => person.id !== this.you?.id);
  });
  /** waiting for a reply of the hall: what is shown is about to change */
  readonly busy: boolean = $derived(this.sending || this.previewing || this.playedNumber !== null);
  /** an own seat is also open in another window or on another device */
  readonly openElsewhere: boolean = $derived(
    this.seats.length > 0 &&
      this.people.some(({ person, pages }) => person.id === this.you?.id && (pages ?? 1) > 1),
  );
  readonly undoable: number[] = $derived(this.shown?.undo ?? []);
  /** why moves that this seat made in this turn can no longer be undone */
  readonly undoLost: "reveal" | "other-seat" | null = $derived.by(() => {
    const why = this.shown?.no_undo;
    if (!this.asked || !this.acted || this.undoable.length || !why || why === "nothing") return null;
    return why;
  });

  // --- planning and sending moves ----------------------------------------------

  /** Adds moves to the plan; sends them at once if the player has turned confirmation off. */
  choose(...moves: Name[]): void {
    if (!this.active || !moves.length) return;
    this.notice = null;
    this.peeked = null;
    this.beforeChange();
    this.plan = [...this.plan, ...moves];
    this.drafted = false;
    if (settings.confirm === "never") void this.commit();
    else void this.previewPlan();
  }

  /** Replaces the plan by these moves; nothing is sent before the player confirms. */
  draft(moves: readonly Name[]): void {
    if (!this.asked || this.sending) return;
    this.notice = null;
    this.peeked = null;
    this.beforeChange();
    this.plan = [...moves];
    this.drafted = true;
    if (moves.length) void this.previewPlan();
    else this.clearPlan();
  }

  back(count = 1): void {
    if (!this.plan.length || this.sending) return;
    if (this.drafted) {
      this.beforeChange();
      this.clearPlan(); // a gesture is removed as a whole
      return;
    }
    this.beforeChange();
    this.peeked = null;
    this.plan = this.plan.slice(0, Math.max(0, this.plan.length - count));
    if (this.plan.length) void this.previewPlan();
    else this.clearPlan();
  }

  clearPlan(): void {
    this.dropPlan();
    this.afterChange();
  }

  async commit(): Promise<void> {
    const seat = this.hand;
    if (!this.plan.length || this.sending || seat === null) return;
    const moves = this.plan.map((name) => [...name]);
    this.sending = true;
    this.previewCount += 1;
    this.previewing = false;
    const reply = await this.connection.ask<{ type: string }>({
      type: "play",
      seen: this.newest[String(seat)] ?? 0,
      seat,
      moves,
    });
    this.sending = false;
    this.last = [];
    if (reply.type !== "done") {
      this.onRefused(reply);
      return;
    }
    this.acted = true;
    // the plan stays visible until the view that contains it arrives
    const { number } = reply as { type: string; number: number };
    if ((this.newest[String(seat)] ?? 0) >= number) this.dropPlan();
    else this.playedNumber = number;
  }

  /** Previews these moves on top of the plan; null ends the preview. */
  async peek(moves: readonly Name[] | null): Promise<void> {
    if (!moves || !this.active || this.hand === null) {
      this.peeked = null;
      return;
    }
    const plan = this.plan;
    const reply = await this.preview([...plan, ...moves]);
    if (!reply || reply.type !== "preview" || this.plan !== plan) return;
    if (reply.played === plan.length + moves.length) {
      this.peeked = { moves, view: reply.view as AnyView };
    }
  }

  /** Whether this seat still has a decision to make after the move. */
  async asksAgainAfter(move: Name): Promise<boolean> {
    const reply = await this.preview([move]);
    return reply?.type === "preview" && reply.stopped === null;
  }

  /** Removes the last planned move; without a plan, asks the hall to undo the last sent one. */
  async undo(to?: number): Promise<void> {
    if (this.plan.length && to === undefined) {
      this.back();
      return;
    }
    const seat = this.hand;
    if (seat === null || this.sending || !this.undoable.length) return;
    this.clearPlan();
    this.sending = true;
    const reply = await this.connection.ask<{ type: string }>({
      type: "undo",
      seen: this.newest[String(seat)] ?? 0,
      seat,
      to: to ?? this.undoable[this.undoable.length - 1],
    });
    this.sending = false;
    if (reply.type === "done") this.undone = true;
    else this.onRefused(reply);
  }

  // --- other commands --------------------------------------------------------------

  async say(text: string): Promise<boolean> {
    const words = text.trim();
    if (!words) return false;
    return this.command({ type: "chat", text: words });
  }

  resign = () => this.seatCommand("resign");
  leave = () => this.seatCommand("leave");
  comeBack = () => this.seatCommand("back");
  askAbandon = () => this.seatCommand("ask-abandon");

  askUndo(to: number): Promise<boolean> {
    const seat = this.hand ?? 0;
    return this.command({ type: "ask-undo", seen: this.newest[String(seat)] ?? 0, seat, to });
  }

  answer(yes: boolean): Promise<boolean> {
    const seat = this.request?.open.find((open) => this.seats.includes(open)) ?? this.request?.by;
    return this.command({ type: "answer", request: this.request?.id, seat, yes });
  }

  async mute(person: string, on: boolean): Promise<boolean> {
    if (!(await this.command({ type: "mute", person, on }))) return false;
    const rest = (hall.me?.muted ?? []).filter((id) => id !== person);
    if (hall.me) hall.me = { ...hall.me, muted: on ? [...rest, person] : rest };
    return true;
  }

  async loadOlderLines(): Promise<void> {
    const before = this.lines[0]?.move;
    if (before === undefined || before < 1) return;
    const reply = await this.connection.ask<{ type: string; lines?: LogLine[]; more_lines?: boolean }>({
      type: "log",
      before,
    });
    if (reply.type !== "log") return;
    this.lines = [...(reply.lines ?? []), ...this.lines];
    this.moreLines = reply.more_lines ?? false;
  }

  retryNow(): void {
    if (this.state === "signed-out") void hall.enter().then(() => this.connection.retryNow());
    else this.connection.retryNow();
  }

  /** Tells the hall whether this page is visible: no push notification is sent while it is. */
  reportVisible(on: boolean): void {
    if (this.state === "open") void this.connection.ask({ type: "visible", on });
  }

  /** Saves the plan in the session storage, to survive a reload. */
  savePlan(): void {
    const number = this.newest[String(this.hand)];
    if (!this.plan.length || this.sending || number === undefined) return;
    const saved: SavedPlan = { seat: this.hand, number, moves: this.plan, drafted: this.drafted };
    sessionStorage.setItem(`${SAVED_PLAN_KEY}${this.id}`, JSON.stringify(saved));
  }

  close(): void {
    clearTimeout(this.stepTimer);
    this.connection.close();
  }

  /** Shows all queued views at once. */
  skip(): void {
    clearTimeout(this.stepTimer);
    this.stepTimer = undefined;
    this.beforeChange();
    while (this.queue.length) this.show(this.queue.shift() as View);
    this.queuedViews = 0;
    this.afterChange();
    this.takeTurn();
  }

  now(): number {
    return Date.now() + this.offset;
  }

  // --- messages of the hall ----------------------------------------------------------

  private receive(message: TableMessage): void {
    switch (message.type) {
      case "hello":
        this.onHello(message);
        break;
      case "table":
        this.table = message.table;
        this.setSeats(message.seats);
        break;
      case "view":
        this.newest[String(message.seat)] = message.number;
        this.enqueue(message);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        this.onChat();
        break;
      case "people-changed":
        this.peopleChanged(message);
        break;
      case "clock":
        this.clock = message.clock;
        break;
      case "request":
        this.request = message.request;
        if (message.settled) this.notice = { kind: "settled", how: message.settled };
        break;
      default:
        break; // replies are handled by Connection.ask
    }
  }

  private peopleChanged({ changed, left, watchers }: PeopleChanged): void {
    const gone = new Set([...left, ...changed.map(({ person }) => person.id)]);
    this.people = [...this.people.filter(({ person }) => !gone.has(person.id)), ...changed];
    this.watchers = watchers;
  }

  private onHello(hello: Hello): void {
    if (hello.protocol !== PROTOCOL) build.newer = "needed";
    if (this.disconnectedAt !== null) {
      if (Date.now() - this.disconnectedAt > REPORT_BREAK_AFTER) this.notice = { kind: "again" };
      this.disconnectedAt = null;
      void checkForNewerBuild();
    }
    if (this.you && this.you.id !== hello.you.id) {
      this.dropPlan();
      this.views = {}; // they belong to the previous person
      this.notice = { kind: "someone", name: hello.you.name };
      void hall.enter();
    }
    this.you = hello.you;
    this.offset = hello.server_time - Date.now();
    this.table = hello.table;
    this.people = hello.people;
    this.watchers = hello.watchers;
    this.chat = hello.chat;
    this.lines = hello.lines;
    this.moreLines = hello.more_lines;
    this.request = hello.request;
    if (document.hidden) this.reportVisible(false);
    this.queue = []; // newer views follow
    this.missedViews = true;
    this.queuedViews = 0;
    this.setSeats(hello.seats);
  }

  private setSeats(seats: number[]): void {
    this.seats = seats;
    if (this.hand === null || !seats.includes(this.hand)) this.hand = seats[0] ?? null;
  }

  private onConnectionState(state: ConnectionState): void {
    if (this.state === "open" && state !== "closed") this.disconnectedAt = Date.now();
    this.state = state;
    if (state === "signed-out") void hall.enter().then(() => this.connection.retryNow());
  }

  private enqueue(view: View): void {
    const first = !this.views[String(view.seat)];
    // while this seat decides, moves of others are shown at once: the controls stay enabled
    const still = this.asked && !this.queuedViews && (view.view as AnyView).waiting.includes(this.hand ?? -1);
    const ours = this.sending || this.plan.length > 0 || still;
    if (first || ours || !screen.motion || document.hidden || this.seats.length > 1) {
      this.queue.push(view);
      this.skip();
      return;
    }
    this.queue.push(view);
    this.queuedViews = this.queue.length;
    this.showNext();
  }

  private showNext(): void {
    if (this.stepTimer !== undefined) return;
    const next = this.queue.shift();
    this.queuedViews = this.queue.length;
    if (!next) {
      this.takeTurn();
      return;
    }
    this.beforeChange();
    this.show(next);
    this.afterChange();
    const wait = Math.min(STEP_TIME, QUEUE_TIME / (this.queue.length + 1));
    this.stepTimer = setTimeout(() => {
      this.stepTimer = undefined;
      this.showNext();
    }, wait);
    if (!this.queue.length) this.takeTurn();
  }

  private show(view: View): void {
    const key = String(view.seat);
    const before = this.views[key];
    this.views = { ...this.views, [key]: view };
    if (view.clock) this.clock = view.clock;
    if (view.seat === this.hand || this.seats.length < 2) {
      const dropped = new Set(view.dropped);
      const newest = this.lines.at(-1)?.move ?? 0; // after a reconnect some lines are known already
      const kept = this.lines.filter((line) => !dropped.has(line.move));
      const fresh = view.lines.filter((line) => line.move > newest);
      this.lines = [...kept, ...fresh];
      this.newLines = fresh;
      if (before && before.number !== view.number) this.recordLastMove(before, view);
      this.missedViews = false;
    }
    this.peeked = null;
    if (!before && view.seat === this.hand) this.restorePlan(view);
    else if (this.plan.length && !this.sending && view.seat === this.hand) this.recheckPlan(before, view);
  }

  /** Checks the plan against a new view: keeps it if the prompt is the same and its first move legal. */
  private recheckPlan(before: View | undefined, view: View): void {
    if (this.playedNumber !== null) {
      if (view.number >= this.playedNumber) this.dropPlan();
      return;
    }
    if (before?.number === view.number && !this.outdated) return;
    const [first] = this.plan;
    const asks = (one: View | undefined) => (one?.view as AnyView | undefined)?.prompt?.key;
    const legal = view.legal.some((move) => move.name.join(" ") === first?.join(" "));
    if (legal && asks(before) === asks(view)) void this.previewPlan(true);
    else this.discardPlan();
  }

  /** Restores the plan saved before a reload, if the view has the same number. */
  private restorePlan(view: View): void {
    const key = `${SAVED_PLAN_KEY}${this.id}`;
    const text = globalThis.sessionStorage?.getItem(key);
    if (!text) return;
    sessionStorage.removeItem(key);
    const saved = JSON.parse(text) as SavedPlan;
    if (saved.seat !== view.seat || saved.number !== view.number) {
      this.notice = { kind: "stale" };
      return;
    }
    this.plan = saved.moves;
    this.drafted = saved.drafted;
    void this.previewPlan();
  }

  private dropPlan(): void {
    this.previewCount += 1; // a pending reply is about the dropped plan: ignore it
    this.plan = [];
    this.drafted = false;
    this.planned = null;
    this.peeked = null;
    this.previewing = false;
    this.playedNumber = null;
    this.outdated = false;
  }

  private discardPlan(): void {
    this.clearPlan();
    this.notice = { kind: "stale" };
  }

  private recordLastMove(before: View, after: View): void {
    const old = before.view as AnyView;
    const known = old.waiting.length === 1 && !this.missedViews && !after.dropped.length;
    const by = known ? (old.waiting[0] ?? null) : null;
    if (by !== null && by === this.hand) return;
    const pieces = movedPieces(before.view, after.view);
    if (pieces.length) this.last = [...this.last, { seat: by, pieces }].slice(-8);
  }

  /** With several seats at one device, switches to the seat that decides; reports a new turn. */
  private takeTurn(): void {
    if (this.seats.length > 1) {
      const waiting = (Object.values(this.views)[0]?.view as AnyView | undefined)?.waiting ?? [];
      const next = this.seats.find((seat) => waiting.includes(seat));
      if (next !== undefined && (this.hand === null || !waiting.includes(this.hand))) {
        this.dropPlan(); // it belongs to the other seat
        this.hand = next;
      }
    }
    if (this.asked && !this.wasAsked) this.onTurn();
    if (!this.asked) this.acted = this.undone = false;
    this.wasAsked = this.asked;
  }

  // --- helpers -------------------------------------------------------------------------

  /** Asks the hall for a preview of the plan; `again`: the plan was legal before the view changed. */
  private async previewPlan(again = false): Promise<void> {
    const mine = ++this.previewCount;
    this.outdated = false;
    if (!again) this.previewing = true; // a repeated preview keeps the controls enabled
    const reply = await this.preview(this.plan);
    if (mine !== this.previewCount) return; // the plan has changed since
    if (reply?.type === "stale") {
      this.outdated = true; // new views follow; the plan is previewed again with them
      return;
    }
    this.previewing = false;
    if (reply?.type === "preview") this.planned = reply;
    else if (reply && again) this.discardPlan();
    else if (reply) this.onRefused(reply);
    this.afterChange();
  }

  private async preview(plan: readonly Name[]): Promise<Previewed | Failed | { type: "stale" } | null> {
    if (this.hand === null) return null;
    return this.connection.ask({
      type: "preview",
      seen: this.newest[String(this.hand)] ?? 0,
      seat: this.hand,
      moves: plan.map((name) => [...name]),
    });
  }

  private onRefused(reply: { type: string }): void {
    this.clearPlan();
    if (reply.type === "stale") this.notice = { kind: "stale" };
    else this.notice = { kind: "error", code: (reply as Failed).code };
  }

  private async command(command: { type: string; [field: string]: unknown }): Promise<boolean> {
    const reply = await this.connection.ask<{ type: string }>(command);
    if (reply.type === "done") return true;
    this.onRefused(reply);
    return false;
  }

  private seatCommand(type: "resign" | "leave" | "back" | "ask-abandon"): Promise<boolean> {
    return this.command({ type, seat: this.hand ?? this.seats[0] ?? 0 });
  }
}

/** Converts a legal move of the protocol to a move of the board contract. */
export function toMove({ name, args, detail }: LegalMove, words: Teller): Move {
  const own = name as unknown as Name;
  return { name: own, args, text: words.move(own, args, detail) };
}
