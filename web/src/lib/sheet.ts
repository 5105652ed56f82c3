/** The phone's bottom sheet: three stops, and the stop at which a drag ends. */
export const STOPS = ["peek", "half", "full"] as const;
export type Stop = (typeof STOPS)[number];

const FLICK = 0.4; // px/ms; a faster drag goes to the next stop

export const nextStop = (stop: Stop, by: 1 | -1): Stop => {
  const at = Math.min(STOPS.length - 1, Math.max(0, STOPS.indexOf(stop) + by));
  return STOPS[at] as Stop;
};

/** The stop for a drag that ends at `height` with `speed` px/ms upwards. */
export function restingStop(height: number, speed: number, heights: Record<Stop, number>): Stop {
  const reach = STOPS.filter((stop, at) => at === 0 || heights[stop] > heights[STOPS[at - 1] as Stop]);
  if (speed > FLICK) return reach.find((stop) => heights[stop] > height) ?? (reach.at(-1) as Stop);
  if (speed < -FLICK) return reach.findLast((stop) => heights[stop] < height) ?? (reach[0] as Stop);
  const far = (stop: Stop) => Math.abs(heights[stop] - height);
  return reach.reduce((best, stop) => (far(stop) < far(best) ? stop : best));
}
