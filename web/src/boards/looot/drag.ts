/** Dragging: a piece is picked up with the pointer and let go over a place that can take it. */
import type { Action } from "svelte/action";
import type { Name } from "../contract";
import { desk } from "./desk.svelte";

const FAR = 6; // px: a press that moves further is a drag
const LIFT = 40; // px: a finger would hide the piece, so it is held above it

export interface Drag {
  /** the places where it can be let go; null = it cannot be dragged now */
  onto: "place" | "lay" | null;
  /** chooses what has to be chosen before it has a place */
  pick?: () => void;
  drop: (name: Name) => void;
}

/** The move that a place stands for: `data-drop="lay 4"`. */
export function dropName(text: string): Name {
  const [verb, ...words] = text.split(" ");
  return [verb ?? "", ...words.map((word) => (/^\d+$/.test(word) ? Number(word) : word))];
}

/** Makes an element draggable. A drag goes on when the element is drawn anew meanwhile. */
export const drag: Action<HTMLElement, Drag> = (node, given) => {
  let now = given;
  const down = (event: PointerEvent): void => {
    if (now.onto && event.button === 0 && event.isPrimary) follow(node, () => now, event);
  };
  node.addEventListener("pointerdown", down);
  return {
    update: (next) => (now = next),
    destroy: () => node.removeEventListener("pointerdown", down),
  };
};

function follow(node: HTMLElement, what: () => Drag, start: PointerEvent): void {
  let picture: HTMLElement | null = null;
  let over: Name | null = null;
  const onto = what().onto;
  const lift = start.pointerType === "mouse" ? 0 : LIFT;

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!picture) {
      if (Math.hypot(x - start.clientX, y - start.clientY) < FAR) return;
      picture = pictureOf(node);
      document.body.append(picture);
      document.documentElement.classList.add("dragging");
      node.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" })); // no tooltip
      what().pick?.();
    }
    picture.style.transform = `translate(${x}px, ${y - lift}px) translate(-50%, -50%)`;
    const place = document.elementFromPoint(x, y - lift)?.closest<SVGElement>("[data-drop]");
    const name = place ? dropName(place.dataset.drop ?? "") : null;
    over = name?.[0] === onto ? name : null;
    desk.at = over;
    picture.style.visibility = over ? "hidden" : ""; // the board shows it there
  };
  const stop = (): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
    removeEventListener("keydown", key, true);
    document.documentElement.classList.remove("dragging");
    picture?.remove();
    if (picture) desk.at = null;
    picture = null;
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    const dragged = picture !== null;
    const place = over;
    stop();
    if (!dragged) return;
    swallowClick();
    if (place) what().drop(place);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !picture) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", stop);
  addEventListener("keydown", key, true);
}

/** A copy of the element that follows the pointer; nobody can reach it or is told about it. */
function pictureOf(node: HTMLElement): HTMLElement {
  const picture = node.cloneNode(true) as HTMLElement;
  const { width, height } = node.getBoundingClientRect();
  for (const one of [picture, ...picture.querySelectorAll("*")]) {
    for (const name of ["id", "data-piece", "data-legal", "data-drop", "tabindex", "role"])
      one.removeAttribute(name);
  }
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    opacity: "0.85",
    background: "none",
    boxShadow: "none",
    zIndex: "90",
    pointerEvents: "none",
  });
  return picture;
}

/** The click that follows a drag chooses nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true));
}
