/** Where the pieces of a view lie, and which lie elsewhere than before. */

/** A piece that is listed by its id alone: `food-3`. */
const STONE = /-\d+$/;

/** For each piece id the list it lies in: `groups.1`, `players.2.ark`; in the lists of `shifted` a
 * group is known by its members, not by its number. */
function places(view: unknown, shifted: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  walk(view, "", found, shifted);
  return found;
}

function walk(value: unknown, path: string, found: Map<string, string>, shifted: ReadonlySet<string>): void {
  if (Array.isArray(value)) {
    value.forEach((part: unknown, at) => {
      // a piece that only moves up in its list stays where it is
      const piece = isPiece(part);
      if (typeof part === "string" && STONE.test(part) && !found.has(part)) found.set(part, path);
      const name = shifted.has(path) && isGroup(part) ? part.map(({ id }) => id).join(" ") : at;
      walk(part, piece ? path : `${path}.${name}`, found, shifted);
    });
  } else if (typeof value === "object" && value !== null) {
    if (isPiece(value)) found.set(value.id, path);
    // what a piece carries moves with it
    const inside = isPiece(value) ? value.id : path;
    for (const [name, part] of Object.entries(value)) {
      walk(part, `${inside}.${name}`, found, shifted);
    }
  }
}

/** The lists of groups of a view, with how many groups each has. */
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

/** The ids that are new, that lie in another list than before, or that passed others in theirs. */
export function moved(before: unknown, after: unknown): string[] {
  const many = groupings(before);
  // a group that was split or taken shifts those behind it
  const shifted = new Set([...groupings(after)].flatMap(([path, n]) => (many.get(path) === n ? [] : [path])));
  const old = places(before, shifted);
  const now = places(after, shifted);
  const order = new Map([...old.keys()].map((id, at) => [id, at]));
  const stayed = new Map<string, string[]>(); // by list, in the new order
  for (const [id, path] of now) {
    if (old.get(id) === path) stayed.set(path, [...(stayed.get(path) ?? []), id]);
  }
  const passed = new Set([...stayed.values()].flatMap((ids) => passing(ids, order)));
  return [...now].filter(([id, path]) => old.get(id) !== path || passed.has(id)).map(([id]) => id);
}

/** The fewest that must have been taken out and put elsewhere; in doubt those that came forward. */
function passing(ids: readonly string[], order: ReadonlyMap<string, number>): string[] {
  const old = ids.map((id) => order.get(id) ?? 0);
  const length = ids.map(() => 1); // of the longest row in the old order that begins here
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
