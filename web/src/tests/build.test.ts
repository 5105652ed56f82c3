/** Detection of a newer build. */
import { expect, it } from "vitest";
import { scriptOf } from "../lib/build.svelte";

const page = (script: string) => `<head><script src="/early.js"></script>${script}</head>`;

it("scriptOf finds the page's module script", () => {
  const built = page('<script type="module" crossorigin src="/assets/index-abc.js"></script>');
  expect(scriptOf(built)).toBe("/assets/index-abc.js");
});

it("scriptOf returns null for markup without a module script", () => {
  expect(scriptOf(page(""))).toBeNull();
});
