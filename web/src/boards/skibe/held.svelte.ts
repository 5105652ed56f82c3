/** What the player has picked up with the first of two clicks; shared by stage and bench. */
import type { Held } from "./targets";

class Hand {
  held = $state.raw<Held>(null);
}

export const hand = new Hand();
