/** Where the ships, the shore and everything on them stand, in the units of the scene. */

export interface Layout {
  phone: boolean;
  width: number;
  height: number;
  left: number;
  /** a card is drawn 80 by 104 and scaled */
  scale: number;
  card: number;
  cardHeight: number;
  gap: number;
  bow: number;
  stern: number;
  /** from the top of a card to the gunwale */
  gunwale: number;
  side: number;
  food: number;
  token: number;
  pill: { width: number; height: number };
  /** small print, which stays readable on a small stage */
  letters: number;
  ships: number[];
  /** `low`: a narrow strip, while nothing there can be chosen and the ships need the room */
  shore: {
    low: boolean;
    scale: number;
    y: number;
    first: number;
    pile: number;
    step: number;
    height: number;
  };
}

const CORE = { width: 840, height: 636 };
const NARROW = 390;
export const CARD = { width: 80, height: 104 };
/** What a thumb needs on the phone: 44 px where it is 360 px wide. */
export const THUMB = 48;

/**
 * The scene for a stage of this size and ships of this length: more room means more sea.
 * `ashore`: something on the shore is to be chosen, or looked at.
 */
export function layoutFor(
  width: number,
  height: number,
  phone: boolean,
  limit: number,
  ashore = true,
): Layout {
  return phone ? phoneLayout(width, height, limit, ashore) : deskLayout(width, height, limit);
}

function deskLayout(width: number, height: number, limit: number): Layout {
  const zoom = Math.min(width / CORE.width, height / CORE.height) || 1;
  const w = Math.round(width / zoom);
  const h = Math.round(height / zoom);
  const step = Math.min(190, (h - 140) / 3 - 4);
  const length = 104 + limit * 81 + 60;
  return {
    phone: false,
    width: w,
    height: h,
    left: Math.round((w - CORE.width) / 2 + Math.max(14, (CORE.width - 80 - length) / 2)),
    scale: 0.925,
    card: 74,
    cardHeight: 96,
    gap: 7,
    bow: 104,
    stern: 56,
    gunwale: 90,
    side: 50,
    food: 27,
    token: 36,
    pill: { width: 46, height: 24 },
    letters: Math.min(15, Math.max(12, 12 / zoom)),
    ships: [0, 1, 2].map((at) => 146 + at * step),
    shore: {
      low: false,
      scale: 0.86,
      y: 8,
      first: Math.round((w - CORE.width) / 2) + 24,
      pile: 94,
      step: 82,
      height: 118,
    },
  };
}

const UNDER_SHEET = 22; // its round corners lie over the stage
const LOW_SIDE = 23; // of a hull, still wide enough for its chieftains

function phoneLayout(width: number, height: number, limit: number, ashore: boolean): Layout {
  const h = Math.round((NARROW * height) / Math.max(1, width));
  const long = limit > 6; // seven berths in thumb size leave less to bow and stern
  const bow = long ? 36 : 42;
  const stern = long ? 18 : 26;
  const pitch = Math.min(53, (NARROW - 6 - bow - stern) / limit);
  const largest = ((pitch - (long ? 2 : 3)) / CARD.width) * CARD.height - 3;
  const low = !ashore && h - UNDER_SHEET - 100 < 3 * (largest + LOW_SIDE + 5);
  const top = low ? 56 : 100;
  const step = (h - UNDER_SHEET - top) / 3;
  // a low stage has low hulls, then low cards: no ship lies over another
  const side = Math.max(LOW_SIDE, Math.min(34, step - largest - 7));
  const gunwale = Math.min(largest, Math.max(24, step - side - 5));
  const scale = (gunwale + 3) / CARD.height;
  const card = CARD.width * scale;
  return {
    phone: true,
    width: NARROW,
    height: h,
    left: Math.round((NARROW - bow - stern - limit * pitch - 4) / 2),
    scale,
    card,
    cardHeight: CARD.height * scale,
    gap: pitch - card,
    bow,
    stern,
    gunwale,
    side,
    food: Math.min(17, gunwale * 0.34),
    token: 24,
    pill: { width: 35, height: 18 },
    letters: 12,
    ships: [0, 1, 2].map((at) => top + 2 + at * step + Math.max(0, (step - gunwale - side - 6) / 2)),
    shore: low
      ? { low, scale: 0.36, y: 5, first: 10, pile: 36, step: 34, height: 46 }
      : { low, scale: 0.6, y: 9, first: 10, pile: 58, step: 55, height: 84 },
  };
}

export interface Spot {
  x: number;
  y: number;
}

/** A Viking's place aboard, counted from the bow. */
export function berthSpot(layout: Layout, ship: number, berth: number): Spot {
  return { x: layout.left + layout.bow + berth * (layout.card + layout.gap), y: layout.ships[ship] ?? 0 };
}

/** Where the hull ends and the stern begins. */
export function hullEnd(layout: Layout, limit: number): number {
  return layout.left + layout.bow + limit * (layout.card + layout.gap) + 4;
}

/** Food stones on the bow, two by two; on the phone, whose bows are narrow, three above each other. */
export function foodSpot(layout: Layout, ship: number, at: number): Spot {
  const size = layout.food;
  const [across, up] = layout.phone ? [Math.floor(at / 3), at % 3] : [at % 2, Math.floor(at / 2)];
  return {
    x: layout.left + layout.bow * (layout.phone ? 0.5 : 0.46) + across * size * 0.98,
    y: (layout.ships[ship] ?? 0) + layout.gunwale - size * 1.02 - up * size * 0.98,
  };
}

/** The middle of a chieftain's place on the hull, first laid next to the bow. */
export function chieftainSpot(layout: Layout, ship: number, at: number): Spot {
  const size = layout.token;
  return {
    x: layout.left + layout.bow + 14 * layout.scale + size / 2 + at * (size + (layout.phone ? 3 : 7)),
    y: (layout.ships[ship] ?? 0) + layout.gunwale + layout.side * 0.56,
  };
}

/** Slot 0 is the pile, then the open cards. */
export function shoreSpot(layout: Layout, slot: number): Spot {
  const { first, pile, step, y } = layout.shore;
  return { x: slot === 0 ? first : first + pile + (slot - 1) * step, y };
}
