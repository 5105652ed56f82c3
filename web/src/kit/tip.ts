/** `use:tip={text}`: tooltip on hover, on long press, and on `?` while focused. */
import type { Action } from "svelte/action";

const DELAY = 450;
const LONG_PRESS = 500;

let plate: HTMLElement | null = null;
let owner: HTMLElement | null = null;

function show(node: HTMLElement, text: string): void {
  hide();
  if (!text) return;
  plate = document.createElement("div");
  plate.className = "tip";
  plate.setAttribute("role", "tooltip");
  plate.textContent = text;
  // inside an open dialog, which would cover it otherwise; else in the main landmark
  const place = document.querySelector("dialog[open]") ?? document.querySelector("main");
  (place ?? document.body).append(plate);
  owner = node;
  const at = node.getBoundingClientRect();
  const size = plate.getBoundingClientRect();
  const above = at.top - size.height - 8;
  const left = at.left + at.width / 2 - size.width / 2;
  plate.style.left = `${Math.max(8, Math.min(left, innerWidth - size.width - 8))}px`;
  plate.style.top = `${above >= 8 ? above : Math.min(at.bottom + 8, innerHeight - size.height - 8)}px`;
}

function hide(node?: HTMLElement): void {
  if (node && owner !== node) return;
  plate?.remove();
  plate = null;
  owner = null;
}

// a press elsewhere hides the tooltip
if (typeof document !== "undefined") {
  document.addEventListener?.("pointerdown", (event) => {
    if (owner && event.target instanceof Node && !owner.contains(event.target)) hide();
  });
}

export const tip: Action<HTMLElement | SVGElement, string> = (element, text) => {
  const node = element as HTMLElement;
  let words = text;
  let timer = 0;
  const later = (wait: number) => {
    clearTimeout(timer);
    if (words) timer = window.setTimeout(() => show(node, words), wait);
  };
  const stop = () => {
    clearTimeout(timer);
    hide(node);
  };
  const over = (event: PointerEvent) => {
    // where pointing already says more on the board, only who asks is told
    if (event.pointerType === "mouse" && !node.hasAttribute("data-quiet")) later(DELAY);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") stop();
    else clearTimeout(timer); // lifting a finger also fires pointerleave: the tooltip stays
  };
  let pressed = 0;
  const down = (event: PointerEvent) => {
    pressed = event.timeStamp;
    if (event.pointerType === "mouse") stop();
    else later(LONG_PRESS);
  };
  // suppresses the click that ends a long press
  const click = (event: MouseEvent) => {
    const touch = event instanceof PointerEvent && event.pointerType !== "mouse";
    if (!touch || owner !== node || event.timeStamp - pressed < LONG_PRESS) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "?" && words) {
      event.stopPropagation();
      show(node, words);
    } else if (event.key === "Escape") hide(node);
  };
  node.addEventListener("pointerenter", over);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", () => clearTimeout(timer));
  node.addEventListener("click", click, true);
  node.addEventListener("keydown", key);
  node.addEventListener("blur", stop);
  return {
    update(next) {
      words = next;
      if (owner === node && plate) plate.textContent = next;
    },
    destroy: stop,
  };
};
