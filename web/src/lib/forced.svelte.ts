/** Makes the only legal move of a decision: at once, or after a countdown if it ends the decision. */
import type { Name } from "../boards/contract";
import type { Room } from "./room.svelte";
import { settings } from "./settings.svelte";

const COUNTDOWN = 3; // seconds

export class ForcedMove {
  #soon: number | null = $state(null);

  /** seconds until the move is made; null without a countdown */
  get soon(): number | null {
    return this.#soon;
  }

  /** Starts for this move; `declines`: its verb passes or gives up. Returns the function that stops it. */
  start(room: Room, move: Name, declines: boolean): () => void {
    let current = true;
    let timer: ReturnType<typeof setInterval> | undefined;
    const play = () => void room.playAtOnce(move);
    const countDown = () => {
      this.#soon = COUNTDOWN;
      timer = setInterval(() => {
        this.#soon = (this.#soon ?? 1) - 1;
        if (this.#soon > 0) return;
        clearInterval(timer);
        play();
      }, 1000);
    };
    if (settings.forced === "once") play();
    else
      void endsDecision(room, move, declines).then((ends) => {
        if (!current) return;
        if (ends) countDown();
        else if (!room.undone) play(); // it opens a tool with further choices: no announcement
      });
    return () => {
      current = false;
      clearInterval(timer);
      this.#soon = null;
    };
  }
}

/** Whether the move ends the decision: it declines, or another seat decides next. */
const endsDecision = async (room: Room, move: Name, declines: boolean): Promise<boolean> =>
  declines || !(await room.asksAgainAfter(move));
