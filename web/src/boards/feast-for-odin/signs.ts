/**
 * The short hand of a space, as signs to draw. `2*wood` material, `@hide` a good, `$1` silver,
 * `#shed` a house, `~knarr` a ship, `?knarr` a ship needed, `!sheep` an animal needed, `D8` a low
 * roll, `D12+` a high one, `^3` upgrades, `^^2` double ones, `M3+2` mountains, `W4` weapons,
 * `+card`, `play1–2`, `I` islands on offer, `>` from cost to gain, `|` a new line, `=` imitation.
 */
export type Sign =
  | { kind: "number" | "small"; text: string; w: number }
  | { kind: "coin"; text: string; w: number }
  | { kind: "arrow" | "plus" | "or" | "each" | "play" | "thin"; w: number }
  | {
      kind: "icon" | "stamp" | "animal" | "glyph" | "up" | "mountain" | "card" | "copy";
      id: string;
      w: number;
    }
  | { kind: "need"; ids: string[]; w: number }
  | { kind: "die"; id: string; high: boolean; w: number }
  | { kind: "weapon"; w: number }
  | { kind: "blank"; colour: string; text: string; w: number }
  | { kind: "isle"; id: string; w: number }
  | { kind: "stock"; word: "last" | "none"; w: number };

export interface Offer {
  /** silver lying on the islands that a space leads to */
  isles: readonly { id: string; silver: number }[];
  /** houses left of a kind */
  left: (house: string) => number;
  round: number;
  /** wood that a player gets from the forest */
  wood?: number;
}

const WIDTHS: Record<string, number> = { "–": 7, "+": 8.6, "≤": 8.4, "1": 7.2 };
const width = (text: string): number => [...text].reduce((sum, sign) => sum + (WIDTHS[sign] ?? 8.4), 0) / 18;
const number = (text: string): Sign => ({ kind: "number", text, w: width(text) });
const coin = (text: string, scale = 1): Sign => ({
  kind: "coin",
  text,
  w: scale * (text.length < 2 ? 1.05 : 1.5),
});

/** Lines of signs; widths are in units of the icon size. */
export function signsOf(code: string, offer: Offer): Sign[][] {
  const lines: Sign[][] = [[]];
  const houses = code.split("#").length - 1;
  for (const word of code.split(" ")) {
    const line = lines[lines.length - 1] as Sign[];
    const add = (...signs: Sign[]): void => void line.push(...signs);
    if (word === "|") {
      lines.push([]);
      continue;
    }
    const [, count = "", rest = ""] = /^(\d*)(.*)$/.exec(word) ?? [];
    if (count && count !== "1" && rest)
      add(number(offer.wood && rest === "*wood" && count === "3" ? String(offer.wood) : count));
    const id = rest.slice(1);
    if (rest === ">") add({ kind: "arrow", w: 0.62 });
    else if (rest === "+") add({ kind: "plus", w: 0.8 });
    else if (rest === "or") add({ kind: "or", w: 0.74 });
    else if (rest === "each") add({ kind: "each", w: 0.5 });
    else if (rest === "=") add({ kind: "copy", id: "copy", w: 1.3 });
    else if (rest === "GB")
      add(
        { kind: "blank", colour: "green", text: "", w: 1.15 },
        { kind: "thin", w: 0.5 },
        { kind: "blank", colour: "blue", text: "", w: 1.15 },
      );
    else if (rest === "B") add({ kind: "blank", colour: "blue", text: "≤", w: 1.15 });
    else if (rest === "S") add({ kind: "blank", colour: "special", text: "", w: 1.15 });
    else if (rest === "+card") add(number("+"), { kind: "card", id: "card", w: 1 });
    else if (rest.startsWith("play"))
      add({ kind: "card", id: "card", w: 1 }, { kind: "play", w: 0.56 }, number(rest.slice(4)));
    else if (rest === "I") {
      for (const isle of offer.isles)
        add({ kind: "isle", id: isle.id, w: 1.28 }, coin(String(isle.silver), 0.86));
      if (!offer.isles.length) add({ kind: "small", text: "–", w: 1 });
    } else if (rest[0] === "t") add({ kind: "small", text: id, w: width(id) * 0.86 });
    else if (rest[0] === "*") add({ kind: "icon", id, w: 1 });
    else if (rest[0] === "@") add({ kind: "stamp", id, w: 1.22 });
    else if (rest[0] === "!") add({ kind: "animal", id, w: 1.1 });
    else if (rest[0] === "~" || rest[0] === "&") add({ kind: "glyph", id, w: 1.12 });
    else if (rest[0] === "#") {
      add({ kind: "glyph", id, w: 1.12 });
      const left = offer.left(id);
      if (houses === 1 && left < 2) add({ kind: "stock", word: left ? "last" : "none", w: 1.3 });
    } else if (rest[0] === "?") {
      const ids = id === "any" ? ["whaling_boat"] : id === "large" ? ["knarr", "longship"] : [id];
      add({ kind: "need", ids, w: ids.length > 1 ? 2.06 : 1.28 });
    } else if (rest[0] === "$") {
      const text = id.replace("+", "");
      add(coin(text === "R" ? String(offer.round) : text));
    } else if (rest[0] === "D")
      add({ kind: "die", id: `d${id.replace("+", "")}`, high: rest.endsWith("+"), w: 1.54 });
    else if (rest[0] === "^")
      add(number(rest.replaceAll("^", "")), {
        kind: "up",
        id: rest[1] === "^" ? "upgrade2" : "upgrade",
        w: 0.98,
      });
    else if (rest[0] === "M")
      add({ kind: "mountain", id: "mountain", w: 1.1 }, { kind: "small", text: id, w: width(id) * 0.92 });
    else if (rest[0] === "W") add(number(id), { kind: "weapon", w: 1 });
  }
  return lines;
}

export const lengthOf = (line: readonly Sign[], gap = 0.1): number =>
  line.reduce((sum, { w }) => sum + w + gap, 0) - gap;
