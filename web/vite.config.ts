import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { early, hints, compressed } from "./build.ts";

const hall = process.env.MEADHALL_HALL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), early(), hints(), compressed()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // few files: over HTTP/1.1 each one costs a round trip on a slow connection
      output: {
        codeSplitting: {
          groups: [
            {
              name: "core",
              test: /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(lib|kit)\/|src\/frame\/(Sheet|Switch|TableShields|Thumb)/,
              minShareCount: 3,
            },
            { name: "drawn", test: /src\/boards\/shared\// },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": hall,
      "/texts": hall,
      "/ws": { target: hall, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node", setupFiles: ["src/tests/setup.ts"] },
});
