/** The drawn board of Looot. */
import type { Board } from "../contract";
import Mine from "./Mine.svelte";
import SeatFjord from "./SeatFjord.svelte";
import Stage from "./Stage.svelte";
import { guide } from "./guide";
import { scene } from "./scene";
import { ICON } from "./looks";
import { stepsOf } from "./targets";
import type { LoootView } from "./view";
import "./paint.css";

const TALLY: Record<string, string> = {
  "tally-sites": "ui-flag",
  "tally-trophy": "tk-trophy",
  "tally-unfilled": "sp-longship",
};

const board: Board<LoootView> = {
  Stage,
  Mine,
  Seat: SeatFjord,
  stats: (view, seat, say) => {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { icon: "tk-figure", value: player.vikings, label: say("ui-stat-vikings") },
      { icon: "gd-axe", value: player.axes, label: say("ui-stat-axes"), wide: view.players.length > 3 },
      { icon: "ui-laurel", value: player.points, label: say("ui-stat-points") },
    ];
  },
  doing: (view, seat, say) =>
    view.over || view.waiting.includes(seat)
      ? null
      : say("ui-doing-free", { count: view.players[seat]?.free ?? 0 }),
  chips: (view, say) =>
    view.over ? [] : [{ text: say("ui-number", { number: view.number, of: view.vikings }) }],
  tallyIcon: (key, args) =>
    key === "tally-tiles" ? (ICON[String(args.tile)] ?? null) : (TALLY[key] ?? null),
  steps: stepsOf,
  keys: [
    ["S 1 – 3", "ui-key-shield"],
    ["1 – 5", "ui-key-ship"],
    ["6 – 0", "ui-key-trophy"],
    ["Home", "ui-key-home"],
    ["E", "ui-key-end"],
    ["B", "ui-bag"],
    ["F2", "ui-key-look"],
  ],
  guide,
  scene,
  wide: true,
};

export default board;
