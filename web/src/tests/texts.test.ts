/** Frame texts: all languages have the same messages, none is missing and none is unused. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../generated/protocol";

const ROOT = join(import.meta.dirname, "..");

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((part) => variables(part, found));
  else if (node && typeof node === "object") {
    const typed = node as { type?: string; id?: { name: string } };
    if (typed.type === "VariableReference" && typed.id) found.add(typed.id.name);
    Object.values(node).forEach((part) => variables(part, found));
  }
  return found;
}

function messages(language: string): Map<string, string[]> {
  const source = readFileSync(join(ROOT, "texts", `${language}.ftl`), "utf8");
  const found = new Map<string, string[]>();
  for (const entry of parse(source, {}).body) {
    expect(entry.type, `${language}: ${JSON.stringify(entry).slice(0, 200)}`).not.toBe("Junk");
    if (entry.type !== "Message") continue;
    expect(found.has(entry.id.name), `${language}: ${entry.id.name} twice`).toBe(false);
    found.set(entry.id.name, [...variables(entry.value)].sort());
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), "utf8"));
}

const english = messages("en");
const code = [...sources("frame"), ...sources("lib"), ...sources("kit")].join("\n");

describe("frame texts", () => {
  it.each(LANGUAGES.slice(1))("%s has the messages and arguments of English", (language) => {
    expect(messages(language)).toEqual(english);
  });

  it("has a text for every key in the code", () => {
    const named = [...code.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1] ?? "");
    expect(named.filter((key) => !english.has(key))).toEqual([]);
  });

  it("has at least one text for every key prefix that the code completes", () => {
    const families = [...code.matchAll(/\bt\(\s*`([a-z-]+)\$\{/g)].map((match) => match[1] ?? "");
    const lacking = families.filter((start) => ![...english.keys()].some((key) => key.startsWith(start)));
    expect(families.length).toBeGreaterThan(5);
    expect(lacking).toEqual([]);
  });

  it("has a text for every error code of the hall", () => {
    const protocol = readFileSync(join(ROOT, "generated", "protocol.ts"), "utf8");
    const union = /export type Code = ([^;]+);/.exec(protocol)?.[1] ?? "";
    const codes = [...union.matchAll(/"([a-z-]+)"/g)].map((match) => `problem-${match[1]}`);
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((key) => !english.has(key))).toEqual([]);
  });

  it("has no unused text", () => {
    const families = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
    const used = (key: string) =>
      code.includes(`"${key}"`) ||
      families.some((start) => key.startsWith(start)) ||
      /^(leave|resign)-now$/.test(key);
    expect([...english.keys()].filter((key) => !used(key))).toEqual([]);
  });
});
