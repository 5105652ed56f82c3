/** Faces of the Vikings and pictures of the chieftains. */
export const CHIEF_ICON: Record<string, string> = {
  equipment: "ch-equip",
  food: "ch-food",
  remove: "ch-remove",
  swap: "ch-swap",
  protect: "ch-protect",
};

export const CARGO_ICON: Record<string, string> = { food: "gd-food", equipment: "gd-equip" };

const HAIR = ["#c98a2b", "#8a4b22", "#d9b25a", "#5c3a22", "#9aa0a4", "#a8421f", "#3a2a20"];
const SKIN = ["#f0c9a0", "#e3b184", "#f4d5b5", "#c98f63", "#eabf95", "#b97f55"];

/** A Viking keeps the same face for the whole game. */
export function face(id: string, which: number): { hair: string; skin: string } {
  let sum = which * 3 + 1;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return { hair: HAIR[sum % 7] ?? "#5c3a22", skin: SKIN[(sum * 5) % 6] ?? "#f0c9a0" };
}
