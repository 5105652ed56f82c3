/** Who sits where, under which shield. */
import type { SeatColour } from "../boards/contract";
import type { Colour, Emblem, Person, SeatInfo, TableInfo } from "../generated/protocol";

export const COLOURS: readonly SeatColour[] = ["blue", "red", "green", "yellow", "purple"];
export const EMBLEM: Record<Colour, Emblem> = {
  blue: "moon",
  red: "hammer",
  green: "pine",
  yellow: "sun",
  purple: "knot",
  grey: "ring",
};

const shield = (colour: Colour): SeatColour => (colour === "grey" ? "neutral" : colour);
export const shieldOf = (person: Person): SeatColour => shield(person.colour);

/** The emblem of a shield, as messages name it. */
export const emblemOf = (colour: SeatColour): Emblem => EMBLEM[colour === "neutral" ? "grey" : colour];

/** Each seat a colour of its own: the one that the game gives it; else the person's where it is
 * free, else the first that is. */
export function coloursOf(
  seats: readonly Pick<SeatInfo, "kind" | "person">[],
  given: readonly Colour[] = [],
): SeatColour[] {
  if (given.length) return seats.map((_, at) => shield(given[at] ?? "grey"));
  const taken = new Set<SeatColour>();
  const wished: (SeatColour | null)[] = seats.map((seat) => {
    const wish = seat.kind === "person" && seat.person ? shieldOf(seat.person) : "neutral";
    if (wish === "neutral" || taken.has(wish)) return null;
    taken.add(wish);
    return wish;
  });
  return wished.map((colour) => {
    if (colour) return colour;
    const free = COLOURS.find((known) => !taken.has(known)) ?? "neutral";
    taken.add(free);
    return free;
  });
}

/** The seat under one's own shield, where the game gives them out; null: no such seat among so many. */
export function ownSeat(given: readonly Colour[], me: Person | null, count: number): number | null {
  const at = me ? given.slice(0, count).indexOf(me.colour) : -1;
  return at < 0 ? null : at;
}

/** The open seat under one's own shield, else any. */
export function openSeat(table: TableInfo, given: readonly Colour[], me: Person | null): number | null {
  const at = ownSeat(given, me, table.seats.length);
  return at !== null && table.seats[at]?.kind === "open" ? at : null;
}

/** All seats moved on round the table, so that the first becomes this one. */
export function movedOn<T>(seats: readonly T[], by: number): T[] {
  return seats.map((_, at) => seats[(at - by + seats.length) % seats.length] as T);
}

/** What a seat is called; `words` are the frame's texts for seats without a name. */
export function nameOf(
  seat: SeatInfo,
  words: { open: string; bot: (kind: string) => string; gone: string },
): string {
  if (seat.kind === "open") return words.open;
  if (seat.kind === "hot") return seat.name ?? words.gone;
  if (seat.kind === "bot") return words.bot(seat.bot ?? "");
  return seat.person?.name || seat.name || words.gone;
}

/** Several bots of a kind are numbered, so that the log can tell them apart. */
export function namesOf(
  seats: readonly SeatInfo[],
  words: { open: string; bot: (kind: string) => string; gone: string },
): string[] {
  const names = seats.map((seat) => nameOf(seat, words));
  return names.map((name, at) => {
    const same = names.filter((other) => other === name).length;
    if (same === 1) return name;
    return `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });
}

/** How a person's seat came into a bot's hands, if it did. */
export function leftHow(seat: SeatInfo): "resigned" | "away" | null {
  if (seat.kind === "bot") return null;
  return seat.resigned ? "resigned" : seat.away ? "away" : null;
}

/** The seats as they were at an earlier position. */
export const seatsThen = (
  seats: readonly SeatInfo[],
  then: { away: readonly number[]; resigned: readonly number[] },
): SeatInfo[] =>
  seats.map((seat) => ({
    ...seat,
    away: then.away.includes(seat.seat),
    resigned: then.resigned.includes(seat.seat),
  }));

export const mineAt = (table: TableInfo, me: Person | null): number[] =>
  table.seats
    .filter((seat) => me !== null && seat.person?.id === me.id && seat.kind !== "bot")
    .map((seat) => seat.seat);

/** A name of at most so many letters; the number that tells bots apart stays. */
export function short(name: string, most: number): string {
  if (name.length <= most) return name;
  const tail = /\s+\d+$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, most - tail.length - 1).trimEnd()}…${tail}`;
}
