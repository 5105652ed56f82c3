/** The five tables of the dice: which die, what is paid, what is won. */
export interface DiceTable {
  die: "d8" | "d12";
  high: boolean;
  material: "wood" | "stone";
  weapon: "bow" | "snare" | "spear" | "sword";
  catch: readonly string[];
  /** vikings that may come home after a failure */
  home: number;
}

/** The table of each space of the dice. */
export const TABLE_OF: Readonly<Record<string, string>> = {
  hunting_1: "hunting",
  hunting_2: "hunting",
  laying_snare: "snare",
  whaling_main: "whaling",
  whaling_extra: "whaling",
  raiding: "raiding",
  pillaging_1: "pillaging",
  pillaging_2: "pillaging",
};

export const DICE: Readonly<Record<string, DiceTable>> = {
  hunting: { die: "d8", high: false, material: "wood", weapon: "bow", catch: ["hide", "game_meat"], home: 0 },
  snare: { die: "d8", high: false, material: "wood", weapon: "snare", catch: ["fur", "snare"], home: 1 },
  whaling: {
    die: "d12",
    high: false,
    material: "wood",
    weapon: "spear",
    catch: ["oil", "skin_and_bones", "whale_meat"],
    home: 2,
  },
  raiding: { die: "d8", high: true, material: "stone", weapon: "sword", catch: [], home: 0 },
  pillaging: { die: "d12", high: true, material: "stone", weapon: "sword", catch: [], home: 1 },
};
