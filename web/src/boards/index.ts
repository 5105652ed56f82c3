/** Which games have a drawn board. A game that is not here is played on the text board. */
import type { BoardModule } from "./contract";

export const boards: Record<string, () => Promise<BoardModule>> = {
  "animals-on-board": () => import("./animals-on-board") as Promise<unknown> as Promise<BoardModule>,
  looot: () => import("./looot") as Promise<unknown> as Promise<BoardModule>,
  skibe: () => import("./skibe") as Promise<unknown> as Promise<BoardModule>,
  "vikings-on-board": () => import("./vikings-on-board") as Promise<unknown> as Promise<BoardModule>,
};

/** Texts of a board: `boards/<slug>/texts/<lang>.ftl`, loaded with it. */
export const boardTexts = import.meta.glob<string>("./*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
