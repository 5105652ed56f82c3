// Called by the browser when the hall says that it is somebody's turn, even with no page open.
// The words were written down by the page, in its language: lib/push.svelte.ts.
const WORDS = "/push-words.json";

async function words() {
  const kept = await caches.match(WORDS);
  return kept ? await kept.json() : { titles: {}, text: "" };
}

async function windows() {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

const address = (table) => "/table/" + encodeURIComponent(table);
const isAt = (client, table) => new URL(client.url).pathname === address(table);

async function clear(table) {
  for (const shown of await self.registration.getNotifications({ tag: table })) shown.close();
}

async function called(data) {
  if (data.type !== "turn") return;
  const open = await windows();
  if (open.some((client) => isAt(client, data.table) && client.visibilityState === "visible")) {
    await clear(data.table);
    return;
  }
  const { titles, text } = await words();
  await self.registration.showNotification(titles[data.game] || "Meadhall", {
    body: text,
    tag: data.table,
    renotify: true,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { table: data.table },
  });
}

async function answered(table) {
  const open = await windows();
  const there = open.find((client) => isAt(client, table));
  if (there) await there.focus();
  else await self.clients.openWindow(address(table));
}

async function renewed(event) {
  const options = event.oldSubscription && event.oldSubscription.options;
  if (!options) return;
  const fresh = await self.registration.pushManager.subscribe(options);
  await fetch("/api/push", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(fresh),
  });
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(called(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(answered(event.notification.data.table));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewed(event)));
