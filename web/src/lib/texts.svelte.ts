/** Loads the texts of the frame and of the games in the chosen language. */
import { boardTexts } from "../boards";
import { Teller, type Plain } from "./teller";
import { language } from "./settings.svelte";
import type { Language } from "../generated/protocol";

const frames = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });

/** A language's name in that language, with a capital letter. */
export function native(lang: Language): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

function missing(what: string): void {
  console.error(`missing text: ${what}`);
}

class Texts {
  frame: Teller | null = $state.raw(null);
  private sources = new Map<string, Promise<string>>();
  private wanted: Language | null = null;

  /** Loads the frame's texts; the page is rendered after that. */
  async load(lang: Language = language()): Promise<void> {
    const load = frames[`../texts/${lang}.ftl`];
    if (!load) throw new Error(`no frame texts in ${lang}`);
    this.wanted = lang;
    const made = new Teller(lang, [await load()], [], missing);
    if (this.wanted !== lang) return; // another language has been chosen since
    document.documentElement.lang = lang;
    this.frame = made;
  }

  get language(): Language {
    return (this.frame?.language ?? "en") as Language;
  }

  /** Source of a Fluent file of the server, cached. */
  source(name: string, lang: Language = this.language): Promise<string> {
    const url = `/texts/${lang}/${name}.ftl`;
    let known = this.sources.get(url);
    if (!known) {
      known = fetch(url).then(async (answer) => {
        if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
        return answer.text();
      });
      known.catch(() => this.sources.delete(url)); // the next call tries again
      this.sources.set(url, known);
    }
    return known;
  }

  /** All texts that a table of this game needs. */
  async game(slug: string, lang: Language = this.language): Promise<Teller> {
    const drawn = boardTexts[`./${slug}/texts/${lang}.ftl`];
    const sources = await Promise.all([
      this.source("house", lang),
      this.source(slug, lang),
      drawn ? drawn() : "",
    ]);
    return new Teller(lang, sources, [], missing);
  }
}

export const texts = new Texts();

/** A text of the frame: `t("undo")`. Arguments are inserted unchanged. */
export function t(key: string, args: Plain = {}): string {
  return texts.frame?.plain(key, args) ?? "";
}
