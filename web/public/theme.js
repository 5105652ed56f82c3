// Before the first paint: the theme and the motion the visitor chose, else what the system says.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("meadhall.settings") || "{}");
  } catch (e) {
    kept = {};
  }
  var dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  var theme = kept.theme === "day" || kept.theme === "night" ? kept.theme : dark ? "night" : "day";
  document.documentElement.dataset.theme = theme;
  if (kept.motion === "less") document.documentElement.dataset.motion = "less";
})();
