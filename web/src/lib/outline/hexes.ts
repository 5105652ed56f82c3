/** Which spaces of a grid of hexes lie beside each other, for the text board. */
import type { Words } from ".";
import type { Fields } from "./phrases";

interface Hex extends Fields {
  q: number;
  r: number;
  board: string;
  number: number;
}

const beside = (a: Hex, b: Hex): boolean => {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
};

/** The view with the neighbours of each hex of the list that `formats.near` names. */
export function neighboursTold(
  view: Fields,
  words: Words,
  formats: Readonly<Record<string, string>>,
): Fields {
  const field = Object.keys(view).find((name) => name === formats.near);
  if (field === undefined) return view;
  const hexes = view[field] as readonly Hex[];
  const board = (name: string): string => (words.has(`board-${name}`) ? words.say(`board-${name}`) : name);
  const named = hexes.map((hex) => `${board(hex.board)}${hex.number}`);
  const told = hexes.map((hex) => {
    const near = named.filter((_, at) => beside(hex, hexes[at] as Hex));
    return { ...hex, near: `${words.say("view-near")} ${near.join(" ")}` };
  });
  return { ...view, [field]: told };
}
