/** Dragging a good from the ladder: past a few pixels it is in hand, let go over a board it lies there. */
import type { Action } from "svelte/action";
import { desk } from "./desk.svelte";

const FAR = 6; // px: a press that moves further is a drag

/** Makes a good draggable with the mouse; null = it cannot be laid now. A finger taps it. */
export const lift: Action<HTMLElement, string | null> = (node, given) => {
  let item = given;
  const down = (event: PointerEvent): void => {
    if (item && event.button === 0 && event.pointerType === "mouse") follow(item, event);
  };
  node.addEventListener("pointerdown", down);
  return {
    update: (next) => (item = next),
    destroy: () => node.removeEventListener("pointerdown", down),
  };
};

function follow(item: string, start: PointerEvent): void {
  const move = (event: PointerEvent): void => {
    if (desk.dragging || Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR)
      return;
    desk.held = item;
    desk.dragging = true;
  };
  const stop = (): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (!desk.dragging) return;
    // a board under the pointer has taken it before
    desk.dragging = false;
    if (!desk.painted) desk.held = null;
    swallowClick();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

/** The click that follows a drag chooses nothing. */
export function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true));
}
