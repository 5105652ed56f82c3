/** Flat-top hexes in axial coordinates; `s` is the circumradius. */
export interface Axial {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SQ3 = Math.sqrt(3);
const SIDES: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** So many steps of 60 degrees clockwise. */
export function turned({ q, r }: Axial, steps: number): Axial {
  let at = { q, r };
  for (let n = 0; n < steps % 6; n++) at = { q: -at.r, r: at.q + at.r };
  return at;
}

export const centre = ({ q, r }: Axial, s: number): Point => ({ x: 1.5 * s * q, y: SQ3 * s * (r + q / 2) });

const corners = (x: number, y: number, s: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((k) => ({
    x: x + s * Math.cos((Math.PI / 3) * k),
    y: y + s * Math.sin((Math.PI / 3) * k),
  }));

const short = (n: number): string => n.toFixed(1);

/** A hexagon with softened corners. */
export function hexPath(x: number, y: number, s: number, soft = 0.12): string {
  const all = corners(x, y, s);
  const towards = (from: Point, to: Point): string =>
    `${short(from.x + (to.x - from.x) * soft)} ${short(from.y + (to.y - from.y) * soft)}`;
  const parts = all.map((at, k) => {
    const before = all[(k + 5) % 6] ?? at;
    const after = all[(k + 1) % 6] ?? at;
    return `${k ? "L" : "M"}${towards(at, before)}Q${short(at.x)} ${short(at.y)} ${towards(at, after)}`;
  });
  return `${parts.join("")}Z`;
}

export function bounds(hexes: readonly Axial[], s: number): Bounds {
  const all = hexes.map((hex) => centre(hex, s));
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const half = (s * SQ3) / 2;
  return {
    left: Math.min(...xs) - s,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + s,
    bottom: Math.max(...ys) + half,
  };
}

/** The outer edges of a set of hexes as one path. */
export function outline(hexes: readonly Axial[], s: number): string {
  const known = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  const key = ({ x, y }: Point): string => `${Math.round(x * 2)},${Math.round(y * 2)}`;
  const next = new Map<string, Point[]>();
  const starts: Point[] = [];
  for (const hex of hexes) {
    const { x, y } = centre(hex, s);
    const all = corners(x, y, s);
    SIDES.forEach((side, k) => {
      if (known.has(`${hex.q + side.q},${hex.r + side.r}`)) return;
      const from = all[k] as Point;
      starts.push(from);
      next.set(key(from), [...(next.get(key(from)) ?? []), all[(k + 1) % 6] as Point]);
    });
  }
  const paths: string[] = [];
  for (const start of starts) {
    let at = start;
    const points: Point[] = [];
    for (;;) {
      const onward = next.get(key(at));
      const to = onward?.pop();
      if (!to) break;
      points.push(at);
      at = to;
    }
    if (points.length) paths.push(`M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`);
  }
  return paths.join("");
}

export interface Fit {
  steps: number;
  s: number;
  /** what to add to a centre */
  x: number;
  y: number;
  /** where the card lies that nothing is drawn under; null without one */
  corner: Corner | null;
}
export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";
const CORNERS: readonly Corner[] = ["top-right", "bottom-left", "bottom-right", "top-left"];

/** The part of a pane that a card in a corner takes. */
export function cardBox(
  corner: Corner,
  card: { width: number; height: number },
  width: number,
  height: number,
): Bounds {
  const left = corner.endsWith("left") ? 0 : width - card.width;
  const top = corner.startsWith("top") ? 0 : height - card.height;
  return { left, top, right: left + card.width, bottom: top + card.height };
}

/** How many hexes lie under a box. */
export const covered = (box: Bounds, points: readonly Point[], s: number): number =>
  points.filter(
    ({ x, y }) =>
      x + s > box.left && x - s < box.right && y + s * 0.87 > box.top && y - s * 0.87 < box.bottom,
  ).length;

/**
 * The turn of the land (icons stay upright) that lets its hexes be drawn largest in a pane; with a
 * card, beside it.
 */
export function fit(
  hexes: readonly Axial[],
  width: number,
  height: number,
  card: { width: number; height: number } | null = null,
): Fit {
  let best: Fit = { steps: 0, s: 0, x: 0, y: 0, corner: null };
  for (let steps = 0; steps < 6; steps++) {
    const all = hexes.map((hex) => turned(hex, steps));
    const box = bounds(all, 1);
    const [w, h] = [box.right - box.left, box.bottom - box.top];
    const most = Math.min(width / w, height / h);
    for (const corner of card ? CORNERS : [null]) {
      for (let s = most; s > best.s + 0.01; s -= Math.max(0.15, most / 60)) {
        const spare = { x: width - w * s, y: height - h * s };
        const away = corner && { x: corner.endsWith("left") ? 1 : 0, y: corner.startsWith("top") ? 1 : 0 };
        // in the middle, or as far from it as the card asks for
        for (const shift of away ? [0, 0.25, 0.5, 0.75, 1] : [0]) {
          const x = -box.left * s + spare.x * (0.5 + ((away?.x ?? 0.5) - 0.5) * shift);
          const y = -box.top * s + spare.y * (0.5 + ((away?.y ?? 0.5) - 0.5) * shift);
          if (corner && card) {
            const points = all.map((hex) => centre(hex, s)).map((at) => ({ x: at.x + x, y: at.y + y }));
            if (covered(cardBox(corner, card, width, height), points, s * 0.9)) continue;
          }
          best = { steps, s, x, y, corner };
          break;
        }
        if (best.s === s) break;
      }
    }
  }
  return best;
}
