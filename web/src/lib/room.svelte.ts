/** A table as this browser knows it: views, the plan, log, chat, clocks, and the line to it. */
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
import { build, lookForNewer } from "./build.svelte";
import { hall } from "./hall.svelte";
import { Line, type LineState } from "./line";
import { moved } from "./pieces";
import { leftHow } from "./seats";
import { screen, settings } from "./settings.svelte";
import type { Teller } from "./teller";

/** What the frame tells the player above the bench until the next thing happens. */
export type Notice =
  | { kind: "stale" }
  | { kind: "error"; code: string }
  | { kind: "settled"; how: string }
  | { kind: "again" } // the line is back
  | { kind: "someone"; name: string } // we are somebody else now
  | { kind: "refused"; text: string };

interface Kept {
  seat: number | null;
  number: number;
  moves: Name[];
  drafted: boolean;
}

const KEPT = "meadhall.plan.";
const NEWS = 400; // a break of the line that was shorter is no news
const STEP = 700; // eyes follow one change so long
const ALL = 6000; // and a row of them so long at most

export class Room {
  state: LineState = $state("connecting");
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
  /** what is shown: one view per seat of ours, or one of a spectator */
  views: Record<string, View> = $state.raw({});
  /** the seat whose hand we are just now */
  hand: number | null = $state(null);
  plan: Name[] = $state.raw([]);
  /** the plan is one gesture that the board shapes, not a row of steps */
  drafted = $state(false);
  planned: Previewed | null = $state.raw(null);
  peeked: { moves: readonly Name[]; view: AnyView } | null = $state.raw(null);
  last: LastMove[] = $state.raw([]);
  sending = $state(false);
  acted = $state(false); // this seat has sent something since its turn began
  undone = $state(false); // this seat has taken something back since its turn began
  previewing = $state(false);
  /** changes still to be shown one after the other */
  behind = $state(0);
  /** the newest line that was told, for the screen reader */
  heardLines: LogLine[] = $state.raw([]);
  offset = 0; // the server's clock minus ours

  /** called around each change of what is shown, so that pieces can travel */
  beforeChange: () => void = () => {};
  afterChange: () => void = () => {};
  onTurn: () => void = () => {};
  onChat: () => void = () => {};

  private line: Line;
  private queue: View[] = [];
  private pumping: ReturnType<typeof setTimeout> | undefined;
  private newest: Record<string, number> = {};
  private wanted = 0;
  private played: number | null = $state(null); // the view with this number contains the plan
  private outdated = false; // the hall said that the plan is about an older table
  private wasAsked = false;
  private brokenAt: number | null = null;
  private missed = false; // several may have moved since the newest view

  constructor(
    readonly id: string,
    make: (
      path: string,
      heard: (message: { type: string }) => void,
      became: (state: LineState) => void,
    ) => Line = (path, heard, became) => new Line(path, heard, became),
  ) {
    this.line = make(
      `/ws/tables/${encodeURIComponent(id)}`,
      (message) => this.heard(message as TableMessage),
      (state) => this.became(state),
    );
  }

  readonly shown: View | null = $derived(this.views[String(this.hand)] ?? null);
  readonly base: AnyView | null = $derived((this.shown?.view as AnyView | undefined) ?? null);
  /** the table with the plan carried out */
  readonly view: AnyView | null = $derived(
    this.plan.length && this.planned ? (this.planned.view as AnyView) : this.base,
  );
  readonly legal: LegalMove[] = $derived.by(() => {
    if (this.hand === null) return [];
    if (!this.plan.length) return this.shown?.legal ?? [];
    return this.planned && !this.planned.stopped ? this.planned.legal : [];
  });
  /** a bot decides for this seat */
  readonly away: boolean = $derived.by(() => {
    const mine = this.hand === null ? undefined : this.table?.seats[this.hand];
    return !!mine && leftHow(mine) !== null;
  });
  readonly asked: boolean = $derived(
    this.hand !== null &&
      !!this.base &&
      !this.base.over &&
      !this.away &&
      this.base.waiting.includes(this.hand),
  );
  readonly active: boolean = $derived(this.asked && this.state === "open" && !this.sending && !this.behind);
  /** ids of the people whose chat we do not want */
  readonly muted: ReadonlySet<string> = $derived(new Set(hall.me?.muted ?? []));
  /** everybody else at the table, and who wrote here: people who can be muted */
  readonly others: Person[] = $derived.by(() => {
    const seated = (this.table?.seats ?? []).flatMap(({ person }) => (person ? [person] : []));
    const here = this.people.map(({ person }) => person);
    const wrote = this.chat.map(({ person }) => person);
    const known = new Map([...wrote, ...here, ...seated].map((person) => [person.id, person]));
    return [...known.values()].filter((person) => person.id !== this.you?.id);
  });
  /** an answer of the hall is still to come: what is shown is about to change */
  readonly busy: boolean = $derived(this.sending || this.previewing || this.played !== null);
  /** a seat of ours is open in another window or on another device, too */
  readonly elsewhere: boolean = $derived(
    this.seats.length > 0 &&
      this.people.some(({ person, pages }) => person.id === this.you?.id && (pages ?? 1) > 1),
  );
  readonly undoable: number[] = $derived(this.shown?.undo ?? []);
  /** why what this seat did in this turn cannot be taken back any more */
  readonly undoLost: "reveal" | "other-seat" | null = $derived.by(() => {
    const why = this.shown?.no_undo;
    if (!this.asked || !this.acted || this.undoable.length || !why || why === "nothing") return null;
    return why;
  });

  // --- deciding ---------------------------------------------------------------

  /** Adds moves to the plan, or carries them out at once if the player set it so. */
  choose(...moves: Name[]): void {
    if (!this.active || !moves.length) return;
    this.notice = null;
    this.peeked = null;
    this.beforeChange();
    this.plan = [...this.plan, ...moves];
    this.drafted = false;
    if (settings.confirm === "never") void this.commit();
    else void this.tryOut();
  }

  /** Puts these moves in place of the plan; nothing is sent before the player confirms. */
  draft(moves: readonly Name[]): void {
    if (!this.asked || this.sending) return;
    this.notice = null;
    this.peeked = null;
    this.beforeChange();
    this.plan = [...moves];
    this.drafted = true;
    if (moves.length) void this.tryOut();
    else this.clearPlan();
  }

  back(count = 1): void {
    if (!this.plan.length || this.sending) return;
    if (this.drafted) {
      this.beforeChange();
      this.clearPlan(); // one gesture goes as it came
      return;
    }
    this.beforeChange();
    this.peeked = null;
    this.plan = this.plan.slice(0, Math.max(0, this.plan.length - count));
    if (this.plan.length) void this.tryOut();
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
    this.wanted += 1;
    this.previewing = false;
    const reply = await this.line.ask<{ type: string }>({
      type: "play",
      seen: this.newest[String(seat)] ?? 0,
      seat,
      moves,
    });
    this.sending = false;
    this.last = [];
    if (reply.type !== "done") {
      this.refusedCommand(reply);
      return;
    }
    this.acted = true;
    // the plan stays on the table until the view that contains it comes
    const { number } = reply as { type: string; number: number };
    if ((this.newest[String(seat)] ?? 0) >= number) this.dropPlan();
    else this.played = number;
  }

  /** Asks what would be if these moves followed. */
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

  /** Whether this seat is still asked after the move. */
  async goesOn(move: Name): Promise<boolean> {
    const reply = await this.preview([move]);
    return reply?.type === "preview" && reply.stopped === null;
  }

  /** Takes the newest planned move back, else asks the hall for the newest that was sent. */
  async undo(to?: number): Promise<void> {
    if (this.plan.length && to === undefined) {
      this.back();
      return;
    }
    const seat = this.hand;
    if (seat === null || this.sending || !this.undoable.length) return;
    this.clearPlan();
    this.sending = true;
    const reply = await this.line.ask<{ type: string }>({
      type: "undo",
      seen: this.newest[String(seat)] ?? 0,
      seat,
      to: to ?? this.undoable[this.undoable.length - 1],
    });
    this.sending = false;
    if (reply.type === "done") this.undone = true;
    else this.refusedCommand(reply);
  }

  // --- around the table -----------------------------------------------------------

  async say(text: string): Promise<boolean> {
    const words = text.trim();
    if (!words) return false;
    return this.command({ type: "chat", text: words });
  }

  resign = () => this.mineDo("resign");
  leave = () => this.mineDo("leave");
  comeBack = () => this.mineDo("back");
  askAbandon = () => this.mineDo("ask-abandon");

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

  async older(): Promise<void> {
    const before = this.lines[0]?.move;
    if (before === undefined || before < 1) return;
    const reply = await this.line.ask<{ type: string; lines?: LogLine[]; more_lines?: boolean }>({
      type: "log",
      before,
    });
    if (reply.type !== "log") return;
    this.lines = [...(reply.lines ?? []), ...this.lines];
    this.moreLines = reply.more_lines ?? false;
  }

  hurry(): void {
    if (this.state === "signed-out") void hall.enter().then(() => this.line.hurry());
    else this.line.hurry();
  }

  /** Tells the hall whether this page is looked at: whoever looks is not called. */
  seen(on: boolean): void {
    if (this.state === "open") void this.line.ask({ type: "visible", on });
  }

  /** Writes the plan down for the page that comes after a reload. */
  keep(): void {
    const number = this.newest[String(this.hand)];
    if (!this.plan.length || this.sending || number === undefined) return;
    const kept: Kept = { seat: this.hand, number, moves: this.plan, drafted: this.drafted };
    sessionStorage.setItem(`${KEPT}${this.id}`, JSON.stringify(kept));
  }

  close(): void {
    clearTimeout(this.pumping);
    this.line.close();
  }

  /** Shows at once all that is still waiting to be shown. */
  skip(): void {
    clearTimeout(this.pumping);
    this.pumping = undefined;
    this.beforeChange();
    while (this.queue.length) this.show(this.queue.shift() as View);
    this.behind = 0;
    this.afterChange();
    this.takeTurn();
  }

  now(): number {
    return Date.now() + this.offset;
  }

  // --- what the hall says ------------------------------------------------------------

  private heard(message: TableMessage): void {
    switch (message.type) {
      case "hello":
        this.greeted(message);
        break;
      case "table":
        this.table = message.table;
        this.sit(message.seats);
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
        break; // replies go to whoever asked
    }
  }

  private peopleChanged({ changed, left, watchers }: PeopleChanged): void {
    const gone = new Set([...left, ...changed.map(({ person }) => person.id)]);
    this.people = [...this.people.filter(({ person }) => !gone.has(person.id)), ...changed];
    this.watchers = watchers;
  }

  private greeted(hello: Hello): void {
    if (hello.protocol !== PROTOCOL) build.newer = "needed";
    if (this.brokenAt !== null) {
      if (Date.now() - this.brokenAt > NEWS) this.notice = { kind: "again" };
      this.brokenAt = null;
      void lookForNewer();
    }
    if (this.you && this.you.id !== hello.you.id) {
      this.dropPlan();
      this.views = {}; // they were another's eyes
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
    if (document.hidden) this.seen(false);
    this.queue = []; // the views that follow are newer
    this.missed = true;
    this.behind = 0;
    this.sit(hello.seats);
  }

  private sit(seats: number[]): void {
    this.seats = seats;
    if (this.hand === null || !seats.includes(this.hand)) this.hand = seats[0] ?? null;
  }

  private became(state: LineState): void {
    if (this.state === "open" && state !== "closed") this.brokenAt = Date.now();
    this.state = state;
    if (state === "signed-out") void hall.enter().then(() => this.line.hurry());
  }

  private enqueue(view: View): void {
    const first = !this.views[String(view.seat)];
    // while we are asked nothing may go dark under the hand: what others chose is shown at once
    const still = this.asked && !this.behind && (view.view as AnyView).waiting.includes(this.hand ?? -1);
    const ours = this.sending || this.plan.length > 0 || still;
    if (first || ours || !screen.motion || document.hidden || this.seats.length > 1) {
      this.queue.push(view);
      this.skip();
      return;
    }
    this.queue.push(view);
    this.behind = this.queue.length;
    this.pump();
  }

  private pump(): void {
    if (this.pumping !== undefined) return;
    const next = this.queue.shift();
    this.behind = this.queue.length;
    if (!next) {
      this.takeTurn();
      return;
    }
    this.beforeChange();
    this.show(next);
    this.afterChange();
    const wait = Math.min(STEP, ALL / (this.queue.length + 1));
    this.pumping = setTimeout(() => {
      this.pumping = undefined;
      this.pump();
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
      const newest = this.lines.at(-1)?.move ?? 0; // after a break some were told already
      const kept = this.lines.filter((line) => !dropped.has(line.move));
      const fresh = view.lines.filter((line) => line.move > newest);
      this.lines = [...kept, ...fresh];
      this.heardLines = fresh;
      if (before && before.number !== view.number) this.remember(before, view);
      this.missed = false;
    }
    this.peeked = null;
    if (!before && view.seat === this.hand) this.restore(view);
    else if (this.plan.length && !this.sending && view.seat === this.hand) this.replan(before, view);
  }

  /** A table that moved on under the plan: it is kept if it still answers the same question. */
  private replan(before: View | undefined, view: View): void {
    if (this.played !== null) {
      if (view.number >= this.played) this.dropPlan();
      return;
    }
    if (before?.number === view.number && !this.outdated) return;
    const [first] = this.plan;
    const asks = (one: View | undefined) => (one?.view as AnyView | undefined)?.prompt?.key;
    const legal = view.legal.some((move) => move.name.join(" ") === first?.join(" "));
    if (legal && asks(before) === asks(view)) void this.tryOut(true);
    else this.losePlan();
  }

  /** The plan of the page before a reload, if the table is still as it was. */
  private restore(view: View): void {
    const key = `${KEPT}${this.id}`;
    const text = globalThis.sessionStorage?.getItem(key);
    if (!text) return;
    sessionStorage.removeItem(key);
    const kept = JSON.parse(text) as Kept;
    if (kept.seat !== view.seat || kept.number !== view.number) {
      this.notice = { kind: "stale" };
      return;
    }
    this.plan = kept.moves;
    this.drafted = kept.drafted;
    void this.tryOut();
  }

  private dropPlan(): void {
    this.wanted += 1; // an answer still under way would be about a plan that is gone
    this.plan = [];
    this.drafted = false;
    this.planned = null;
    this.peeked = null;
    this.previewing = false;
    this.played = null;
    this.outdated = false;
  }

  private losePlan(): void {
    this.clearPlan();
    this.notice = { kind: "stale" };
  }

  private remember(before: View, after: View): void {
    const old = before.view as AnyView;
    const known = old.waiting.length === 1 && !this.missed && !after.dropped.length;
    const by = known ? (old.waiting[0] ?? null) : null;
    if (by !== null && by === this.hand) return;
    const pieces = moved(before.view, after.view);
    if (pieces.length) this.last = [...this.last, { seat: by, pieces }].slice(-8);
  }

  /** With several seats at one device the hand passes to the one who is asked. */
  private takeTurn(): void {
    if (this.seats.length > 1) {
      const waiting = (Object.values(this.views)[0]?.view as AnyView | undefined)?.waiting ?? [];
      const next = this.seats.find((seat) => waiting.includes(seat));
      if (next !== undefined && (this.hand === null || !waiting.includes(this.hand))) {
        this.dropPlan(); // it was the other hand's
        this.hand = next;
      }
    }
    if (this.asked && !this.wasAsked) this.onTurn();
    if (!this.asked) this.acted = this.undone = false;
    this.wasAsked = this.asked;
  }

  // --- inside --------------------------------------------------------------------------

  /** Asks what the plan would do; `again`: it was possible before the table changed. */
  private async tryOut(again = false): Promise<void> {
    const mine = ++this.wanted;
    this.outdated = false;
    if (!again) this.previewing = true; // while asking again nothing goes dark under the hand
    const reply = await this.preview(this.plan);
    if (mine !== this.wanted) return; // the plan has changed meanwhile
    if (reply?.type === "stale") {
      this.outdated = true; // fresh views follow, and with them the question is put again
      return;
    }
    this.previewing = false;
    if (reply?.type === "preview") this.planned = reply;
    else if (reply && again) this.losePlan();
    else if (reply) this.refusedCommand(reply);
    this.afterChange();
  }

  private async preview(plan: readonly Name[]): Promise<Previewed | Failed | { type: "stale" } | null> {
    if (this.hand === null) return null;
    return this.line.ask({
      type: "preview",
      seen: this.newest[String(this.hand)] ?? 0,
      seat: this.hand,
      moves: plan.map((name) => [...name]),
    });
  }

  private refusedCommand(reply: { type: string }): void {
    this.clearPlan();
    if (reply.type === "stale") this.notice = { kind: "stale" };
    else this.notice = { kind: "error", code: (reply as Failed).code };
  }

  private async command(command: { type: string; [field: string]: unknown }): Promise<boolean> {
    const reply = await this.line.ask<{ type: string }>(command);
    if (reply.type === "done") return true;
    this.refusedCommand(reply);
    return false;
  }

  private mineDo(type: "resign" | "leave" | "back" | "ask-abandon"): Promise<boolean> {
    return this.command({ type, seat: this.hand ?? this.seats[0] ?? 0 });
  }
}

/** A legal move of the wire as the board gets it. */
export function toMove({ name, args, detail }: LegalMove, words: Teller): Move {
  const own = name as unknown as Name;
  return { name: own, args, text: words.move(own, args, detail) };
}
