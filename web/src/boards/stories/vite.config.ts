/** The story page: `npx vite --config src/boards/stories/vite.config.ts` beside serve.py. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// STORY_PORTS="skibe=8021": a game whose rules another serve.py has
const ports = (process.env["STORY_PORTS"] ?? "")
  .split(",")
  .filter(Boolean)
  .map((pair) => pair.split("="))
  .map(([slug = "", port = ""]): [string, string] => [`/story/${slug}`, port])
  .concat([["/story", "8019"]]);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ configFile: "../../../svelte.config.js" })],
  server: {
    port: 5199,
    fs: { allow: ["../../../.."] },
    proxy: Object.fromEntries(ports.map(([path, port]) => [path, `http://127.0.0.1:${port}`])),
  },
});
