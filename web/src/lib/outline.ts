/** A view as headed lists of text, for any game.
 *
 * A field `foo` is called by the message `view-foo`; where that is empty, it is not told. Its
 * attribute `.as` says how what it holds is shown: `seat` a player's name, `index` a number from
 * one, `count` how many there are, `players` one for each player, `places` numbers those that
 * hold something and counts the rest, `cells` shows [row, column] as b3; any other word is the
 * family of messages its words belong to (`item` shows "oil" as `item-oil`).
 *
 * What is few is a line, what is much a list, things with the same several fields are a table.
 */
import type { AnyView } from "../boards/contract";

export interface Entry {
  label: string;
  value?: string;
  inner?: Entry[];
  items?: string[];
  table?: Table;
}

/** The first cell of a row says what the row is about. */
export interface Table {
  head: string[];
  rows: string[][];
}

export interface Words {
  names: readonly string[];
  say: (key: string, attribute?: string) => string;
  has: (key: string, attribute?: string) => boolean;
  yes: string;
  no: string;
  nothing: string;
  /** so many things that show their back */
  hidden: (count: number) => string;
  /** so many places that hold nothing */
  empty: (count: number) => string;
}

type Fields = Record<string, unknown>;

const HIDDEN = "\0";
const FRAME = new Set(["seat", "over", "waiting", "prompt", "result"]);
const BARE = new Set(["number", "count", "value"]); // numbers that need no label of their own
const MOST = 7; // parts of something that still fits on a line
const LONG = 90; // letters of a line that can still be read
const MANY = 30; // so many things are put in groups
const FULL = 0.6; // of a table's cells, else it is mostly air

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The thing without its name: a title says it. */
const nameless = (part: unknown): Fields => ({ ...(part as Fields), name: null });

const cellNames = (cells: readonly unknown[]): string =>
  (cells as readonly [number, number][])
    .map(([row, column]) => `${String.fromCharCode(96 + column)}${row}`)
    .join(" ");

/** Several fields that hold the same nothing share a line, at the end. */
function gathered(entries: Entry[], word: string): Entry[] {
  const same = entries.filter((entry) => entry.value === word);
  if (same.length < 2) return entries;
  const label = word.charAt(0).toLocaleUpperCase() + word.slice(1);
  return [...entries.filter((entry) => !same.includes(entry)), { label, value: same.map((entry) => entry.label).join(", ") }];
}

export function outline(view: AnyView, words: Words): Entry[] {
  return new Outline(words, view as unknown as Fields).fields(view as unknown as Fields, null, FRAME);
}

class Outline {
  private pieces = new Map<string, Fields>();

  constructor(
    private words: Words,
    view: Fields,
  ) {
    this.find(view);
  }

  fields(value: Fields, family: string | null, without?: Set<string>): Entry[] {
    const entries = this.told(value)
      .filter(([name]) => !without?.has(name))
      .map(([name, part]) => this.entry(this.label(name), name, part, family));
    return [this.words.nothing, this.words.no].reduce(gathered, entries);
  }

  private entry(label: string, name: string, value: unknown, above: string | null): Entry {
    const as = this.as(name) ?? above;
    const { words } = this;
    if (Array.isArray(value)) {
      const parts: unknown[] = value;
      if (as === "count") return { label, value: String(parts.length) };
      if (!parts.length) return { label, value: words.nothing };
      if (name === "players" || as === "players") {
        const player = (at: number) => words.names[at] ?? String(at + 1);
        return { label, inner: parts.map((part, at) => this.owned(player(at), name, part, as)) };
      }
      if (as === "places") return this.placed(label, name, parts);
      return this.several(label, name, parts, as);
    }
    return this.item(label, name, value, as);
  }

  /** Many things: in groups, as a table, on a line, as a list, or each with lines of its own. */
  private several(label: string, name: string, parts: readonly unknown[], as: string | null): Entry {
    const flat = parts.map((part) => this.short(name, part, as));
    const lines = flat.every((part) => part !== null) ? flat : null;
    const groups = lines && this.groups(parts, as);
    if (groups) {
      const items = (some: readonly unknown[]) => some.map((part) => this.short(name, part, as) ?? "");
      return { label, inner: groups.map(([title, some]) => ({ label: title, items: items(some) })) };
    }
    const titles = parts.map((part) => this.title(part, as));
    const titled = titles.every((title) => title !== null);
    if (lines && !titled && this.listed(lines).length <= LONG) return { label, value: this.listed(lines) };
    const table = this.table(parts, titled ? titles : null, as);
    if (table) return { label, table };
    if (titled) return { label, inner: parts.map((part, at) => this.item(titles[at] ?? "", name, nameless(part), as)) };
    if (!lines) return { label, inner: parts.map((part, at) => this.numbered(at, name, part, as)) };
    const seen = lines.filter((part) => part !== HIDDEN);
    const backs = lines.length - seen.length;
    return { label, items: backs ? [...seen, this.words.hidden(backs)] : seen };
  }

  /** Numbered places; those that hold nothing are counted. */
  private placed(label: string, name: string, parts: readonly unknown[]): Entry {
    const items = parts.flatMap((part, at) =>
      this.holds(part) ? [`${at + 1}: ${this.short(name, part, "places") ?? ""}`] : [],
    );
    const empty = parts.length - items.length;
    return { label, items: empty ? [...items, this.words.empty(empty)] : items };
  }

  /** Very many things by the word they all begin with. */
  private groups(parts: readonly unknown[], as: string | null): [string, unknown[]][] | null {
    if (parts.length < MANY || !parts.every(isFields)) return null;
    const [field, word] = this.told(parts[0] ?? {})[0] ?? [];
    if (field === undefined || typeof word !== "string" || this.title(parts[0], as) !== null) return null;
    const groups = new Map<string, Fields[]>();
    for (const part of parts) groups.set(String(part[field]), [...(groups.get(String(part[field])) ?? []), part]);
    if (groups.size * 4 > parts.length) return null;
    return [...groups].map(([own, some]) => [
      `${this.label(field)} ${this.word(field, own, as) ?? own}`,
      some.map((part) => ({ ...part, [field]: null })),
    ]);
  }

  /** Things that have the same few fields, each of which fits into a cell. */
  private table(parts: readonly unknown[], titles: readonly (string | null)[] | null, as: string | null): Table | null {
    if (parts.length < 3 || !parts.every(isFields)) return null;
    const things = titles ? parts.map(nameless) : (parts as Fields[]);
    const told = new Set(things.flatMap((part) => this.told(part).map(([field]) => field)));
    const columns = [...told]
      .map((field) => ({ field, cells: things.map((part) => this.cell(field, part[field], as)) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ""));
    if (columns.length + Number(!!titles) < 3 || columns.some(({ cells }) => cells.includes(null))) return null;
    const full = columns.flatMap(({ cells }) => cells).filter((cell) => cell !== "").length;
    if (full < FULL * columns.length * parts.length) return null;
    const head = columns.map(({ field }) => this.label(field));
    const rows = things.map((_, at) => columns.map(({ cells }) => cells[at] ?? ""));
    return titles ? { head: ["", ...head], rows: rows.map((row, at) => [titles[at] ?? "", ...row]) } : { head, rows };
  }

  /** What stands in a cell of a table: nothing where nothing is, null where it is too much. */
  private cell(name: string, value: unknown, above: string | null): string | null {
    if (value === null || value === undefined || value === false) return "";
    const as = typeof value === "string" ? above : (this.as(name) ?? above);
    if (!Array.isArray(value)) return this.short(name, value, as);
    if (as === "count") return String(value.length);
    if (as === "cells") return cellNames(value);
    const inner = value.map((one) => (isFields(one) && !this.plain(one) ? null : this.short(name, one, as)));
    return inner.includes(null) ? null : inner.join(", ").replaceAll(" · ", " ");
  }

  private numbered(at: number, name: string, part: unknown, as: string | null): Entry {
    if (!isFields(part) || typeof part.number !== "number") return this.item(String(at + 1), name, part, as);
    return this.item(String(part.number), name, { ...part, number: null }, as);
  }

  /** What is a player's: all of it in lines of its own, if it is much. */
  private owned(label: string, name: string, value: unknown, as: string | null): Entry {
    if (name !== "players" || !isFields(value)) return this.item(label, name, value, as);
    return { label, inner: this.fields(value, null) };
  }

  private item(label: string, name: string, value: unknown, as: string | null): Entry {
    const line = this.short(name, value, as);
    if (line !== null) return { label, value: this.listed([line]) };
    if (Array.isArray(value)) return this.entry(label, name, value, as);
    return { label, inner: this.fields(value as Fields, as) };
  }

  /** What fits on a line: a word, a number, a piece with its few plain fields. */
  private short(name: string, value: unknown, as: string | null): string | null {
    const { words } = this;
    if (value === null) return words.nothing;
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (typeof value === "number") return this.number(name, value, as);
    if (typeof value === "string") return this.word(name, value, as);
    if (!isFields(value)) return null;
    const parts = this.told(value);
    if (!parts.length) return Object.keys(value).some((part) => part !== "id") ? HIDDEN : null;
    if (parts.length > MOST) return null;
    let line = "";
    for (const [part, inner] of parts) {
      const said = this.part(part, inner, as, line);
      if (said === null) return null;
      if (said) line += `${!line ? "" : said.labelled ? " · " : " "}${said.text}`;
    }
    return line || words.nothing;
  }

  /** A part of a line; undefined where it adds nothing. */
  private part(
    name: string,
    value: unknown,
    above: string | null,
    line: string,
  ): { text: string; labelled: boolean } | null | undefined {
    const as = typeof value === "string" ? above : (this.as(name) ?? above);
    if (typeof value === "boolean") return value ? { text: this.label(name), labelled: true } : undefined;
    if (Array.isArray(value)) {
      if (as === "count") return value.length ? { text: `${this.label(name)} ${value.length}`, labelled: true } : undefined;
      if (as === "cells") return { text: cellNames(value), labelled: false };
      if (value.some((one) => isFields(one) && !this.plain(one))) return null; // too much
      const inner = value.map((one) => this.short(name, one, as));
      if (inner.some((one) => one === null)) return null;
      const text = inner.map((one) => one?.replace(" · ", " ")).join(" + ");
      return inner.length ? { text, labelled: inner.length > 1 } : undefined;
    }
    const text = this.short(name, value, as);
    if (text === null) return null;
    if (typeof value !== "number" || as === "seat" || name === "seat") return { text, labelled: false };
    const first = !/\d/.test(line);
    if (first && (BARE.has(name) || /\p{L}$/u.test(line))) return { text, labelled: false };
    return { text: `${this.label(name)} ${text}`, labelled: true };
  }

  private number(name: string, value: number, as: string | null): string {
    if (as === "seat" || name === "seat") return this.words.names[value] ?? String(value);
    return String(as === "index" ? value + 1 : value);
  }

  private word(name: string, value: string, as: string | null): string | null {
    const { words } = this;
    const families = [`view-${name}`, name, as, this.as(name)].filter((one) => one !== null);
    for (const family of families) {
      if (words.has(`${family}-${value}`)) return words.say(`${family}-${value}`);
    }
    const piece = this.pieces.get(value);
    return piece ? this.short(name, piece, as) : value;
  }

  /** The name of a thing that is known by name. */
  private title(part: unknown, as: string | null): string | null {
    if (!as || !isFields(part)) return null;
    const own = part.id ?? part.name;
    const key = `${as}-${String(own)}`;
    if (typeof own !== "string" || !this.words.has(key)) return null;
    const name = this.words.say(key);
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  }

  private listed(parts: readonly string[]): string {
    const seen = parts.filter((part) => part !== HIDDEN);
    const backs = parts.length - seen.length;
    const joined = seen.some((part) => part.includes(" · ")) ? "; " : ", ";
    return (backs ? [...seen, this.words.hidden(backs)] : seen).join(joined);
  }

  /** One thing, and at most whether something is so. */
  private plain(value: Fields): boolean {
    return this.told(value).filter(([, part]) => typeof part !== "boolean").length < 2;
  }

  private told(value: Fields): [string, unknown][] {
    return Object.entries(value).filter(([name, part]) => name !== "id" && part !== null && this.label(name) !== "");
  }

  private holds(part: unknown): boolean {
    return !isFields(part) || this.told(part).length > 0;
  }

  private label(name: string): string {
    const key = `view-${name}`;
    if (this.words.has(key)) return this.words.say(key);
    const spaced = name.replace(/[_-]/g, " "); // a game without labels
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
  }

  private as(name: string): string | null {
    const key = `view-${name}`;
    return this.words.has(key, "as") ? this.words.say(key, "as") : null;
  }

  private find(value: unknown): void {
    if (Array.isArray(value)) value.forEach((part) => this.find(part));
    else if (isFields(value)) {
      if (typeof value.id === "string") this.pieces.set(value.id, value);
      Object.values(value).forEach((part) => this.find(part));
    }
  }
}
