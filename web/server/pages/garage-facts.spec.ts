import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { getAnswer, Reply } from '../content/get-answer.ts';
import { ServiceAnswers } from '../content/service-answers.ts';
import { GarageFactsSource, SiteStarting } from './garage-facts.ts';

let now = 1;
let answer: () => Promise<Reply>;
let asked: (string | undefined)[] = [];

beforeEach(() => {
  now = 1;
  asked = [];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const named =
  (name: string, etag = name) =>
  async () => ({
    status: 200,
    etag,
    text: JSON.stringify({ garage: { ...DEFAULT_GARAGE, name }, closures: [] }),
  });
const down = () => Promise.reject(new Error('down'));
const settle = () => new Promise(setImmediate);

const call: typeof getAnswer = (_url, headers) => {
  asked.push(headers['if-none-match']);
  return answer();
};

function source() {
  const answers = new ServiceAnswers(pino({ level: 'silent' }), call);
  const facts = new GarageFactsSource('http://content', answers);
  return {
    name: async () => (await facts.current()).garage.name,
    version: async () => (await facts.current()).version,
    areKnown: () => facts.areKnown(),
  };
}

it('garage facts are not known before the first answer, and are looked for again every second', async () => {
  answer = down;
  const facts = source();
  await expect(facts.name()).rejects.toThrow(SiteStarting);
  answer = named('Eins');
  expect(await facts.areKnown()).toBe(false);
  now = 1002;
  await facts.areKnown();
  await settle();
  expect(await facts.name()).toBe('Eins');
  expect(await facts.areKnown()).toBe(true);
});

it('garage facts are those of a new installation where there is no content service at all', async () => {
  const facts = new GarageFactsSource(undefined, new ServiceAnswers(pino({ level: 'silent' })));
  expect((await facts.current()).garage).toBe(DEFAULT_GARAGE);
});

it('garage facts are asked for once for many pages within a second', async () => {
  answer = named('Eins');
  const facts = source();
  expect(await Promise.all([facts.name(), facts.name(), facts.name()])).toEqual(['Eins', 'Eins', 'Eins']);
  now = 1001;
  await facts.name();
  expect(asked).toHaveLength(1);
});

it('a change of the garage facts shows a second later, without making anybody wait', async () => {
  answer = named('Eins');
  const facts = source();
  await facts.name();
  answer = named('Zwei');
  now = 1002;
  expect(await facts.name()).toBe('Eins');
  await settle();
  expect(await facts.name()).toBe('Zwei');
});

it('a change of the garage facts shows to the first visitor after a quiet time', async () => {
  answer = named('Eins');
  const facts = source();
  await facts.name();
  answer = named('Zwei');
  now = 5001;
  expect(await facts.name()).toBe('Zwei');
});

it('garage facts are numbered anew only when they are others', async () => {
  answer = named('Eins', '"a"');
  const facts = source();
  const first = await facts.version();
  answer = async () => ({ status: 304, etag: null, text: '' });
  now = 5001;
  expect(await facts.version()).toBe(first);
  expect(asked).toEqual([undefined, '"a"']);
  answer = named('Eins', '"b"');
  now = 10_001;
  expect(await facts.version()).toBe(first);
  answer = named('Zwei', '"c"');
  now = 15_001;
  expect(await facts.version()).not.toBe(first);
});

it('the last known garage facts stay while the service fails', async () => {
  answer = named('Eins');
  const facts = source();
  await facts.name();
  answer = down;
  now = 5001;
  expect(await facts.name()).toBe('Eins');
  answer = async () => ({ status: 500, etag: null, text: 'broken' });
  now = 10_001;
  await facts.name();
  await settle();
  expect(await facts.name()).toBe('Eins');
});

it('nobody waits for garage facts of a service that has failed and now hangs', async () => {
  answer = named('Eins');
  const facts = source();
  await facts.name();
  answer = down;
  now = 5001;
  await facts.name();
  answer = () => new Promise(() => {});
  now = 20_000;
  expect(await facts.name()).toBe('Eins');
});
