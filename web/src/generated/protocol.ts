// Written by tools/typescript.py from src/meadhall/hall/protocol. Do not edit: `make types` writes it anew.

export const PROTOCOL = 1;

export const LANGUAGES = ["en", "pl", "de", "fr", "nl", "es", "it"] as const;

export type Name = readonly [string, ...Word[]];

export type Word = number | string;

export type Colour = "blue" | "green" | "grey" | "purple" | "red" | "yellow";

export type Emblem = "hammer" | "knot" | "moon" | "pine" | "ring" | "sun";

export type Code = "bad-options" | "bad-request" | "banned" | "busy" | "cannot-undo" | "chat-off" | "forbidden" | "illegal-move" | "internal" | "login-failed" | "name-bad" | "name-taken" | "no-request" | "no-such-game" | "not-found" | "not-signed-in" | "not-your-seat" | "not-your-turn" | "password-bad" | "read-only" | "request-open" | "seat-taken" | "seats-empty" | "too-large" | "too-many" | "too-many-sockets" | "too-many-watchers" | "unavailable" | "vacation-spent" | "wrong-host" | "wrong-method" | "wrong-origin" | "wrong-state";

export interface Problem {
  code: "bad-options" | "bad-request" | "banned" | "busy" | "cannot-undo" | "chat-off" | "forbidden" | "illegal-move" | "internal" | "login-failed" | "name-bad" | "name-taken" | "no-request" | "no-such-game" | "not-found" | "not-signed-in" | "not-your-seat" | "not-your-turn" | "password-bad" | "read-only" | "request-open" | "seat-taken" | "seats-empty" | "too-large" | "too-many" | "too-many-sockets" | "too-many-watchers" | "unavailable" | "vacation-spent" | "wrong-host" | "wrong-method" | "wrong-origin" | "wrong-state";
  details: Record<string, unknown>;
}

export interface Health {
  status: "ok" | "unavailable";
  database: boolean;
  bus: boolean;
  version: string;
}

export type Language = "de" | "en" | "es" | "fr" | "it" | "nl" | "pl";

export interface Person {
  id: string;
  name: string;
  colour: "blue" | "green" | "grey" | "purple" | "red" | "yellow";
  emblem: "hammer" | "knot" | "moon" | "pine" | "ring" | "sun";
  guest: boolean;
}

export interface Me {
  person: Person;
  language: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | null;
  vacation_until: number | null;
  muted: string[];
  server_time: number;
}

export interface Muted {
  people: Person[];
}

export interface Unmute {
  person: string;
}

export interface NewGuest {
  name?: string | null;
  colour?: "blue" | "green" | "grey" | "purple" | "red" | "yellow" | null;
  emblem?: "hammer" | "knot" | "moon" | "pine" | "ring" | "sun" | null;
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | null;
}

export interface ChangeMe {
  name?: string | null;
  colour?: "blue" | "green" | "grey" | "purple" | "red" | "yellow" | null;
  emblem?: "hammer" | "knot" | "moon" | "pine" | "ring" | "sun" | null;
  language?: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | null;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface ChangePassword {
  old: string;
  new: string;
}

export interface DeleteAccount {
  password?: string | null;
}

export interface Report {
  table: string;
  person: string;
  reason: "cheating" | "insult" | "name" | "other" | "spam";
  text?: string;
}

export interface Vacation {
  until: number | null;
}

export interface PushKey {
  key: string | null;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface Subscription {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

export interface Unsubscribe {
  endpoint: string;
}

export interface Pushed {
  type: "turn";
  table: string;
  game: string;
  language: "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | null;
}

export interface Choice {
  type: "choice";
  name: string;
  values: string[];
  seats: number[];
  closed: string[];
  because: string;
}

export interface Flag {
  type: "flag";
  name: string;
  default: boolean;
  seats: number[];
}

export interface VerbInfo {
  name: string;
  args: string[];
  declines: boolean;
}

export interface GameInfo {
  slug: string;
  title: string;
  least: number;
  most: number;
  rules_version: number;
  options: (Flag | Choice | Number)[];
  secrets: boolean;
  colours: ("blue" | "green" | "grey" | "purple" | "red" | "yellow")[];
  verbs: VerbInfo[];
  minutes: number | null;
  weight: number | null;
  art: string | null;
  formats: Record<string, string>;
}

export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  languages: string[];
  protocol: number;
}

export interface Live {
  type: "live";
  bank: number;
  increment: number;
}

export interface OwnPace {
  type: "own-pace";
  days: number;
}

export interface NoClock {
  type: "no-clock";
}

export type Pace = Live | OwnPace | NoClock;

export interface OpenSeat {
  type: "open";
}

export interface MySeat {
  type: "me";
}

export interface BotSeat {
  type: "bot";
  bot?: string;
}

export interface HotSeat {
  type: "hot";
  name: string;
}

export type SeatWish = OpenSeat | MySeat | BotSeat | HotSeat;

export interface NewTable {
  game: string;
  seats: (OpenSeat | MySeat | BotSeat | HotSeat)[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  watchers?: boolean;
  chat?: boolean;
  pace?: Live | OwnPace | NoClock;
  nonce?: string | null;
  start?: boolean;
}

export interface SitDown {
  seat?: number | null;
  nonce?: string | null;
}

export interface Swap {
  a: number;
  b: number;
}

export interface SeatNumber {
  seat: number;
}

export interface Stand {
  seat?: number | null;
}

export interface Fill {
  bot?: string;
  seat?: number | null;
}

export interface AddHot {
  seat: number;
  name: string;
}

export interface Rematch {
  nonce?: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "hot" | "open" | "person";
  person: Person | null;
  name: string | null;
  bot: string | null;
  away: boolean;
  resigned: boolean;
  connected: boolean;
}

export interface Outcome {
  scores: number[];
  ranks: number[];
  rule_ranks: number[];
}

export interface Fair {
  commitment: string;
  nonces: string[];
  seed_hash: string | null;
  secret: string | null;
  seed: string | null;
}

export type TableState = "abandoned" | "open" | "over" | "playing";

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  rules_version: number;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  owner: string;
  public: boolean;
  watchers: boolean;
  chat: boolean;
  pace: Live | OwnPace | NoClock;
  fair: Fair;
  state: "abandoned" | "open" | "over" | "playing";
  created: number;
  started: number | null;
  ended: number | null;
  number: number;
  waiting: number[];
  since: number | null;
  outcome: Outcome | null;
  rematch: string | null;
  read_only: "game-missing" | "rules-version" | null;
}

export interface TablePage {
  tables: TableInfo[];
  next: string | null;
}

export interface LegalMove {
  name: Name;
  args: Record<string, number | string>;
  detail: Record<string, unknown>;
}

export interface LogLine {
  move: number;
  key: string;
  args: Record<string, unknown>;
}

export interface ChatLine {
  id: number;
  at: number;
  person: Person;
  text: string;
}

export interface Clock {
  at: number;
  running: number[];
  left: number[];
  vacation: (number | null)[];
}

export interface Request {
  id: string;
  kind: "abandon" | "undo";
  by: number;
  to: number | null;
  yes: number[];
  open: number[];
}

export interface Presence {
  person: Person;
  seats: number[];
  pages: number;
}

export interface Hello {
  type: "hello";
  protocol: number;
  server_time: number;
  you: Person;
  seats: number[];
  table: TableInfo;
  chat: ChatLine[];
  lines: LogLine[];
  more_lines: boolean;
  people: Presence[];
  watchers: number;
  request: Request | null;
}

export interface Table {
  type: "table";
  table: TableInfo;
  seats: number[];
}

export interface View {
  type: "view";
  seat: number | null;
  number: number;
  view: unknown;
  legal: LegalMove[];
  undo: number[];
  no_undo: "nothing" | "other-seat" | "reveal" | null;
  lines: LogLine[];
  dropped: number[];
  clock: Clock | null;
}

export interface Done {
  type: "done";
  id: string;
  number: number;
}

export interface Stale {
  type: "stale";
  id: string;
  number: number;
}

export interface Previewed {
  type: "preview";
  id: string;
  number: number;
  seat: number;
  played: number;
  stopped: "over" | "reveal" | "turn" | null;
  view: unknown;
  legal: LegalMove[];
  places: unknown[] | null;
}

export interface Log {
  type: "log";
  id: string;
  lines: LogLine[];
  more_lines: boolean;
}

export interface Error {
  type: "error";
  id: string | null;
  code: "bad-options" | "bad-request" | "banned" | "busy" | "cannot-undo" | "chat-off" | "forbidden" | "illegal-move" | "internal" | "login-failed" | "name-bad" | "name-taken" | "no-request" | "no-such-game" | "not-found" | "not-signed-in" | "not-your-seat" | "not-your-turn" | "password-bad" | "read-only" | "request-open" | "seat-taken" | "seats-empty" | "too-large" | "too-many" | "too-many-sockets" | "too-many-watchers" | "unavailable" | "vacation-spent" | "wrong-host" | "wrong-method" | "wrong-origin" | "wrong-state";
  details: Record<string, unknown>;
}

export interface Chatted {
  type: "chat";
  line: ChatLine;
}

export interface PeopleChanged {
  type: "people-changed";
  changed: Presence[];
  left: string[];
  watchers: number;
}

export interface ClockChanged {
  type: "clock";
  clock: Clock;
}

export interface Asked {
  type: "request";
  request: Request | null;
  settled: "agreed" | "overtaken" | "refused" | "withdrawn" | null;
}

export interface Reconnect {
  type: "reconnect";
  after: number;
  reason: "no-watchers" | "signed-out" | "stopping" | "too-slow";
}

export type TableMessage = Hello | Table | View | Done | Stale | Previewed | Log | Error | Chatted | PeopleChanged | ClockChanged | Asked | Reconnect;

export interface Position {
  at: number;
  of: number;
  seat: number | null;
  view: unknown;
  lines: LogLine[];
  by: number | null;
  move: Name | null;
  away: number[];
  resigned: number[];
}

export interface Round {
  number: number;
  at: number;
}

export interface Course {
  by: number[];
  rounds: Round[];
  scores: number[][];
}

export interface Command {
  id: string;
}

export interface Play {
  type: "play";
  id: string;
  seen: number;
  seat: number;
  moves: Name[];
}

export interface Preview {
  type: "preview";
  id: string;
  seen: number;
  seat: number;
  moves: Name[];
  places?: string | null;
}

export interface Undo {
  type: "undo";
  id: string;
  seen: number;
  seat: number;
  to?: number | null;
}

export interface AskUndo {
  type: "ask-undo";
  id: string;
  seen: number;
  seat: number;
  to: number;
}

export interface AskAbandon {
  type: "ask-abandon";
  id: string;
  seat: number;
}

export interface Answer {
  type: "answer";
  id: string;
  request: string;
  seat: number;
  yes: boolean;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

export interface Mute {
  type: "mute";
  id: string;
  person: string;
  on?: boolean;
}

export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

export interface Back {
  type: "back";
  id: string;
  seat: number;
}

export interface AskLog {
  type: "log";
  id: string;
  before: number;
}

export interface Refresh {
  type: "refresh";
  id: string;
}

export interface Visible {
  type: "visible";
  id: string;
  on: boolean;
}

export interface Ping {
  type: "ping";
  id: string;
}

export type TableCommand = Play | Preview | Undo | AskUndo | AskAbandon | Answer | Chat | Mute | Resign | Leave | Back | AskLog | Refresh | Visible | Ping;

export interface LobbyHello {
  type: "lobby";
  protocol: number;
  server_time: number;
  you: Person;
  open: TableInfo[];
  mine: TableInfo[];
}

export interface LobbyTable {
  type: "lobby-table";
  table: TableInfo;
  mine: boolean;
}

export interface LobbyGone {
  type: "lobby-gone";
  id: string;
}

export type LobbyMessage = LobbyHello | LobbyTable | LobbyGone | Done | Error | Reconnect;

export interface Number {
  type: "number";
  name: string;
  default: number;
  least: number;
  most: number;
  seats: number[];
}
