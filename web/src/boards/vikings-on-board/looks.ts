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
  order: "var(--paint-steel)",
  hull: "var(--house-red)",
  wager: "var(--house-purple)",
  supply: "var(--house-ochre)",
  market: "var(--house-green)",
  sail: "var(--house-blue)",
};
