/** What the page's scripts and early.ts, which runs before them, do in the same way. Imports no Svelte. */
import { LANGUAGES, type Language } from "../generated/protocol";

export const SETTINGS_KEY = "meadhall.settings";

/** The settings stored in this browser; of an older build some may be missing. */
export function storedSettings(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

export function themeOf(setting: unknown, dark: boolean): "day" | "night" {
  if (setting === "day" || setting === "night") return setting;
  return dark ? "night" : "day";
}

export const isLanguage = (tag: unknown): tag is Language => LANGUAGES.some((known) => known === tag);

/** The chosen language, else the first supported one of the browser, else English. */
export function languageOf(setting: unknown, wished: readonly string[]): Language {
  if (isLanguage(setting)) return setting;
  return wished.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

/** A request of the hall's API. */
export function request(method: string, body?: unknown): RequestInit {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body === undefined) return init;
  return {
    ...init,
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}

export const GUEST = "/api/guest";

/** Identifies this page among the sockets of a person. */
export const newPageId = (): string => Math.random().toString(36).slice(2, 10);

export const tableSocket = (id: string): string => `/ws/tables/${encodeURIComponent(id)}`;

export function socketUrl(path: string, page: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${path}?page=${page}`;
}
