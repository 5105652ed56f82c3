/** Pictures and colours of the village. */
export const ACTION_ICON: Record<string, string> = {
  "first-player": "ac-first",
  promote: "ac-promote",
  "jump-own": "ac-jump-own",
  bet: "ac-bet",
  "load-one": "ac-load1",
  market: "ac-market",
  "jump-any": "ac-jump-any",
  "bet-or-move": "ac-betmove",
  "draw-three": "ac-draw3",
  "set-sail": "ac-sail",
  swap: "ac-swap",
};

/** One roof colour for each family of actions. */
export const ROOF: Record<string, string> = {
  order: "#6b7a84",
  hull: "#8a3f24",
  wager: "#6d4a86",
  supply: "#a8761f",
  market: "#3f7349",
  sail: "#1f5d7c",
};
