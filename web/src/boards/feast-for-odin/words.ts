/** Spaces, goods and boards in words, for eyes and ears alike. */
import type { Say } from "../contract";
import { planOf } from "./spaces";
import type { Offer } from "./signs";
import type { Amount, Lack, OdinView, PlayerView, SpaceView } from "./view";

export const itemName = (item: string, say: Say): string => say(`item-${item}`);
export const boardName = (board: string, say: Say): string => say(`board-${board}`);

/** Islands that the exploration spaces lead to, by column. */
const LEADS: Record<string, readonly string[]> = {
  explore_near: ["shetland", "faroe_islands", "lofoten", "orkney", "mull"],
  explore_middle: ["iceland", "greenland", "bear_island"],
  explore_far: ["baffin_island", "labrador", "newfoundland", "caithness"],
};
export function offerOf(view: OdinView, space: string): Offer {
  const leads = LEADS[space] ?? [];
  return {
    isles: view.islands.filter(({ id }) => leads.includes(id)).map(({ id, silver }) => ({ id, silver })),
    left: (house) => view.houses.find(({ item }) => item === house)?.count ?? 9,
    round: Math.max(1, view.round),
    wood: space === "wood_per_player" ? view.players.length : undefined,
  };
}

/** Vikings that the seat sends to a space. */
export const crewOf = (space: SpaceView): number => space.crew;

export function whyNot(space: SpaceView, view: OdinView, say: Say): string {
  if (space.holder === 1 && view.players.length === 1)
    return say("ui-taken-second", { count: space.vikings });
  if (space.holder !== null) return say("ui-taken-by", { seat: space.holder, count: space.vikings });
  if (view.seat === null || view.phase !== "actions") return say("ui-vikings", { count: crewOf(space) });
  const have = view.players[view.seat]?.thing ?? 0;
  if (!space.why) return say("ui-vikings", { count: crewOf(space) });
  const lacks = space.lacks.filter(({ what }) => what !== "held");
  if (lacks.length) return lackWords(lacks, say);
  if (space.why === "vikings")
    return say("ui-lacks", { what: say("ui-lack-viking"), need: crewOf(space), have });
  return say(`view-why-${space.why}`);
}

/** What is missing, in numbers. */
export const lackWords = (lacks: readonly Lack[], say: Say): string =>
  lacks
    .map(({ what, need, have: got }) => say("ui-lacks", { what: lackName(what, say), need, have: got }))
    .join("; ");
/** Goods, ships and houses with their numbers. */
export const amounts = (list: readonly Amount[], say: Say): string =>
  list.map(({ item, count }) => `${count} ${thingName(item, say)}`).join(", ");

const LACKS = ["viking", "island", "house", "berth", "good", "card", "seat", "source"];
const SHIPS = ["whaling_boat", "knarr", "longship"];
const HOUSES = ["shed", "stone_house", "long_house"];
export const thingName = (thing: string, say: Say): string =>
  say(SHIPS.includes(thing) ? `ship-${thing}` : HOUSES.includes(thing) ? `house-${thing}` : `item-${thing}`);
function lackName(what: string, say: Say): string {
  if (LACKS.includes(what)) return say(`ui-lack-${what}`);
  return thingName(what, say);
}

export const groupOf = (space: SpaceView): string => space.group;
export const kindOf = (space: string): string => planOf(space)?.colour ?? "grey";

export const have = (player: PlayerView | null | undefined, item: string): number =>
  player?.supply.find((stack) => stack.item === item)?.count ?? 0;

/** An animal counts with its pregnant side where goods are counted. */
export const owned = (player: PlayerView | null | undefined, item: string): number =>
  have(player, item) + (item === "sheep" || item === "cattle" ? have(player, `pregnant_${item}`) : 0);
