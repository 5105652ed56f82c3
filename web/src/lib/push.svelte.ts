/** Being called when it is one's turn, with no page open: asked for politely, never by itself. */
import { api, Refused } from "./api";
import { hall } from "./hall.svelte";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";
import type { TableInfo } from "../generated/protocol";

const SCRIPT = "/sw.js";
const WORDS = "/push-words.json"; // where the worker finds its words

class Push {
  /** the host's public key; null: it calls nobody */
  key: string | null = $state(null);
  /** this browser is called */
  on = $state(false);
  /** the player left a game that goes on for days: now is the moment to ask */
  offered = $state(false);
  private looked: Promise<void> | null = null;

  /** Whether the host calls people, this browser can be called, and whether it is already. */
  look(): Promise<void> {
    this.looked ??= this.find().catch((error: unknown) => {
      this.looked = null;
      if (!(error instanceof Refused)) throw error;
    });
    return this.looked;
  }

  /** Asks the browser (which asks the player); false: it was not allowed. */
  async start(): Promise<boolean> {
    if (!this.key || (await Notification.requestPermission()) !== "granted") return false;
    const worker = await navigator.serviceWorker.register(SCRIPT);
    await navigator.serviceWorker.ready;
    try {
      const made = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: this.key,
      });
      await api.subscribe(made.toJSON());
    } catch (error) {
      console.warn(error); // the browser's push service is out of reach, or the hall is
      return false;
    }
    this.on = true;
    this.offered = false;
    await this.writeWords();
    return true;
  }

  async stop(): Promise<void> {
    const known = await subscription();
    this.on = false;
    if (!known) return;
    await known.unsubscribe();
    await api.unsubscribe({ endpoint: known.endpoint }).catch(() => {}); // it fails by itself later
  }

  /** Ties the subscription to whoever is signed in now. */
  async renew(): Promise<void> {
    const known = await subscription();
    if (known) await api.subscribe(known.toJSON());
  }

  /** The worker has no texts of its own: it gets them in the page's language. */
  async writeWords(): Promise<void> {
    if (!this.on) return;
    const games = hall.catalogue?.games ?? [];
    const titles = Object.fromEntries(
      games.map((game) => [game.slug, t("call-title", { game: game.title })]),
    );
    const store = await caches.open("meadhall");
    await store.put(WORDS, Response.json({ titles, text: t("call-text") }));
  }

  /** Called when the player goes from a table to the hall. */
  async left(table: TableInfo, seated: boolean): Promise<void> {
    if (!worthAsking(table, seated, settings.callAsked)) return;
    await this.look();
    this.offered = this.key !== null && !this.on;
  }

  refuse(): void {
    settings.callAsked = true;
    this.offered = false;
  }

  /** Notices of a table that is being looked at are old. */
  async seen(table: string): Promise<void> {
    if (!canBeCalled()) return;
    const worker = await navigator.serviceWorker.getRegistration();
    for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close();
  }

  private async find(): Promise<void> {
    if (!canBeCalled()) return;
    this.key = (await api.pushKey()).key;
    this.on = this.key !== null && Notification.permission === "granted" && !!(await subscription());
    if (!this.on) return;
    await this.renew();
    await this.writeWords();
  }
}

export const canBeCalled = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Games that go on for days are worth a call; whoever said no is not asked again. */
export function worthAsking(table: TableInfo, seated: boolean, asked: boolean): boolean {
  return seated && !asked && table.state === "playing" && table.pace.type === "own-pace";
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canBeCalled()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export const push = new Push();
