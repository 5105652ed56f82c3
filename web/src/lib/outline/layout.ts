/** The order of a view on the text board: what goes on a line, into a list or into a table. */
import type { Entry, Table, Words } from ".";
import { cellNames, isFields, type Fields, type Phrases } from "./phrases";

const LONG = 90; // most characters on one line
const MANY = 30; // from so many items on they are grouped
const FULL = 0.5; // least share of filled cells in a table

/** The item without its name, which is in the title. */
const nameless = (part: unknown): Fields => ({ ...(part as Fields), name: null });

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

export class Layout {
  constructor(
    private words: Words,
    private phrases: Phrases,
  ) {}

  /** The fields of an item; `of` is the field that contains it, `above` its format. */
  fields(value: Fields, of: string | null, above: string | null): Entry[] {
    const entries = this.phrases
      .told(value, of)
      .map(([name, part]) => this.entry(this.phrases.label(name, of), name, part, above));
    return [this.words.nothing, this.words.no].reduce(gathered, entries);
  }

  private entry(label: string, name: string, value: unknown, above: string | null): Entry {
    const as = this.phrases.format(name) ?? above;
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
    const flat = parts.map((part) => this.phrases.short(name, part, as));
    const lines = flat.every((part) => part !== null) ? flat : null;
    const groups = lines && this.groups(name, parts, as);
    if (groups) {
      const items = (some: readonly unknown[]) =>
        some.map((part) => this.phrases.short(name, part, as) ?? "");
      return { label, inner: groups.map(([title, some]) => ({ label: title, items: items(some) })) };
    }
    const titles = parts.map((part) => this.phrases.title(part, as));
    const titled = titles.every((title) => title !== null);
    if (lines && !titled && this.phrases.listed(lines).length <= LONG)
      return { label, value: this.phrases.listed(lines) };
    const table = this.table(name, parts, titled ? titles : null, as);
    if (table) return { label, table };
    if (titled)
      return { label, inner: parts.map((part, at) => this.item(titles[at] ?? "", name, nameless(part), as)) };
    if (!lines) return { label, inner: parts.map((part, at) => this.numbered(at, name, part, as)) };
    return { label, items: this.phrases.counted(lines) };
  }

  /** Numbered places; the empty ones are counted. */
  private placed(label: string, name: string, parts: readonly unknown[]): Entry {
    const items = parts.flatMap((part, at) =>
      this.holds(name, part) ? [`${at + 1}: ${this.phrases.short(name, part, "places") ?? ""}`] : [],
    );
    const empty = parts.length - items.length;
    return { label, items: empty ? [...items, this.words.empty(empty)] : items };
  }

  /** Groups many items by their first word. */
  private groups(name: string, parts: readonly unknown[], as: string | null): [string, unknown[]][] | null {
    if (parts.length < MANY || !parts.every(isFields)) return null;
    const [field, word] = this.phrases.told(parts[0] ?? {}, name)[0] ?? [];
    if (field === undefined || typeof word !== "string" || this.phrases.title(parts[0], as) !== null)
      return null;
    const groups = new Map<string, Fields[]>();
    for (const part of parts)
      groups.set(String(part[field]), [...(groups.get(String(part[field])) ?? []), part]);
    if (groups.size * 4 > parts.length) return null;
    return [...groups].map(([own, some]) => [
      `${this.phrases.label(field, name)} ${this.phrases.word(field, own, as) ?? own}`,
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
    const told = new Set(things.flatMap((part) => this.phrases.told(part, name).map(([field]) => field)));
    const columns = [...told]
      .map((field) => ({ field, cells: things.map((part) => this.cell(field, part[field], as)) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ""));
    if (columns.length + Number(!!titles) < 3 || columns.some(({ cells }) => cells.includes(null)))
      return null;
    const full = columns.flatMap(({ cells }) => cells).filter((cell) => cell !== "").length;
    if (full < FULL * columns.length * parts.length) return null;
    const head = columns.map(({ field }) => this.phrases.label(field, name));
    const rows = things.map((_, at) => columns.map(({ cells }) => cells[at] ?? ""));
    return titles
      ? { head: ["", ...head], rows: rows.map((row, at) => [titles[at] ?? "", ...row]) }
      : { head, rows };
  }

  /** Text of a table cell: empty for no value, null if it is too long. */
  private cell(name: string, value: unknown, above: string | null): string | null {
    if (value === null || value === undefined || value === false) return "";
    const as = typeof value === "string" ? above : (this.phrases.format(name) ?? above);
    if (!Array.isArray(value)) return this.phrases.short(name, value, as);
    if (as === "count") return String(value.length);
    if (as === "cells") return cellNames(value);
    const few = (one: Fields): boolean => this.phrases.told(one, name).length <= 2;
    const inner = value.map((one) => (isFields(one) && !few(one) ? null : this.phrases.short(name, one, as)));
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
    this.phrases.owner = seat;
    const inner = this.fields(value, name, null);
    this.phrases.owner = null;
    return { label, inner };
  }

  private item(label: string, name: string, value: unknown, as: string | null): Entry {
    const line = as === "lines" && isFields(value) ? null : this.phrases.short(name, value, as);
    if (line !== null) return { label, value: this.phrases.listed([line]) };
    if (Array.isArray(value)) return this.entry(label, name, value, as);
    return { label, inner: this.fields(value as Fields, name, as) };
  }

  private holds(name: string, part: unknown): boolean {
    return part !== null && (!isFields(part) || this.phrases.told(part, name).length > 0);
  }
}
