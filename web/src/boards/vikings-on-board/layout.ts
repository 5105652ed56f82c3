/** Where everything stands in the village and the harbour, in the units of the scene. */
import type { Colour } from "../shared/clans";

/** Circles before each ship, two by two. */
export const CIRCLES: readonly Colour[] = ["blue", "red", "green", "yellow"];

export interface Layout {
  phone: boolean;
  /** a low stage on the phone: the village stands in one row, without words */
  low: boolean;
  width: number;
  height: number;
  /** left edge of the core, which always fits; beside it is more sea */
  left: number;
  houseHeight: number;
  houseIcon: number;
  figure: number;
  /** how far a figure stands before the door */
  step: number;
  label: number;
  /** letters of a house's name */
  letters: number;
  berth: number;
  pieceWidth: number;
  pieceHeight: number;
  circle: number;
  circleGap: number;
  quay: number;
  quayPad: number;
  quayHeight: number;
  ships: number;
  bow: number;
  good: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Goods face down: how many, and how that is said. */
export interface Stack {
  count: number;
  words: string;
}

const CORE = { width: 840, height: 652 };
const NARROW = 390;

/** What the phone must find room for. */
export interface Load {
  /** a house is being chosen: the houses keep their size */
  placing: boolean;
  /** pieces in the longest hull, with the place where one may land */
  longest: number;
}

/** The scene for a stage of this size: more room means more sea, never a crop. */
export function layoutFor(
  width: number,
  height: number,
  phone: boolean,
  load: Load = { placing: false, longest: 4 },
): Layout {
  return phone ? phoneLayout(width, height, load) : deskLayout(width, height);
}

function deskLayout(width: number, height: number): Layout {
  const scale = Math.min(width / CORE.width, height / CORE.height) || 1;
  return {
    phone: false,
    low: false,
    width: Math.round(width / scale),
    height: Math.round(height / scale),
    left: Math.round((width / scale - CORE.width) / 2),
    houseHeight: 84,
    houseIcon: 28,
    figure: 40,
    step: 21,
    label: 36,
    letters: Math.min(15, Math.max(12, 12 / scale)), // on a small stage they stay readable
    berth: 84,
    pieceWidth: 72,
    pieceHeight: 49,
    circle: 14,
    circleGap: 5,
    quay: 180,
    quayPad: 8,
    quayHeight: 78,
    ships: 266,
    bow: 62,
    good: 25,
  };
}

const UNDER_SHEET = 21; // the sheet's round corners lie over the stage
const PILLS = 47; // who leads, in two rows
const SMALLEST = 24; // of a hull piece that may be chosen
const TIGHT = 19; // of one that is only looked at

function phoneLayout(width: number, height: number, load: Load): Layout {
  const tall = Math.round((NARROW * height) / Math.max(1, width));
  const tight = load.placing && tall < 243 + UNDER_SHEET + 40 + PILLS + load.longest * TIGHT;
  const bow = tight ? 26 : 40;
  const rest = UNDER_SHEET + bow + PILLS;
  const low = !load.placing && tall < 243 + rest + load.longest * SMALLEST;
  const quay = low ? 96 : 181;
  const ships = quay + 62;
  return {
    phone: true,
    low,
    width: NARROW,
    height: tall,
    left: 0,
    ...(low
      ? { houseHeight: 44, houseIcon: 15, figure: 22, step: -1, label: 0, letters: 0 }
      : { houseHeight: 54, houseIcon: 19, figure: 28, step: -1, label: 11, letters: 10.5 }),
    berth: 48,
    pieceWidth: 40,
    // the longest ship and who leads fit above the sheet
    pieceHeight: Math.max(
      load.placing ? TIGHT : SMALLEST,
      Math.min(31, (tall - ships - rest) / Math.max(4, load.longest)),
    ),
    circle: 9.5,
    circleGap: 3,
    quay,
    quayPad: 4,
    quayHeight: 48,
    ships,
    bow,
    good: 17,
  };
}

export function houseBox(layout: Layout, number: number): Box {
  const at = number - 1;
  if (!layout.phone) {
    const step = (layout.width - 20) / 11;
    return { x: 13 + at * step, y: 52, width: step - 6, height: layout.houseHeight };
  }
  if (layout.low) {
    const step = (layout.width - 4) / 11;
    return { x: 3.5 + at * step, y: 44, width: step - 3, height: layout.houseHeight };
  }
  const row = at < 6 ? 0 : 1;
  const step = layout.width / (row ? 5 : 6);
  const width = Math.min(step, 65) - 6;
  const x = step * (row ? at - 6 : at) + (step - width) / 2;
  return { x, y: 39 + row * 71, width, height: layout.houseHeight };
}

/** The middle of a ship's berth. */
export function berthMiddle(layout: Layout, ship: number): number {
  const first = layout.phone ? 3 : layout.left + 8;
  return first + (ship - 0.5) * layout.berth;
}

export function circleAt(layout: Layout, ship: number, clan: string): { x: number; y: number } {
  const at = Math.max(0, CIRCLES.indexOf(clan as Colour));
  const { circle: r, circleGap: gap } = layout;
  return {
    x: berthMiddle(layout, ship) + (at % 2 ? 1 : -1) * (r + gap / 2),
    y: layout.quay + layout.quayPad + r + Math.floor(at / 2) * (2 * r + gap),
  };
}

/** A place in the hull, counted from the bow. */
export function pieceBox(layout: Layout, ship: number, at: number): Box {
  return {
    x: berthMiddle(layout, ship) - layout.pieceWidth / 2,
    y: layout.ships + layout.bow + at * layout.pieceHeight + 1,
    width: layout.pieceWidth,
    height: layout.pieceHeight - 4,
  };
}

/** The landing place behind the last piece. */
export function landingBox(layout: Layout, ship: number, pieces: number): Box {
  const box = pieceBox(layout, ship, pieces);
  return { ...box, y: box.y + 7 };
}

/** Goods on a bow: up to three in a heap, more in rows. */
export function goodSpot(
  layout: Layout,
  ship: number,
  at: number,
  count: number,
): { x: number; y: number; r: number } {
  const middle = berthMiddle(layout, ship);
  const floor = layout.ships + layout.bow;
  const size = count > 5 ? layout.good * 0.72 : count > 3 ? layout.good * 0.82 : layout.good;
  const perRow = count > 5 ? 3 : 2;
  const rows = Math.ceil(count / perRow);
  const row = Math.floor(at / perRow);
  // the bow is pointed: what does not fill a row lies on top
  const inRow = row === rows - 1 ? count - perRow * row : perRow;
  const place = at - perRow * row;
  const start = (inRow - 1) / 2;
  return {
    x: middle + (place - start) * (size + 3),
    y: floor - size * 0.72 - row * size * 0.98,
    r: size * 0.56,
  };
}

/** Several bets on one circle lie apart: two askew, more of them round its middle. */
export function fan(at: number, count: number, r: number): { dx: number; dy: number; size: number } {
  if (count < 2) return { dx: 0, dy: 0, size: r * 1.12 };
  if (count === 2) {
    const side = at - 0.5;
    return { dx: side * r * 1.24, dy: side * r * 0.6, size: r * 0.92 };
  }
  const reach = r * 0.6;
  const turn = (2 * Math.PI * at) / count - Math.PI / 2;
  const apart = 2 * reach * Math.sin(Math.PI / count);
  return { dx: reach * Math.cos(turn), dy: reach * Math.sin(turn), size: apart * 0.58 };
}
