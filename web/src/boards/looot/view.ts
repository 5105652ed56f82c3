/** What a seat sees of Looot. */
export type {
  Cell,
  Hex,
  Longship,
  LoootView,
  Need,
  Player,
  Prospect,
  Site,
  Slot,
  Spot,
  Tile,
  Trophy,
} from "../../generated/looot";
