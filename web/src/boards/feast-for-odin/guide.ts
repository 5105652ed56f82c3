/** A first game: what to look at, at the moment it matters. */
import type { Board, GuideStep } from "../contract";
import type { OdinView } from "./view";

const asked = (view: OdinView, key: string): boolean =>
  view.prompt?.key === `prompt-${key}` && view.waiting.includes(view.seat ?? -1);

const steps: GuideStep<OdinView>[] = [
  { key: "ui-guide-welcome", when: () => true },
  { key: "ui-guide-board", when: (view) => asked(view, "turn"), at: ".boardp" },
  { key: "ui-guide-vikings", when: (view) => asked(view, "turn"), at: ".bench" },
  { key: "ui-guide-estate", when: (view) => asked(view, "turn"), at: ".estatep" },
  {
    key: "ui-guide-lay",
    when: (_, legal) => legal.some(({ name }) => name[0] === "anytime"),
    at: ".mine-odin",
  },
  { key: "ui-guide-ladder", when: (view) => asked(view, "upgrade"), at: ".mine-odin" },
  { key: "ui-guide-dice", when: (view) => asked(view, "dice"), at: ".boardp" },
  { key: "ui-guide-feast", when: (view) => asked(view, "feast"), at: ".boardp" },
  { key: "ui-guide-income", when: (view) => asked(view, "before-income"), at: ".estatep" },
  { key: "ui-guide-round", when: (view) => view.round > 1 },
  { key: "ui-guide-sail", when: (view) => view.round > 2, at: ".boardp" },
  { key: "ui-guide-end", when: (view) => view.round >= view.rounds },
];

export const guide: NonNullable<Board<OdinView>["guide"]> = { seats: 2, bots: 1, steps };
