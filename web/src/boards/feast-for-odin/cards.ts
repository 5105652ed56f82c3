/** Occupation cards: what is printed on them. */
import { OCCUPATIONS, type Occupation } from "../../generated/feast-for-odin-cards";

const known = new Map(OCCUPATIONS.map((card) => [card.number, card]));

export const cardOf = (card: number): Occupation | null => known.get(card) ?? null;
/** The kind that gives a card its colour. */
export function cardKind(card: number): string {
  const kind = known.get(card)?.kinds[0] ?? "";
  return kind === "as_soon_as" ? "once" : kind;
}
export const cardPoints = (card: number): number => known.get(card)?.points ?? 0;
