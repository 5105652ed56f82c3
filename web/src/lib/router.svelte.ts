/** Pages by address, without leaving the document. */
export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "code"; code: string }
  | { page: "replay"; id: string }
  | { page: "games" }
  | { page: "replays" }
  | { page: "learn" }
  | { page: "rules"; slug: string }
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

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  readonly route = $derived(route(this.path));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.clicked(event));
  }

  go(to: string, replace = false): void {
    const change = () => {
      if (replace) history.replaceState(null, "", to);
      else history.pushState(null, "", to);
      this.read();
      scrollTo(0, 0);
    };
    change();
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search);
  }
}

export const router = new Router();
