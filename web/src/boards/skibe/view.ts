/** What a seat sees of Skibe. */
export type { Chieftain, Pay, Player, Scored, Scoring, Ship, SkibeView, Viking } from "../../generated/skibe";
