/** A ship is scored: chieftains act, each seat is paid, a new ship begins. At the end all three. */
import type { SceneBeat, SceneGiven, SceneRow, SceneStory, SceneToken } from "../contract";
import { CHIEF_ICON } from "./looks";

type Line = SceneGiven["lines"][number];
const PAY = ["log-scored", "log-pay"];
const CLEAN = ["log-cleanup", "log-start-ship"];
const OPENING = ["log-stern", "log-all-full", "log-final"];

export function scene({ name, args, lines, names, colours, say }: SceneGiven): SceneStory | null {
  if (name !== "ship" && name !== "final") return null;
  const of = (keys: readonly string[]): Line[] => lines.filter((line) => keys.includes(line.key));
  const text = (line: Line): string => say(line.key, line.args);
  const final = name === "final";
  const seat = typeof args.seat === "number" ? args.seat : null;
  const title = final ? say("ui-scene-final") : say("ui-scene-ship", { ship: String(args.ship) });
  const opening = of(OPENING).map(text).join(" ");
  const acts = lines.filter((line) => ![...PAY, ...CLEAN, ...OPENING].includes(line.key));
  const beats: SceneBeat[] = [{ label: say("ui-scene-stern"), line: opening || title }];

  const chiefs = acts.filter((line) => typeof line.args.seat === "number");
  if (chiefs.length) {
    const rows = chiefs.map((line, at): SceneRow => {
      const by = Number(line.args.seat);
      const action = actionOf(line);
      const token: SceneToken[] = action
        ? [{ icon: CHIEF_ICON[action] ?? "", label: say(`action-${action}`) }]
        : [];
      const note = text(line);
      return {
        key: at,
        colour: colours[by] ?? "neutral",
        name: names[by] ?? "",
        note,
        tokens: token,
        lead: at === chiefs.length - 1,
      };
    });
    beats.push({ label: say("ui-scene-chieftains"), line: say("ui-scene-from-bow"), rows });
  }

  // one beat for each ship that pays
  let ship: SceneBeat | null = null;
  let paid: SceneRow[] = [];
  for (const line of of(PAY)) {
    if (line.key === "log-scored") {
      paid = [];
      ship = { label: say("ui-scene-points"), line: text(line), rows: paid };
      if (final) ship.title = say("ui-scene-ship", { ship: String(line.args.ship) });
      beats.push(ship);
      continue;
    }
    const by = Number(line.args.seat);
    const { shields, equipment, food, points } = line.args as Record<string, number>;
    paid.push({
      key: by,
      colour: colours[by] ?? "neutral",
      name: names[by] ?? "",
      tokens: [
        { shield: colours[by] ?? "neutral", text: shields ?? 0, label: say("ui-scene-shields") },
        { icon: "gd-equip", text: `+ ${equipment}`, label: say("ui-scene-equipment") },
        { icon: "gd-food", text: `× ${food}`, label: say("ui-scene-food") },
      ],
      value: points ?? 0,
    });
    const most = Math.max(...paid.map(({ value }) => Number(value)));
    for (const row of paid) row.lead = most > 0 && row.value === most;
  }
  const clean = of(CLEAN);
  if (clean.length && ship)
    beats.push({ ...ship, label: say("ui-scene-new"), line: clean.map(text).join(" ") });
  return { size: "large", seat, kicker: opening || title, title, beats, end: final };
}

function actionOf(line: Line): string | null {
  if (typeof line.args.action === "string") return line.args.action;
  if (line.key === "log-protect") return "protect";
  if (line.key.startsWith("log-remove")) return "remove";
  if (line.key === "log-swap") return "swap";
  if (line.key.endsWith("food")) return "food";
  return line.key.includes("equip") ? "equipment" : null;
}
