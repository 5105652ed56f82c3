/** Finds the pieces that moved between two views. */

/** Pattern of a piece given by its id only: `food-3`. */
const STONE = /-\d+$/;

/** Maps each piece id to the path of its list: `groups.1`, `players.2.ark`. In the lists of `shifted`
 * a group is identified by its members, not by its index. */
function places(view: unknown, shifted: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  walk(view, "", found, shifted);
  return found;
}

function walk(value: unknown, path: string, found: Map<string, string>, shifted: ReadonlySet<string>): void {
  if (Array.isArray(value)) {
    value.forEach((part: unknown, at) => {
      // a piece whose index in its list changes has not moved
      const piece = isPiece(part);
      if (typeof part === "string" && STONE.test(part) && !found.has(part)) found.set(part, path);
      const name = shifted.has(path) && isGroup(part) ? part.map(({ id }) => id).join(" ") : at;
      walk(part, piece ? path : `${path}.${name}`, found, shifted);
    });
  } else if (typeof value === "object" && value !== null) {
    if (isPiece(value)) found.set(value.id, path);
    // pieces carried by a piece move with it
    const inside = isPiece(value) ? value.id : path;
    for (const [name, part] of Object.entries(value)) {
      walk(part, `${inside}.${name}`, found, shifted);
    }
  }
}

/** Maps the path of each list of groups in a view to its length. */
function groupings(value: unknown, path = "", found = new Map<string, number>()): Map<string, number> {
  if (typeof value !== "object" || value === null) return found;
  if (Array.isArray(value) && value.some(isGroup)) found.set(path, value.length);
  for (const [name, part] of Object.entries(value)) groupings(part, `${path}.${name}`, found);
  return found;
}

function isGroup(value: unknown): value is { id: string }[] {
  return Array.isArray(value) && value.length > 0 && value.every(isPiece);
}

function isPiece(value: unknown): value is { id: string } {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

/** Ids of pieces that are new, are in another list, or changed their order within their list. */
export function movedPieces(before: unknown, after: unknown): string[] {
  const many = groupings(before);
  // splitting or removing a group shifts the indices of the groups behind it
  const shifted = new Set([...groupings(after)].flatMap(([path, n]) => (many.get(path) === n ? [] : [path])));
  const old = places(before, shifted);
  const now = places(after, shifted);
  const order = new Map([...old.keys()].map((id, at) => [id, at]));
  const stayed = new Map<string, string[]>(); // list path to ids in the new order
  for (const [id, path] of now) {
    if (old.get(id) === path) stayed.set(path, [...(stayed.get(path) ?? []), id]);
  }
  const passed = new Set([...stayed.values()].flatMap((ids) => reordered(ids, order)));
  return [...now].filter(([id, path]) => old.get(id) !== path || passed.has(id)).map(([id]) => id);
}

/** The smallest set of ids whose removal restores the old order; ties favour pieces that came forward. */
function reordered(ids: readonly string[], order: ReadonlyMap<string, number>): string[] {
  const old = ids.map((id) => order.get(id) ?? 0);
  const length = ids.map(() => 1); // longest increasing subsequence that starts here
  const next = ids.map(() => -1);
  let first = ids.length - 1;
  for (let at = ids.length - 1; at >= 0; at--) {
    for (let later = ids.length - 1; later > at; later--) {
      if ((old[later] ?? 0) > (old[at] ?? 0) && (length[later] ?? 0) + 1 > (length[at] ?? 0)) {
        length[at] = (length[later] ?? 0) + 1;
        next[at] = later;
      }
    }
    if ((length[at] ?? 0) > (length[first] ?? 0)) first = at;
  }
  const kept = new Set<number>();
  for (let at = first; at >= 0; at = next[at] ?? -1) kept.add(at);
  return ids.filter((_, at) => !kept.has(at));
}
