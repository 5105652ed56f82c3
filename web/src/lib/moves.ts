/** A long list of moves in an order that can be read: by verb, in lines, and by words of theirs. */
import type { Move } from "../boards/contract";

export interface Row {
  move: Move;
  /** what its button says below the heading */
  text: string;
}

export interface Group {
  /** what all of its moves begin with; null = nothing */
  title: string | null;
  /** one for each first argument, where there are two */
  lines: Row[][];
}

const MANY = 8; // more are put in order
const ALIKE = 4; // so many that begin alike get a heading
const LEAD = /^([^:]+?)\s?: /; // up to a colon, which French sets apart

export function grouped(moves: readonly Move[]): Group[] {
  if (moves.length <= MANY) return [{ title: null, lines: [moves.map((move) => ({ move, text: move.text }))] }];
  const verbs = [...new Set(moves.map((move) => move.name[0]))];
  const groups = verbs.map((verb): Group => {
    const own = moves.filter((move) => move.name[0] === verb);
    const title = headingOf(own);
    const rows = own.map((move) => ({ move, text: title === null ? move.text : move.text.replace(LEAD, "") }));
    return { title, lines: own.length > MANY && own.every((move) => move.name.length > 2) ? byFirst(rows) : [rows] };
  });
  // what has no heading must not stand below another's, and what is short not below what is long
  const short = groups.filter(({ title, lines }) => title === null && lines.length === 1);
  const long = groups.filter((group) => !short.includes(group));
  const first: Group[] = short.length ? [{ title: null, lines: [short.flatMap(({ lines }) => lines.flat())] }] : [];
  return [...first, ...long.filter(({ title }) => title === null), ...long.filter(({ title }) => title !== null)];
}

function headingOf(moves: readonly Move[]): string | null {
  if (moves.length < ALIKE) return null;
  const leads = new Set(moves.map((move) => LEAD.exec(move.text)?.[1] ?? null));
  const [lead] = leads;
  return leads.size === 1 ? (lead ?? null) : null;
}

function byFirst(rows: readonly Row[]): Row[][] {
  const first = [...new Set(rows.map(({ move }) => move.name[1]))];
  return first.map((word) => rows.filter(({ move }) => move.name[1] === word));
}

/** Those that hold all the words, or parts of them, whatever their accents. */
export function found(moves: readonly Move[], wanted: string): readonly Move[] {
  const fold = (text: string): string => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  return words.length ? moves.filter((move) => words.every((word) => fold(move.text).includes(word))) : moves;
}
