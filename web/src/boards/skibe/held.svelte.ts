/** What is in the hand between two gestures; the stage and the bench share it. */
import type { Held } from "./targets";

class Hand {
  held = $state.raw<Held>(null);
}

export const hand = new Hand();
