/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { startOutboxDelivery, type Delivery } from './deliver-outbox.ts';
import { OUTBOX_KEY } from './outbox-key.ts';
import { keepMessage, waitingMessage, waitingMessages } from './outbox-store.ts';

const SEND = 'POST /api/contact';
const SENT = { status: 201, body: { success: true, message: 'Danke' } };

let api: FakeApi;
let deliveries: Delivery[];
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  api = fakeApi();
  deliveries = [];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

function keep(key: string, message = 'Es klappert'): void {
  const request = {
    name: 'Anna',
    email: 'anna@example.ch',
    phone: '1',
    service: 'motor' as const,
    message,
    privacy: true,
    language: 'fr' as const,
    elapsedMs: 9000,
  };
  keepMessage(waitingMessage(request, key, new Date()));
}

function start(): void {
  stop = startOutboxDelivery((delivery) => deliveries.push(delivery));
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const keys = () => api.calls(SEND).map(({ headers }) => headers['idempotency-key']);

it('the delivery sends what waits as soon as a page is open, oldest first, with the kept keys', async () => {
  api.on(SEND, SENT);
  keep('key-one', 'erste');
  keep('key-two', 'zweite');
  start();
  await pass(0);
  expect(keys()).toEqual(['key-one', 'key-two']);
  expect(api.calls(SEND)[0]?.body).toEqual({
    name: 'Anna',
    email: 'anna@example.ch',
    phone: '1',
    service: 'motor',
    message: 'erste',
    privacy: true,
    language: 'fr',
    elapsedMs: 9000,
  });
  expect(waitingMessages()).toEqual([]);
  expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
  expect(deliveries).toEqual(['delivered', 'delivered']);
});

it('the delivery tries again after 5, 10, 20 seconds and stops when the message has gone out', async () => {
  api.on(SEND, { status: 503, body: '' }, { status: 502, body: '' }, { status: 500, body: '' }, SENT);
  keep('key');
  start();
  await pass(4999);
  expect(keys()).toHaveLength(1);
  await pass(1);
  expect(keys()).toHaveLength(2);
  await pass(9999);
  expect(keys()).toHaveLength(2);
  await pass(1);
  expect(keys()).toHaveLength(3);
  await pass(20_000);
  expect(keys()).toEqual(['key', 'key', 'key', 'key']);
  expect(deliveries).toEqual(['delivered']);
  await pass(3_600_000);
  expect(keys()).toHaveLength(4);
});

it('the delivery tries at once when the connection returns', async () => {
  api.on(SEND, { status: 503, body: '' }, SENT);
  keep('key');
  start();
  await pass(0);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(deliveries).toEqual(['delivered']);
});

it('the delivery waits as long as the server asks for', async () => {
  api.on(SEND, { status: 429, body: '', headers: { 'retry-after': '90' } }, SENT);
  keep('key');
  start();
  await pass(89_000);
  expect(keys()).toHaveLength(1);
  await pass(1000);
  expect(deliveries).toEqual(['delivered']);
});

it('the delivery gives a refused message up, tells so and goes on with the next', async () => {
  api.on(SEND, { status: 400, body: { code: 'validation-failed', message: 'x' } }, SENT);
  keep('bad');
  keep('good');
  start();
  await pass(0);
  expect(deliveries).toEqual(['rejected', 'delivered']);
  expect(waitingMessages()).toEqual([]);
});

it.each([
  ['a gateway that knows no such address', { status: 404, body: '<h1>404</h1>' }],
  ['a proxy that refuses', { status: 403, body: '<h1>Zutritt verweigert</h1>' }],
  ['an origin check of ours', { status: 403, body: { code: 'forbidden', message: 'x' } }],
  ['the login page of a hotel', { status: 200, body: '<html>WLAN</html>' }],
])('the delivery keeps the message when %s answers, and sends it later', async (_who, answer) => {
  api.on(SEND, answer, answer, answer, SENT);
  keep('key');
  start();
  await pass(60_000);
  expect(deliveries).toEqual(['delivered']);
  expect(waitingMessages()).toEqual([]);
});

it('the delivery takes up a message that is kept while it runs', async () => {
  api.on(SEND, SENT);
  start();
  await pass(0);
  keep('late');
  await pass(5000);
  expect(keys()).toEqual(['late']);
});

it('the delivery is left to the tab that holds the lock', async () => {
  let held = true;
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: async (_name: string, _options: object, work: (lock: object | null) => unknown) =>
        work(held ? null : {}),
    },
  });
  api.on(SEND, SENT);
  keep('key');
  start();
  await pass(0);
  expect(keys()).toEqual([]);
  held = false;
  await pass(5000);
  expect(keys()).toEqual(['key']);
});

it('the delivery leaves alone what others stored under the same name', async () => {
  localStorage.setItem(OUTBOX_KEY, JSON.stringify([{ id: 7, text: 'fremd' }]));
  api.on(SEND, SENT);
  keep('key');
  start();
  await pass(0);
  expect(JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? '')).toEqual([{ id: 7, text: 'fremd' }]);
});
