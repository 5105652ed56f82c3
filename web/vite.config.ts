import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const hall = process.env.MEADHALL_HALL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  server: {
    proxy: {
      "/api": hall,
      "/texts": hall,
      "/ws": { target: hall, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node", setupFiles: ["src/tests/setup.ts"] },
});
