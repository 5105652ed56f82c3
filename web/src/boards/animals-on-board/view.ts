/** The parts of the view that the drawing speaks of most. */
export interface Tile {
  id: string;
  species: string | null;
  value: number | null;
}
