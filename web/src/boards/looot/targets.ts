/** The legal moves by what they touch, and what may be chosen anew within the plan. */
import type { Move, Name, Say } from "../contract";
import { same } from "../shared/target";
import type { LoootView } from "./view";

export interface Choice {
  /** the whole plan if this is chosen */
  plan: readonly Name[];
  /** the move that it stands for */
  name: Name;
  text: string;
  /** it is chosen already: choosing it again takes it back */
  chosen: boolean;
}

export interface Targets {
  places: Map<string, Choice>; // by id of the hex
  shields: Map<string, Choice>; // by kind
  cells: Map<number, Choice>; // by number of the cell
  loot: Map<string, Choice>; // by id of the field
  ships: Map<number, Choice>; // by slot
  trophies: Map<number, Choice>; // by axes
  done: Choice | null;
}

const last = (plan: readonly Name[], back = 1): Name | undefined => plan[plan.length - back];

/** The longship of the plan has a cell, too: what it reveals ends the plan. */
export const moored = (plan: readonly Name[]): boolean =>
  last(plan)?.[0] === "lay" && last(plan, 2)?.[0] === "ship";

/**
 * `quay` is what could be done at the quay before a longship was planned: a trophy may still be
 * added, and goes before the longship, whose successor is drawn at once.
 */
export function targetsOf(
  view: LoootView,
  legal: readonly Move[],
  plan: readonly Name[],
  quay: readonly Move[],
  words: (name: Name) => string,
  phone = false,
): Targets {
  const found: Targets = {
    places: new Map(),
    shields: new Map(),
    cells: new Map(),
    loot: new Map(),
    ships: new Map(),
    trophies: new Map(),
    done: null,
  };
  const hexes = new Map(view.land.map((hex) => [`${hex.board}${hex.number}`, hex.id]));
  const add = (choice: Choice): void => {
    const [verb, a, b] = choice.name;
    if (verb === "place") found.places.set(hexes.get(`${a}${b}`) ?? "", choice);
    else if (verb === "loot") found.loot.set(hexes.get(`${a}${b}`) ?? "", choice);
    else if (verb === "shield") found.shields.set(String(a), choice);
    else if (verb === "lay") found.cells.set(Number(a), choice);
    else if (verb === "ship") found.ships.set(Number(a), choice);
    else if (verb === "trophy") found.trophies.set(Number(a), choice);
    else if (verb === "done") found.done = choice;
  };
  for (const { name, text } of legal) add({ plan: [...plan, name], name, text, chosen: false });
  const anew = (name: Name, of: readonly Name[], chosen: boolean, text = words(name)): void =>
    add({ plan: of, name, text, chosen });

  const newest = last(plan);
  if (newest === undefined) return found;
  for (const name of plan) {
    // shields of the viking that is still to be placed
    if (name[0] === "shield" && legal.some((move) => move.name[0] === "place")) {
      const rest = plan.filter((other) => !same(other, name));
      if (plan.lastIndexOf(name) > plan.findLastIndex(([verb]) => verb === "place")) anew(name, rest, true);
    }
  }
  if (newest[0] === "loot") {
    const before = plan.slice(0, -1);
    for (const source of new Set(view.due.map((tile) => tile.source))) {
      const hex = view.land.find((one) => one.id === source);
      if (!hex) continue;
      const name: Name = ["loot", hex.board, hex.number];
      anew(name, same(name, newest) ? before : [...before, name], same(name, newest));
    }
  }
  const at = newest[0] === "ship" ? 1 : moored(plan) ? 2 : 0;
  if (at) {
    const before = plan.slice(0, -at);
    const ship = last(plan, at);
    for (const { name, text } of quay) {
      if (name[0] === "ship") {
        const chosen = same(name, ship);
        anew(name, chosen ? before : [...before, name], chosen, text);
      }
    }
    if (at === 2) {
      const [picked, cell] = [plan[plan.length - 2] as Name, newest];
      for (const { name, text } of quay) {
        if (name[0] === "trophy") anew(name, [...before, name, picked, cell], false, text);
      }
      for (const spot of phone ? [] : view.spots) {
        const name: Name = ["lay", spot.cell];
        anew(name, same(name, cell) ? plan.slice(0, -1) : [...plan.slice(0, -1), name], same(name, cell));
      }
    }
  }
  for (const name of plan) {
    if (name[0] === "trophy")
      anew(
        name,
        plan.filter((other) => other !== name),
        true,
      );
  }
  return found;
}

interface Planning {
  pending: readonly Name[];
  back: (count?: number) => void;
  choose: (...moves: Name[]) => void;
}

/** Makes the plan this one: what both have in common stays. */
export function replan(table: Planning, wanted: readonly Name[]): void {
  const { pending } = table;
  let alike = 0;
  while (alike < pending.length && alike < wanted.length && same(pending[alike], wanted[alike])) alike++;
  if (alike < pending.length) table.back(pending.length - alike);
  const more = wanted.slice(alike);
  if (more.length) table.choose(...more);
}

/** Lays what is in the hand on a cell, also if what was just picked up is still being asked about. */
export function layOn(table: Planning, targets: Targets, name: Name): void {
  const choice = targets.cells.get(Number(name[1]));
  if (!choice) table.choose(name);
  else if (!choice.chosen) replan(table, choice.plan);
}

/** What a plan amounts to. */
export interface Summary {
  vikings: number;
  tiles: number;
  ship: number | null; // its slot
  trophy: number | null; // its axes
  done: boolean;
}

export function summary(plan: readonly Name[]): Summary {
  const found: Summary = { vikings: 0, tiles: 0, ship: null, trophy: null, done: false };
  plan.forEach(([verb, a], at) => {
    if (verb === "place") found.vikings += 1;
    else if (verb === "lay") {
      if (plan[at - 1]?.[0] !== "ship") found.tiles += 1;
    } else if (verb === "ship" && plan[at + 1])
      found.ship = Number(a); // else it is still in the hand
    else if (verb === "trophy") found.trophy = Number(a);
    else if (verb === "done") found.done = true;
  });
  return found;
}

/** The plan in gestures: a shield, a viking, its tiles, a longship, a trophy. */
export function stepsOf(plan: readonly Name[], base: LoootView, say: Say): { text: string; moves: number }[] {
  const found: { text: string; moves: number; verb: string }[] = [];
  plan.forEach(([verb, a, b], at) => {
    const before = found.at(-1);
    const mooring = verb === "lay" && plan[at - 1]?.[0] === "ship";
    if (before && (mooring || (verb === "lay" && before.verb === "loot"))) {
      before.moves += 1;
      if (!mooring) before.verb = "lay";
      return;
    }
    if (before?.verb === "lay" && (verb === "lay" || verb === "loot")) {
      before.moves += 1;
      before.verb = verb;
    } else {
      const ship = verb === "ship" ? base.ocean[Number(a) - 1]?.ship : null;
      const text =
        verb === "place"
          ? say("ui-step-viking", { board: String(a), hex: Number(b) })
          : verb === "shield"
            ? say(`shield-${a}`)
            : ship
              ? say("ui-a-ship", { ship: say("longship", { tile: ship.kind, bonus: ship.bonus }) })
              : verb === "trophy"
                ? say("ui-a-trophy")
                : verb === "done"
                  ? say("move-done")
                  : "";
      found.push({ text, moves: 1, verb });
    }
  });
  let tile = 0;
  return found.map(({ text, moves }) => {
    if (text) {
      tile += moves;
      return { text, moves };
    }
    const count = plan.slice(tile, tile + moves).filter(([verb]) => verb === "lay").length;
    tile += moves;
    return { text: say("ui-tiles", { count: Math.max(1, count) }), moves };
  });
}
