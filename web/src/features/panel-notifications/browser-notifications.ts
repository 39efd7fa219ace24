// oxlint-disable no-restricted-globals, no-restricted-properties -- asked for by canNotify first
import { readItem, writeItem } from '../../lib/browser-storage.ts';

const WORKER = '/admin/worker.js';
const KEY = 'panelNotifications';
const ON = 'on';
const local = () => localStorage;

/** Makes the panel an app that can say that there is no connection, and that may show notifications. */
export function startWorker(): void {
  // A browser that refuses it, as some do in private windows, has the panel as it was before.
  navigator.serviceWorker?.register(WORKER, { scope: '/admin/' }).catch(() => undefined);
}

/** Whether this browser can show notifications here at all. */
export function canNotify(): boolean {
  return 'Notification' in window && navigator.serviceWorker !== undefined;
}

/** Whether somebody wants them on this device, and the browser lets us. */
export function notifies(): boolean {
  return canNotify() && Notification.permission === 'granted' && readItem(local, KEY) === ON;
}

/** Asks the browser for its permission, which it asks the person for; false when it is refused. */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  writeItem(local, KEY, ON);
  return true;
}

export function turnOff(): void {
  writeItem(local, KEY, null);
}

/** Shows it while somebody works elsewhere; a later one of the same kind takes its place. */
export async function notify(kind: string, title: string, body: string): Promise<void> {
  if (!notifies() || document.hasFocus()) return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { tag: kind, body, icon: '/icon-192.png', lang: 'de' });
}
