/** Arrow-key navigation between legal targets, by position on the screen. */
export interface Box {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Index of the nearest box in the key's direction; -1 if there is none. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const dx = box.x - from.x;
    const dy = box.y - from.y;
    const ahead = dx * direction[0] + dy * direction[1];
    if (ahead < 2) return;
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const cost = ahead + aside * 2.5;
    if (cost < least) {
      least = cost;
      best = at;
    }
  });
  return best;
}

const centre = (element: Element): Box => {
  const at = element.getBoundingClientRect();
  return { x: at.left + at.width / 2, y: at.top + at.height / 2 };
};

export function targets(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-legal]")].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/** The first target whose verb does not decline: the first focus never passes or gives up. */
export function firstTarget(root: ParentNode, declining: ReadonlySet<string>): HTMLElement | undefined {
  return targets(root).find((element) => !declining.has(element.dataset.verb ?? ""));
}

/** Moves the focus; false if the key is no arrow key or there is no target. */
export function walk(root: ParentNode, key: string, declining: ReadonlySet<string>): boolean {
  if (!(key in DIRECTIONS)) return false;
  const all = targets(root);
  const here = document.activeElement;
  const at = all.findIndex((element) => element === here || element.contains(here));
  if (at < 0) {
    (firstTarget(root, declining) ?? all[0])?.focus();
    return all.length > 0;
  }
  const current = all[at] as HTMLElement;
  const others = all.filter((element) => element !== current);
  const next = nearest(centre(current), others.map(centre), key);
  if (next < 0) return false;
  others[next]?.focus();
  return true;
}
