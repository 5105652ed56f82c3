/** Parts of a table's page that the first render does not need; loaded once the table can be played. */
export const parts = {
  ending: () => import("./Ending.svelte"),
  guide: () => import("./Guide.svelte"),
  keys: () => import("./KeyMap.svelte"),
  menu: () => import("./TableMenu.svelte"),
  rules: () => import("./RulesDrawer.svelte"),
};

/** What can be open over a table. */
export type Drawer = "rules" | "log" | "menu" | "keys";
