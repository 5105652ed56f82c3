/** Which page the hall serves, and whether it is this one. */
import { expect, it } from "vitest";
import { scriptOf } from "../lib/build.svelte";

const page = (script: string) => `<head><script src="/early.js"></script>${script}</head>`;

it("finds the script that the page is", () => {
  const built = page('<script type="module" crossorigin src="/assets/index-abc.js"></script>');
  expect(scriptOf(built)).toBe("/assets/index-abc.js");
});

it("finds none where the page is no client", () => {
  expect(scriptOf(page(""))).toBeNull();
});
