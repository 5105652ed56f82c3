/** The boards' own texts: the same messages with the same arguments in seven languages, all used. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Visitor, type VariableReference } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../generated/protocol";
import { FORMS } from "../lib/teller";

const HERE = import.meta.dirname;
const GAMES = ["animals-on-board", "vikings-on-board", "skibe", "looot", "feast-for-odin"];

/** Pictures of the sprite have names that begin alike. */
const PICTURES = new Set(
  [...readFileSync(join(HERE, "../sprites/icons.svg"), "utf8").matchAll(/<symbol id="([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  ),
);

class Arguments extends Visitor {
  found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name.split("-")[0] ?? ""); // any form of it
  }
}

/** Each message with its arguments and attributes, as one comparable line. */
function messages(path: string): Map<string, string> {
  const resource = new FluentParser().parse(readFileSync(path, "utf8"));
  const found = new Map<string, string>();
  for (const entry of resource.body) {
    if (entry.type === "Junk") throw new Error(`${path}: ${entry.content.slice(0, 80)}`);
    if (entry.type !== "Message") continue;
    const visitor = new Arguments();
    visitor.visit(entry);
    const attributes = entry.attributes
      .map((one) => `.${one.id.name}`)
      .filter((name) => !FORMS.includes(name.slice(1)));
    found.set(entry.id.name, [...visitor.found].sort().concat(attributes).join(" "));
  }
  return found;
}

function sources(folder: string): string {
  return readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

describe.each(GAMES)("texts of %s", (game) => {
  const folder = join(HERE, game);
  const file = (language: string): string => join(folder, "texts", `${language}.ftl`);
  const english = messages(file("en"));

  test.each(LANGUAGES)("%s has the same messages with the same arguments", (language) => {
    expect(existsSync(file(language))).toBe(true);
    expect(Object.fromEntries(messages(file(language)))).toEqual(Object.fromEntries(english));
  });

  test("every message that is said exists, and every message is said", () => {
    const code = sources(folder);
    const said = new Set([...code.matchAll(/["'`](ui-[a-z0-9-]+)["'`]/g)].map((match) => match[1] ?? ""));
    const starts = [...code.matchAll(/`(ui-[a-z0-9-]+-)\$\{[^}]*\}(-[a-z-]+)?`/g)].map(
      (match) => match[1] ?? "",
    );
    const missing = [...said].filter((key) => !english.has(key) && !PICTURES.has(key));
    const idle = [...english.keys()].filter(
      (key) => !said.has(key) && !starts.some((start) => key.startsWith(start)),
    );
    expect({ missing, idle }).toEqual({ missing: [], idle: [] });
  });
});
