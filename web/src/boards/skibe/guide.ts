/** Steps of the guided first game: each is shown when its subject first matters. */
import type { Board, GuideStep, Move } from "../contract";
import type { SkibeView } from "./view";

const asked = (view: SkibeView, key: string): boolean =>
  view.prompt?.key === `prompt-${key}` && view.waiting[0] === view.seat;
const has = (legal: readonly Move[], verb: string): boolean => legal.some((move) => move.name[0] === verb);

const steps: GuideStep<SkibeView>[] = [
  { key: "ui-guide-welcome", when: () => true },
  { key: "ui-guide-ships", when: () => true, at: ".ship" },
  { key: "ui-guide-take", when: (view) => asked(view, "turn"), at: ".scene [data-legal]" },
  { key: "ui-guide-lay", when: (view) => asked(view, "lay"), at: ".ship [data-legal]" },
  { key: "ui-guide-food", when: (_, legal) => has(legal, "load-food"), at: ".ship [data-legal]" },
  { key: "ui-guide-equip", when: (_, legal) => has(legal, "equip"), at: ".ship [data-legal]" },
  { key: "ui-guide-chieftain", when: (view) => asked(view, "chieftain"), at: ".chiefs" },
  { key: "ui-guide-pays", when: (view) => view.turn > 3, at: ".ship" },
  { key: "ui-guide-stern", when: (_, legal) => has(legal, "stern"), at: ".sterns" },
  { key: "ui-guide-scoring", when: (view) => view.scoring !== null },
  { key: "ui-guide-paid", when: (view) => view.sheet.length > 0 },
  { key: "ui-guide-end", when: (view) => view.pile <= 8 },
];

export const guide: NonNullable<Board<SkibeView>["guide"]> = { seats: 3, bots: 2, steps };
