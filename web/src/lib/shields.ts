/** Note for a person who plays under another shield than their own. */
import type { SeatColour } from "../boards/contract";
import type { Person } from "../generated/protocol";
import { hall } from "./hall.svelte";
import { emblemOf, shieldOf } from "./seats";
import { t } from "./texts.svelte";

export function shieldNote(me: Person, shield: SeatColour, slug: string): string | null {
  if (shield === shieldOf(me)) return null;
  const emblem = t(`emblem-${emblemOf(shield)}`);
  return hall.game(slug)?.colours.length
    ? t("shield-by-seat", { game: hall.title(slug), emblem })
    : t("shield-taken", { emblem });
}
