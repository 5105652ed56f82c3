/** A first game in two minutes: what to look at, at the moment it matters. */
import type { Board, GuideStep } from "../contract";
import type { LoootView } from "./view";

const asked = (view: LoootView, key: string): boolean =>
  view.prompt?.key === `prompt-${key}` && view.waiting[0] === view.seat;
const own = (view: LoootView) => view.players[view.seat ?? 0];

const steps: GuideStep<LoootView>[] = [
  { key: "ui-guide-welcome", when: () => true },
  { key: "ui-guide-place", when: (view) => asked(view, "place"), at: ".landp" },
  { key: "ui-guide-fjord", when: (view) => (own(view)?.vikings ?? 13) < 13, at: ".fjordp" },
  { key: "ui-guide-ship", when: (view) => (own(view)?.vikings ?? 13) < 13, at: ".fjordp .row" },
  {
    key: "ui-guide-unfilled",
    when: (view) => (own(view)?.unfilled ?? 0) > 0,
    at: ".looot-tally .open-ships",
  },
  { key: "ui-guide-houses", when: (view) => (own(view)?.vikings ?? 13) < 12 },
  { key: "ui-guide-towers", when: (view) => (own(view)?.vikings ?? 13) < 11, at: ".landp" },
  { key: "ui-guide-castles", when: (view) => (own(view)?.vikings ?? 13) < 10, at: ".landp" },
  { key: "ui-guide-sites", when: (view) => (own(view)?.vikings ?? 13) < 9, at: ".fjordp" },
  { key: "ui-guide-shields", when: (view) => (own(view)?.vikings ?? 13) < 8, at: ".fjordp" },
  { key: "ui-guide-trophy", when: (view) => (own(view)?.axes ?? 0) >= 2, at: ".landp" },
  { key: "ui-guide-bag", when: (view) => (own(view)?.vikings ?? 13) < 6, at: ".fjordp .bag" },
  { key: "ui-guide-end", when: (view) => (own(view)?.vikings ?? 13) < 4, at: ".looot-tally" },
];

export const guide: NonNullable<Board<LoootView>["guide"]> = { seats: 2, bots: 1, steps };
