/** No text in code: every word a visitor reads or hears comes from a Fluent file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "label", "aria-valuetext"]);
const BRAND = /^(Meadhall)?$/;

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [part: string]: unknown;
}

function words(node: unknown, found: string[], inside = ""): void {
  if (Array.isArray(node)) {
    node.forEach((part) => words(part, found, inside));
    return;
  }
  if (!node || typeof node !== "object") return;
  const typed = node as Node;
  if (typed.type === "Text" && inside !== "kbd") {
    const text = (typed.data ?? "").replace(/[^\p{L}]/gu, "");
    if (!BRAND.test(text)) found.push(typed.data ?? "");
    return;
  }
  if (typed.type === "StyleDirective") return;
  if (typed.type === "Attribute") {
    if (SPOKEN.has(typed.name ?? "")) words(typed.value, found, inside);
    return;
  }
  const here = typed.type === "RegularElement" ? (typed.name ?? "") : inside;
  if (here === "style" || here === "script") return;
  for (const [part, value] of Object.entries(typed)) {
    if (part === "expression" || part === "metadata") continue;
    words(value, found, here);
  }
}

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".svelte") && !name.includes("stories"),
);

it("finds text that is not in a Fluent file", () => {
  const found: string[] = [];
  words(parse("<p aria-label='Hello'>{t('a')} World</p>", { modern: true }).fragment, found);
  expect(found.map((text) => text.trim())).toEqual(["Hello", "World"]);
});

it.each(files)("%s contains no text", (name) => {
  const found: string[] = [];
  words(parse(readFileSync(join(ROOT, name), "utf8"), { modern: true }).fragment, found);
  expect(found).toEqual([]);
});
