/** Seat colours with their emblems: colour is never the only sign. */
export const COLOURS = ["blue", "red", "green", "yellow", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export const EMBLEM: Record<Colour, string> = {
  blue: "moon",
  red: "hammer",
  green: "pine",
  yellow: "sun",
  purple: "knot",
};

/** What is drawn on a seat colour. */
export const ON: Record<Colour, string> = {
  blue: "var(--seat-blue-on)",
  red: "var(--seat-red-on)",
  green: "var(--seat-green-on)",
  yellow: "var(--seat-yellow-on)",
  purple: "var(--seat-purple-on)",
};
