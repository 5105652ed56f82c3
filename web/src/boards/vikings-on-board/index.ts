/** The drawn board of Vikings on Board. */
import type { Board } from "../contract";
import Mine from "./Mine.svelte";
import Stage from "./Stage.svelte";
import { guide } from "./guide";
import { scene } from "./scene";
import type { VikingsView } from "./view";

const board: Board<VikingsView> = {
  Stage,
  Mine,
  stats: (view, seat, say) => {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { icon: "gd-crate", value: player.goods.length, label: say("ui-stat-goods") },
      { icon: "ac-bet", value: player.unplaced.length, label: say("ui-stat-bets") },
      { icon: "ui-laurel", value: player.won.length, label: say("ui-stat-won"), wide: true },
    ];
  },
  doing: (view, seat, say) => {
    if (view.over || view.waiting.includes(seat)) return null;
    if (view.captain === seat) return say("ui-doing-captain");
    const left = view.players[seat]?.figures_left ?? 0;
    return say("ui-doing-left", { count: left });
  },
  sign: (view, seat, say) =>
    view.captain === seat && !view.over ? { icon: "ui-anchor", label: say("ui-doing-captain") } : null,
  chips: (view, say) => {
    const chips: { text: string; icon?: string; warn?: boolean }[] = [
      { text: say("ui-round", { round: view.round }) },
    ];
    if (view.captain !== null && !view.over) {
      chips.push({ text: say("ui-captain", { seat: view.captain }), icon: "ac-sail", warn: true });
    }
    return chips;
  },
  tallyIcon: (key, args) => (key === "tally-goods" ? `gd-${String(args.good)}` : "ac-bet"),
  aid: (_, say) => ({
    title: say("ui-aid"),
    lines: [
      { icon: "gd-hides", text: say("ui-aid-good"), value: say("ui-aid-good-value") },
      { icon: "ac-bet", text: say("ui-aid-bet"), value: say("ui-aid-bet-value") },
      { icon: "ui-laurel", text: say("ui-aid-hidden"), value: say("ui-aid-hidden-value") },
      { icon: "sp-stern", text: say("ui-aid-end"), value: say("ui-aid-end-value") },
    ],
  }),
  guide,
  scene,
};

export default board;
