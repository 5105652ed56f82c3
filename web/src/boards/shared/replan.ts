/** Replaces the plan of a table, keeping what it has in common with the new one. */
import type { Name } from "../contract";
import { same } from "./target";

export interface Planning {
  pending: readonly Name[];
  back: (count?: number) => void;
  choose: (...moves: Name[]) => void;
}

export function replan(table: Planning, wanted: readonly Name[]): void {
  const { pending } = table;
  let alike = 0;
  while (alike < pending.length && alike < wanted.length && same(pending[alike], wanted[alike])) alike++;
  if (alike < pending.length) table.back(pending.length - alike);
  const more = wanted.slice(alike);
  if (more.length) table.choose(...more);
}
