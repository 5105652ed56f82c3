/** What a seat sees of Vikings on Board. */
export type {
  Bet,
  Control,
  Doing,
  Figure,
  Good,
  Piece,
  Player,
  Price,
  Sailing,
  Ship,
  Space,
  VikingsView,
} from "../../generated/vikings-on-board";
