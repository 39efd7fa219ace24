import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { askContent, ContentReply } from './ask-content.js';

let now: number;
let answer: () => Promise<ContentReply>;
let asked: (string | undefined)[];

jest.unstable_mockModule('./ask-content.js', () => ({
  askContent: ((_url, _path, headers) => {
    asked.push(headers?.['if-none-match']);
    return answer();
  }) satisfies typeof askContent,
}));
const { ContentAnswer } = await import('./content-answer.js');

beforeEach(() => {
  now = 1;
  asked = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const settle = () => new Promise(setImmediate);
const says = (name: string) => async () => ({
  status: 200,
  etag: `"${name}"`,
  text: JSON.stringify({ name }),
});
const hangs = () => new Promise<ContentReply>(() => {});
const isDown = () => Promise.reject<ContentReply>(new Error('down'));

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
  answer = async () => ({ status: 304, etag: null, text: '' });
  now += 1001;
  await known.current();
  await settle();
  expect(await known.current()).toEqual({ name: 'Zwei' });
  expect(asked).toEqual([undefined, '"Eins"', '"Zwei"']);
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
  for (const failure of [isDown, async () => ({ status: 200, etag: null, text: '{' })]) {
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
