/** Formats Fluent messages, with arguments converted as in core/texts.py:
 *
 * - `seat`, or a name ending in `_seat`: a seat number, shown as the player's name;
 * - a number: the message `<argument>-<number>` if there is one, else unchanged; a boolean: yes or no;
 * - a word: the message `<argument>-<word>` if there is one, else unchanged;
 * - an object with a `key`: that message, with the other fields as arguments;
 * - a list: its items converted in the same way and joined as the language joins lists.
 *
 * Other forms of a word (`species-panda.acc`) are the arguments `$species-acc`, the word itself
 * is `$species-id`. A log line of the reader's own seat is the attribute `.you` of its message.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Name, Word } from "../boards/contract";

export type Args = Record<string, unknown>;
export type Plain = Record<string, FluentVariable>;

/** Attributes that hold other forms of a word, as in core/texts.py. */
export const FORMS = ["nom", "acc", "gen", "dat", "loc", "ins", "of", "to", "on", "start", "count"];

/** A number that selects ordinal plural forms (first, second, third). */
export function ordinal(value: number): FluentNumber {
  const rule: Intl.PluralRulesOptions = { type: "ordinal" }; // passed on to Intl.PluralRules
  return new FluentNumber(value, rule);
}

export class Teller {
  private bundle: FluentBundle;
  private missing = new Set<string>();
  /** the seat whose log lines say "you" */
  reader: number | null = null;

  constructor(
    readonly language: string,
    sources: readonly string[],
    public names: readonly string[] = [],
    private onMissing: (key: string) => void = () => {},
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  /** The same texts with other player names, for a reader with one seat or none. */
  with(names: readonly string[], own: readonly number[] = []): Teller {
    const made: Teller = Object.create(this) as Teller;
    made.names = names;
    made.reader = own.length === 1 ? (own[0] ?? null) : null;
    return made;
  }

  has(key: string, attribute?: string): boolean {
    const message = this.bundle.getMessage(key);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** Names of a message's attributes, in file order. */
  attributes(key: string): string[] {
    return Object.keys(this.bundle.getMessage(key)?.attributes ?? {});
  }

  say(key: string, args: Args = {}, attribute?: string): string {
    return this.plain(key, this.shown(args), attribute);
  }

  private shown(args: Args): Plain {
    const shown: Plain = {};
    for (const [name, value] of Object.entries(args)) {
      shown[name] = this.show(name, value);
      for (const [form, text] of this.forms(name, value, args)) shown[`${name}-${form}`] = text;
    }
    return shown;
  }

  /** A log line; those of the reader's own seat say "you". */
  line({ key, args }: { key: string; args: Args }): string {
    const own = this.reader !== null && args.seat === this.reader && this.has(key, "you");
    return this.say(key, args, own ? "you" : undefined);
  }

  /** Like `say`, with arguments that need no conversion. */
  plain(key: string, args: Plain = {}, attribute?: string): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return this.lack(attribute ? `${key}.${attribute}` : key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) this.lack(`${key}: ${String(errors[0])}`);
    return text;
  }

  show(name: string, value: unknown): FluentVariable {
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    if (typeof value === "number") {
      if (name === "seat" || name.endsWith("_seat")) return this.player(value);
      const key = `${name}-${value}`;
      return this.has(key) ? this.say(key) : value;
    }
    if (typeof value === "string") {
      const key = `${name}-${value}`;
      return this.has(key) ? this.say(key) : value;
    }
    if (Array.isArray(value)) {
      if (!value.length) return this.say("nothing");
      const parts = value.map((part) => String(this.show(name, part)));
      return new Intl.ListFormat(this.language, { type: "conjunction" }).format(parts);
    }
    if (value !== null && typeof value === "object" && "key" in value) {
      const { key, ...rest } = value as Args & { key: string };
      return this.say(key, rest);
    }
    return this.lack(`${name}: ${String(value)}`);
  }

  /** The other forms of an argument, by their names. */
  private forms(name: string, value: unknown, args: Args): Map<string, string> {
    const found = new Map<string, string>();
    let key = `${name}-${String(value)}`;
    const numbers = Object.entries(args).filter(([, other]) => typeof other === "number");
    let shown = Object.fromEntries(numbers) as Plain;
    if (Array.isArray(value)) {
      const parts = value.map((part) => this.forms(name, part, args));
      const list = new Intl.ListFormat(this.language, { type: "conjunction" });
      for (const form of parts[0]?.keys() ?? []) {
        const texts = parts.flatMap((part) => part.get(form) ?? []);
        if (form !== "id" && texts.length === parts.length) found.set(form, list.format(texts));
      }
      return found;
    }
    if (value !== null && typeof value === "object" && "key" in value) {
      const { key: named, ...rest } = value as Args & { key: string };
      [key, shown] = [named, this.shown(rest)];
    } else if (typeof value === "string") found.set("id", value);
    for (const form of FORMS) {
      const pattern = this.bundle.getMessage(key)?.attributes[form];
      const errors: Error[] = [];
      const text = pattern && this.bundle.formatPattern(pattern, shown, errors);
      if (text && !errors.length) found.set(form, text); // else it counts, and there is no number
    }
    return found;
  }

  player(seat: number): string {
    return this.names[seat] ?? this.say("player", { number: seat + 1 });
  }

  /** Button text of a move: the message `move-<verb>`, or its attribute `.detail` if the position
   * adds details. */
  move(name: Name, args: Readonly<Record<string, Word>>, detail: Readonly<Args> = {}): string {
    const more = Object.keys(detail).length > 0;
    return this.say(`move-${name[0]}`, { ...args, ...detail }, more ? "detail" : undefined);
  }

  private lack(what: string): string {
    if (!this.missing.has(what)) {
      this.missing.add(what);
      this.onMissing(what);
    }
    return what;
  }
}

/** Ids of the messages that start with `start`, in file order. */
export function ids(source: string, start: string): string[] {
  const found = [...source.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((match) => match[1] ?? "");
  return found.filter((id) => id.startsWith(start));
}
