/** @jest-environment node */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { GarageFactsSource } from './garage-facts.ts';

let now = 0;
let answer: () => Promise<unknown>;
let asked = 0;

beforeEach(() => {
  now = 0;
  asked = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    asked += 1;
    return { ok: true, json: answer } as Response;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const named = (name: string) => async () => ({ garage: { ...DEFAULT_GARAGE, name } });
const settle = () => new Promise(setImmediate);

function source() {
  const facts = new GarageFactsSource('http://content', pino({ level: 'silent' }));
  return { name: async () => (await facts.current()).name };
}

it('asks once for many pages within five seconds', async () => {
  answer = named('Eins');
  const facts = source();
  expect(await Promise.all([facts.name(), facts.name(), facts.name()])).toEqual(['Eins', 'Eins', 'Eins']);
  now = 4999;
  await facts.name();
  expect(asked).toBe(1);
});

it('shows a change five seconds later at the latest, without making anybody wait', async () => {
  answer = named('Eins');
  const facts = source();
  await facts.name();
  answer = named('Zwei');
  now = 5000;
  expect(await facts.name()).toBe('Eins');
  await settle();
  expect(await facts.name()).toBe('Zwei');
});

it('keeps the last known facts while the service fails', async () => {
  answer = named('Eins');
  const facts = source();
  await facts.name();
  answer = () => Promise.reject(new Error('down'));
  now = 5000;
  await facts.name();
  await settle();
  expect(await facts.name()).toBe('Eins');
});
