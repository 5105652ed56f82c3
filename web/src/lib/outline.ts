/** Converts any game's view to headed lists of text.
 *
 * The label of a field `foo` is the message `view-foo`; an empty label hides the field. Inside a
 * field `bar` an attribute `.foo` of `view-bar` takes precedence. The attribute `.as` sets the format:
 *
 * - `seat`: a player's name; `index`: a number counted from one; `count`: the length of the list;
 * - `players`: one part per player (a list named `players` needs no `.as`);
 * - `places`: numbered places, with the empty ones counted;
 * - `cells`: [row, column] as b3; `lines`: each part on a line;
 * - the name of a list of the view: an index into it, shown as the item (`ships` shows 0 as "Top ship");
 * - any other word: a prefix of messages (`item` shows "oil" as `item-oil`, `card` shows 3 as `card-3`).
 *
 * `true` is shown by the label of its field, `false` only if there is an attribute `.no`. The player
 * is not named again in the player's own part.
 *
 * Short values go on a line, long ones into a list, items with the same fields into a table.
 */
import type { AnyView } from "../boards/contract";

export interface Entry {
  label: string;
  value?: string;
  inner?: Entry[];
  items?: string[];
  table?: Table;
}

/** The first cell of a row is its heading. */
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
  /** text for a number of hidden items */
  hidden: (count: number) => string;
  /** text for a number of empty places */
  empty: (count: number) => string;
}

type Fields = Record<string, unknown>;

const HIDDEN = "\0";
const FRAME = new Set(["seat", "over", "waiting", "prompt", "result"]);
const BARE = new Set(["number", "count", "value"]); // numbers shown without a label
const MOST = 7; // most parts on one line
const LONG = 90; // most characters on one line
const MANY = 30; // from so many items on they are grouped
const FULL = 0.5; // least share of filled cells in a table

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The item without its name, which is in the title. */
const nameless = (part: unknown): Fields => ({ ...(part as Fields), name: null });

const cellNames = (cells: readonly unknown[]): string =>
  (cells as readonly [number, number][])
    .map(([row, column]) => `${String.fromCharCode(96 + column)}${row}`)
    .join(" ");

/** Merges fields that all have the value `word` (nothing, no) into one line at the end. */
function gathered(entries: Entry[], word: string): Entry[] {
  const same = entries.filter((entry) => entry.value === word);
  if (same.length < 2) return entries;
  const label = word.charAt(0).toLocaleUpperCase() + word.slice(1);
  return [
    ...entries.filter((entry) => !same.includes(entry)),
    { label, value: same.map((entry) => entry.label).join(", ") },
  ];
}

export function outline(view: AnyView, words: Words): Entry[] {
  return new Outline(words, view as unknown as Fields).fields(view as unknown as Fields, null, null, FRAME);
}

class Outline {
  private pieces = new Map<string, Fields>();
  private owner: number | null = null; // seat whose part is being converted

  constructor(
    private words: Words,
    private view: Fields,
  ) {
    this.find(view);
  }

  fields(value: Fields, of: string | null, family: string | null, without?: Set<string>): Entry[] {
    const entries = this.told(value, of)
      .filter(([name]) => !without?.has(name))
      .map(([name, part]) => this.entry(this.label(name, of), name, part, family));
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
        return { label, inner: parts.map((part, at) => this.owned(player(at), at, name, part, as)) };
      }
      if (as === "places") return this.placed(label, name, parts);
      return this.several(label, name, parts, as);
    }
    return this.item(label, name, value, as);
  }

  /** A list of items: grouped, as a table, on a line, as a list, or with nested entries. */
  private several(label: string, name: string, parts: readonly unknown[], as: string | null): Entry {
    const flat = parts.map((part) => this.short(name, part, as));
    const lines = flat.every((part) => part !== null) ? flat : null;
    const groups = lines && this.groups(name, parts, as);
    if (groups) {
      const items = (some: readonly unknown[]) => some.map((part) => this.short(name, part, as) ?? "");
      return { label, inner: groups.map(([title, some]) => ({ label: title, items: items(some) })) };
    }
    const titles = parts.map((part) => this.title(part, as));
    const titled = titles.every((title) => title !== null);
    if (lines && !titled && this.listed(lines).length <= LONG) return { label, value: this.listed(lines) };
    const table = this.table(name, parts, titled ? titles : null, as);
    if (table) return { label, table };
    if (titled)
      return { label, inner: parts.map((part, at) => this.item(titles[at] ?? "", name, nameless(part), as)) };
    if (!lines) return { label, inner: parts.map((part, at) => this.numbered(at, name, part, as)) };
    const seen = lines.filter((part) => part !== HIDDEN);
    const backs = lines.length - seen.length;
    return { label, items: backs ? [...seen, this.words.hidden(backs)] : seen };
  }

  /** Numbered places; the empty ones are counted. */
  private placed(label: string, name: string, parts: readonly unknown[]): Entry {
    const items = parts.flatMap((part, at) =>
      this.holds(name, part) ? [`${at + 1}: ${this.short(name, part, "places") ?? ""}`] : [],
    );
    const empty = parts.length - items.length;
    return { label, items: empty ? [...items, this.words.empty(empty)] : items };
  }

  /** Groups many items by their first word. */
  private groups(name: string, parts: readonly unknown[], as: string | null): [string, unknown[]][] | null {
    if (parts.length < MANY || !parts.every(isFields)) return null;
    const [field, word] = this.told(parts[0] ?? {}, name)[0] ?? [];
    if (field === undefined || typeof word !== "string" || this.title(parts[0], as) !== null) return null;
    const groups = new Map<string, Fields[]>();
    for (const part of parts)
      groups.set(String(part[field]), [...(groups.get(String(part[field])) ?? []), part]);
    if (groups.size * 4 > parts.length) return null;
    return [...groups].map(([own, some]) => [
      `${this.label(field, name)} ${this.word(field, own, as) ?? own}`,
      some.map((part) => ({ ...part, [field]: null })),
    ]);
  }

  /** A table of items with the same fields, if every field fits into a cell. */
  private table(
    name: string,
    parts: readonly unknown[],
    titles: readonly (string | null)[] | null,
    as: string | null,
  ): Table | null {
    if (parts.length < 3 || !parts.every(isFields)) return null;
    const things = titles ? parts.map(nameless) : (parts as Fields[]);
    const told = new Set(things.flatMap((part) => this.told(part, name).map(([field]) => field)));
    const columns = [...told]
      .map((field) => ({ field, cells: things.map((part) => this.cell(field, part[field], as)) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ""));
    if (columns.length + Number(!!titles) < 3 || columns.some(({ cells }) => cells.includes(null)))
      return null;
    const full = columns.flatMap(({ cells }) => cells).filter((cell) => cell !== "").length;
    if (full < FULL * columns.length * parts.length) return null;
    const head = columns.map(({ field }) => this.label(field, name));
    const rows = things.map((_, at) => columns.map(({ cells }) => cells[at] ?? ""));
    return titles
      ? { head: ["", ...head], rows: rows.map((row, at) => [titles[at] ?? "", ...row]) }
      : { head, rows };
  }

  /** Text of a table cell: empty for no value, null if it is too long. */
  private cell(name: string, value: unknown, above: string | null): string | null {
    if (value === null || value === undefined || value === false) return "";
    const as = typeof value === "string" ? above : (this.as(name) ?? above);
    if (!Array.isArray(value)) return this.short(name, value, as);
    if (as === "count") return String(value.length);
    if (as === "cells") return cellNames(value);
    const few = (one: Fields): boolean => this.told(one, name).length <= 2;
    const inner = value.map((one) => (isFields(one) && !few(one) ? null : this.short(name, one, as)));
    return inner.includes(null) ? null : inner.join(", ").replaceAll(" · ", " ");
  }

  private numbered(at: number, name: string, part: unknown, as: string | null): Entry {
    if (!isFields(part) || typeof part.number !== "number") return this.item(String(at + 1), name, part, as);
    return this.item(String(part.number), name, { ...part, number: null }, as);
  }

  /** A player's part, with nested entries if it is long. */
  private owned(label: string, seat: number, name: string, value: unknown, as: string | null): Entry {
    if (name !== "players" || !isFields(value))
      return this.item(label, name, value, as === "players" ? null : as); // `players` applies to the list only
    this.owner = seat;
    const inner = this.fields(value, name, null);
    this.owner = null;
    return { label, inner };
  }

  private item(label: string, name: string, value: unknown, as: string | null): Entry {
    const line = as === "lines" && isFields(value) ? null : this.short(name, value, as);
    if (line !== null) return { label, value: this.listed([line]) };
    if (Array.isArray(value)) return this.entry(label, name, value, as);
    return { label, inner: this.fields(value as Fields, name, as) };
  }

  /** One-line text of a word, a number or a piece with few plain fields; null if it is too long. */
  private short(name: string, value: unknown, as: string | null): string | null {
    const { words } = this;
    if (value === null) return words.nothing;
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (typeof value === "number") return this.number(name, value, as);
    if (typeof value === "string") return as === "count" ? "1" : this.word(name, value, as);
    if (!isFields(value)) return null;
    const parts = this.told(value, name);
    if (!parts.length) return Object.keys(value).some((part) => part !== "id") ? HIDDEN : null;
    if (parts.length > MOST) return null;
    let line = "";
    for (const [part, inner] of parts) {
      const said = this.part(this.label(part, name), part, inner, as, line);
      if (said === null) return null;
      if (said) line += `${!line ? "" : said.labelled ? " · " : " "}${said.text}`;
    }
    return line || words.nothing;
  }

  /** Part of a line; undefined if it adds nothing. */
  private part(
    label: string,
    name: string,
    value: unknown,
    above: string | null,
    line: string,
  ): { text: string; labelled: boolean } | null | undefined {
    const as = typeof value === "string" ? above : (this.as(name) ?? above);
    if (value === true) return { text: label, labelled: true };
    if (value === false) {
      const text = this.words.has(`view-${name}`, "no") ? this.words.say(`view-${name}`, "no") : "";
      return text ? { text, labelled: true } : undefined;
    }
    if (Array.isArray(value)) {
      if (as === "count")
        return value.length ? { text: `${label} ${value.length}`, labelled: true } : undefined;
      if (as === "cells") return { text: cellNames(value), labelled: false };
      if (value.some((one) => isFields(one) && !this.plain(name, one))) return null; // too long
      const inner = value.map((one) => this.short(name, one, as));
      if (inner.some((one) => one === null)) return null;
      const text = inner.map((one) => one?.replace(" · ", " ")).join(" + ");
      return inner.length ? { text, labelled: inner.length > 1 } : undefined;
    }
    const text = this.short(name, value, as);
    if (text === null) return null;
    if (typeof value !== "number" || this.names(name, value, as)) return { text, labelled: false };
    const first = !/\d/.test(line);
    if (first && (BARE.has(name) || /\p{L}$/u.test(line))) return { text, labelled: false };
    return { text: `${label} ${text}`, labelled: true };
  }

  private number(name: string, value: number, as: string | null): string {
    return this.names(name, value, as) ?? String(as === "index" ? value + 1 : value);
  }

  /** What a number refers to if it is not an amount: a player, an item of a list, or a message. */
  private names(name: string, value: number, as: string | null): string | null {
    if (as === "seat" || name === "seat") return this.words.names[value] ?? String(value);
    if (as === null) return null;
    const list = this.view[as];
    if (Array.isArray(list)) return this.title(list[value], this.as(as));
    return this.words.has(`${as}-${value}`) ? this.words.say(`${as}-${value}`) : null;
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

  /** The name of an item that has one. */
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

  /** Whether the item has only one value, besides booleans. */
  private plain(name: string, value: Fields): boolean {
    return this.told(value, name).filter(([, part]) => typeof part !== "boolean").length < 2;
  }

  private told(value: Fields, of: string | null): [string, unknown][] {
    return Object.entries(value).filter(
      ([name, part]) =>
        name !== "id" && part !== null && this.label(name, of) !== "" && !this.again(name, part),
    );
  }

  /** Whether this is the owner of the current part. */
  private again(name: string, part: unknown): boolean {
    return part === this.owner && this.owner !== null && (name === "seat" || this.as(name) === "seat");
  }

  private holds(name: string, part: unknown): boolean {
    return part !== null && (!isFields(part) || this.told(part, name).length > 0);
  }

  private label(name: string, of: string | null): string {
    const key = `view-${name}`;
    if (of !== null && this.words.has(`view-${of}`, name)) return this.words.say(`view-${of}`, name);
    if (this.words.has(key)) return this.words.say(key);
    const spaced = name.replace(/[_-]/g, " "); // the game has no label for it
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
