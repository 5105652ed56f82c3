/** Text of a table's pace. */
import type { Pace } from "../generated/protocol";
import { span } from "./clocks";
import { t, texts } from "./texts.svelte";

export function paceText(pace: Pace): string {
  if (pace.type === "live") return t("pace-live", { time: span(pace.bank, texts.language) });
  if (pace.type === "own-pace") return t("pace-days", { days: pace.days });
  return t("pace-none");
}
