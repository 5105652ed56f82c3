// Service worker: shows a notification when the hall pushes that it is the person's turn.
// The page stores the texts in its language: lib/push.svelte.ts.
const WORDS = "/push-words.json";

async function texts() {
  const stored = await caches.match(WORDS);
  return stored ? await stored.json() : { titles: {}, text: "" };
}

async function windows() {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

const address = (table) => "/table/" + encodeURIComponent(table);
const isAt = (client, table) => new URL(client.url).pathname === address(table);

async function clear(table) {
  for (const shown of await self.registration.getNotifications({ tag: table })) shown.close();
}

async function onPush(data) {
  if (data.type !== "turn") return;
  const open = await windows();
  if (open.some((client) => isAt(client, data.table) && client.visibilityState === "visible")) {
    await clear(data.table);
    return;
  }
  const { titles, text } = await texts();
  await self.registration.showNotification(titles[data.game] || "Meadhall", {
    body: text,
    tag: data.table,
    renotify: true,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { table: data.table },
  });
}

async function onClick(table) {
  const open = await windows();
  const there = open.find((client) => isAt(client, table));
  if (there) await there.focus();
  else await self.clients.openWindow(address(table));
}

async function onSubscriptionChange(event) {
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
self.addEventListener("push", (event) => event.waitUntil(onPush(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(onClick(event.notification.data.table));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(onSubscriptionChange(event)));
