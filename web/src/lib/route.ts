/** Maps a URL path to a page. */
export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "code"; code: string }
  | { page: "replay"; id: string }
  | { page: "games" }
  | { page: "replays" }
  | { page: "learn" }
  | { page: "rules"; slug: string }
  | { page: "cards"; slug: string }
  | { page: "settings" }
  | { page: "account" }
  | { page: "about" }
  | { page: "lost" };

export function route(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, ...more] = parts;
  if (more.length) return { page: "lost" };
  if (!first) return { page: "home" };
  if (second) {
    if (first === "table") return { page: "table", id: second };
    if (first === "join") return { page: "code", code: second };
    if (first === "replay") return { page: "replay", id: second };
    if (first === "rules") return { page: "rules", slug: second };
    if (first === "cards") return { page: "cards", slug: second };
    return { page: "lost" };
  }
  switch (first) {
    case "games":
    case "replays":
    case "learn":
    case "settings":
    case "account":
    case "about":
      return { page: first };
    default:
      return { page: "lost" };
  }
}
