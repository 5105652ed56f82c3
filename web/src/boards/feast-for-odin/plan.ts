/** The plan of a turn: what its moves amount to, and how it is cut and continued. */
import type { Move, Name, Say, Word } from "../contract";
import { boardName, itemName } from "./words";

/** moves that belong to the gesture of the space before them */
const OF_SPACE = new Set(["imitate", "choose", "exchange", "swap", "emigrate", "sail", "explore", "decline"]);

/** The plan without a list or a tile in hand that is still open at its end. */
export function closed(plan: readonly Name[]): Name[] {
  let end = plan.length;
  while (end > 0 && ["anytime", "lay"].includes(plan[end - 1]?.[0] ?? "")) end -= 1;
  return plan.slice(0, end);
}

/** Whether the any-time list is open at the end of the plan. */
export const isOpen = (plan: readonly Name[]): boolean => closed(plan).length < plan.length;

/** The move that chose the space of this plan. */
export const occupied = (plan: readonly Name[]): string | null => {
  const found = plan.findLast(([verb]) => verb === "occupy");
  return found ? String(found[1]) : null;
};

export interface Step {
  text: string;
  moves: number;
}

/** The arguments of a move under all names that its text may use for them. */
function argsOf(a: Word | undefined, b: Word | undefined): Record<string, unknown> {
  if (a === undefined) return {};
  const [word, number] = [String(a), Number(a)];
  return {
    item: word,
    space: word,
    island: word,
    boats: word,
    way: word,
    card: word,
    weapons: number,
    vikings: number,
    count: number,
    berth: number,
    swords: number,
    spears: Number(b ?? 0),
    side: String(b ?? ""),
  };
}

/** The plan in gestures: a tile, painted coins, a ship, a space with its choices. */
export function stepsOf(plan: readonly Name[], say: Say): Step[] {
  const found: (Step & { verb: string; item?: string; count?: number })[] = [];
  let opened = 0; // moves of a gesture whose end has not come yet
  let item = "";
  let board = "";
  for (const [verb, a, b, c] of plan) {
    const last = found.at(-1);
    if (verb === "anytime") {
      opened += 1;
    } else if (verb === "lay") {
      opened += 1;
      item = String(a);
      board = String(b ?? "");
    } else if (verb === "cover") {
      found.push({
        text: say("ui-step-coins", { item: String(a), count: Number(c) }),
        moves: opened + 1,
        verb,
      });
      opened = 0;
    } else if (verb === "at") {
      const where = board;
      const single = item === "silver" || item === "ore";
      if (single && last?.verb === "at" && last.item === item) {
        last.moves += opened + 1;
        last.count = (last.count ?? 1) + 1;
        last.text = say("ui-step-coins", { item, count: last.count });
      } else {
        const text = single
          ? say("ui-step-coins", { item, count: 1 })
          : where
            ? say("ui-step-lay", { item: itemName(item, say), board: boardName(where, say) })
            : item
              ? itemName(item, say)
              : say("ui-lay");
        found.push({ text, moves: opened + 1, verb, item, count: 1 });
      }
      opened = 0;
    } else if (last && OF_SPACE.has(verb) && last.verb === "occupy") {
      last.moves += opened + 1;
      opened = 0;
    } else if (
      last &&
      last.verb === verb &&
      ["mine", "upgrade", "trade", "purchase", "serve", "leave"].includes(verb)
    ) {
      last.moves += opened + 1;
      last.count = (last.count ?? 1) + 1;
      last.text = say(`ui-step-${verb}`, { count: last.count });
      opened = 0;
    } else if (last && ["raise", "call-back"].includes(verb)) {
      last.moves += opened + 1;
      opened = 0;
    } else {
      const text =
        verb === "occupy"
          ? say(`space-${a}`)
          : ["mine", "upgrade", "trade", "purchase", "serve", "leave"].includes(verb)
            ? say(`ui-step-${verb}`, { count: 1 })
            : verb === "buy"
              ? say(`ship-${a}`)
              : ["play", "use", "keep"].includes(verb)
                ? say(`move-${verb}`, { card: a, ...(b === undefined ? {} : { way: b }) })
                : verb === "loot" || verb === "forge"
                  ? itemName(String(a), say)
                  : verb === "load"
                    ? say("move-load", { berth: a })
                    : verb === "pick"
                      ? say("move-pick", { marker: a })
                      : verb === "explore"
                        ? boardName(String(a), say)
                        : say(`move-${verb}`, argsOf(a, b));
      found.push({ text, moves: opened + 1, verb, count: 1 });
      opened = 0;
    }
  }
  if (opened) {
    // the list or the tile in hand: cut off with the last gesture's chip
    const text = item && plan.at(-1)?.[0] !== "anytime" ? itemName(item, say) : say("ui-anytime");
    found.push({ text, moves: opened, verb: "open" });
  }
  return found.map(({ text, moves }) => ({ text, moves }));
}

/** How many moves of a verb stand at the end of the plan. */
export function trailing(plan: readonly Name[], verb: string): Name[] {
  const found: Name[] = [];
  for (let at = plan.length - 1; at >= 0 && plan[at]?.[0] === verb; at--) found.unshift(plan[at] as Name);
  return found;
}

const KNOWN: Record<string, string> = {
  occupy: "turn",
  pass: "turn",
  serve: "feast",
  leave: "feast",
  "set-table": "feast",
  roll: "dice",
  succeed: "dice",
  loot: "dice",
  fail: "dice",
  upgrade: "upgrade",
  "upgrade-far": "upgrade",
  mine: "mine",
  trade: "trade",
  purchase: "sale",
  forge: "forge",
  explore: "explore",
  play: "play",
  choose: "choose",
  exchange: "exchange",
  swap: "swap",
  emigrate: "emigrate",
  sail: "sail",
  imitate: "imitate",
};
const WINDOW: Record<string, string> = {
  income: "before-income",
  bonus: "before-bonus",
  end: "last-placing",
};

/** The decision below an open any-time list, by what it offers. */
export function stepBelow(legal: readonly Move[], phase: string): string {
  for (const { name } of legal) {
    const known = KNOWN[name[0]];
    if (known) return known;
  }
  if (legal.some(({ name }) => name[0] === "done")) return WINDOW[phase] ?? "card";
  return "card";
}
