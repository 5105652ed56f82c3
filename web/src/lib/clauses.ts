/** A game's rules.<lang>.ftl as chapters and clauses. */
import { Teller, ids } from "./teller";

export interface Clause {
  number: string; // "A-3.1"
  text: string;
}

export interface Chapter {
  number: string; // "3"
  title: string;
  clauses: Clause[];
}

/** `chapter-A-3` and `clause-A-3-1`, in the order of the file. */
export function chapters(source: string, language: string): Chapter[] {
  const teller = new Teller(language, [source]);
  const found: Chapter[] = ids(source, "chapter-").map((id) => ({
    number: id.split("-").slice(2).join("."),
    title: teller.plain(id),
    clauses: [],
  }));
  for (const id of ids(source, "clause-")) {
    const [, letter, ...numbers] = id.split("-");
    const chapter = found.find((known) => known.number === numbers[0]);
    chapter?.clauses.push({ number: `${letter}-${numbers.join(".")}`, text: teller.plain(id) });
  }
  return found;
}

/** Those clauses in which every word is found, in number, text or chapter title. */
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

/** Without case and accents, so that "zwierze" finds "zwierzę". */
function fold(text: string, language: string): string {
  return text
    .toLocaleLowerCase(language)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/g, "l");
}
