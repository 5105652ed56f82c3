// Runs before the page's scripts are loaded: sets the theme, sends the guest request and opens a table's
// socket. lib/early.ts takes over the request and the socket.
(function () {
  var settings;
  try {
    settings = JSON.parse(localStorage.getItem("meadhall.settings") || "{}");
  } catch {
    settings = {};
  }
  var dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  var theme =
    settings.theme === "day" || settings.theme === "night" ? settings.theme : dark ? "night" : "day";
  document.documentElement.dataset.theme = theme;
  if (settings.motion === "less") document.documentElement.dataset.motion = "less";

  var known = ["en", "pl", "de", "fr", "nl", "es", "it"];
  var preferred = navigator.languages.map(function (tag) {
    return tag.toLowerCase().split("-")[0];
  });
  var language = settings.language || preferred.find((tag) => known.includes(tag)) || "en";
  var guest = fetch("/api/guest", {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ language: language }),
  });
  guest.catch(function () {}); // lib/api.ts reports that the hall is unreachable
  var early = (window.early = { guest: guest, page: Math.random().toString(36).slice(2, 10) });
  var table = /^\/table\/([^/]+)$/.exec(location.pathname);
  if (!table) return;
  function open() {
    if (early.taken) return;
    var url = location.origin.replace("http", "ws") + "/ws/tables/" + table[1] + "?page=" + early.page;
    var socket = (early.socket = new WebSocket(url));
    early.heard = [];
    socket.onmessage = function (event) {
      early.heard.push(event);
    };
  }
  if (settings.theme)
    open(); // a returning visitor has a session cookie; if the hall refuses it, the page connects again
  else
    guest.then(
      (answer) => answer.ok && open(),
      function () {},
    );
})();
