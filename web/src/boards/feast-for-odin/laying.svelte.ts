/** The tile in hand: where it could lie, how it is turned, and the cells that coins are painted on. */
import type { Move, Name } from "../contract";
import { desk } from "./desk.svelte";
import { turnsOfItem, isSpecial } from "./goods";
import { allowed, layingAt, middle, nearest, placesOf, type Place } from "./placing";
import type { Cell } from "./poly";
import type { BoardView } from "./view";

export interface Hand {
  item: string | null;
  legal: readonly Move[];
  /** the rules ask for its place on this board; null = it is only in the player's hand */
  board: string | null;
  /** moves that open the any-time list */
  opening: readonly Name[];
  boards: readonly BoardView[];
  /** how many of it are there */
  count: number;
  /** the next steps of the income lines */
  rises: readonly { board: string; cells: readonly (readonly number[])[] }[];
  /** what is known of places belongs to this position */
  view: unknown;
  /** adds moves to the plan */
  choose: (...moves: Name[]) => void;
  refuse: (key: string) => void;
}

export class Laying {
  private painting: "on" | "off" = "on";

  constructor(private readonly hand: () => Hand) {}

  readonly item: string | null = $derived.by(() => this.hand().item);
  /** coins and ore: one cell each, painted */
  readonly single: boolean = $derived(this.item === "silver" || this.item === "ore");
  readonly places: Place[] = $derived.by(() => {
    const { item, legal, boards, board, view } = this.hand();
    if (!item) return [];
    const known = desk.known?.item === item && desk.known.view === view ? desk.known.places : null;
    if (board !== null) return allowed(item, legal, board, known ?? []);
    return known && !desk.painted ? [...known] : placesOf(item, boards, this.paintedCells());
  });
  readonly turns: number[] = $derived(
    [...new Set(this.places.map(({ turn }) => turn))].sort((a, b) => a - b),
  );
  readonly boards: string[] = $derived([...new Set(this.places.map(({ board }) => board))]);

  private paintedCells(): Record<string, readonly Cell[]> {
    const { painted } = desk;
    return painted ? { [painted.board]: painted.cells } : {};
  }

  /** Cells of a board that the tile could cover, as it is held. */
  reach(board: string): Cell[] {
    const cells = new Map<string, Cell>();
    for (const place of this.places)
      if (place.board === board && (this.single || place.turn === desk.turn))
        for (const cell of place.cells) cells.set(cell.join(), cell);
    return [...cells.values()];
  }

  /** The pointer is at this point of a board, in cells. */
  aim(board: string, x: number, y: number): void {
    if (desk.pinned) return;
    const found = nearest(this.places, board, x, y, desk.turn) ?? nearest(this.places, board, x, y, null);
    if (found) this.put(found);
  }

  /** A finger is on a cell: the nearest place that covers it; again, the next such place. */
  press(board: string, row: number, column: number): void {
    const covering = this.places.filter(
      (place) => place.board === board && place.cells.some(([r, c]) => r === row && c === column),
    );
    const kept = covering.filter(({ turn }) => turn === desk.turn);
    const list = kept.length ? kept : covering;
    if (!list.length) {
      const close = nearest(this.places, board, column - 0.5, row - 0.5, desk.turn);
      if (close) this.put(close);
      return;
    }
    const at = list.findIndex((place) => place === desk.place);
    const off = (place: Place): number => {
      const mid = middle(place.cells);
      return Math.hypot(mid.x - column + 0.5, mid.y - row + 0.5);
    };
    const next = at >= 0 ? list[(at + 1) % list.length] : [...list].sort((a, b) => off(a) - off(b))[0];
    if (next) this.put(next);
  }

  leave(): void {
    if (!desk.pinned) desk.place = null;
  }

  /** Focus came to a board: its first place, unless one of it is aimed at. */
  enter(board: string): void {
    if (desk.place?.board === board) return;
    const first =
      this.places.find((place) => place.board === board && place.turn === desk.turn) ??
      this.places.find((place) => place.board === board);
    if (first) this.put(first);
  }

  private put(place: Place): void {
    desk.place = place;
    desk.turn = place.turn;
  }

  /** The next different turn that has a place. Keeps the covered cell covered if it can. */
  rotate(by: 1 | -1): void {
    const half = this.item && isSpecial(this.item) ? this.sideOf(desk.turn) : null;
    const turns = half === null ? this.turns : this.turns.filter((turn) => this.sideOf(turn) === half);
    if (turns.length < 2) return;
    this.turnTo(turns[(turns.indexOf(desk.turn) + by + turns.length) % turns.length] ?? desk.turn);
  }

  /** Which side of a special tile is up: turns of the mirrored one come after the others. */
  private sideOf(turn: number): 0 | 1 {
    const all = this.item ? turnsOfItem(this.item).length : 1;
    return all === 8 && turn > 4 ? 1 : 0;
  }

  get mirrors(): boolean {
    return !!this.item && new Set(this.turns.map((turn) => this.sideOf(turn))).size > 1;
  }

  mirror(): void {
    if (!this.mirrors) return;
    const other = this.turns.find((turn) => this.sideOf(turn) !== this.sideOf(desk.turn));
    if (other) this.turnTo(other);
  }

  private turnTo(turn: number): void {
    const from = desk.place;
    desk.turn = turn;
    if (!from) return;
    const mid = middle(from.cells);
    const found =
      nearest(this.places, from.board, mid.x, mid.y, turn) ??
      this.places.find((place) => place.turn === turn) ??
      null;
    desk.place = found;
  }

  /** Arrow keys walk the places of this turn and board in reading order. */
  walk(by: number): void {
    const board = desk.place?.board ?? this.boards[0];
    const list = this.places.filter((place) => place.board === board && place.turn === desk.turn);
    if (!list.length) {
      const first = this.places[0];
      if (first) this.put(first);
      return;
    }
    const at = list.findIndex((place) => place === desk.place);
    const next = list[at < 0 ? 0 : (at + by + list.length) % list.length];
    if (next) this.put(next);
  }

  nextBoard(by: number): void {
    const at = this.boards.indexOf(desk.place?.board ?? "");
    const board = this.boards[(at + by + this.boards.length) % this.boards.length];
    const first =
      this.places.find((place) => place.board === board && place.turn === desk.turn) ??
      this.places.find((place) => place.board === board);
    if (first) this.put(first);
    if (board) desk.board = board;
  }

  /** Lays the tile where it is aimed at; its next copy stays in the hand. */
  lay(): boolean {
    const { item, count, board, opening, choose } = this.hand();
    const place = desk.place;
    if (!item || !place) return false;
    desk.place = null;
    if (count < 2 || board !== null) desk.held = null;
    if (board === null) choose(...opening, ["lay", item, place.board], layingAt(place));
    else choose(layingAt(place));
    return true;
  }

  // --- coins and ore ------------------------------------------------------------------

  /** A pointer is put down on a cell: paints it or the nearest that is free, or takes its coin back. */
  begin(board: string, row: number, column: number): void {
    const there =
      desk.painted?.board === board && desk.painted.cells.some(([r, c]) => r === row && c === column);
    this.painting = there ? "off" : "on";
    if (there) this.stroke(board, row, column);
    else this.paint(nearest(this.places, board, column - 0.5, row - 0.5, null));
  }

  /** By key: a coin on the place aimed at, or else on the next one; the aim goes on to the one after. */
  drop(board: string): void {
    this.painting = "on";
    const here = this.places.filter((place) => place.board === board);
    const at = here.findIndex(({ row, column }) => row === desk.place?.row && column === desk.place.column);
    const place = here[Math.max(0, at)];
    if (!place) return;
    this.paint(place);
    const left = this.places.filter((one) => one.board === board);
    desk.place = left[Math.min(Math.max(0, at), left.length - 1)] ?? null;
  }

  private paint(place: Place | null): void {
    const [row, column] = place?.cells[0] ?? [];
    if (place && row !== undefined && column !== undefined) this.stroke(place.board, row, column);
  }

  stroke(board: string, row: number, column: number): void {
    const { item, count } = this.hand();
    if (!item) return;
    const cells = desk.painted?.board === board ? desk.painted.cells : [];
    const there = cells.some(([r, c]) => r === row && c === column);
    if (this.painting === "off") {
      if (there) desk.painted = { item, board, cells: cells.filter(([r, c]) => r !== row || c !== column) };
    } else if (!there) {
      const fits = this.places.some(
        (place) => place.board === board && place.row === row && place.cells[0]?.[1] === column,
      );
      if (fits && cells.length < count) desk.painted = { item, board, cells: [...cells, [row, column]] };
    }
  }

  /** how many of it are there */
  get count(): number {
    return this.hand().count;
  }
  /** the next step of an income line that coins could reach */
  readonly rise: { board: string; cells: readonly (readonly number[])[] } | null = $derived.by(() => {
    const { rises, item } = this.hand();
    if (!item || !this.single) return null;
    return [...rises].sort((a, b) => a.cells.length - b.cells.length)[0] ?? null;
  });
  /** Paints what is missing to the next income. */
  fillNext(): boolean {
    const { item, count } = this.hand();
    if (!item || !this.rise) return false;
    const cells = this.rise.cells.slice(0, count).map(([row = 0, column = 0]): Cell => [row, column]);
    desk.painted = { item, board: this.rise.board, cells };
    return true;
  }
  /** One cell more in the order of the income line, or the last one less. */
  add(by: 1 | -1): void {
    const { item, count } = this.hand();
    if (!item) return;
    const board = desk.painted?.board ?? this.rise?.board ?? this.boards[0];
    if (!board) return;
    const cells = desk.painted?.cells ?? [];
    if (by < 0) {
      desk.painted = cells.length > 1 ? { item, board, cells: cells.slice(0, -1) } : null;
      return;
    }
    if (cells.length >= count) return;
    const free = (cell: readonly number[]): boolean =>
      !cells.some(([r, c]) => r === cell[0] && c === cell[1]);
    const wanted = this.rise?.board === board ? this.rise.cells.find(free) : undefined;
    const [row, column] =
      wanted ??
      this.places.find((place) => place.board === board && free(place.cells[0] ?? []))?.cells[0] ??
      [];
    if (row !== undefined && column !== undefined)
      desk.painted = { item, board, cells: [...cells, [row, column]] };
  }

  /** All moves that lay the painted cells, one after the other. */
  coins(): Name[] {
    const { item, boards, board, opening } = this.hand();
    const painted = desk.painted;
    if (!item || !painted?.cells.length) return [];
    // cells that must be covered first come first
    let left = [...painted.cells].sort((a, b) => b[0] - a[0] || a[1] - b[1]);
    const moves: Name[] = board === null ? [...opening] : [];
    const done: Cell[] = [];
    while (left.length) {
      const now = placesOf(item, boards, { [painted.board]: done }).filter(
        (one) => one.board === painted.board,
      );
      const at = (cell: Cell): Place | undefined =>
        now.find((one) => one.row === cell[0] && one.cells[0]?.[1] === cell[1]);
      const next = left.find((cell) => at(cell) !== undefined);
      const place = next && at(next);
      if (!next || !place) break;
      if (board === null || done.length) moves.push(["lay", item, place.board]);
      moves.push(layingAt(place));
      done.push(next);
      left = left.filter((cell) => cell !== next);
    }
    return moves;
  }
}
