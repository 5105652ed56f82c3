/** Words for the story page: the house's, the game's and the board's texts. */
import { Teller } from "../../lib/teller";

const files = {
  ...import.meta.glob<string>("../../../../src/meadhall/texts/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../../src/meadhall/games/*/texts/*.ftl", {
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("../*/texts/*.ftl", { query: "?raw", import: "default" }),
};

export async function teller(slug: string, language: string, names: readonly string[]): Promise<Teller> {
  const house = "../../../../src/meadhall";
  const wanted = [
    `${house}/texts/${language}.ftl`,
    `${house}/games/${slug.replaceAll("-", "_")}/texts/${language}.ftl`,
    `../${slug}/texts/${language}.ftl`,
  ];
  const sources = await Promise.all(wanted.map((path) => files[path]?.() ?? Promise.resolve("")));
  return new Teller(language, sources, names, (key) => console.warn(`no text: ${key}`));
}
