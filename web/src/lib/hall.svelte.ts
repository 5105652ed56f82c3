/** The signed-in person and the list of games, shared by all pages. */
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
  /** texts of the loaded games, in the page's language */
  tellers: Record<string, Teller> = $state.raw({});
  enterError: Refused | null = $state.raw(null);
  private entering: Promise<void> | null = null;

  /** Signs in with the session cookie, else as a new guest, and loads the list of games. */
  enter(): Promise<void> {
    this.entering ??= this.load().finally(() => (this.entering = null));
    return this.entering;
  }

  game(slug: string): GameInfo | undefined {
    return this.catalogue?.games.find((game) => game.slug === slug);
  }

  title(slug: string): string {
    return this.game(slug)?.title ?? slug;
  }

  /** A bot's name: its text if there is one, else its kind. */
  bot(kind: string): string {
    const key = `bot-${kind}`;
    return texts.frame?.has(key) ? texts.frame.plain(key) : kind;
  }

  /** Loads the server's texts of these games, for summaries and options. */
  async loadTexts(slugs: readonly string[]): Promise<void> {
    const lang = texts.language;
    const made = await Promise.allSettled(
      slugs.map(async (slug) => [slug, await texts.game(slug, lang)] as const),
    );
    const good = made.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    if (lang !== texts.language) return; // the language has changed since
    // a game whose texts failed to load shows its title only
    this.tellers = { ...this.tellers, ...Object.fromEntries(good) };
  }

  private async load(): Promise<void> {
    try {
      const me = api.guest({ language: language() }); // the known person, else a new guest
      const catalogue = api.games();
      await Promise.all([
        me.then((found) => (this.me = found)),
        catalogue.then((found) => (this.catalogue = found)), // shown without waiting for the guest
      ]);
      this.enterError = null;
      if (this.catalogue?.protocol !== PROTOCOL) build.newer = "needed";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.enterError = error;
    }
  }
}

export const hall = new Hall();
