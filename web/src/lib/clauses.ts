/** Reads help, chapters and clauses from a game's rules.<lang>.ftl, for given options.
 *
 * Text that depends on an option is an attribute named after the option and its values; see core/texts.py.
 */
import { optionText, defaultValue, values, type Option, type Value } from "./options";
import { ids, type Teller } from "./teller";

export interface Clause {
  number: string; // "A-3.1"; empty for a paragraph of the help
  text: string;
}

export interface Chapter {
  id: string;
  title: string; // includes its number
  clauses: Clause[];
}

const numbered = (id: string): string => {
  const [, letter, ...numbers] = id.split("-");
  return `${letter}-${numbers.join(".")}`;
};

/** The option-dependent attributes of a message: [attribute, option, values]. */
function conditions(teller: Teller, id: string): [string, string, string[]][] {
  return teller.attributes(id).flatMap((name) => {
    const [option = "", ...about] = name.split("-");
    return name === "title" ? [] : [[name, option, about]];
  });
}

const named = (value: Value | undefined): string =>
  typeof value === "boolean" ? (value ? "on" : "off") : String(value);

/** Text of a message for these options; may be empty. */
function textFor(teller: Teller, id: string, played: Readonly<Record<string, Value>>): string {
  const said = teller.has(id) ? [teller.plain(id)] : [];
  for (const [attribute, option, about] of conditions(teller, id)) {
    if (about.includes(named(played[option]))) said.push(teller.plain(id, {}, attribute));
  }
  return said.join(" ");
}

/** Help paragraphs, then chapters, in file order; chapters without a clause that applies are left out. */
export function chapters(source: string, teller: Teller, played: Readonly<Record<string, Value>>): Chapter[] {
  const found: Chapter[] = ids(source, "help-").map((id) => ({
    id,
    title: teller.plain(id, {}, "title"),
    clauses: [{ number: "", text: textFor(teller, id, played) }],
  }));
  for (const id of ids(source, "chapter-")) {
    const number = id.split("-").slice(2).join(".");
    found.push({ id, title: `${number} ${teller.plain(id)}`, clauses: [] });
  }
  for (const id of ids(source, "clause-")) {
    const text = textFor(teller, id, played);
    const chapter = found.find((known) => id.startsWith(`${known.id.replace("chapter-", "clause-")}-`));
    if (text) chapter?.clauses.push({ number: numbered(id), text });
  }
  return found.filter((chapter) => chapter.clauses.length);
}

/** Clauses that apply only with other values of the options, by option and value. */
export function otherOptions(source: string, teller: Teller, options: readonly Option[]): Chapter[] {
  const all = [...ids(source, "help-"), ...ids(source, "clause-")];
  return options.flatMap((option) =>
    values(option).flatMap((value) => {
      if (value === defaultValue(option)) return [];
      const clauses = all.flatMap((id) =>
        conditions(teller, id)
          .filter(([, about, which]) => about === option.name && which.includes(named(value)))
          .map(([attribute]) => ({
            number: id.startsWith("clause-") ? numbered(id) : "",
            text: teller.plain(id, {}, attribute),
          })),
      );
      const title = optionText(teller, option.name, value);
      return clauses.length ? [{ id: `${option.name}-${named(value)}`, title, clauses }] : [];
    }),
  );
}

/** Clauses that contain every word, in number, text or chapter title. */
export function matching(all: readonly Chapter[], wanted: string, language: string): Chapter[] {
  const words = fold(wanted, language).split(/\s+/).filter(Boolean);
  if (!words.length) return [...all];
  return all
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter((clause) => {
        const text = fold(`${clause.number} ${chapter.title} ${clause.text}`, language);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.clauses.length);
}

/** Removes case and accents, so that "zwierze" finds "zwierzę". */
export function fold(text: string, language: string): string {
  return text.toLocaleLowerCase(language).normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l");
}
