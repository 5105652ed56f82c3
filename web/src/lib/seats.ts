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

export const shieldOf = (person: Person): SeatColour =>
  person.colour === "grey" ? "neutral" : person.colour;

/** Each seat a colour of its own: the person's where it is free, else the first that is. */
export function coloursOf(seats: readonly SeatInfo[]): SeatColour[] {
  const taken = new Set<SeatColour>();
  const given: (SeatColour | null)[] = seats.map((seat) => {
    const wish = seat.kind === "person" && seat.person ? shieldOf(seat.person) : "neutral";
    if (wish === "neutral" || taken.has(wish)) return null;
    taken.add(wish);
    return wish;
  });
  return given.map((colour) => {
    if (colour) return colour;
    const free = COLOURS.find((known) => !taken.has(known)) ?? "neutral";
    taken.add(free);
    return free;
  });
}

/** What a seat is called; `words` are the frame's texts for seats without a name. */
export function nameOf(
  seat: SeatInfo,
  words: { open: string; bot: (kind: string) => string; gone: string },
): string {
  if (seat.kind === "open") return words.open;
  if (seat.kind === "hot") return seat.name ?? words.gone;
  if (seat.kind === "bot") return words.bot(seat.bot ?? "");
  return seat.person?.name || words.gone;
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
