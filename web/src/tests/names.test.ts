import { describe, expect, it } from "vitest";
import { splitAtNames } from "../lib/names";

const bold = (sentence: string, ...names: string[]) =>
  splitAtNames(names)(sentence)
    .map((part) => (part.name ? `*${part.text}*` : part.text))
    .join("");

describe("names in a sentence", () => {
  it("are found anywhere", () => {
    expect(bold("Mila bets; Runa, too.", "Runa", "Mila")).toBe("*Mila* bets; *Runa*, too.");
  });
  it("match the longest of several names with the same beginning", () => {
    expect(bold("Bot 12 and Bot 1", "Bot 1", "Bot 12")).toBe("*Bot 12* and *Bot 1*");
  });
  it("do not match parts of words", () => {
    expect(bold("Milas Boot: Mila", "Mila")).toBe("Milas Boot: *Mila*");
    expect(bold("Żaneta i Ża", "Ża")).toBe("Żaneta i *Ża*");
  });
  it("may contain any characters, or be missing", () => {
    expect(bold("A (x) [y]? went", "A (x) [y]?", "")).toBe("*A (x) [y]?* went");
    expect(bold("nobody here")).toBe("nobody here");
  });
});
