/** Faces of the Vikings and pictures of the chieftains. */
export const CHIEF_ICON: Record<string, string> = {
  equipment: "ch-equip",
  food: "ch-food",
  remove: "ch-remove",
  swap: "ch-swap",
  protect: "ch-protect",
};

export const CARGO_ICON: Record<string, string> = { food: "gd-food", equipment: "gd-equip" };

const HAIR = [
  "var(--hair-gold)",
  "var(--hair-brown)",
  "var(--hair-straw)",
  "var(--hair-chestnut)",
  "var(--hair-grey)",
  "var(--hair-red)",
  "var(--hair-black)",
];
const SKIN = [
  "var(--skin-1)",
  "var(--skin-2)",
  "var(--skin-3)",
  "var(--skin-4)",
  "var(--skin-5)",
  "var(--skin-6)",
];

/** A Viking keeps the same face for the whole game. */
export function face(id: string, which: number): { hair: string; skin: string } {
  let sum = which * 3 + 1;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return { hair: HAIR[sum % 7] ?? "var(--hair-chestnut)", skin: SKIN[(sum * 5) % 6] ?? "var(--skin-1)" };
}
