/** Keys of a table: arrows and digits for legal targets, letters for everything else. */
import { targets, walk } from "./walk";

/** What a key does; `false` leaves the key to the browser. */
export type KeyAction = (at: HTMLElement) => unknown;

export function onTableKey(
  event: KeyboardEvent,
  root: HTMLElement | undefined,
  declining: ReadonlySet<string>,
  actions: Readonly<Record<string, KeyAction>>,
): void {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (at.matches("input, textarea, select")) return;
  if (root && walk(root, event.key, declining)) {
    event.preventDefault();
    return;
  }
  if (/^[1-9]$/.test(event.key) && root) {
    // SVG elements have no click()
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    targets(root)[Number(event.key) - 1]?.dispatchEvent(click);
    return;
  }
  const act = actions[event.key.toLowerCase()];
  if (!act) return;
  const pressesButton = event.key === "Enter" && at.matches("button, a, [role='button']");
  if (pressesButton && !at.matches("[data-legal]")) return;
  if (act(at) !== false) event.preventDefault();
}
