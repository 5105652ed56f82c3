/** Seats of a table: colours, shields and names. */
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

/** The emblem of a shield, as used in message keys. */
export const emblemOf = (colour: SeatColour): Emblem => EMBLEM[colour === "neutral" ? "grey" : colour];

/** A distinct colour for each seat: the one given by the game; else the person's colour if it is
 * free, else the first free one. */
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

/** The seat to which the game gives this person's colour; null if none of `count` seats has it. */
export function shieldSeat(given: readonly Colour[], me: Person | null, count: number): number | null {
  const at = me ? given.slice(0, count).indexOf(me.colour) : -1;
  return at < 0 ? null : at;
}

/** The seat of this person's colour if it is open, else null. */
export function openShieldSeat(table: TableInfo, given: readonly Colour[], me: Person | null): number | null {
  const at = shieldSeat(given, me, table.seats.length);
  return at !== null && table.seats[at]?.kind === "open" ? at : null;
}

/** Rotates the seats by so many places: the first becomes number `by`. */
export function rotate<T>(seats: readonly T[], by: number): T[] {
  return seats.map((_, at) => seats[(at - by + seats.length) % seats.length] as T);
}

/** Name of a seat; `words` are the frame's texts for seats without one. */
export function nameOf(
  seat: SeatInfo,
  words: { open: string; bot: (kind: string) => string; gone: string },
): string {
  if (seat.kind === "open") return words.open;
  if (seat.kind === "hot") return seat.name ?? words.gone;
  if (seat.kind === "bot") return words.bot(seat.bot ?? "");
  return seat.person?.name || seat.name || words.gone;
}

/** Names of all seats; equal names are numbered. */
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

/** Why a bot plays for the person at this seat; null if none does. */
export function absenceOf(seat: SeatInfo): "resigned" | "away" | null {
  if (seat.kind === "bot") return null;
  return seat.resigned ? "resigned" : seat.away ? "away" : null;
}

/** The seats with their state at an earlier position. */
export const seatsAt = (
  seats: readonly SeatInfo[],
  then: { away: readonly number[]; resigned: readonly number[] },
): SeatInfo[] =>
  seats.map((seat) => ({
    ...seat,
    away: then.away.includes(seat.seat),
    resigned: then.resigned.includes(seat.seat),
  }));

export const ownSeats = (table: TableInfo, me: Person | null): number[] =>
  table.seats
    .filter((seat) => me !== null && seat.person?.id === me.id && seat.kind !== "bot")
    .map((seat) => seat.seat);

/** Shortens a name to `most` characters; a number at its end is kept. */
export function short(name: string, most: number): string {
  if (name.length <= most) return name;
  const tail = /\s+\d+$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, most - tail.length - 1).trimEnd()}…${tail}`;
}
