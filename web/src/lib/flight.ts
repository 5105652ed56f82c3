/** Animates pieces from their position before a change to the one after it (FLIP). */
interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const EASE = "cubic-bezier(.35,.05,.15,1)";
const BASE = 420;

/** 420 ms, plus 60 ms per 200 px beyond 400 px, at most 700 ms. */
export function duration(distance: number): number {
  return Math.min(700, BASE + Math.max(0, Math.ceil((distance - 400) / 200)) * 60);
}

export class Flight {
  private before: Map<string, Spot> | null = null;

  /** Records all positions before the change. A second call before `land` has no effect. */
  start(root: ParentNode | null): void {
    if (root && !this.before) this.before = spots(root);
  }

  /** Animates all pieces whose position changed. */
  land(root: ParentNode | null, motion: boolean): void {
    const before = this.before;
    this.before = null;
    if (!root || !before || !motion || document.hidden) return;
    for (const piece of pieces(root)) {
      const id = piece.dataset.piece ?? "";
      const from = before.get(id);
      const to = spot(piece);
      if (!to.width) continue;
      if (!from) {
        if (before.size) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 220 });
        continue;
      }
      const unit = unitOf(piece);
      const dx = (from.x - to.x) / unit;
      const dy = (from.y - to.y) / unit;
      const far = Math.hypot(from.x - to.x, from.y - to.y);
      if (far < 2) continue;
      const scale = from.width / to.width;
      piece.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 },
          { transform: "none", zIndex: 30 },
        ],
        { duration: duration(far), easing: EASE, composite: "replace" },
      );
    }
  }
}

/** Screen pixels per unit of the piece: drawn boards are scaled to the stage. */
function unitOf(piece: Element): number {
  return piece instanceof SVGGraphicsElement ? piece.getScreenCTM()?.a || 1 : 1;
}

function pieces(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-piece]")];
}

function spot(piece: HTMLElement): Spot {
  const at = piece.getBoundingClientRect();
  return { x: at.left + at.width / 2, y: at.top + at.height / 2, width: at.width, height: at.height };
}

function spots(root: ParentNode): Map<string, Spot> {
  return new Map(pieces(root).map((piece) => [piece.dataset.piece ?? "", spot(piece)]));
}
