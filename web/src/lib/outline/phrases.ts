/** One-line texts of fields, items and numbers of a view. */
import type { Words } from ".";

export type Fields = Record<string, unknown>;

export const HIDDEN = "\0"; // stands for an item of which nothing can be seen
const BARE = new Set(["number", "count", "value"]); // numbers shown without a label
const MOST = 7; // most parts on one line

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** [row, column] as b3. */
export const cellNames = (cells: readonly unknown[]): string =>
  (cells as readonly [number, number][])
    .map(([row, column]) => `${String.fromCharCode(96 + column)}${row}`)
    .join(" ");

export class Phrases {
  owner: number | null = null; // seat whose part is being converted
  private pieces = new Map<string, Fields>();

  constructor(
    private words: Words,
    private formats: Readonly<Record<string, string>>,
    private view: Fields,
  ) {
    this.findPieces(view);
  }

  /** The format of a field, as the game's record sets it. */
  format(name: string): string | null {
    return this.formats[name] ?? null;
  }

  label(name: string, of: string | null): string {
    const key = `view-${name}`;
    if (of !== null && this.words.has(`view-${of}`, name)) return this.words.say(`view-${of}`, name);
    if (this.words.has(key)) return this.words.say(key);
    return capitalised(name.replace(/[_-]/g, " ")); // the game has no label for it
  }

  /** The fields that are shown: they have a value and a label, and do not name the owner again. */
  told(value: Fields, of: string | null): [string, unknown][] {
    return Object.entries(value).filter(
      ([name, part]) =>
        name !== "id" && part !== null && this.label(name, of) !== "" && !this.namesOwner(name, part),
    );
  }

  /** Text of a word, a number or an item with few plain fields; null if it is too long for a line. */
  short(name: string, value: unknown, as: string | null): string | null {
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

  word(name: string, value: string, as: string | null): string | null {
    const { words } = this;
    const prefixes = [`view-${name}`, name, as, this.format(name)].filter((one) => one !== null);
    for (const prefix of prefixes) {
      if (words.has(`${prefix}-${value}`)) return words.say(`${prefix}-${value}`);
    }
    const piece = this.pieces.get(value);
    return piece ? this.short(name, piece, as) : value;
  }

  /** The name of an item that has one. */
  title(part: unknown, as: string | null): string | null {
    if (!as || !isFields(part)) return null;
    const own = part.id ?? part.name;
    const key = `${as}-${String(own)}`;
    if (typeof own !== "string" || !this.words.has(key)) return null;
    return capitalised(this.words.say(key));
  }

  /** Items on one line; those of which nothing can be seen are counted. */
  listed(parts: readonly string[]): string {
    const joined = parts.some((part) => part.includes(" · ")) ? "; " : ", ";
    return this.counted(parts).join(joined);
  }

  /** The items that can be seen, and the number of the others. */
  counted(parts: readonly string[]): string[] {
    const seen = parts.filter((part) => part !== HIDDEN);
    const hidden = parts.length - seen.length;
    return hidden ? [...seen, this.words.hidden(hidden)] : seen;
  }

  /** Part of a line; undefined if it adds nothing, null if it is too long. */
  private part(
    label: string,
    name: string,
    value: unknown,
    above: string | null,
    line: string,
  ): { text: string; labelled: boolean } | null | undefined {
    const as = typeof value === "string" ? above : (this.format(name) ?? above);
    if (value === true) return { text: label, labelled: true };
    if (value === false) {
      const text = this.words.has(`view-${name}`, "no") ? this.words.say(`view-${name}`, "no") : "";
      return text ? { text, labelled: true } : undefined;
    }
    if (Array.isArray(value)) return this.listPart(label, name, value, as);
    const text = this.short(name, value, as);
    if (text === null) return null;
    if (typeof value !== "number" || this.referent(name, value, as)) return { text, labelled: false };
    const first = !/\d/.test(line);
    if (first && (BARE.has(name) || /\p{L}$/u.test(line))) return { text, labelled: false };
    return { text: `${label} ${text}`, labelled: true };
  }

  private listPart(
    label: string,
    name: string,
    value: readonly unknown[],
    as: string | null,
  ): { text: string; labelled: boolean } | null | undefined {
    if (as === "count")
      return value.length ? { text: `${label} ${value.length}`, labelled: true } : undefined;
    if (as === "cells") return { text: cellNames(value), labelled: false };
    if (value.some((one) => isFields(one) && !this.isPlain(name, one))) return null;
    const inner = value.map((one) => this.short(name, one, as));
    if (inner.some((one) => one === null)) return null;
    const text = inner.map((one) => one?.replace(" · ", " ")).join(" + ");
    return inner.length ? { text, labelled: inner.length > 1 } : undefined;
  }

  private number(name: string, value: number, as: string | null): string {
    return this.referent(name, value, as) ?? String(as === "index" ? value + 1 : value);
  }

  /** What a number refers to if it is not an amount: a player, an item of a list, or a message. */
  private referent(name: string, value: number, as: string | null): string | null {
    if (as === "seat" || name === "seat") return this.words.names[value] ?? String(value);
    if (as === null) return null;
    const list = this.view[as];
    if (Array.isArray(list)) return this.title(list[value], this.format(as));
    return this.words.has(`${as}-${value}`) ? this.words.say(`${as}-${value}`) : null;
  }

  /** Whether the item has only one value, besides booleans. */
  private isPlain(name: string, value: Fields): boolean {
    return this.told(value, name).filter(([, part]) => typeof part !== "boolean").length < 2;
  }

  private namesOwner(name: string, part: unknown): boolean {
    return part === this.owner && this.owner !== null && (name === "seat" || this.format(name) === "seat");
  }

  private findPieces(value: unknown): void {
    if (Array.isArray(value)) value.forEach((part) => this.findPieces(part));
    else if (isFields(value)) {
      if (typeof value.id === "string") this.pieces.set(value.id, value);
      Object.values(value).forEach((part) => this.findPieces(part));
    }
  }
}
