/** Steps of the guided first game: each is shown when its subject first matters. */
import type { Board, GuideStep, Move } from "../contract";
import type { VikingsView } from "./view";

const asked = (view: VikingsView, key: string): boolean =>
  view.prompt?.key === `prompt-${key}` && view.waiting[0] === view.seat;
const has = (legal: readonly Move[], verb: string): boolean => legal.some((move) => move.name[0] === verb);

const steps: GuideStep<VikingsView>[] = [
  { key: "ui-guide-welcome", when: () => true },
  { key: "ui-guide-queue", when: (view) => view.round === 1, at: ".queue" },
  { key: "ui-guide-village", when: (view) => asked(view, "space"), at: ".house" },
  { key: "ui-guide-control", when: (view, legal) => asked(view, "space") && has(legal, "send"), at: ".ship" },
  {
    key: "ui-guide-lift",
    when: (_, legal) => has(legal, "lift") || has(legal, "promote"),
    at: ".ship [data-legal]",
  },
  { key: "ui-guide-jump", when: (_, legal) => has(legal, "jump"), at: ".ship [data-legal]" },
  { key: "ui-guide-bet", when: (_, legal) => has(legal, "bet"), at: ".coin" },
  { key: "ui-guide-circle", when: (_, legal) => has(legal, "circle"), at: ".scene [data-legal]" },
  { key: "ui-guide-load", when: (_, legal) => has(legal, "load"), at: ".ship [data-legal]" },
  { key: "ui-guide-market", when: (_, legal) => has(legal, "raise") },
  { key: "ui-guide-next", when: (view) => view.round === 2, at: ".queue" },
  { key: "ui-guide-captain", when: (view) => view.captain !== null },
  { key: "ui-guide-sail", when: (_, legal) => has(legal, "sail") },
  { key: "ui-guide-share", when: (view) => view.sailing !== null, at: ".sailing" },
  { key: "ui-guide-end", when: (view) => view.sterns <= 4 },
];

export const guide: NonNullable<Board<VikingsView>["guide"]> = { seats: 3, bots: 2, steps };
