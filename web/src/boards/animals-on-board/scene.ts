/** The arks open one by one, pairs leave, and all is counted. */
import type { SceneBeat, SceneGiven, SceneRow, SceneStory, SceneToken } from "../contract";

interface Tile {
  species: string;
  value: number;
}
type Line = SceneGiven["lines"][number];

export function scene({ name, args, lines, closed, names, colours, say }: SceneGiven): SceneStory | null {
  if (name !== "arks") return null;
  const order = args.order as number[];
  const of = (keys: readonly string[], seat: number): Line[] =>
    lines.filter((line) => keys.includes(line.key) && line.args.seat === seat);
  const text = (line: Line): string => say(line.key, line.args);
  const tiles = (found: readonly Line[]): Tile[] => found.flatMap((line) => line.args.tiles as Tile[]);
  const same = (a: Tile, b: Tile): boolean => a.species === b.species && a.value === b.value;
  const token = (tile: Tile, state?: SceneToken["state"]): SceneToken => ({
    icon: `an-${tile.species}`,
    text: tile.value,
    label: say(`species-${tile.species}`),
    ...(state ? { state } : {}),
  });
  const left = (seat: number): Tile[] => tiles(of(["log-pairs", "log-shed"], seat));
  const aboard = (seat: number): Tile[] => {
    const gone = left(seat);
    return tiles(of(["log-ark"], seat)).filter((tile) => !gone.some((other) => same(tile, other)));
  };
  const kicker = say("ui-scene-arks");

  const beats: SceneBeat[] = order.map((seat) => {
    const gone = left(seat);
    const told = of(["log-pairs", "log-shed"], seat).map(text).join(" ");
    return {
      label: say(gone.length ? "ui-scene-pairs" : "ui-scene-open"),
      title: say("ui-scene-ark", { seat }),
      ...(told ? { line: told } : {}),
      band: tiles(of(["log-ark"], seat)).map((tile) =>
        token(tile, gone.some((other) => same(tile, other)) ? "lost" : undefined),
      ),
    };
  });
  if (closed) {
    const points = (seat: number): number =>
      of(["log-herd", "log-loners", "log-crates"], seat).reduce(
        (sum, line) => sum + Number(line.args.points),
        0,
      );
    const rows = (lead: boolean): SceneRow[] => {
      const most = Math.max(...order.map(points));
      return [...order].reverse().map((seat) => ({
        key: seat,
        colour: colours[seat] ?? "neutral",
        name: names[seat] ?? "",
        tokens: [
          ...of(["log-herd"], seat).map((line) => ({
            icon: `an-${String(line.args.species)}`,
            text: `${String(line.args.count)} × 5`,
            label: say(`species-${String(line.args.species)}`),
            state: "met" as const,
          })),
          ...aboard(seat)
            .filter(({ species }) => !of(["log-herd"], seat).some((line) => line.args.species === species))
            .map((tile) => token(tile)),
          ...of(["log-crates"], seat).map((line) => ({
            icon: "gd-crate",
            text: Number(line.args.count),
            label: say("ui-scene-crates"),
          })),
        ],
        value: points(seat),
        lead: lead && points(seat) === most,
      }));
    };
    beats.push({
      label: say("ui-scene-count"),
      title: say("ui-scene-herds"),
      line: say("ui-scene-alone"),
      rows: rows(false),
    });
    const result = lines.find((line) => line.key === "log-result");
    beats.push({
      label: say("ui-scene-result"),
      title: say("ui-scene-result"),
      ...(result ? { line: text(result) } : {}),
      rows: rows(true),
    });
  }
  return { size: "large", seat: null, kicker, title: kicker, ground: "planks", beats, end: closed };
}
