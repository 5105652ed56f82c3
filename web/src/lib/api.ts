/** Client of the hall's REST API. Every failure is a `Refused` with the hall's error code. */
import type {
  AddHot,
  Catalogue,
  ChangeMe,
  ChangePassword,
  Code,
  Course,
  Credentials,
  DeleteAccount,
  Fill,
  Me,
  Muted,
  NewGuest,
  NewTable,
  Position,
  Problem,
  Rematch,
  Report,
  SeatNumber,
  SitDown,
  Swap,
  TableInfo,
  TablePage,
  Unmute,
  Vacation,
} from "../generated/protocol";

import { earlyGuest } from "./early";
import { GUEST, request } from "./startup";

/** A request that the hall refused (`code` is its error code), or that did not reach it (`offline`). */
export class Refused extends Error {
  constructor(
    readonly code: Code | "offline",
    readonly details: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  pending: Promise<Response> | null = null,
): Promise<T> {
  let answer: Response;
  try {
    answer = await (pending ?? fetch(path, request(method, body)));
  } catch {
    throw new Refused("offline");
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const problem = (await answer.json()) as Problem;
    if (problem.code) return new Refused(problem.code, problem.details);
  } catch {
    // the answer comes from a proxy, not from the hall
  }
  return new Refused(answer.status >= 500 ? "unavailable" : "bad-request", {
    status: answer.status,
  });
}

let guestReady: Promise<unknown> = Promise.resolve();

const BUSY_TRIES = 5;

/** Sends a request once the guest request is answered, so that the session cookie is set.
 * A `busy` hall has not executed the request: it is sent again after `retry_after`. */
async function afterGuest<T>(method: string, path: string, body?: unknown): Promise<T> {
  await guestReady;
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask<T>(method, path, body);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "busy" || tries === BUSY_TRIES) throw error;
      const wait = Number(error.details.retry_after ?? 1000) * tries;
      await new Promise((done) => setTimeout(done, wait * (1 + Math.random() / 2)));
    }
  }
}

function enterAsGuest(wish: NewGuest): Promise<Me> {
  const me = ask<Me>("POST", GUEST, wish, earlyGuest());
  guestReady = me.catch(() => undefined); // the next request reports the error
  return me;
}

const get = <T>(path: string) => afterGuest<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => afterGuest<T>("POST", path, body);
const table = (id: string, what = "") => `/api/tables/${encodeURIComponent(id)}${what}`;

export const api = {
  me: () => get<Me>("/api/me"),
  guest: (wish: NewGuest = {}) => enterAsGuest(wish),
  change: (wish: ChangeMe) => afterGuest<Me>("PATCH", "/api/me", wish),
  claim: (who: Credentials) => post<Me>("/api/account/claim", who),
  login: (who: Credentials) => post<Me>("/api/account/login", who),
  logout: () => post<unknown>("/api/account/logout"),
  logoutEverywhere: () => post<unknown>("/api/account/logout-everywhere"),
  password: (change: ChangePassword) => post<unknown>("/api/account/password", change),
  deleteAccount: (proof: DeleteAccount) => post<unknown>("/api/account/delete", proof),
  report: (about: Report) => post<unknown>("/api/reports", about),
  vacation: (wish: Vacation) => post<Me>("/api/me/vacation", wish),
  muted: () => get<Muted>("/api/me/muted"),
  unmute: (wish: Unmute) => post<Me>("/api/me/unmute", wish),

  pushKey: () => get<{ key: string | null }>("/api/push"),
  subscribe: (made: PushSubscriptionJSON) => post<unknown>("/api/push", made),
  unsubscribe: (gone: { endpoint: string }) => afterGuest<unknown>("DELETE", "/api/push", gone),

  games: () => ask<Catalogue>("GET", "/api/games"),
  tables: (list: "open" | "mine" | "finished-mine" | "finished-others", before?: string) =>
    get<TablePage>(`/api/tables?list=${list}${before ? `&before=${encodeURIComponent(before)}` : ""}`),
  open: (wish: NewTable) => post<TableInfo>("/api/tables", wish),
  table: (id: string) => get<TableInfo>(table(id)),
  byCode: (code: string) => get<TableInfo>(`/api/codes/${encodeURIComponent(code)}`),
  sit: (id: string, wish: SitDown) => post<TableInfo>(table(id, "/sit"), wish),
  stand: (id: string, wish: SeatNumber | Record<string, never> = {}) =>
    post<TableInfo>(table(id, "/stand"), wish),
  hot: (id: string, wish: AddHot) => post<TableInfo>(table(id, "/hot"), wish),
  swap: (id: string, wish: Swap) => post<TableInfo>(table(id, "/swap"), wish),
  remove: (id: string, wish: SeatNumber) => post<TableInfo>(table(id, "/remove"), wish),
  fill: (id: string, wish: Fill) => post<TableInfo>(table(id, "/fill"), wish),
  start: (id: string) => post<TableInfo>(table(id, "/start")),
  close: (id: string) => post<TableInfo>(table(id, "/close")),
  rematch: (id: string, wish: Rematch) => post<TableInfo>(table(id, "/rematch"), wish),
  replay: (id: string, at: number, seat: number | null) =>
    get<Position>(table(id, `/replay?at=${at}${seat === null ? "" : `&seat=${seat}`}`)),
  course: (id: string) => get<Course>(table(id, "/course")),
  record: (id: string) => table(id, "/record"),
  importRecord: (text: string) => post<TableInfo>("/api/tables/import", text),
};

/** Random value that this browser contributes to a table's seed. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
