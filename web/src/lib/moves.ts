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
  // what has no heading must not stand below another's, and what is short not below what is long
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

/** A verb's moves by what they say up to a colon, where that makes few heaps of many. */
function byLead(moves: readonly Move[]): Move[][] {
  const leads = [...new Set(moves.map(leadOf))];
  if (leads.includes(null) || leads.length * ALIKE > moves.length) return [[...moves]];
  return leads.map((lead) => moves.filter((move) => leadOf(move) === lead));
}

/** What all of them say, as a heading, and what each says besides. */
function headed(moves: readonly Move[]): { title: string | null; texts: string[] } {
  const texts = moves.map((move) => move.text);
  if (moves.length < ALIKE) return { title: null, texts };
  const leads = new Set(moves.map(leadOf));
  const [lead] = leads;
  if (leads.size === 1 && lead) return { title: lead, texts: texts.map((text) => text.replace(LEAD, "")) };
  const words = texts.map((text) => text.split(" "));
  const first = words[0] ?? [];
  const least = Math.min(...words.map((own) => own.length)) - 1; // each keeps a word of its own
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

/** Those that hold all the words, or parts of them, whatever their accents. */
export function found(moves: readonly Move[], wanted: string): readonly Move[] {
  const fold = (text: string): string => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  return words.length ? moves.filter((move) => words.every((word) => fold(move.text).includes(word))) : moves;
}
