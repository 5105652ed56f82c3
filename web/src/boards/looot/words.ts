/** Hexes, longships and sites in words, for eyes and ears alike. */
import type { Say } from "../contract";
import type { Hex, LoootView, Prospect, Spot } from "./view";

interface Needing {
  kind: string;
  needs: readonly { kind: string; met?: boolean }[];
}

const kinds = (needs: Needing["needs"]): { key: string }[] =>
  needs.map(({ kind }) => ({ key: `tile-${kind}` }));
const there = (needs: Needing["needs"]): number => needs.filter((need) => need.met).length;

export const hexWords = (hex: Hex, say: Say): string =>
  hex.tiles === null
    ? say("ui-tip-space", { tile: hex.kind, board: hex.board, hex: hex.number })
    : `${say("ui-tip-field", { tile: hex.kind, board: hex.board, hex: hex.number, count: hex.tiles })}\n${say(`ui-tip-${hex.kind}`)}`;

export const shipName = (ship: { kind: string; bonus: number }, say: Say): string =>
  say("longship", { tile: ship.kind, bonus: ship.bonus });

export function shipWords(ship: Needing & { bonus: number; filled?: boolean }, say: Say): string {
  const name = shipName(ship, say);
  if (ship.filled) return say("ui-ship-full", { ship: name });
  return say("ui-ship", {
    ship: name,
    needs: kinds(ship.needs),
    met: there(ship.needs),
    of: ship.needs.length,
  });
}

export function siteWords(site: Needing & { points: number; complete?: boolean }, say: Say): string {
  const args = { site: site.kind, points: site.points };
  if (site.complete) return say("ui-site-complete", args);
  return say("ui-site", { ...args, needs: kinds(site.needs), met: there(site.needs), of: site.needs.length });
}

/** Longships and sites of the seat on turn, by their ids. */
export function named(view: LoootView, ids: readonly string[], say: Say): string[] {
  const player = view.players[view.turn];
  return ids.map((id) => {
    const site = player?.sites.find((one) => one.id === id);
    if (site) return say(`site-${site.kind}`);
    const ship =
      player?.fjord.find((cell) => cell.tile?.id === id)?.tile?.ship ??
      view.ocean.find((slot) => slot.ship?.id === id)?.ship;
    return ship ? say("ui-a-ship", { ship: shipName(ship, say) }) : "";
  });
}

/** "You get 4 tiles, room for 2." */
export const gainWords = (prospect: Prospect, say: Say): string =>
  prospect.room < prospect.tiles
    ? say("ui-get-short", { count: prospect.tiles, room: prospect.room })
    : say("ui-get", { count: prospect.tiles });

/** What a tile or longship would do on a cell. */
export function spotWords(view: LoootView, spot: Spot, say: Say): string {
  const points = say("ui-points-then", { count: spot.points });
  if (spot.fills.length) return `${say("ui-fills", { what: named(view, spot.fills, say) })} ${points}`;
  if (spot.met !== null) return `${say("ui-met-here", { met: spot.met, of: 3 })} ${points}`;
  if (spot.serves.length) return `${say("ui-serves", { what: named(view, spot.serves, say) })} ${points}`;
  return points;
}
