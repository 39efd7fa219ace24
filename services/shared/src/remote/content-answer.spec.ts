import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ContentAnswer } from './content-answer.js';

let now: number;
let answer: () => Response | Promise<Response>;
let asked: (string | null)[];

beforeEach(() => {
  now = 1;
  asked = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    asked.push(new Headers(init?.headers).get('if-none-match'));
    return answer();
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const settle = () => new Promise(setImmediate);
const says = (name: string) => () => Response.json({ name }, { headers: { etag: `"${name}"` } });
const hangs = () => new Promise<Response>(() => {});
const isDown = () => Promise.reject(new Error('down'));

const garage = () => new ContentAnswer<{ name: string }>('http://content', '/garage');

it('makes nobody wait once it is known, not even a day later for a service that hangs', async () => {
  answer = says('Eins');
  const known = garage();
  expect(await known.current()).toEqual({ name: 'Eins' });
  answer = hangs;
  now += 24 * 60 * 60 * 1000;
  expect(await known.current()).toEqual({ name: 'Eins' });
  expect(await known.current()).toEqual({ name: 'Eins' });
  expect(asked).toHaveLength(2);
});

it('is asked for again behind after a second, with what it was known by', async () => {
  answer = says('Eins');
  const known = garage();
  await known.current();
  answer = says('Zwei');
  now += 1001;
  expect(await known.current()).toEqual({ name: 'Eins' });
  await settle();
  expect(await known.current()).toEqual({ name: 'Zwei' });
  answer = () => new Response(null, { status: 304 });
  now += 1001;
  await known.current();
  await settle();
  expect(await known.current()).toEqual({ name: 'Zwei' });
  expect(asked).toEqual([null, '"Eins"', '"Zwei"']);
});

it('that was remembered from an earlier run is known before any answer', async () => {
  answer = hangs;
  const known = garage();
  known.remember({ name: 'Gestern' });
  expect(await known.current()).toEqual({ name: 'Gestern' });
});

it('stays while the service is down or says something unreadable', async () => {
  answer = says('Eins');
  const known = garage();
  await known.current();
  for (const failure of [
    isDown,
    () => new Response('{', { status: 200 }),
    () => new Response('', { status: 500 }),
  ]) {
    answer = failure;
    now += 1001;
    await known.current();
    await settle();
    expect(await known.current()).toEqual({ name: 'Eins' });
  }
});

it('is null while the service has never answered, and known to the first one who asks when it does', async () => {
  answer = isDown;
  const known = garage();
  expect(await known.current()).toBeNull();
  answer = says('Eins');
  expect(await known.current()).toEqual({ name: 'Eins' });
});
