/** Whether it is a person's turn at a table. */
import type { Person, TableInfo } from "../generated/protocol";
import { absenceOf, ownSeats } from "./seats";

export function myTurn(table: TableInfo, me: Person | null): boolean {
  if (table.state !== "playing") return false;
  const mine = ownSeats(table, me);
  return table.waiting.some((seat) => {
    const info = table.seats[seat];
    return mine.includes(seat) && !!info && !absenceOf(info); // a bot plays for an absent person
  });
}

/** Sorts tables: my turn first, then the newest. */
export function inTurn(tables: readonly TableInfo[], me: Person | null): TableInfo[] {
  const weight = (table: TableInfo) => (myTurn(table, me) ? 0 : table.state === "playing" ? 1 : 2);
  const age = (table: TableInfo) => -(table.since ?? table.created);
  return [...tables].sort((a, b) => weight(a) - weight(b) || age(a) - age(b));
}

/** My rank in a finished game; null if I did not play. */
export function myRank(table: TableInfo, me: Person | null): number | null {
  const seat = ownSeats(table, me)[0];
  return seat === undefined ? null : (table.outcome?.ranks[seat] ?? null);
}
