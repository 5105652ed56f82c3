/** Commands of a table's socket and their replies, as the generated protocol defines them. */
import type { Done, Error as Failed, Log, Previewed, Stale, TableCommand } from "../generated/protocol";

type WithoutId<C> = C extends unknown ? Omit<C, "id"> : never;

/** A command before the connection gives it an id. */
export type Unsent = WithoutId<TableCommand>;

/** A reply that says why a command was not carried out. */
export type Refusal = Stale | Failed;

interface Results {
  preview: Previewed;
  log: Log;
}

/** The reply to a command of this type. */
export type Reply<T extends TableCommand["type"]> = (T extends keyof Results ? Results[T] : Done) | Refusal;

export type AnyReply = Reply<TableCommand["type"]>;
