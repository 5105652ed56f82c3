/** How a choice is made: a click or a key takes it at once, a first tap only shows what would be. */
import { same, target } from "../shared/target";
import { desk } from "./desk.svelte";
import type { Choice } from "./targets";

const byTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "touch";

/** `aims`: something follows that one wants to see before. */
export function choosable(
  choice: Choice,
  take: (choice: Choice) => void,
  aims = false,
): Record<string, unknown> {
  const all = target(
    { peek: (moves) => (desk.at = moves?.[0] ?? null) },
    () => take(choice),
    [choice.name],
    choice.text,
  );
  const chosen = choice.chosen || same(desk.aim ?? undefined, choice.name);
  return {
    ...all,
    "data-move": choice.name.join(" "),
    ...(aims ? { "data-quiet": "" } : {}),
    ...(aims || choice.chosen ? { "aria-pressed": chosen } : {}),
    onclick: (event: Event) => {
      event.stopPropagation();
      if (aims && byTouch(event) && !same(desk.aim ?? undefined, choice.name)) desk.aim = choice.name;
      else take(choice);
    },
  };
}

/** A longship at sea that cannot be taken now opens the list of what can still come. */
export function opensBag(label: string): Record<string, unknown> {
  const open = (event: Event): void => {
    event.stopPropagation();
    desk.bag = true;
  };
  return {
    role: "button",
    tabindex: 0,
    "aria-label": label,
    "aria-haspopup": "dialog",
    onclick: open,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      open(event);
    },
  };
}

export const pointedAt = (choice: Choice | undefined): boolean =>
  choice !== undefined && same(desk.aim ?? desk.at ?? undefined, choice.name);
