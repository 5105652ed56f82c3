// Script that tests/web/staged.py adds to the page: a fake hall, measurements and clicks.
(() => {
  const sent = [];
  const staged = { line: null, commands: [] };
  window.staged = staged;
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor(url) {
      this.url = url;
      if (url.includes("/ws/tables/")) staged.line = this;
    }
    send(text) {
      const command = JSON.parse(text);
      staged.commands.push(command);
      sent.push(command);
    }
    close() {}
  };

  // Resize observers run on demand: nothing has to wait for a painted frame.
  const watched = new Map();
  window.ResizeObserver = class {
    constructor(tell) {
      this.tell = tell;
    }
    observe(target) {
      watched.set(target, { by: this, size: "" });
    }
    unobserve(target) {
      watched.delete(target);
    }
    disconnect() {}
  };
  function measured() {
    let changed = false;
    for (const [target, one] of watched) {
      const { width, height } = target.getBoundingClientRect();
      if (one.size === `${width} ${height}`) continue;
      one.size = `${width} ${height}`;
      one.by.tell([{ target, contentRect: { width, height } }], one.by);
      changed = true;
    }
    return changed;
  }
  const later = () => new Promise((done) => setTimeout(done));
  // Hit tests need no painting either.
  const clear = new CSSStyleSheet();
  clear.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets = [clear];

  /** Waits until the layout is stable. */
  async function laid() {
    do await later();
    while (measured());
  }

  const previews = () => sent.splice(0).filter(({ type, places }) => type === "preview" && places === undefined);
  const targets = () =>
    [...document.querySelectorAll(".tablepage [data-legal], .main button")]
      .filter((el) => el.getClientRects().length && !el.disabled && !el.matches(".sr *"));
  const fire = (el, type, how = {}) => el.dispatchEvent(new how.of(type, { bubbles: true, cancelable: true, ...how }));
  const named = (el) => `${el.getAttribute("aria-label") ?? el.innerText ?? el.tagName}`.trim().replace(/\s+/g, " ");

  /** The point at which a pointer aims, after scrolling what a person can scroll. */
  function middle(el) {
    const at = el.getBoundingClientRect();
    return [at.left + at.width / 2, at.top + at.height / 2];
  }
  const hit = (el) => {
    const found = document.elementFromPoint(...middle(el));
    return found !== null && el.contains(found) ? null : found ?? "nothing";
  };
  function reach(el) {
    if (!hit(el)) return null;
    el.scrollIntoView({ block: "center", inline: "center" });
    for (let up = el.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === "hidden" || overflowX === "clip") up.scrollLeft = 0; // people cannot scroll it
      if (overflowY === "hidden" || overflowY === "clip") up.scrollTop = 0;
    }
    return hit(el);
  }

  const whole = (found) => {
    if (found === "nothing") return found;
    const owner = found.closest("[data-legal], button, [role=img], [aria-label], [class]");
    return `<${found.tagName.toLowerCase()} class="${found.getAttribute("class") ?? ""}"> of ${owner ? named(owner).slice(0, 80) : "?"}`;
  };

  /** The moves that hovering previews, as text; none for the first gesture of two. */
  function meant(el) {
    previews();
    fire(el, "focus", { of: FocusEvent, bubbles: false });
    const asked = previews().map(({ moves }) => JSON.stringify(moves));
    fire(el, "blur", { of: FocusEvent, bubbles: false });
    return asked[0] ?? null;
  }

  /** Targets that a pointer cannot hit, or that are too small on a phone. */
  staged.look = () => {
    const all = targets();
    const phone = innerWidth <= 760;
    const over = all.some((el) => el.closest("[role=dialog]"));
    const wrong = [];
    const small = [];
    const large = new Set();
    const offered = [];
    for (const el of all) {
      if (over && !el.closest("[role=dialog]")) continue; // covered by an open loupe
      const chosen = el.matches(".cover[aria-pressed=true]"); // a tap on a chosen pen splits it
      const instead = chosen ? null : reach(el);
      if (instead) wrong.push(`${named(el)} is under ${whole(instead)}`);
      const moves = meant(el) ?? named(el);
      offered.push(moves);
      const { width, height } = el.getBoundingClientRect();
      if (width >= 43.5 && height >= 43.5) large.add(moves);
      else if (phone && !el.matches(".steps *")) small.push([moves, `${named(el)} is ${Math.round(width)} x ${Math.round(height)}`]);
    }
    for (const [moves, what] of small) if (!large.has(moves)) wrong.push(what);
    return { wrong, count: all.length, offered };
  };

  staged.say = (messages) => {
    for (const message of messages) staged.line.onmessage({ data: JSON.stringify(message) });
  };
  /** Once empties the hand, once more clears the plan. */
  staged.escape = () => {
    for (let n = 0; n < 4; n++) fire(document.body, "keydown", { of: KeyboardEvent, key: "Escape" });
  };

  /** Delivers a new position or the reply to a preview; returns what can be reached then. */
  let newest = null;
  staged.put = async (messages) => {
    newest = messages.find(({ type }) => type === "view") ?? newest;
    staged.say(messages);
    await laid();
    return staged.look();
  };

  staged.asked = () => previews().at(-1);

  /** Resets all interaction. */
  async function anew() {
    staged.escape();
    newest.number += 1;
    staged.say([newest]);
    await laid();
  }

  /** The moves that can be started: by hovering, or by a click on a target with several moves. */
  staged.begun = async () => {
    const found = new Set();
    const note = () => {
      for (const { type, id, moves, places } of sent.splice(0)) {
        if (type === "play") staged.say([{ type: "done", id, number: newest.number + 1 }]); // sent at once
        else if (type !== "preview" || places !== undefined) continue;
        found.add(JSON.stringify(moves[0]));
      }
    };
    const point = () => {
      for (const el of targets()) {
        fire(el, "focus", { of: FocusEvent, bubbles: false });
        fire(el, "blur", { of: FocusEvent, bubbles: false });
      }
      note();
    };
    const click = async (el) => {
      fire(el, "click", { of: MouseEvent });
      await laid();
      note();
    };
    const doors = () => targets().filter((el) => el.matches("[data-legal]:not([role=dialog] *)") && (el.matches(".cover") || meant(el) === null));
    const behind = () => targets().filter((el) => el.matches("[role=dialog] [data-legal], .either [aria-pressed=false], .parting .grip:first-child, .sheet [data-legal], .takes"));
    point();
    const all = doors().length;
    for (let door = 0; door < all; door++) {
      let rooms = 1;
      for (let room = 0; room < rooms; room++) {
        await click(doors()[door]);
        point();
        rooms = behind().length;
        if (rooms) await click(behind()[room]);
        await anew();
      }
    }
    return [...found];
  };

  /** Clicks a target; returns the resulting plan, if any. */
  staged.press = async (number) => {
    const all = targets().filter((el) => el.matches("[data-legal]:not([aria-pressed=true])"));
    const close = all.filter((el) => el.closest("[role=dialog]"));
    const from = close.length ? close : all;
    if (!from.length) return { asked: null, seen: staged.look() };
    previews();
    const el = from[number % from.length];
    fire(document.elementFromPoint(...middle(el)) ?? el, "click", { of: MouseEvent });
    await Promise.resolve();
    const asked = previews().at(-1) ?? null;
    if (asked) return { asked, seen: null };
    await laid();
    return { asked, seen: staged.look() };
  };
})();
