/** The drawn board of Animals on Board. */
import type { Board } from "../contract";
import Mine from "./Mine.svelte";
import Stage from "./Stage.svelte";
import { ARK_SPACE, CRATE_LIMIT } from "./ark";
import { guide } from "./guide";
import type { AnimalsView } from "./view";

const board: Board<AnimalsView> = {
  Stage,
  Mine,
  stats: (view, seat, say) => {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { icon: "sp-ark", value: player.load, label: say("ui-stat-ark"), of: say("ui-of", { count: ARK_SPACE }) },
      { icon: "gd-crate", value: player.crates, label: say("ui-stat-crates"), of: say("ui-of", { count: CRATE_LIMIT }) },
    ];
  },
  doing: (view, seat, say) => {
    const player = view.players[seat];
    if (!player || view.over || view.waiting.includes(seat)) return null;
    if (player.hand.length > 0 || view.round === 0) return player.chosen ? say("ui-doing-chosen") : null;
    if (!player.out) return view.starter === seat && view.next_starter === null ? say("ui-doing-flag") : null;
    return view.next_starter === seat ? say("ui-doing-starts") : say("ui-doing-out");
  },
  chips: (view, say) => {
    const chips = [];
    chips.push({ text: view.round > 0 ? say("ui-round", { round: view.round }) : say("ui-starts", { seat: view.starter }) });
    if (view.players.some((player) => player.load >= ARK_SPACE) && !view.over) {
      chips.push({ text: say("ui-last-round"), icon: "sp-ark", warn: true });
    }
    return chips;
  },
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
};

export default board;
