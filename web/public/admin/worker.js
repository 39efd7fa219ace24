/*
 * Of the panel as an app. It keeps one page, which says that there is no connection, and nothing else: every other
 * request goes to the server as if this file did not exist, so that nobody sees an old panel and no data stay behind.
 */
const CACHE = 'panel-offline-1';
const OFFLINE = '/admin/offline.html';
const PANEL = '/admin/panel';

async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE, { cache: 'reload' }));
  await self.skipWaiting();
}

async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('panel-offline-') && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/** The open panel comes to the front as it is: what is typed there must not be lost. */
async function showPanel() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const panel = windows.find(({ url }) => new URL(url).pathname.startsWith('/admin/'));
  await (panel ? panel.focus() : self.clients.openWindow(PANEL));
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPanel());
});
