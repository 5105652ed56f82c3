/** Colours come from styles/tokens.css: a change of the palette is a change in one file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
// drawn with literals so far
const EXEMPT =
  /^(generated|tests|boards\/(looot|feast-for-odin|stories))\/|\.test\.ts$|^styles\/tokens\.css$/;
const LITERAL =
  /(?<![\w&])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})(?![\w-])|\b(?:rgba?|hsla?)\(\s*\d[^)]*\)/gi;

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(svelte|css|ts)$/.test(file) && !EXEMPT.test(file));

it("no component, style or script names a colour by its value", () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(LITERAL)].map(([colour]) => `${file}: ${colour}`),
  );
  expect(found).toEqual([]);
});

it("every token that is used exists", () => {
  const all = [...files, "styles/tokens.css"]
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n");
  const set = new Set([...all.matchAll(/(--[\w-]+)["']?\s*[:=]/g)].map((match) => match[1]));
  const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
});
