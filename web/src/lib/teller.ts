/** Formats Fluent messages, with arguments converted as in core/texts.py:
 *
 * - `seat`, or a name ending in `_seat`: a seat number, shown as the player's name;
 * - a number: the message `<argument>-<number>` if there is one, else unchanged; a boolean: yes or no;
 * - a word: the message `<argument>-<word>` if there is one, else unchanged;
 * - an object with a `key`: that message, with the other fields as arguments;
 * - a list: its items converted in the same way and joined as the language joins lists.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Name, Word } from "../boards/contract";

export type Args = Record<string, unknown>;
export type Plain = Record<string, FluentVariable>;

/** A number that selects ordinal plural forms (first, second, third). */
export function ordinal(value: number): FluentNumber {
  const rule: Intl.PluralRulesOptions = { type: "ordinal" }; // passed on to Intl.PluralRules
  return new FluentNumber(value, rule);
}

export class Teller {
  private bundle: FluentBundle;
  private missing = new Set<string>();

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

  /** The same texts with other player names. */
  with(names: readonly string[]): Teller {
    const made: Teller = Object.create(this) as Teller;
    made.names = names;
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
    const shown: Plain = {};
    for (const [name, value] of Object.entries(args)) shown[name] = this.show(name, value);
    return this.plain(key, shown, attribute);
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
