/** The drawn board of A Feast for Odin. */
import { sprite } from "../../kit/sprite";
import type { Board } from "../contract";
import Mine from "./Mine.svelte";
import Ribbon from "./Ribbon.svelte";
import SeatCard from "./SeatCard.svelte";
import Stage from "./Stage.svelte";
import Stock from "./Stock.svelte";
import { guide } from "./guide";
import { stepsOf } from "./plan";
import type { OdinView } from "./view";
import { have } from "./words";

void sprite("tables");

const TALLY: Record<string, string> = {
  "tally-ships": "tb-longship",
  "tally-emigrants": "tb-emigrate",
  "tally-islands": "tb-island",
  "tally-buildings": "tb-stone_house",
  "tally-animals": "tb-sheep",
  "tally-occupations": "tb-card",
  "tally-silver": "gd-silver",
  "tally-crown": "tb-english_crown",
  "tally-penalties": "tb-penalty",
};

const board: Board<OdinView> = {
  Stage,
  Mine,
  Seat: SeatCard,
  Ribbon,
  Stock,
  stats: (view, seat, say) => {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { icon: "tb-viking", value: player.thing, label: say("ui-vikings-left", { count: player.thing }) },
      { icon: "tb-income", value: player.income, label: say("view-income") },
      {
        icon: "gd-silver",
        value: have(player, "silver"),
        label: say("item-silver"),
        wide: view.players.length > 3,
      },
      { icon: "tb-shield_vp", value: player.points, label: say("ui-points-now"), wide: true },
    ];
  },
  doing: (view, seat, say) => {
    if (view.over || view.waiting.includes(seat)) return null;
    if (view.players[seat]?.passed) return say("view-passed");
    return view.starter === seat && view.round > 0 ? say("ui-starts") : "";
  },
  sign: (view, seat, say) =>
    !view.over && view.starter === seat && view.round > 0
      ? { icon: "tb-elk", label: say("ui-starts") }
      : null,
  chips: (view, say) =>
    view.over || !view.round ? [] : [{ text: say("ui-round", { round: view.round, of: view.rounds }) }],
  tallyIcon: (key) => TALLY[key] ?? "ui-minus",
  steps: (plan, _, say) => stepsOf(plan, say),
  guide,
  keys: [
    ["A", "ui-key-anytime"],
    ["P", "ui-key-pass"],
    ["D", "ui-key-roll"],
    ["G", "ui-key-fail"],
    ["K", "ui-key-cheapest"],
    ["X", "ui-key-leave"],
    ["I", "ui-key-income"],
    ["R F", "ui-key-turn"],
    ["F2", "ui-key-look"],
    ["[ ]", "ui-key-panes"],
  ],
  wide: true,
  long: true,
};

export default board;
