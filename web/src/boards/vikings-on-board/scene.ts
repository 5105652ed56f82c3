/** A ship sails: who is aboard, who leads, who takes the goods, which bets are won. */
import type { SceneBeat, SceneGiven, SceneRow, SceneStory, SceneToken, SeatColour } from "../contract";

interface Clan {
  clan: SeatColour;
  shields: number;
}

export function scene({ name, args, lines, seat, names, colours, say }: SceneGiven): SceneStory | null {
  if (name !== "sail") return null;
  const of = (...keys: string[]) => lines.filter((line) => keys.includes(line.key));
  const text = (line: { key: string; args: Readonly<Record<string, unknown>> }): string =>
    say(line.key, line.args);
  const ship = Number(args.ship);
  const captain = Number(args.seat);
  const title = say("ui-scene-sails", { ship });
  const kicker = say("log-sail", args);
  const story = (beats: SceneBeat[]): SceneStory => ({ size: "large", seat: captain, kicker, title, beats });
  const goods = of("log-take", "log-lost", "log-remove");
  const good = (line: (typeof lines)[number]): SceneToken => ({
    icon: `gd-${String(line.args.good)}`,
    label: say(`good-${String(line.args.good)}`),
    ...(line.key === "log-take" ? {} : { state: "lost" }),
  });

  const [crew] = of("log-crew");
  const [lead] = of("log-lead");
  if (!crew || !lead) {
    const beats: SceneBeat[] = [
      {
        label: say("ui-scene-crew"),
        title: say("ui-scene-adrift"),
        line: text({ key: "log-adrift", args: {} }),
      },
    ];
    if (goods.length)
      beats.push({ label: say("ui-scene-goods"), band: goods.map(good), line: goods.map(text).join(" ") });
    return story(beats);
  }
  const band = (crew.args.pieces as Clan[]).map(({ clan, shields }): SceneToken => ({
    shield: clan,
    text: shields,
    label: say(`clan-${clan}`),
  }));
  const clans = crew.args.clans as Clan[];
  const seatOf = (clan: SeatColour): number => colours.indexOf(clan);
  const rows = (tokens: (seat: number, clan: SeatColour) => SceneToken[], first: string | null): SceneRow[] =>
    clans.map(({ clan, shields }) => ({
      key: clan,
      colour: clan,
      name: names[seatOf(clan)] ?? say(`clan-${clan}`),
      note: say(`clan-${clan}`),
      tokens: tokens(seatOf(clan), clan),
      value: shields,
      lead: clan === first,
    }));
  const leader = String(lead.args.clan);
  const leads = say("ui-scene-leads", { clan: leader, ship });
  const beats: SceneBeat[] = [
    { label: say("ui-scene-crew"), line: text(crew), band },
    { label: say("ui-scene-lead"), title: leads, line: text(lead), band, rows: rows(() => [], leader) },
  ];
  const taken = (at: number, clan: SeatColour): SceneToken[] =>
    goods
      .filter((line) => (line.key === "log-take" ? line.args.seat === at : line.args.clan === clan))
      .map(good);
  if (goods.length) {
    const line = goods.map(text).join(" ");
    beats.push({ label: say("ui-scene-goods"), title: leads, line, band, rows: rows(taken, leader) });
  }
  const bets = of("log-win", "log-bet-stays");
  if (bets.length) {
    const [own] = seat === null ? [] : of("log-win-value");
    const token = (line: (typeof lines)[number]): SceneToken => {
      const won = line.key === "log-win";
      const mine = won && own && line.args.seat === seat;
      return {
        shield: line.args.clan as SeatColour,
        label: text(line),
        state: won ? "met" : "off",
        ...(mine ? { text: Number(own.args.value) } : {}),
      };
    };
    const betting = [...new Set(bets.map((line) => Number(line.args.seat)))];
    beats.push({
      label: say("ui-scene-bets"),
      title: leads,
      line: [...bets, ...(own ? [own] : [])].map(text).join(" "),
      rows: betting.map((at) => ({
        key: at,
        colour: colours[at] ?? "neutral",
        name: names[at] ?? "",
        tokens: bets.filter((line) => line.args.seat === at).map(token),
        lead: bets.some((line) => line.key === "log-win" && line.args.seat === at),
      })),
    });
  }
  return story(beats);
}
