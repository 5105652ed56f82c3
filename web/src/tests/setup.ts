/** Browser globals that the client's library needs when it is loaded. */
import { vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal("location", { protocol: "http:", host: "hall.test", origin: "http://hall.test" });
vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
