/** Attributes that make a drawn element selectable by pointer, touch and keyboard, with one label for all. */
import type { Name } from "../contract";

export interface Hands {
  peek: (moves: readonly Name[] | null) => void;
}

/**
 * Attributes for a legal thing: `<g {...target(props, () => choose(move), [move], label)}>`.
 * Pointing at it asks what would be; a click, Enter or Space takes it.
 */
export function target(
  hands: Hands,
  act: () => void,
  moves: readonly Name[],
  label: string,
): Record<string, unknown> {
  const look = (): void => hands.peek(moves.length ? moves : null);
  const leave = (): void => hands.peek(null);
  return {
    role: "button",
    tabindex: 0,
    "data-legal": "",
    "data-verb": moves.at(-1)?.[0],
    "aria-label": label,
    onclick: (event: Event) => {
      event.stopPropagation();
      act();
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      // Enter on what is chosen already confirms the plan: that is for the frame
      if (event.key === "Enter" && isChosen(event.currentTarget)) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    // not pointerenter: Svelte attaches handlers of pointers late when they are spread, even if
    // they have been taken away meanwhile, and then calls what is not there
    onmouseenter: () => {
      if (matchMedia("(hover: hover)").matches) look(); // a finger sends it as well
    },
    onmouseleave: leave,
    onfocus: look,
    onblur: leave,
  };
}

function isChosen(element: EventTarget | null): boolean {
  return (
    typeof Element !== "undefined" &&
    element instanceof Element &&
    element.matches(".is-selected, [aria-pressed='true']")
  );
}

/** Whether two moves are the same. */
export function same(a: Name | undefined, b: Name | undefined): boolean {
  return a !== undefined && b !== undefined && a.length === b.length && a.every((word, at) => word === b[at]);
}
