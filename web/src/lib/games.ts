/** Picture, duration and weight of the known games. Other games show a ship. */
export interface Presented {
  art: string; // symbol of art.svg
  minutes: number;
  heft: number; // 1 to 5
}

const KNOWN: Record<string, Presented> = {
  "animals-on-board": { art: "art-animals", minutes: 20, heft: 1 },
  "vikings-on-board": { art: "art-vikings", minutes: 45, heft: 2 },
  skibe: { art: "art-skibe", minutes: 20, heft: 2 },
  looot: { art: "art-looot", minutes: 35, heft: 3 },
  "feast-for-odin": { art: "art-odin", minutes: 120, heft: 5 },
};
const ORDER = Object.keys(KNOWN);

export const presented = (slug: string): Presented | null => KNOWN[slug] ?? null;

/** Sorts games by weight, unknown ones last. */
export function inOrder<G extends { slug: string }>(games: readonly G[]): G[] {
  const place = (slug: string) => (KNOWN[slug] ? ORDER.indexOf(slug) : ORDER.length);
  return [...games].sort((a, b) => place(a.slug) - place(b.slug) || a.slug.localeCompare(b.slug));
}
