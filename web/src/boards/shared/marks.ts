/** How a thing on the board is marked. */
export type Mark = "legal" | "pointed" | "chosen" | "ghost" | "last" | null;
