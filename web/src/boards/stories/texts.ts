/** Words for the story page: the game's own texts and the board's, or the key where one lacks. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "../contract";

const games = import.meta.glob<string>("../../../../src/meadhall/games/*/texts/*.ftl", { query: "?raw", import: "default" });
const house = import.meta.glob<string>("../../../../src/meadhall/texts/*.ftl", { query: "?raw", import: "default" });
const boards = import.meta.glob<string>("../*/texts/*.ftl", { query: "?raw", import: "default" });

export async function speaker(slug: string, language: string, names: readonly string[]): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = slug.replaceAll("-", "_");
  const wanted = [
    house[`../../../../src/meadhall/texts/${language}.ftl`],
    games[`../../../../src/meadhall/games/${folder}/texts/${language}.ftl`],
    boards[`../${slug}/texts/${language}.ftl`],
  ];
  for (const load of wanted) if (load) bundle.addResource(new FluentResource(await load()));
  const list = new Intl.ListFormat(language);
  const say: Say = (key, args = {}) => {
    const [id = key, attribute] = key.split(".");
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return key;
    const shown = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, show(name, value)]));
    return bundle.formatPattern(pattern, shown);
  };
  const show = (name: string, value: unknown): FluentVariable => {
    if (typeof value === "number") return name === "seat" || name.endsWith("_seat") ? (names[value] ?? String(value)) : value;
    if (typeof value === "string") return bundle.hasMessage(`${name}-${value}`) ? say(`${name}-${value}`) : value;
    if (Array.isArray(value)) return value.length ? list.format(value.map((part) => String(show(name, part)))) : say("nothing");
    const { key, ...rest } = value as { key: string };
    return say(key, rest);
  };
  return say;
}
