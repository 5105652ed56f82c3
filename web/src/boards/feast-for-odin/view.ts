/** What a seat sees of A Feast for Odin. */
export type {
  Amount,
  BerthView,
  BoardView,
  DiceView,
  CardChoice,
  IslandView,
  Lack,
  MarkerView,
  OdinView,
  PlaceView,
  PlateView,
  PlayerView,
  SpaceView,
  SpecialView,
  StripView,
} from "../../generated/feast-for-odin";
