/** The visitor's settings, stored in the browser. */
import type { Language } from "../generated/protocol";
import type { Events } from "./moments.svelte";
import type { Stop } from "./sheet";
import { languageOf, SETTINGS_KEY, storedSettings, themeOf } from "./startup";

// the breakpoints of the styles that decide about the markup; all of them: stylelint.config.js
const PHONE = "(max-width: 760px)";
const WIDE = "(min-width: 1280px)";

export interface Settings {
  theme: "auto" | "day" | "night";
  language: Language | null; // null: the browser's language
  motion: "auto" | "less";
  sounds: boolean;
  confirm: "always" | "never"; // before a move is sent
  forced: "soon" | "once" | "never"; // whether the only legal move is made automatically
  events: Events; // how much of an event is shown
  patterns: boolean;
  textBoard: boolean;
  notify: boolean;
  sheet: Stop; // stop of the bench on a phone
  callAsked: boolean; // the offer of push notifications was declined
}

function defaults(): Settings {
  const phone = matchMedia(PHONE).matches;
  return {
    theme: "auto",
    language: null,
    motion: "auto",
    sounds: !phone,
    confirm: "always",
    forced: "soon",
    events: "full",
    patterns: false,
    textBoard: false,
    notify: false,
    sheet: "half",
    callAsked: false,
  };
}

export const settings: Settings = $state({ ...defaults(), ...storedSettings() });

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia(PHONE);
const broad = matchMedia(WIDE);
const system = $state({
  dark: dark.matches,
  still: still.matches,
  phone: narrow.matches,
  wide: broad.matches,
});
dark.addEventListener("change", () => (system.dark = dark.matches));
still.addEventListener("change", () => (system.still = still.matches));
narrow.addEventListener("change", () => (system.phone = narrow.matches));
broad.addEventListener("change", () => (system.wide = broad.matches));

export const screen = {
  get theme(): "day" | "night" {
    return themeOf(settings.theme, system.dark);
  },
  get motion(): boolean {
    return settings.motion === "auto" && !system.still;
  },
  get phone(): boolean {
    return system.phone;
  },
  /** log and chat fit beside the board */
  get wide(): boolean {
    return system.wide;
  },
};

/** The language of the page. */
export const language = (): Language => languageOf(settings.language, navigator.languages);

/** Stores changes and applies them to the page. Call once from the root component. */
export function persistSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(SETTINGS_KEY, text);
    } catch {
      return; // private browsing: settings last until the page is closed
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = screen.theme;
    root.dataset.motion = screen.motion ? "full" : "less";
    root.dataset.patterns = settings.patterns ? "on" : "off";
    const ground = getComputedStyle(root).getPropertyValue("--ground").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  });
}
