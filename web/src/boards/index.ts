/** Which games have a drawn board. A game that is not here is played on the text board. */
import type { Board } from "./contract";

const boards: Record<string, () => Promise<{ default: Board<never> }>> = {
  "animals-on-board": () => import("./animals-on-board"),
  "feast-for-odin": () => import("./feast-for-odin"),
  looot: () => import("./looot"),
  skibe: () => import("./skibe"),
  "vikings-on-board": () => import("./vikings-on-board"),
};

export const isDrawn = (slug: string): boolean => slug in boards;

/** Loads a game's board; null if it has none. A board gets only views of its own game. */
export async function loadBoard(slug: string): Promise<Board | null> {
  const found = await boards[slug]?.();
  return found ? (found.default as Board) : null;
}

/** Texts of a board: `boards/<slug>/texts/<lang>.ftl`, loaded with it. */
export const boardTexts = import.meta.glob<string>("./*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
