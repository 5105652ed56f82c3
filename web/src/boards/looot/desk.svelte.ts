/** What is being looked at and aimed at: the stage, the bench and the row of seats share it. */
import type { Move, Name } from "../contract";

class Desk {
  /** what pointer or focus is on */
  at = $state.raw<Name | null>(null);
  /** what a first tap chose; a second one, or the button, takes it */
  aim = $state.raw<Name | null>(null);
  /** whose fjord is enlarged */
  look = $state<number | null>(null);
  /** the list of what can still come is open */
  bag = $state(false);
  /** on the phone: the other of the two boards is large */
  swapped = $state(false);
  /** what could be done at the quay before a longship was planned */
  quay = $state.raw<readonly Move[]>([]);
  /** the longship is taken and the turn is to end with it */
  ending = false;

  /** Nothing is in the hand any more. */
  release(): void {
    this.at = this.aim = null;
  }
}

export const desk = new Desk();
