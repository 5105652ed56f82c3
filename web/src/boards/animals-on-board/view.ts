/** What a seat sees of Animals on Board. */
export type { AnimalsView, Player, Tile } from "../../generated/animals-on-board";
