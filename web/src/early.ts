/** Runs before the page's scripts are loaded: sets the theme, sends the guest request and opens a table's
 * socket. lib/early.ts takes over the request and the socket. The build writes it to early.js. */
import type { Early } from "./lib/early";
import { route } from "./lib/route";
import {
  GUEST,
  languageOf,
  newPageId,
  request,
  socketUrl,
  storedSettings,
  tableSocket,
  themeOf,
} from "./lib/startup";

const settings = storedSettings();
const root = document.documentElement;
root.dataset.theme = themeOf(settings.theme, matchMedia("(prefers-color-scheme: dark)").matches);
if (settings.motion === "less") root.dataset.motion = "less";

const language = languageOf(settings.language, navigator.languages);
const guest = fetch(GUEST, request("POST", { language }));
guest.catch(() => {}); // lib/api.ts reports that the hall is unreachable
const page = newPageId();
const early: Early = { guest, page };
(window as { early?: Early }).early = early;

function open(table: string): void {
  if (early.taken) return;
  const socket = new WebSocket(socketUrl(tableSocket(table), page));
  const heard: MessageEvent<string>[] = [];
  socket.onmessage = (event: MessageEvent<string>) => heard.push(event);
  Object.assign(early, { socket, heard });
}

const here = route(location.pathname);
if (here.page === "table") {
  const { id } = here;
  // a returning visitor has a session cookie; if the hall refuses it, the page connects again
  if (settings.theme) open(id);
  else
    guest.then(
      (answer) => answer.ok && open(id),
      () => {},
    );
}
