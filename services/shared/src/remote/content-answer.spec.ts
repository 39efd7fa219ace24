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

it('an answer of content makes nobody wait once it is known, not even a day later while content hangs', async () => {
  answer = says('Eins');
  const known = garage();
  expect(await known.current()).toEqual({ name: 'Eins' });
  answer = hangs;
  now += 24 * 60 * 60 * 1000;
  expect(await known.current()).toEqual({ name: 'Eins' });
  expect(await known.current()).toEqual({ name: 'Eins' });
  expect(asked).toHaveLength(2);
});

it('an answer of content is asked for again behind after a second, with what it was known by', async () => {
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

it('an answer of content that was remembered from an earlier run is known before any other', async () => {
  answer = hangs;
  const known = garage();
  known.remember({ name: 'Gestern' });
  expect(await known.current()).toEqual({ name: 'Gestern' });
});

it('an answer of content stays while content is down or says something unreadable', async () => {
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

it('an answer of content is null until there is one, and then known to the first one who asks', async () => {
  answer = isDown;
  const known = garage();
  expect(await known.current()).toBeNull();
  answer = says('Eins');
  expect(await known.current()).toEqual({ name: 'Eins' });
});
