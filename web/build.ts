/** Vite plugins: early.js, preload hints for each page, and compressed copies of the assets. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { rolldown } from "rolldown";
import type { Plugin, Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;
const PAGES = { home: "frame/Home.svelte", table: "frame/TablePage.svelte", replay: "frame/Replay.svelte" };
// lets the guest request of early.js go first
const LATER = ' fetchpriority="low"';

async function bundleEarly(): Promise<string> {
  const bundle = await rolldown({ input: join(import.meta.dirname, "src/early.ts") });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code;
}

/** Writes early.js: src/early.ts as one classic script, which runs before the page is parsed. */
export function early(): Plugin {
  return {
    name: "meadhall-early",
    configureServer(server) {
      server.middlewares.use("/early.js", (_, answer) => {
        void bundleEarly().then((code) => answer.setHeader("Content-Type", "text/javascript").end(code));
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "early.js", source: await bundleEarly() });
    },
  };
}

/** Writes hints.json: tags for a page's head, under keys such as "table", "skibe", "en" and "skibe en". */
export function hints(): Plugin {
  return {
    name: "meadhall-hints",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file): file is Chunk => file.type === "chunk");
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const entry = chunks.find((chunk) => chunk.isEntry);
      const all = (chunk: Chunk | undefined, known = new Set<Chunk>()): Set<Chunk> => {
        if (!chunk || known.has(chunk)) return known;
        known.add(chunk);
        for (const name of chunk.imports) all(named.get(name), known);
        return known;
      };
      const first = all(entry);
      const tags = (id: (path: string) => boolean, how = ""): string[] => {
        const wanted = chunks.find((chunk) => chunk.facadeModuleId && id(chunk.facadeModuleId));
        const fresh = [...all(wanted)].filter((chunk) => !first.has(chunk));
        const styles = fresh.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        return [
          ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
          ...fresh.map((chunk) => `<link rel="modulepreload"${how} crossorigin href="/${chunk.fileName}">`),
        ];
      };
      const made: Record<string, string[]> = {};
      for (const [page, file] of Object.entries(PAGES))
        made[page] = tags((id) => id.endsWith(`/src/${file}`));
      for (const { facadeModuleId: id } of chunks) {
        const text = /\/src\/(?:boards\/([^/]+)\/)?texts\/(\w+)\.ftl/.exec(id ?? "");
        if (text)
          made[text[1] ? `${text[1]} ${text[2]}` : (text[2] ?? "")] = tags((other) => other === id, LATER);
        const board = /\/src\/boards\/([^/]+)\/index\.ts$/.exec(id ?? "");
        if (board?.[1]) made[board[1]] = tags((other) => other === id);
      }
      const icons = files.find((file) => /assets\/icons-[^t][^/]*\.svg$/.test(file.fileName));
      if (icons)
        made.icons = [`<link rel="preload" as="fetch"${LATER} crossorigin href="/${icons.fileName}">`];
      this.emitFile({ type: "asset", fileName: "hints.json", source: JSON.stringify(made, null, 1) });
    },
  };
}

/** Writes a Brotli copy of every text asset of at least `least` bytes. */
export function compressed(least = 1000): Plugin {
  return {
    name: "meadhall-compressed",
    apply: "build",
    writeBundle({ dir }) {
      const folder = join(dir ?? "dist", "assets");
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const whole = readFileSync(join(folder, name));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
        if (whole.length >= least)
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(whole, { params }));
      }
    },
  };
}
