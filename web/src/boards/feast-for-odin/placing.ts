/**
 * Places for the tile in hand. The rules decide what is legal: these places follow the same
 * geometry, so that a ghost can follow the pointer without a question to the hall.
 */
import type { Move, Name } from "../contract";
import { boardShape, colourOf, turnsOfItem } from "./goods";
import type { Cell } from "./poly";
import type { BoardView, PlaceView } from "./view";

export interface Place {
  board: string;
  /** as the moves count it, from 1 */
  turn: number;
  /** the first cell in reading order, as the moves name it */
  row: number;
  column: string;
  /** cells [row, column] from 1 */
  cells: Cell[];
  /** what the seat's income and points would be, and the bonus symbols that it would cover */
  then?: { income: number; points: number; lost: readonly string[] };
}

/** The hall's answer: places by board and turn, with the cells of the shape. */
export function placesFrom(found: readonly PlaceView[]): Place[] {
  return found.flatMap(({ board, turn, cells, spots }) =>
    spots.map(({ row, column, income, points, lost }) => ({
      board,
      turn,
      row,
      column: COLUMNS[column - 1] ?? "",
      cells: cells.map(([r = 0, c = 0]): Cell => [row + r, column + c]),
      then: { income, points, lost },
    })),
  );
}

const COLUMNS = "abcdefghijklm";
const name = (row: number, column: number): string => `${row},${column}`;

interface Ground {
  board: string;
  area: Set<string>;
  covered: Set<string>;
  /** cells beside tiles of the same colour */
  touched: Set<string>;
  /** income cells with what must be covered with or before them */
  incomes: Map<string, string[]>;
}

function accepts(kind: string, item: string): boolean {
  if (item === "silver") return true;
  if (item === "ore") return kind !== "house";
  const colour = colourOf(item);
  if (colour === "plain") return false;
  return kind === "house" ? true : colour !== "orange" && colour !== "red";
}

function groundOf(board: BoardView, item: string, painted: readonly Cell[]): Ground {
  const shape = boardShape(board.id);
  const area = new Set<string>();
  const symbols = new Set<string>();
  shape.grid.forEach((line, row) =>
    [...line].forEach((sign, column) => {
      if (!"_XF".includes(sign)) area.add(name(row + 1, column + 1));
      if (sign === "B") symbols.add(name(row + 1, column + 1));
    }),
  );
  const covered = new Set(painted.map(([row, column]) => name(row, column)));
  const touched = new Set<string>();
  const colour = colourOf(item);
  const wary = shape.kind === "house" ? ["orange", "red"] : ["green"];
  for (const piece of board.pieces) {
    const kin = colourOf(piece.item) === colour && wary.includes(colour);
    for (const [row = 0, column = 0] of piece.cells) {
      covered.add(name(row, column));
      if (!kin) continue;
      for (const [dy, dx] of [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const)
        touched.add(name(row + dy, column + dx));
    }
  }
  const incomes = new Map<string, string[]>();
  for (const line of shape.cells)
    for (const [row = 0, column = 0] of line) {
      const before = [...area].filter((cell) => {
        const [r = 0, c = 0] = cell.split(",").map(Number);
        return r >= row && c <= column && !symbols.has(cell) && cell !== name(row, column);
      });
      incomes.set(name(row, column), before);
    }
  return { board: board.id, area, covered, touched, incomes };
}

function fits(ground: Ground, cells: readonly Cell[]): boolean {
  const own = new Set(cells.map(([row, column]) => name(row, column)));
  for (const cell of own)
    if (!ground.area.has(cell) || ground.covered.has(cell) || ground.touched.has(cell)) return false;
  for (const cell of own)
    for (const before of ground.incomes.get(cell) ?? [])
      if (!own.has(before) && !ground.covered.has(before)) return false;
  return true;
}

/** All places of an item on these boards, in reading order, turn by turn. */
export function placesOf(
  item: string,
  boards: readonly BoardView[],
  painted: Readonly<Record<string, readonly Cell[]>> = {},
): Place[] {
  const found: Place[] = [];
  for (const board of boards) {
    const shape = boardShape(board.id);
    if (!accepts(shape.kind, item)) continue;
    const ground = groundOf(board, item, painted[board.id] ?? []);
    turnsOfItem(item).forEach((turn, n) => {
      const [, left] = turn[0] ?? [0, 0];
      shape.grid.forEach((line, top) => {
        for (let column = 0; column < line.length; column++) {
          const cells = turn.map(([r, c]): Cell => [top + r + 1, column + c - left + 1]);
          if (fits(ground, cells))
            found.push({ board: board.id, turn: n + 1, row: top + 1, column: COLUMNS[column] ?? "", cells });
        }
      });
    });
  }
  return found;
}

export const fitsSomewhere = (item: string, boards: readonly BoardView[]): boolean =>
  placesOf(item, boards).length > 0;

/** While the rules ask for the place of a tile on one board: the places that they offer. */
export function allowed(
  item: string,
  legal: readonly Move[],
  board: string,
  known: readonly Place[] = [],
): Place[] {
  const turns = turnsOfItem(item);
  return legal.flatMap(({ name: [verb, turn, row, column] }) => {
    const shape = verb === "at" ? turns[Number(turn) - 1] : undefined;
    if (!shape) return [];
    const [top, left] = [Number(row), COLUMNS.indexOf(String(column)) + 1];
    const [, first] = shape[0] ?? [0, 0];
    const cells = shape.map(([r, c]): Cell => [top + r, left + c - first]);
    const place = { board, turn: Number(turn), row: top, column: String(column), cells };
    const then = known.find(
      (one) => one.board === board && one.turn === place.turn && one.row === top && one.column === column,
    )?.then;
    return [then ? { ...place, then } : place];
  });
}

export const layingAt = ({ turn, row, column }: Place): Name => ["at", turn, row, column];

/** The place nearest to a point on a board, in cells; places of the present turn come first. */
export function nearest(
  places: readonly Place[],
  board: string,
  x: number,
  y: number,
  turn: number | null,
): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place.board !== board || (turn !== null && place.turn !== turn)) continue;
    const mid = middle(place.cells);
    const far = Math.hypot(mid.x - x, mid.y - y);
    if (far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}

export function middle(cells: readonly Cell[]): { x: number; y: number } {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  return {
    x: (Math.min(...columns) + Math.max(...columns)) / 2 - 0.5,
    y: (Math.min(...rows) + Math.max(...rows)) / 2 - 0.5,
  };
}

/** What a place would change: income of its board, minus cells covered, symbols lost. */
export function weigh(place: Place, board: BoardView): { income: number; points: number; lost: string[] } {
  const shape = boardShape(place.board);
  const own = new Set(place.cells.map(([row, column]) => name(row, column)));
  const laid = new Set(
    board.pieces.flatMap(({ cells }) => cells.map(([row = 0, column = 0]) => name(row, column))),
  );
  let points = 0;
  for (const [row, column] of place.cells) {
    const sign = shape.grid[row - 1]?.[column - 1];
    points += sign === "-" ? 1 : sign === "=" ? 2 : 0;
  }
  let income = 0;
  shape.values.forEach((values, line) => {
    const cells = shape.cells[line] ?? [];
    const open = cells.findIndex(
      ([row = 0, column = 0]) => !laid.has(name(row, column)) && !own.has(name(row, column)),
    );
    income += values[open < 0 ? cells.length : open] ?? 0;
  });
  const lost = board.symbols
    .filter(
      (symbol) =>
        symbol.missing !== null && symbol.cells.some(([row = 0, column = 0]) => own.has(name(row, column))),
    )
    .flatMap(({ gives }) => gives);
  return { income, points, lost };
}

/** Points that cells of a board bring when coins cover them. */
export function paintedPoints(board: BoardView, cells: readonly Cell[]): number {
  const { grid } = boardShape(board.id);
  return cells.reduce((sum, [row, column]) => {
    const sign = grid[row - 1]?.[column - 1];
    return sum + (sign === "-" ? 1 : sign === "=" ? 2 : 0);
  }, 0);
}
