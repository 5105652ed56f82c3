/** Client state of one table: connects the hall's messages, the views, the plan, the log and the people. */
import type { AnyView, Move, Name } from "../boards/contract";
import type {
  Clock,
  Hello,
  LegalMove,
  Person,
  Request,
  TableCommand,
  TableInfo,
  TableMessage,
  View,
} from "../generated/protocol";
import { PROTOCOL } from "../generated/protocol";
import { build, checkForNewerBuild } from "./build.svelte";
import type { Refusal, Reply, Unsent } from "./commands";
import { Connection, type ConnectionState } from "./connection";
import { hall } from "./hall.svelte";
import { History } from "./history.svelte";
import { People } from "./people.svelte";
import { Plan } from "./plan.svelte";
import { absenceOf } from "./seats";
import { screen, settings } from "./settings.svelte";
import { tableSocket } from "./startup";
import type { Teller } from "./teller";
import { gameView, ViewQueue, type ChangeHooks } from "./views.svelte";

/** Message shown above the bench until the next event. */
export type Notice =
  | { kind: "stale" }
  | { kind: "error"; code: string }
  | { kind: "settled"; how: string }
  | { kind: "again" } // reconnected
  | { kind: "someone"; name: string }; // another person is signed in now

/** The part of a connection that a room uses. */
export type TableConnection = Pick<Connection<TableMessage>, "ask" | "retryNow" | "close">;
type Connect = (
  path: string,
  onMessage: (message: TableMessage) => void,
  onState: (state: ConnectionState) => void,
) => TableConnection;

const SAVED_PLAN_KEY = "meadhall.plan.";
const REPORT_BREAK_AFTER = 400; // ms; shorter disconnections are not reported

export class Room {
  state: ConnectionState = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  you: Person | null = $state.raw(null);
  seats: number[] = $state.raw([]);
  request: Request | null = $state.raw(null);
  clock: Clock | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** the own seat that is played now; null for a spectator */
  hand: number | null = $state(null);
  sending = $state(false);
  acted = $state(false); // this seat has sent a move in its turn
  undone = $state(false); // this seat has undone a move in its turn

  readonly hooks: ChangeHooks = { before: () => {}, after: () => {} };
  onTurn: () => void = () => {};

  readonly people = new People();
  readonly history = new History();
  readonly views = new ViewQueue(this.hooks, {
    onShown: (view, before) => this.onShown(view, before),
    onCaughtUp: () => this.takeTurn(),
  });
  readonly plan = new Plan(this.hooks, {
    preview: (moves) => this.preview(moves),
    onDiscarded: () => (this.notice = { kind: "stale" }),
    onRefused: (reply) => this.noteRefusal(reply),
  });

  private connection: TableConnection;
  private offset = 0; // server clock minus browser clock, in ms
  private wasAsked = false;
  private disconnectedAt: number | null = null;

  constructor(
    readonly id: string,
    connect: Connect = (path, onMessage, onState) => new Connection(path, onMessage, onState),
  ) {
    this.connection = connect(
      tableSocket(id),
      (message) => this.receive(message),
      (state) => this.onConnectionState(state),
    );
  }

  readonly shown: View | null = $derived(this.views.of(this.hand));
  readonly base: AnyView | null = $derived(this.shown && gameView(this.shown));
  /** the view after the plan, or the current one without a plan */
  readonly view: AnyView | null = $derived(
    this.plan.moves.length && this.plan.preview ? gameView(this.plan.preview) : this.base,
  );
  readonly legal: LegalMove[] = $derived.by(() => {
    if (this.hand === null) return [];
    if (!this.plan.moves.length) return this.shown?.legal ?? [];
    return this.plan.preview && !this.plan.preview.stopped ? this.plan.preview.legal : [];
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
    this.asked && this.state === "open" && !this.sending && !this.views.queued,
  );
  /** waiting for a reply of the hall: what is shown is about to change */
  readonly busy: boolean = $derived(this.sending || this.plan.previewing || this.plan.played);
  /** an own seat is also open in another window or on another device */
  readonly openElsewhere: boolean = $derived(this.seats.length > 0 && this.people.pagesOf(this.you?.id) > 1);
  /** all other people at the table or in its chat; they can be muted */
  readonly others: Person[] = $derived.by(() => {
    const seated = (this.table?.seats ?? []).flatMap(({ person }) => (person ? [person] : []));
    const here = this.people.present.map(({ person }) => person);
    const wrote = this.people.chat.map(({ person }) => person);
    const known = new Map([...wrote, ...here, ...seated].map((person) => [person.id, person]));
    return [...known.values()].filter((person) => person.id !== this.you?.id);
  });
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
    if (settings.confirm === "never") void this.playAtOnce(...this.plan.moves, ...moves);
    else this.plan.add(moves);
  }

  /** Replaces the plan by these moves; nothing is sent before the player confirms. */
  draft(moves: readonly Name[]): void {
    if (!this.asked || this.sending) return;
    this.notice = null;
    this.plan.compose(moves);
  }

  back(count = 1): void {
    if (this.plan.moves.length && !this.sending) this.plan.back(count);
  }

  /** Previews these moves on top of the plan; null ends the preview. */
  async peek(moves: readonly Name[] | null): Promise<void> {
    if (moves && this.active) await this.plan.peek(moves);
    else this.plan.endPeek();
  }

  /** Sends these moves without a preview, in place of the plan. */
  async playAtOnce(...moves: Name[]): Promise<void> {
    this.plan.set(moves);
    await this.commit();
  }

  /** Sends the plan. */
  async commit(): Promise<void> {
    const seat = this.hand;
    if (!this.plan.moves.length || this.sending || seat === null) return;
    this.plan.onSending();
    this.sending = true;
    const reply = await this.connection.ask({
      type: "play",
      seen: this.seen(seat),
      seat,
      moves: [...this.plan.moves],
    });
    this.sending = false;
    this.history.clearMarks();
    if (reply.type !== "done") {
      this.onRefused(reply);
      return;
    }
    this.acted = true;
    if (this.seen(seat) >= reply.number) this.plan.drop();
    else this.plan.onPlayed(reply.number);
  }

  /** Whether this seat still has a decision to make after the move. */
  async asksAgainAfter(move: Name): Promise<boolean> {
    const reply = await this.preview([move]);
    return reply?.type === "preview" && reply.stopped === null;
  }

  /** Removes the last planned move; without a plan, asks the hall to undo the last sent one. */
  async undo(): Promise<void> {
    if (this.plan.moves.length) {
      this.back();
      return;
    }
    const seat = this.hand;
    const to = this.undoable.at(-1);
    if (seat === null || this.sending || to === undefined) return;
    this.plan.clear();
    this.sending = true;
    const reply = await this.connection.ask({ type: "undo", seen: this.seen(seat), seat, to });
    this.sending = false;
    if (reply.type === "done") this.undone = true;
    else this.onRefused(reply);
  }

  // --- other commands --------------------------------------------------------------

  async say(text: string): Promise<boolean> {
    const words = text.trim();
    return words !== "" && this.command({ type: "chat", text: words });
  }

  resign = () => this.command({ type: "resign", seat: this.ownSeat });
  leave = () => this.command({ type: "leave", seat: this.ownSeat });
  comeBack = () => this.command({ type: "back", seat: this.ownSeat });
  askAbandon = () => this.command({ type: "ask-abandon", seat: this.ownSeat });

  askUndo(to: number): Promise<boolean> {
    const seat = this.hand ?? 0;
    return this.command({ type: "ask-undo", seen: this.seen(seat), seat, to });
  }

  async answer(yes: boolean): Promise<boolean> {
    const { request } = this;
    if (!request) return false;
    const seat = request.open.find((open) => this.seats.includes(open)) ?? request.by;
    return this.command({ type: "answer", request: request.id, seat, yes });
  }

  async mute(person: string, on: boolean): Promise<boolean> {
    const done = await this.command({ type: "mute", person, on });
    if (done) this.people.setMuted(person, on);
    return done;
  }

  async loadOlderLines(): Promise<void> {
    const before = this.history.lines[0]?.move;
    if (before === undefined || before < 1) return;
    const reply = await this.connection.ask({ type: "log", before });
    if (reply.type === "log") this.history.addOlder(reply);
  }

  dismissNotice(): void {
    this.notice = null;
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
    const number = this.views.newest(this.hand);
    if (!this.sending && number !== undefined) this.plan.save(this.planKey, this.hand, number);
  }

  close(): void {
    this.views.close();
    this.connection.close();
  }

  /** Time of the hall's clock, in ms. */
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
        this.views.add(message, this.showsAtOnce(message));
        break;
      case "chat":
        this.people.hear(message.line);
        break;
      case "people-changed":
        this.people.change(message);
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

  private onHello(hello: Hello): void {
    if (hello.protocol !== PROTOCOL) build.newer = "needed";
    if (this.disconnectedAt !== null) {
      if (Date.now() - this.disconnectedAt > REPORT_BREAK_AFTER) this.notice = { kind: "again" };
      this.disconnectedAt = null;
      void checkForNewerBuild();
    }
    if (this.you && this.you.id !== hello.you.id) {
      this.plan.drop();
      this.views.forget();
      this.notice = { kind: "someone", name: hello.you.name };
      void hall.enter();
    }
    this.you = hello.you;
    this.offset = hello.server_time - Date.now();
    this.table = hello.table;
    this.people.reset(hello.people, hello.watchers, hello.chat);
    this.history.reset(hello.lines, hello.more_lines);
    this.request = hello.request;
    if (document.hidden) this.reportVisible(false);
    this.views.drop();
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

  /** Whether this view is shown without delay: it follows the player's own action, or nobody watches. */
  private showsAtOnce(view: View): boolean {
    const first = !this.views.of(view.seat);
    // while this seat decides, moves of others are shown at once: the controls stay enabled
    const still = this.asked && !this.views.queued && gameView(view).waiting.includes(this.hand ?? -1);
    const own = this.sending || this.plan.moves.length > 0 || still;
    return first || own || !screen.motion || document.hidden || this.seats.length > 1;
  }

  private onShown(view: View, before: View | undefined): void {
    if (view.clock) this.clock = view.clock;
    if (view.seat === this.hand || this.seats.length < 2) this.history.add(view, before, this.hand);
    this.plan.endPeek();
    if (view.seat !== this.hand) return;
    if (!before) this.plan.restore(this.planKey, view);
    else if (!this.sending) this.plan.onView(view, before);
  }

  /** With several seats at one device, switches to the seat that decides; reports a new turn. */
  private takeTurn(): void {
    const any = this.views.any();
    if (this.seats.length > 1 && any) {
      const { waiting } = gameView(any);
      const next = this.seats.find((seat) => waiting.includes(seat));
      if (next !== undefined && (this.hand === null || !waiting.includes(this.hand))) {
        this.plan.drop(); // it belongs to the other seat
        this.hand = next;
      }
    }
    if (this.asked && !this.wasAsked) this.onTurn();
    if (!this.asked) this.acted = this.undone = false;
    this.wasAsked = this.asked;
  }

  // --- helpers -------------------------------------------------------------------------

  private get ownSeat(): number {
    return this.hand ?? this.seats[0] ?? 0;
  }

  private get planKey(): string {
    return `${SAVED_PLAN_KEY}${this.id}`;
  }

  /** Number of the newest view of this seat, which its commands carry. */
  private seen(seat: number): number {
    return this.views.newest(seat) ?? 0;
  }

  /** Where a thing could go after the plan, as the game says it; null if that is not known. */
  async places(item: string): Promise<readonly unknown[] | null> {
    const plan = this.plan.moves;
    const reply = await this.preview(plan, item);
    return reply?.type === "preview" && this.plan.moves === plan ? reply.places : null;
  }

  private async preview(moves: readonly Name[], places?: string): Promise<Reply<"preview"> | null> {
    const seat = this.hand;
    if (seat === null) return null;
    const asked = places === undefined ? {} : { places };
    return this.connection.ask({ type: "preview", seen: this.seen(seat), seat, moves: [...moves], ...asked });
  }

  private onRefused(reply: Refusal): void {
    this.plan.clear();
    this.noteRefusal(reply);
  }

  private noteRefusal(reply: Refusal): void {
    this.notice = reply.type === "stale" ? { kind: "stale" } : { kind: "error", code: reply.code };
  }

  /** Sends a command whose only result is whether it was carried out. */
  private async command(
    command: Extract<Unsent, { type: Exclude<TableCommand["type"], "log" | "preview"> }>,
  ): Promise<boolean> {
    const reply = await this.connection.ask(command);
    if (reply.type === "done") return true;
    this.onRefused(reply);
    return false;
  }
}

/** Converts a legal move of the protocol to a move of the board contract. */
export function toMove({ name, args, detail }: LegalMove, words: Teller): Move {
  return { name, args, text: words.move(name, args, detail) };
}
