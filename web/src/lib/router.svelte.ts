/** Client-side router: follows links without reloading the document. */
import { route } from "./route";

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  readonly route = $derived(route(this.path));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.onClick(event));
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

  private onClick(event: MouseEvent): void {
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
