/** Puts the drawings into the page once, so that `<use href="#name">` finds them. */
import icons from "../sprites/icons.svg?url";
import art from "../sprites/art.svg?url";
import tables from "../sprites/icons-tables.svg?url";

const sheets = { icons, art, tables };
const wanted = new Map<string, Promise<void>>();

/** `icons`: emblems, shields, goods, glyphs; `art`: one scene per game; `tables`: Looot and Odin. */
export function sprite(sheet: keyof typeof sheets): Promise<void> {
  let known = wanted.get(sheet);
  if (!known) {
    known = put(sheets[sheet]).catch((error: unknown) => {
      wanted.delete(sheet); // the next page that needs it tries again
      console.warn(error);
    });
    wanted.set(sheet, known);
  }
  return known;
}

async function put(url: string): Promise<void> {
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
