/** Occupation cards: what is printed on them. */
import { OCCUPATIONS, type Occupation } from "../../generated/feast-for-odin-cards";

const known = new Map(OCCUPATIONS.map((card) => [card.number, card]));

export const cardOf = (card: number): Occupation | null => known.get(card) ?? null;
export const cardPoints = (card: number): number => known.get(card)?.points ?? 0;
