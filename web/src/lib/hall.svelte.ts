/** Who we are and what can be played: shared by all pages. */
import type { Catalogue, GameInfo, Me } from "../generated/protocol";
import { PROTOCOL } from "../generated/protocol";
import { api, Refused } from "./api";
import { build } from "./build.svelte";
import { language } from "./settings.svelte";
import { texts } from "./texts.svelte";
import type { Teller } from "./teller";

class Hall {
  me: Me | null = $state.raw(null);
  catalogue: Catalogue | null = $state.raw(null);
  /** the words of games that were read, in the language of the page */
  tellers: Record<string, Teller> = $state.raw({});
  trouble: Refused | null = $state.raw(null);
  private entering: Promise<void> | null = null;

  /** Comes in: as who we were, or as a guest. */
  enter(): Promise<void> {
    this.entering ??= this.comeIn().finally(() => (this.entering = null));
    return this.entering;
  }

  game(slug: string): GameInfo | undefined {
    return this.catalogue?.games.find((game) => game.slug === slug);
  }

  title(slug: string): string {
    return this.game(slug)?.title ?? slug;
  }

  /** A bot's name: the house says it where it knows it. */
  bot(kind: string): string {
    const key = `bot-${kind}`;
    return texts.frame?.has(key) ? texts.frame.plain(key) : kind;
  }

  /** The server's own texts of these games, for summaries and options. */
  async read(slugs: readonly string[]): Promise<void> {
    const lang = texts.language;
    const made = await Promise.allSettled(
      slugs.map(async (slug) => [slug, await texts.game(slug, lang)] as const),
    );
    const good = made.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    if (lang !== texts.language) return; // read anew meanwhile
    this.tellers = { ...this.tellers, ...Object.fromEntries(good) }; // without texts there is still the title
  }

  private async comeIn(): Promise<void> {
    try {
      const me = api.guest({ language: language() }); // who we were already, else somebody new
      const catalogue = api.games();
      await Promise.all([
        me.then((found) => (this.me = found)),
        catalogue.then((found) => (this.catalogue = found)), // the page need not wait for our name
      ]);
      this.trouble = null;
      if (this.catalogue?.protocol !== PROTOCOL) build.newer = "needed";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error;
    }
  }
}

export const hall = new Hall();
