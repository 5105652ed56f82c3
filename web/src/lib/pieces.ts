/** Where the pieces of a view lie, and which lie elsewhere than before. */

/** A piece that is listed by its id alone: `food-3`. */
const STONE = /-\d+$/;

/** For each piece id the list it lies in: `groups.1`, `players.2.ark`. */
export function places(view: unknown): Map<string, string> {
  const found = new Map<string, string>();
  walk(view, "", found);
  return found;
}

function walk(value: unknown, path: string, found: Map<string, string>): void {
  if (Array.isArray(value)) {
    value.forEach((part: unknown, at) => {
      // a piece that only moves up in its list stays where it is
      const piece = isPiece(part);
      if (typeof part === "string" && STONE.test(part) && !found.has(part)) found.set(part, path);
      walk(part, piece ? path : `${path}.${at}`, found);
    });
  } else if (typeof value === "object" && value !== null) {
    if (isPiece(value)) found.set(value.id, path);
    // what a piece carries moves with it
    const inside = isPiece(value) ? value.id : path;
    for (const [name, part] of Object.entries(value)) walk(part, `${inside}.${name}`, found);
  }
}

function isPiece(value: unknown): value is { id: string } {
  return (
    typeof value === "object" && value !== null && "id" in value && typeof value.id === "string"
  );
}

/** The ids that are new, or that lie in another list than before. */
export function moved(before: unknown, after: unknown): string[] {
  const old = places(before);
  return [...places(after)].filter(([id, path]) => old.get(id) !== path).map(([id]) => id);
}
