/** A longship is filled, a site complete, a trophy taken. */
import type { SceneGiven, SceneStory, SceneToken } from "../contract";
import { ICON } from "./looks";

const LARGE = 2; // so many longships of one's own are shown large

export function scene(given: SceneGiven): SceneStory | null {
  const { name, args, lines, seat, say, names } = given;
  const [line] = lines;
  if (!line) return null;
  const by = Number(args.seat);
  const mine = by === seat;
  const kicker = names[by] ?? "";
  const text = say(line.key, line.args);
  if (name === "filled") {
    const { ship, was, now, count, needs } = line.args as unknown as Filled;
    const tile = say(`tile-${ship.tile}`);
    const value = say("ui-scene-value", { tile, was, now });
    const kind: SceneToken = {
      icon: ICON[ship.tile] ?? "",
      label: tile,
      text: `+${ship.bonus}`,
      state: "now",
    };
    const met = needs.map(({ key }): SceneToken => ({
      icon: ICON[key.slice("tile-".length)] ?? "",
      label: say(key),
      state: "met",
    }));
    return {
      size: mine && Number(args.nth) <= LARGE ? "large" : "small",
      seat: by,
      kicker,
      title: say("ui-scene-filled"),
      beats: [
        { label: say("ui-scene-full"), line: text, band: [kind, ...met] },
        {
          label: say("ui-scene-worth"),
          line: value,
          band: [kind, ...met],
          sum: `${count} × ${now - was} = +${count * (now - was)}`,
        },
      ],
    };
  }
  if (name === "site") {
    const title = say("ui-scene-site");
    const band: SceneToken[] = [
      {
        icon: "ui-flag",
        label: say(`site-${String(args.site)}`),
        text: `+${String(args.points)}`,
        state: "now",
      },
    ];
    return { size: "small", seat: by, kicker, title, beats: [{ label: title, line: text, band }] };
  }
  if (name === "trophy") {
    const axes = Number(args.axes);
    const lit = Array.from({ length: axes }, (): SceneToken => ({
      icon: "gd-axe",
      label: say("tile-axe"),
      state: "now",
    }));
    const cup: SceneToken = { icon: "tk-trophy", label: say("ui-a-trophy"), text: `+${String(args.points)}` };
    return {
      size: mine ? "large" : "small",
      seat: by,
      kicker,
      title: say("ui-scene-trophy", { axes }),
      beats: [
        { label: say("ui-stat-axes"), line: text, band: lit },
        { label: say("ui-sum-trophy"), line: text, band: [...lit, { ...cup, state: "met" }] },
      ],
    };
  }
  return null;
}

interface Filled {
  ship: { tile: string; bonus: number };
  was: number;
  now: number;
  count: number;
  needs: { key: string }[];
}
