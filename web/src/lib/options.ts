/** Options of a game and their values at a table. */
import type { GameInfo } from "../generated/protocol";
import type { Teller } from "./teller";

export type Option = GameInfo["options"][number];
export type Value = boolean | number | string;

/** The default value. */
export const defaultValue = (option: Option): Value =>
  option.type === "choice" ? (option.values[0] ?? "") : option.default;

/** All values that a table can choose. */
export function values(option: Option): Value[] {
  if (option.type === "flag") return [true, false];
  if (option.type === "choice") return option.values.filter((value) => !option.closed.includes(value));
  return [option.default];
}

/** The options that change rules at a table with so many seats; without who starts, shown elsewhere. */
export function ruling(options: readonly Option[], seats?: number): Option[] {
  return options.filter(
    ({ name, seats: only }) =>
      name !== "first_player" && (seats === undefined || !only.length || only.includes(seats)),
  );
}

/** Text of an option's value. */
export function valueText(teller: Teller, name: string, value: Value): string {
  const key = `option-${name}-${String(value)}`;
  if (typeof value === "boolean") return teller.say(value ? "yes" : "no");
  return teller.has(key) ? teller.say(key) : String(value);
}

/** Text of an option with its value: "Surplus animals: the owner chooses". */
export function optionText(teller: Teller, name: string, value: Value): string {
  const label = teller.say(`option-${name}`);
  return `${label}: ${valueText(teller, name, value)}`;
}
