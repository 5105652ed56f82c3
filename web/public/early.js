// What need not wait for the scripts of the page: its theme, who we are, and a table's line.
// lib/early.ts takes over what was asked here.
(function () {
  var kept;
  try {
    kept = JSON.parse(localStorage.getItem("meadhall.settings") || "{}");
  } catch {
    kept = {};
  }
  var dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  var theme = kept.theme === "day" || kept.theme === "night" ? kept.theme : dark ? "night" : "day";
  document.documentElement.dataset.theme = theme;
  if (kept.motion === "less") document.documentElement.dataset.motion = "less";

  var known = ["en", "pl", "de", "fr", "nl", "es", "it"];
  var wished = navigator.languages.map(function (tag) {
    return tag.toLowerCase().split("-")[0];
  });
  var language = kept.language || wished.find((tag) => known.includes(tag)) || "en";
  var guest = fetch("/api/guest", {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ language: language }),
  });
  guest.catch(function () {}); // lib/api.ts says that the hall is out of reach
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
  if (kept.theme)
    open(); // been here before: the hall knows us, or says no and is asked again
  else
    guest.then(
      (answer) => answer.ok && open(),
      function () {},
    );
})();
