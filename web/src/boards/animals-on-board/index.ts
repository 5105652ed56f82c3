/** The drawn board of Animals on Board. */
import type { Board } from "../contract";
import Mine from "./Mine.svelte";
import Stage from "./Stage.svelte";
import { guide } from "./guide";
import { scene } from "./scene";
import type { AnimalsView } from "./view";

const board: Board<AnimalsView> = {
  Stage,
  Mine,
  stats: (view, seat, say) => {
    const player = view.players[seat];
    if (!player) return [];
    return [
      {
        icon: "sp-ark",
        value: player.load,
        label: say("ui-stat-ark"),
        of: say("ui-of", { count: view.space }),
      },
      {
        icon: "gd-crate",
        value: player.crates,
        label: say("ui-stat-crates"),
        of: say("ui-of", { count: view.crate_limit }),
      },
    ];
  },
  doing: (view, seat, say) => {
    const player = view.players[seat];
    if (!player || view.over) return null;
    const flag = (view.next_starter ?? view.starter) === seat;
    if (view.round === 0 && flag)
      return say(player.chosen ? "ui-doing-flag-chosen" : "ui-doing-flag-choosing");
    if (view.round === 0) return player.chosen ? say("ui-doing-chosen") : null;
    if (view.waiting.includes(seat)) return null;
    if (!player.out) return flag ? say("ui-doing-flag") : null;
    return flag ? say("ui-doing-starts") : say("ui-doing-out");
  },
  sign: (view, seat, say) => {
    const player = view.players[seat];
    if (!player || view.over) return null;
    if (view.round === 0 && player.chosen) return { icon: "ui-check", label: say("ui-doing-chosen") };
    if ((view.next_starter ?? view.starter) !== seat) return null;
    return { icon: "ui-flag", label: say(player.out ? "ui-doing-starts" : "ui-doing-flag") };
  },
  chips: (view, say) => {
    const chips = [];
    if (view.round > 0) chips.push({ text: say("ui-round", { round: view.round }) });
    if (view.last_round) {
      chips.push({ text: say("ui-last-round"), icon: "sp-ark", warn: true });
    }
    return chips;
  },
  tallyIcon: (key) => ({ "tally-singles": "an-fox", "tally-herds": "an-elephant" })[key] ?? "gd-crate",
  aid: (_, say) => ({
    title: say("ui-aid"),
    lines: [
      { text: say("ui-aid-single"), value: say("ui-aid-single-value") },
      { text: say("ui-aid-pair"), value: say("ui-aid-pair-value") },
      { text: say("ui-aid-herd"), value: say("ui-aid-herd-value") },
      { icon: "gd-crate", text: say("ui-aid-crate"), value: "1" },
    ],
  }),
  guide,
  scene,
};

export default board;
