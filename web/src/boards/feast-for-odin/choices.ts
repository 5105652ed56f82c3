/** What the card of a chosen space asks, before and after the vikings are sent. */
import type { Move, Name, Say } from "../contract";
import { same } from "../shared/target";
import { EMIGRANT_POINTS } from "./goods";
import { occupied } from "./plan";
import { CARD_STEPS, DECLINING, ofVerb, theMove, type Table } from "./table";
import type { Amount, SpaceView } from "./view";
import { amounts, have, lackWords } from "./words";

/** One row of the card. */
export interface Option {
  key: string;
  name: Name;
  title: string;
  note: string;
  bad: boolean;
  chosen: boolean;
  off: boolean;
  /** the plan if it is chosen; null = it is only remembered until the rules ask for it */
  plan: readonly Name[] | null;
}
export interface Question {
  step: string;
  options: Option[];
  /** on or off, not one of several */
  toggle: boolean;
}

const NO: Record<string, string> = { exchange: "ui-keep-it", swap: "ui-keep-boat", emigrate: "ui-stay-here" };
/** What declining is called, by the decision and the move. */
export function refusalOf(step: string, verb: string, say: Say): string {
  const known = { ...NO, "first-card": "ui-keep-in-hand", "free-card": "ui-no-card" }[step];
  if (verb === "decline") return say(known ?? "move-decline");
  if (verb === "done") return say(DONE[step] ?? "move-done");
  return say({ pass: "ui-pass", fail: "ui-give-up", leave: "ui-leave" }[verb] ?? `move-${verb}`);
}
const DONE: Record<string, string> = {
  upgrade: "ui-no-upgrade",
  trade: "ui-turn-none",
  sale: "ui-only-this",
  mine: "ui-mine-no-more",
  play: "ui-play-no-more",
};

/** The space whose action is chosen: a copied one, if an imitation tile is used. */
export function spaceOf(t: Table): SpaceView | null {
  const at = t.pending.findLast(([verb]) => verb === "imitate")?.[1] ?? occupied(t.pending);
  return t.base.spaces.find(({ id }) => id === at) ?? null;
}

/** What the rules ask after the vikings are sent, if that reveals something first. */
export function laterMoves(t: Table, space: SpaceView): { step: string; names: Name[] } | null {
  const possible = space.ways.filter(({ possible }) => possible);
  if (possible.length > 1) return { step: "choose", names: possible.map(({ way }) => ["choose", way]) };
  const berths = t.base.players[t.seat]?.berths ?? [];
  if (space.id === "whaling_main") {
    const boats = berths.filter(({ ship }) => ship === "whaling_boat").map(({ number }) => number);
    if (boats.length < 2) return null;
    return { step: "sail", names: setsOf(boats).map((set) => ["sail", set.join("-")]) };
  }
  if (space.id === "emigration_2") {
    const ships = berths.filter(({ ship }) => ship === "knarr" || ship === "longship");
    if (ships.length < 2) return null;
    return { step: "emigrate", names: ships.map(({ number }) => ["emigrate", number]) };
  }
  return null;
}
/** All sets of these numbers, the largest last. */
const setsOf = (numbers: readonly number[]): number[][] =>
  Array.from({ length: 2 ** numbers.length - 1 }, (_, n) =>
    numbers.filter((__, k) => (n + 1) & (1 << k)),
  ).sort((a, b) => a.length - b.length);

/** The first choice: it is made unless the player changes it. */
export function firstChoice(step: string, names: readonly Name[]): Name | null {
  return (step === "sail" ? names.at(-1) : names[0]) ?? null;
}

const paid = (pays: readonly Amount[], t: Table): string => {
  if (!pays.length) return t.say("ui-for-nothing");
  const me = t.base.players[t.seat];
  return t.say("ui-pay-left", {
    things: amounts(pays, t.say),
    left: Math.max(0, ...pays.slice(0, 1).map(({ item, count }) => have(me, item) - count)),
  });
};

function optionOf(t: Table, step: string, name: Name, title: string): Omit<Option, "plan" | "chosen"> {
  const plain = { key: name.join(" "), name, title, note: "", bad: false, off: false };
  const me = t.base.players[t.seat];
  if (step === "choose") {
    const way = spaceOf(t)?.ways.find((one) => one.way === name[1]);
    return { ...plain, title: t.say(`way-${name[1]}`), note: way ? paid(way.pays, t) : "" };
  }
  if (name[0] === "swap") {
    const ore = me?.berths.find(({ number }) => number === name[1])?.ore ?? 0;
    return { ...plain, note: ore > 1 ? t.say("ui-ore-lost", { count: ore - 1 }) : "", bad: ore > 1 };
  }
  if (name[0] === "emigrate") {
    const silver = Number(t.args.silver ?? t.base.round);
    const ship = me?.berths.find(({ number }) => number === name[1])?.ship ?? "knarr";
    return {
      ...plain,
      title: t.say("ui-emigrate-with", { ship, points: EMIGRANT_POINTS[ship] ?? 0 }),
      note: t.say("ui-emigrate-note", { silver }),
    };
  }
  return plain;
}

/** All questions of the card: those that the plan has answered, and those that come after it. */
export function questionsOf(t: Table, wish: Name | null): Question[] {
  const space = spaceOf(t);
  const asked = [
    ...t.trail.filter(({ step, at }) => CARD_STEPS.includes(step) && at < t.pending.length),
    ...(t.active && CARD_STEPS.includes(t.step) && t.legal.length
      ? [{ at: t.pending.length, step: t.step, args: t.args, legal: t.legal }]
      : []),
  ];
  const found: Question[] = asked.map(({ at, step, legal }) => {
    const moves = legal.filter(({ name }) => !["anytime", "pass"].includes(name[0]));
    const gains = moves.filter(({ name }) => !DECLINING.includes(name[0]));
    const no = moves.find(({ name }) => DECLINING.includes(name[0]));
    const options = [...gains, ...(no ? [no] : [])].map((move): Option => {
      const declines = DECLINING.includes(move.name[0]);
      return {
        ...optionOf(t, step, move.name, declines ? refusalOf(step, move.name[0], t.say) : move.text),
        chosen: same(t.pending[at], move.name),
        plan: [...t.pending.slice(0, at), move.name],
      };
    });
    return { step, options, toggle: gains.length === 1 && !!no };
  });
  if (space && !found.some(({ step }) => step === "choose") && space.ways.length > 1) {
    const later = laterMoves(t, space);
    found.push({
      step: "choose",
      toggle: false,
      options: space.ways.map(({ way, possible, pays, lacks }): Option => {
        const name: Name = ["choose", way];
        return {
          key: way,
          name,
          title: t.say(`way-${way}`),
          note: possible ? paid(pays, t) : lackWords(lacks, t.say),
          bad: !possible,
          off: !possible,
          chosen: possible && (!later || same(wish ?? later.names[0], name)),
          plan: null,
        };
      }),
    });
  } else if (space && !found.length) {
    const later = laterMoves(t, space);
    if (later)
      found.push({
        step: later.step,
        toggle: false,
        options: later.names.map((name): Option => ({
          ...optionOf(t, later.step, name, t.moveText(name)),
          chosen: same(wish ?? firstChoice(later.step, later.names) ?? undefined, name),
          plan: null,
        })),
      });
  }
  // ways that cannot be chosen are told, too
  for (const question of found) {
    if (question.step !== "choose" || !space) continue;
    for (const { way, possible, lacks } of space.ways)
      if (!possible && !question.options.some(({ name }) => name[1] === way))
        question.options.push({
          key: way,
          name: ["choose", way],
          title: t.say(`way-${way}`),
          note: lackWords(lacks, t.say),
          bad: true,
          off: true,
          chosen: false,
          plan: null,
        });
  }
  return found;
}

/** The answer to a question of a space that the player gave before the vikings were sent. */
export const granted = (legal: readonly Move[], wish: Name | null): Name | null =>
  wish && (theMove(legal, wish[0], ...wish.slice(1))?.name ?? null);

/** The first legal answers to the questions of a card. */
export function firstAnswer(step: string, legal: readonly Move[]): Name | null {
  const gains = ofVerb(legal, step);
  return (
    firstChoice(
      step,
      gains.map(({ name }) => name),
    ) ??
    theMove(legal, "decline")?.name ??
    null
  );
}
