/** Card lists of games, and the search in them. */
import { fold } from "./clauses";
import type { Teller } from "./teller";

export interface Card {
  number: number;
  deck: string;
  /** dealt at the start, not drawn */
  starting: boolean;
  kinds: readonly string[];
  points: number;
  topics: readonly string[];
}

export interface CardList {
  cards: readonly Card[];
  topics: readonly string[];
}

/** By slug; loaded when a page wants it. */
const LISTS: Record<string, () => Promise<CardList>> = {
  "feast-for-odin": async () => {
    const { OCCUPATIONS, TOPICS } = await import("../generated/feast-for-odin-cards");
    return { cards: OCCUPATIONS, topics: TOPICS };
  },
};

export const hasCards = (slug: string): boolean => slug in LISTS;

export async function cardList(slug: string): Promise<CardList> {
  const load = LISTS[slug];
  if (!load) throw new Error(`${slug} has no cards`);
  return load();
}

export interface CardFilter {
  words: string;
  /** empty: any */
  deck: string;
  kind: string;
  topic: string;
}

/** Cards that fit the filter. Words are searched in number, name, text, kinds and topics. */
export function matchingCards(cards: readonly Card[], filter: CardFilter, teller: Teller): Card[] {
  const words = fold(filter.words, teller.language).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (filter.deck && card.deck !== filter.deck) return false;
    if (filter.kind && !card.kinds.includes(filter.kind)) return false;
    if (filter.topic && !card.topics.includes(filter.topic)) return false;
    if (!words.length) return true;
    const text = fold(spoken(card, teller), teller.language);
    return words.every((word) => text.includes(word));
  });
}

function spoken(card: Card, teller: Teller): string {
  const { number, kinds, topics } = card;
  const labels = [...kinds.map((kind) => `kind-${kind}`), ...topics.map((topic) => `topic-${topic}`)];
  const said = [`card-${number}`, `effect-${number}`, ...labels].map((key) => teller.say(key));
  return [number, ...said].join(" ");
}
