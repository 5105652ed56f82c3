/** Formats clocks and durations. */
import type { Clock } from "../generated/protocol";

/** Time that a seat has left at an instant of the server's clock, in ms. */
export function left(clock: Clock, seat: number, now: number): number {
  const had = clock.left[seat] ?? 0;
  if (!clock.running.includes(seat)) return had;
  const stands = clock.vacation[seat];
  const from = stands ? Math.max(clock.at, stands) : clock.at;
  return Math.max(0, had - Math.max(0, now - from));
}

/** 6:48 or 1:02:05. Callers use `span` from two days on. */
export function digits(millis: number): string {
  const all = Math.ceil(millis / 1000);
  const seconds = String(all % 60).padStart(2, "0");
  const minutes = Math.floor(all / 60) % 60;
  const hours = Math.floor(all / 3600);
  if (hours) return `${hours}:${String(minutes).padStart(2, "0")}:${seconds}`;
  return `${minutes}:${seconds}`;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "9 hr", "12 min", "2 days" in the language. */
export function span(millis: number, language: string): string {
  for (const [unit, size] of UNITS) {
    if (millis >= size || unit === "minute") {
      const many = Math.max(unit === "minute" ? 1 : 0, Math.round(millis / size));
      return new Intl.NumberFormat(language, {
        style: "unit",
        unit,
        unitDisplay: unit === "day" ? "long" : "short",
      }).format(many);
    }
  }
  return "";
}

/** "3 minutes ago", "yesterday". */
export function ago(millis: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of UNITS) {
    if (millis >= size) return format.format(-Math.round(millis / size), unit);
  }
  return format.format(0, "minute");
}

export function date(instant: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(instant);
}
