/** The story page: `npx vite --config src/boards/stories/vite.config.ts` beside serve.py. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ configFile: "../../../svelte.config.js" })],
  server: {
    port: 5199,
    fs: { allow: ["../../../.."] },
    proxy: { "/story": "http://127.0.0.1:8019" },
  },
});
