/** A view as headed lists of text, for any game. */
import type { AnyView, Say } from "../boards/contract";

export interface Entry {
  label: string;
  value?: string;
  inner?: Entry[];
}

export interface Words {
  names: readonly string[];
  say: Say;
  has: (key: string) => boolean;
  yes: string;
  no: string;
  nothing: string;
  /** so many things that show their back */
  hidden: (count: number) => string;
}

const HIDDEN = "\0";
const FRAME = new Set(["seat", "over", "waiting", "prompt", "result", "id"]);
const PER_SEAT = new Set(["players", "seats"]);

/** The game's own fields. A field `foo` is called by the message `view-foo` if there is one. */
export function outline(view: AnyView, words: Words): Entry[] {
  return fields(view as unknown as Record<string, unknown>, words, FRAME);
}

function fields(value: Record<string, unknown>, words: Words, without = new Set(["id"])): Entry[] {
  return Object.entries(value)
    .filter(([name, part]) => !without.has(name) && part !== null)
    .map(([name, part]) => entry(title(name, words), name, part, words));
}

function entry(label: string, name: string, value: unknown, words: Words): Entry {
  if (Array.isArray(value)) {
    if (!value.length) return { label, value: words.nothing };
    if (PER_SEAT.has(name)) return { label, inner: value.map((part: unknown, at) => seat(at, part, words)) };
    const flat = value.map((part) => short(name, part, words));
    if (flat.every((part) => part !== null)) return { label, value: listed(flat, words) };
    const inner = value.map((part: unknown, at) => entry(String(at + 1), name, part, words));
    return { label, inner };
  }
  const line = short(name, value, words);
  if (line !== null) return { label, value: listed([line], words) };
  return { label, inner: fields(value as Record<string, unknown>, words) };
}

function seat(at: number, value: unknown, words: Words): Entry {
  const label = words.names[at] ?? String(at + 1);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return entry(label, "players", value, words);
  }
  return { label, inner: fields(value as Record<string, unknown>, words) };
}

function listed(parts: readonly string[], words: Words): string {
  const seen = parts.filter((part) => part !== HIDDEN);
  const backs = parts.length - seen.length;
  return (backs ? [...seen, words.hidden(backs)] : seen).join(", ");
}

/** What fits on a line: a word, a number, a piece with its few plain fields. */
function short(name: string, value: unknown, words: Words): string | null {
  if (value === null) return words.nothing;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") {
    const seat = name === "seat" || name.endsWith("_seat") || name === "starter";
    return seat ? (words.names[value] ?? String(value)) : String(value);
  }
  if (typeof value === "string") {
    const key = `${name}-${value}`;
    return words.has(key) ? words.say(key) : value;
  }
  if (Array.isArray(value)) return null;
  const parts = Object.entries(value as Record<string, unknown>).filter(([part]) => part !== "id");
  if (parts.length > 4 || parts.some(([, part]) => typeof part === "object" && part !== null)) {
    return null;
  }
  const shown = parts.filter(([, part]) => part !== null).map(([part, inner]) => short(part, inner, words));
  return shown.length ? shown.join(" ") : HIDDEN;
}

function title(name: string, words: Words): string {
  const key = `view-${name}`;
  if (words.has(key)) return words.say(key);
  const spaced = name.replace(/[_-]/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
