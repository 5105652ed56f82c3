/** Groups and searches a long list of moves. */
import type { Move } from "../boards/contract";

export interface Row {
  move: Move;
  /** button text, without the heading */
  text: string;
}

export interface Group {
  /** text that all moves of the group share; null if none */
  title: string | null;
  /** one line per first argument, if moves have two */
  lines: Row[][];
}

const MANY = 8; // longer lists are grouped
const ALIKE = 4; // least number of moves below a heading
const LEAD = /^([^:]+?)\s?: /; // text before a colon; French puts a space before it

export function groupMoves(moves: readonly Move[]): Group[] {
  if (moves.length <= MANY)
    return [{ title: null, lines: [moves.map((move) => ({ move, text: move.text }))] }];
  const verbs = [...new Set(moves.map((move) => move.name[0]))];
  const alike = verbs.flatMap((verb) => byLead(moves.filter((move) => move.name[0] === verb)));
  const groups = alike.map((own): Group => {
    const { title, texts } = headed(own);
    const rows = own.map((move, at) => ({ move, text: texts[at] ?? move.text }));
    return {
      title,
      lines: own.length > MANY && own.every((move) => move.name.length > 2) ? byFirst(rows) : [rows],
    };
  });
  // groups without a heading come before those with one, short groups before long ones
  const short = groups.filter(({ title, lines }) => title === null && lines.length === 1);
  const long = groups.filter((group) => !short.includes(group));
  const first: Group[] = short.length
    ? [{ title: null, lines: [short.flatMap(({ lines }) => lines.flat())] }]
    : [];
  return [
    ...first,
    ...long.filter(({ title }) => title === null),
    ...long.filter(({ title }) => title !== null),
  ];
}

const leadOf = (move: Move): string | null => LEAD.exec(move.text)?.[1] ?? null;

/** Splits a verb's moves by the text before the colon, if that makes few large groups. */
function byLead(moves: readonly Move[]): Move[][] {
  const leads = [...new Set(moves.map(leadOf))];
  if (leads.includes(null) || leads.length * ALIKE > moves.length) return [[...moves]];
  return leads.map((lead) => moves.filter((move) => leadOf(move) === lead));
}

/** The text that all moves share, as a heading, and the rest of each move's text. */
function headed(moves: readonly Move[]): { title: string | null; texts: string[] } {
  const texts = moves.map((move) => move.text);
  if (moves.length < ALIKE) return { title: null, texts };
  const leads = new Set(moves.map(leadOf));
  const [lead] = leads;
  if (leads.size === 1 && lead) return { title: lead, texts: texts.map((text) => text.replace(LEAD, "")) };
  const words = texts.map((text) => text.split(" "));
  const first = words[0] ?? [];
  const least = Math.min(...words.map((own) => own.length)) - 1; // each move keeps at least one word
  const alike = (at: number) => words.every((own) => own.at(at) === first.at(at));
  let before = 0;
  while (before < least && alike(before)) before += 1;
  let after = 0;
  while (before + after < least && alike(-1 - after)) after += 1;
  if (!before && !after) return { title: null, texts };
  const title = [...first.slice(0, before), ...(after ? ["…", ...first.slice(-after)] : [])].join(" ");
  return { title, texts: words.map((own) => own.slice(before, own.length - after).join(" ")) };
}

function byFirst(rows: readonly Row[]): Row[][] {
  const first = [...new Set(rows.map(({ move }) => move.name[1]))];
  return first.map((word) => rows.filter(({ move }) => move.name[1] === word));
}

/** Moves that contain all words or parts of words, ignoring accents. */
export function searchMoves(moves: readonly Move[], wanted: string): readonly Move[] {
  const fold = (text: string): string => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  return words.length ? moves.filter((move) => words.every((word) => fold(move.text).includes(word))) : moves;
}
