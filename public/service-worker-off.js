// Answers at the address of the service worker where NEXT_PUBLIC_OFFLINE is "off": it takes the place of the worker that
// a browser has, deletes what that saved, and removes itself. Without a fetch listener every request goes to the network.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(removeAll()));

async function removeAll() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
