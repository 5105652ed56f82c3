/** Whose turn it is at a table, seen from one person. */
import type { Person, TableInfo } from "../generated/protocol";
import { leftHow, mineAt } from "./seats";

export function myTurn(table: TableInfo, me: Person | null): boolean {
  if (table.state !== "playing") return false;
  const mine = mineAt(table, me);
  return table.waiting.some((seat) => {
    const info = table.seats[seat];
    return mine.includes(seat) && !!info && !leftHow(info); // else a bot decides
  });
}

/** Those that wait for me first, then the newest. */
export function inTurn(tables: readonly TableInfo[], me: Person | null): TableInfo[] {
  const weight = (table: TableInfo) => (myTurn(table, me) ? 0 : table.state === "playing" ? 1 : 2);
  const age = (table: TableInfo) => -(table.since ?? table.created);
  return [...tables].sort((a, b) => weight(a) - weight(b) || age(a) - age(b));
}

/** How I came out, if I sat there. */
export function myRank(table: TableInfo, me: Person | null): number | null {
  const seat = mineAt(table, me)[0];
  return seat === undefined ? null : (table.outcome?.ranks[seat] ?? null);
}
