/** Where the spaces of the action board lie, and what they cost and bring, in the signs of `signs.ts`. */
export interface SpacePlan {
  column: number;
  row: number;
  span: number;
  colour: string;
  signs: string;
  /** fewer stamps, where there is little room */
  short: string;
}

export const GROUPS: readonly { id: string; rows: number; icon: string }[] = [
  { id: "build_houses", rows: 1, icon: "stone_house" },
  { id: "build_ships", rows: 1, icon: "knarr" },
  { id: "hunting", rows: 2, icon: "bow" },
  { id: "livestock_market", rows: 2, icon: "sheep" },
  { id: "weekly_market", rows: 1, icon: "beans" },
  { id: "products", rows: 1, icon: "milk" },
  { id: "crafting", rows: 2, icon: "forge_hammer" },
  { id: "mountains_and_trade", rows: 3, icon: "mountain" },
  { id: "sailing", rows: 3, icon: "longship" },
  { id: "emigration_and_occupation", rows: 2, icon: "card" },
];
export const ROWS = 18;

type Row = [column: number, row: number, span: number, colour: string, signs: string, short?: string];
const TABLE: Record<string, Row> = {
  build_shed: [1, 0, 1, "grey", "2*wood > #shed"],
  build_stone_house: [2, 0, 1, "grey", "1*stone > #stone_house"],
  build_long_house: [3, 0, 1, "grey", "2*stone > #long_house"],
  build_house_and_ship: [4, 0, 2, "grey", "2*stone 2*wood > | #stone_house ~longship or #long_house ~knarr"],
  build_whaling_boat: [1, 1, 1, "grey", "1*wood > ~whaling_boat"],
  build_knarr: [2, 1, 1, "grey", "2*wood > ~knarr"],
  build_longship: [3, 1, 1, "grey", "2*wood > ~longship"],
  hunting_1: [1, 2, 1, "red", "D8 *wood *bow > @hide @game_meat", "D8 > @hide @game_meat"],
  take_stockfish: [1, 3, 1, "green", "@stockfish"],
  hunting_2: [2, 2, 1, "red", "D8 *wood *bow > @hide @game_meat", "D8 > @hide @game_meat"],
  laying_snare: [2, 3, 1, "red", "D8 *wood *snare > @fur *snare", "D8 > @fur *snare"],
  whaling_main: [
    3,
    2,
    2,
    "red",
    "?whaling_boat t1–3 D12 *wood *spear | > @oil @skin_and_bones @whale_meat",
    "?whaling_boat t1–3 D12 | > @oil @skin_and_bones @whale_meat",
  ],
  whaling_extra: [
    4,
    2,
    2,
    "red",
    "?whaling_boat t1 D12 *wood *spear | > @oil @skin_and_bones @whale_meat",
    "?whaling_boat D12 | > @oil @skin_and_bones @whale_meat",
  ],
  buy_stockfish: [1, 4, 1, "green", "$1 > 2@stockfish"],
  buy_salt_meat: [1, 5, 1, "green", "$2 > 2@salt_meat"],
  buy_sheep: [2, 4, 1, "green", "$1 > @sheep"],
  buy_cattle_milk: [2, 5, 1, "green", "$3 > @cattle @milk"],
  sheep_or_cattle: [3, 4, 2, "green", "@sheep | or $1 > @cattle"],
  buy_sheep_cattle: [4, 4, 2, "green", "$3 > @sheep @cattle"],
  market_beans: [1, 6, 1, "green", "@beans $+1"],
  market_flax_stockfish: [2, 6, 1, "green", "@flax @stockfish $+1"],
  market_fruits: [3, 6, 1, "green", "@fruits @oil @salt_meat $+1"],
  market_spices: [4, 6, 2, "green", "@spices $+1 | !cattle 2@milk !sheep @wool"],
  milk_cattle: [1, 7, 1, "green", "!cattle each @milk t≤3"],
  mead_and_silver: [2, 7, 1, "green", "2@mead $+2"],
  wool_sheep: [3, 7, 1, "green", "!sheep each @wool t≤3"],
  craft_linen: [1, 8, 1, "grey", "@flax > @linen"],
  craft_rune_stone: [1, 9, 1, "grey", "1*stone > @rune_stone $+1"],
  craft_clothing: [2, 8, 1, "grey", "@hide @linen > @clothing $+2"],
  craft_chest: [2, 9, 1, "grey", "*wood or *ore > @chest $+1"],
  forge: [3, 8, 1, "grey", "1*ore > &tongs"],
  craft_runes_chests: [3, 9, 1, "grey", "2*stone 2*wood > 2@rune_stone 2@chest"],
  master_crafting: [4, 8, 2, "grey", "$+4 @wool > @robe | @silverware > @jewellery"],
  mountain_2: [1, 10, 1, "golden", "M2"],
  mountain_1_upgrade_1: [1, 11, 1, "golden", "M1 + ^1"],
  upgrade_2: [1, 12, 1, "golden", "^2"],
  wood_per_player: [2, 10, 1, "golden", "3*wood 1*ore"],
  mountain_3_upgrade_1: [2, 11, 1, "golden", "M3 + ^1"],
  upgrade_3: [2, 12, 1, "golden", "^3"],
  mountain_3_2: [3, 10, 1, "golden", "M3+2"],
  upgrade_3_weapons_4: [3, 11, 1, "golden", "^3 + W4"],
  upgrade_4: [3, 12, 1, "golden", "^4"],
  mountain_4_double_2: [4, 10, 1, "golden", "M4 + ^^2"],
  mountain_2222_or_double_3: [4, 11, 2, "golden", "M2+2+2+2 | or ^^3"],
  overseas_trading_1: [1, 13, 1, "blue", "?knarr $1 > GB"],
  overseas_trading_2: [2, 13, 1, "blue", "?knarr $1 > GB"],
  special_sale: [3, 13, 1, "blue", "?knarr $0–6 > 2S"],
  raiding: [1, 14, 1, "red", "?longship D8+ *stone *sword > B", "?longship D8+ > B"],
  pillaging_1: [2, 14, 1, "red", "?longship D12+ *stone *sword > B", "?longship D12+ > B"],
  pillaging_2: [3, 14, 1, "red", "?longship D12+ *stone *sword > B", "?longship D12+ > B"],
  plundering: [4, 13, 3, "red", "?longship ?longship | > @silver_hoard"],
  explore_near: [1, 15, 1, "orange", "?any > I"],
  explore_middle: [2, 15, 1, "orange", "?large > I"],
  explore_far: [3, 15, 1, "orange", "?longship > I"],
  draw_occupation: [1, 16, 1, "brown", "+card $+1"],
  play_occupation_paid: [1, 17, 1, "brown", "*stone or *ore > play1 $+1"],
  emigration_1: [2, 16, 1, "yellow", "?large $R > &emigrate"],
  play_occupations_2: [2, 17, 1, "brown", "play1–2"],
  emigration_2: [3, 16, 1, "yellow", "?large $R > &emigrate"],
  play_occupations_4: [3, 17, 1, "brown", "play1–4"],
  exchange_boat_emigrate: [4, 16, 2, "yellow", "~whaling_boat > ~knarr | ?large $R > &emigrate"],
};

export const SPACES: Readonly<Record<string, SpacePlan>> = Object.fromEntries(
  Object.entries(TABLE).map(([id, [column, row, span, colour, signs, short = signs]]) => [
    id,
    { column, row, span, colour, signs, short },
  ]),
);

/** Imitation tiles lie in a row of their own below the board. */
export const IMITATION_ROW = ROWS;

/** The place of a space; imitation tiles are named `imitate_<column>`. */
export function planOf(id: string): SpacePlan | null {
  const known = SPACES[id];
  if (known) return known;
  if (!id.startsWith("imitate_")) return null;
  const column = Number(id.slice(8));
  return { column, row: IMITATION_ROW, span: 1, colour: "brown", signs: "=", short: "=" };
}
