/** Steps of the guided first game: each is shown when its subject first matters. */
import type { Board, GuideStep } from "../contract";
import type { AnimalsView } from "./view";

const turn = (view: AnimalsView): boolean =>
  (view.prompt?.key === "prompt-turn" || view.prompt?.key === "prompt-last-turn") &&
  view.waiting[0] === view.seat;
const mine = (view: AnimalsView) => (view.seat === null ? undefined : view.players[view.seat]);

const steps: GuideStep<AnimalsView>[] = [
  { key: "ui-guide-welcome", when: (view) => view.round === 0 },
  { key: "ui-guide-keep", when: (view) => view.prompt?.key === "prompt-keep", at: ".hand" },
  { key: "ui-guide-quay", when: (view) => view.round > 0, at: ".yard" },
  {
    key: "ui-guide-split",
    when: (view, legal) => turn(view) && legal.some((move) => move.name[0] === "split"),
    at: ".pen",
  },
  {
    key: "ui-guide-take",
    when: (view, legal) => turn(view) && legal.some((move) => move.name[0] === "take"),
    at: ".pen.is-legal",
  },
  { key: "ui-guide-out", when: (view) => mine(view)?.out === true, at: ".mine-ark" },
  { key: "ui-guide-hidden", when: (view) => (mine(view)?.load ?? 0) >= 2, at: ".ark" },
  { key: "ui-guide-starter", when: (view) => view.next_starter !== null, at: ".roads" },
  { key: "ui-guide-five", when: (view) => (mine(view)?.crates ?? 0) >= 5, at: ".cr" },
  { key: "ui-guide-last", when: (view) => view.last_turn && turn(view), at: ".yard" },
  { key: "ui-guide-end", when: (view) => view.players.some((player) => player.load >= 7), at: ".ark" },
];

export const guide: NonNullable<Board<AnimalsView>["guide"]> = { seats: 3, bots: 2, steps };
