/** Converts any game's view to headed lists of text, for the text board.
 *
 * The label of a field `foo` is the message `view-foo`; an empty label hides the field. Inside a
 * field `bar` an attribute `.foo` of `view-bar` takes precedence. The game's record sets the format of
 * a field (`formats`, described in core/game.py).
 *
 * `true` is shown by the label of its field, `false` only if there is an attribute `.no`. The player
 * is not named again in the player's own part.
 *
 * Short values go on a line, long ones into a list, items with the same fields into a table.
 */
import { Layout } from "./layout";
import { neighboursTold } from "./hexes";
import { Phrases } from "./phrases";

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

const FRAME = new Set(["seat", "over", "waiting", "prompt", "result"]); // shown by the frame

/** The view as entries; `formats` are those of the game's record, by field. */
export function outline(view: object, words: Words, formats: Readonly<Record<string, string>>): Entry[] {
  const shown = Object.fromEntries(Object.entries(view).filter(([name]) => !FRAME.has(name)));
  const told = neighboursTold(shown, words, formats);
  return new Layout(words, new Phrases(words, formats, told)).fields(told, null, null);
}
