/** Inserts SVG sprites into the page once, for `<use href="#name">`. */
import icons from "../sprites/icons.svg?url";
import art from "../sprites/art.svg?url";
import tables from "../sprites/icons-tables.svg?url";

const sheets = { icons, art, tables };
const requested = new Map<string, Promise<void>>();

/** `icons`: emblems, shields, goods, glyphs; `art`: one scene per game; `tables`: Looot and Odin. */
export function sprite(sheet: keyof typeof sheets): Promise<void> {
  let known = requested.get(sheet);
  if (!known) {
    known = insert(sheets[sheet]).catch((error: unknown) => {
      requested.delete(sheet); // the next call tries again
      console.warn(error);
    });
    requested.set(sheet, known);
  }
  return known;
}

async function insert(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`drawings ${url}: ${answer.status}`);
  const holder = document.createElement("div");
  holder.innerHTML = await answer.text();
  const svg = holder.querySelector("svg");
  if (!svg) throw new Error(`drawings ${url}: no svg in it`);
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  document.body.prepend(svg);
}
