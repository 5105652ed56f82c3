/** Push notifications for one's turn; enabled only at the player's request. */
import { api, Refused } from "./api";
import { hall } from "./hall.svelte";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";
import type { TableInfo } from "../generated/protocol";

const SCRIPT = "/sw.js";
const WORDS = "/push-words.json"; // cache key under which the service worker finds its texts

class Push {
  /** the host's public key; null: the host sends no push notifications */
  key: string | null = $state(null);
  /** this browser is subscribed */
  on = $state(false);
  /** show the offer: the player has left a game that takes days */
  offered = $state(false);
  private loading: Promise<void> | null = null;

  /** Loads the host's key and the state of this browser's subscription, once. */
  load(): Promise<void> {
    this.loading ??= this.readState().catch((error: unknown) => {
      this.loading = null;
      if (!(error instanceof Refused)) throw error;
    });
    return this.loading;
  }

  /** Subscribes, after the browser has asked for permission; false if that was denied or failed. */
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
      console.warn(error); // the browser's push service or the hall is unreachable
      return false;
    }
    this.on = true;
    this.offered = false;
    await this.storeTexts();
    return true;
  }

  async stop(): Promise<void> {
    const known = await subscription();
    this.on = false;
    if (!known) return;
    await known.unsubscribe();
    // if this fails, the hall drops the subscription at the next failed push
    await api.unsubscribe({ endpoint: known.endpoint }).catch(() => {});
  }

  /** Assigns the subscription to the person who is signed in now. */
  async renew(): Promise<void> {
    const known = await subscription();
    if (known) await api.subscribe(known.toJSON());
  }

  /** Stores the service worker's texts in the page's language. */
  async storeTexts(): Promise<void> {
    if (!this.on) return;
    const games = hall.catalogue?.games ?? [];
    const titles = Object.fromEntries(
      games.map((game) => [game.slug, t("call-title", { game: game.title })]),
    );
    const store = await caches.open("meadhall");
    await store.put(WORDS, Response.json({ titles, text: t("call-text") }));
  }

  /** Shows the offer, if it applies, when the player leaves a table. */
  async onTableLeft(table: TableInfo, seated: boolean): Promise<void> {
    if (!shouldOfferPush(table, seated, settings.callAsked)) return;
    await this.load();
    this.offered = this.key !== null && !this.on;
  }

  refuse(): void {
    settings.callAsked = true;
    this.offered = false;
  }

  /** Closes the notifications of a table that is visible now. */
  async closeNotifications(table: string): Promise<void> {
    if (!pushSupported()) return;
    const worker = await navigator.serviceWorker.getRegistration();
    for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close();
  }

  private async readState(): Promise<void> {
    if (!pushSupported()) return;
    this.key = (await api.pushKey()).key;
    this.on = this.key !== null && Notification.permission === "granted" && !!(await subscription());
    if (!this.on) return;
    await this.renew();
    await this.storeTexts();
  }
}

export const pushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Whether to offer push notifications: for games that take days, unless declined before. */
export function shouldOfferPush(
  table: Pick<TableInfo, "pace" | "state">,
  seated: boolean,
  asked: boolean,
): boolean {
  return seated && !asked && table.state === "playing" && table.pace.type === "own-pace";
}

async function subscription(): Promise<PushSubscription | null> {
  if (!pushSupported()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export const push = new Push();
