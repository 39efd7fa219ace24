import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';

const SOURCE = readFileSync(path.join(__dirname, '../public/admin/worker.js'), 'utf8');
const OFFLINE_PAGE = { is: 'the offline page' };

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const kept: string[] = [];
const fetchPage = jest.fn<(request: object) => Promise<object>>();
const openWindow = jest.fn<(url: string) => Promise<void>>();
const focus = jest.fn<() => Promise<void>>();
let openPages: { url: string; focus: () => Promise<void> }[] = [];

beforeEach(() => {
  listeners.clear();
  kept.length = 0;
  openPages = [];
  for (const mock of [fetchPage, openWindow, focus]) mock.mockReset();
  vm.runInNewContext(SOURCE, {
    self: {
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      skipWaiting: async () => {},
      clients: { matchAll: async () => openPages, openWindow },
    },
    caches: {
      open: async () => ({ add: async ({ url }: { url: string }) => kept.push(url) }),
      keys: async () => [],
      match: async (url: string) => (kept.includes(url) ? OFFLINE_PAGE : undefined),
    },
    fetch: fetchPage,
    URL,
    Request: class {
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
  });
});

/** What happens, when all of it is done. */
async function dispatch(name: string, event: object = {}): Promise<unknown> {
  let answer: unknown;
  listeners.get(name)?.({
    ...event,
    waitUntil: (work: Promise<unknown>) => (answer = work),
    respondWith: (work: Promise<unknown>) => (answer = work),
  });
  return answer;
}

const open = (mode: string) => dispatch('fetch', { request: { mode } });

describe('the worker of the panel', () => {
  it('keeps one page and nothing else', async () => {
    await dispatch('install');
    expect(kept).toEqual(['/admin/offline.html']);
    fetchPage.mockResolvedValue({ is: 'the panel' });
    await open('navigate');
    expect(kept).toEqual(['/admin/offline.html']);
  });

  it('shows the page of the server as long as there is one', async () => {
    await dispatch('install');
    const panel = { is: 'the panel' };
    fetchPage.mockResolvedValue(panel);
    expect(await open('navigate')).toBe(panel);
  });

  it('says without a connection that there is none', async () => {
    await dispatch('install');
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await open('navigate')).toBe(OFFLINE_PAGE);
  });

  it('leaves alone whatever is no page: calls, files, pictures', async () => {
    for (const mode of ['cors', 'same-origin', 'no-cors']) expect(await open(mode)).toBeUndefined();
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it('brings the open panel to the front without loading it anew, or opens one', async () => {
    const notification = { close: jest.fn() };
    openPages = [
      { url: 'https://garage.example/', focus: jest.fn<() => Promise<void>>() },
      { url: 'https://garage.example/admin/edit-about', focus },
    ];
    await dispatch('notificationclick', { notification });
    expect(focus).toHaveBeenCalledTimes(1);
    expect(openWindow).not.toHaveBeenCalled();
    openPages = [];
    await dispatch('notificationclick', { notification });
    expect(openWindow).toHaveBeenCalledWith('/admin/panel');
    expect(notification.close).toHaveBeenCalledTimes(2);
  });
});
