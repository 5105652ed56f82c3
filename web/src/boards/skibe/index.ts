/** The drawn board of Skibe. */
import type { Board } from "../contract";
import Mine from "./Mine.svelte";
import Stage from "./Stage.svelte";
import { guide } from "./guide";
import { scene } from "./scene";
import type { SkibeView } from "./view";

const board: Board<SkibeView> = {
  Stage,
  Mine,
  stats: (view, seat, say) => {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { icon: "ui-laurel", value: player.score, label: say("ui-stat-points") },
      { icon: "tk-figure", value: player.chieftains.length, label: say("ui-stat-chieftains"), wide: true },
      { icon: "sp-stern", value: player.sterns.length, label: say("ui-stat-sterns"), wide: true },
    ];
  },
  chips: (view, say) => {
    const chips: { text: string; icon?: string; warn?: boolean }[] = [
      { text: say("ui-turn", { turn: view.turn }) },
    ];
    if (view.scoring)
      chips.push({ text: say(`ui-reason-${view.scoring.reason}`), icon: "sp-stern", warn: true });
    else chips.push({ text: say("ui-limit", { limit: view.limit }) });
    return chips;
  },
  aid: (_, say) => ({
    title: say("ui-aid"),
    lines: [
      { text: say("ui-aid-shields"), value: say("ui-aid-shields-value") },
      { icon: "gd-equip", text: say("ui-aid-equipment"), value: say("ui-aid-equipment-value") },
      { icon: "gd-food", text: say("ui-aid-food"), value: say("ui-aid-food-value") },
    ],
  }),
  guide,
  scene,
};

export default board;
