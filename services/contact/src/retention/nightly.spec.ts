import { expect, it } from '@jest/globals';
import { nextNight } from './nightly.js';

it.each([
  ['2026-11-20T01:59:59Z', '2026-11-20T02:00:00.000Z'],
  ['2026-11-20T02:00:00Z', '2026-11-21T02:00:00.000Z'],
  ['2026-11-20T23:30:00Z', '2026-11-21T02:00:00.000Z'],
  ['2026-07-01T12:00:00Z', '2026-07-02T01:00:00.000Z'],
])('the nightly deletion, seen from %s, comes at %s', (now, next) => {
  expect(nextNight(new Date(now)).toISOString()).toBe(next);
});

it('the nightly deletion is at three by the clock on the wall when the clocks change', () => {
  expect(nextNight(new Date('2027-03-27T12:00:00Z')).toISOString()).toBe('2027-03-28T01:00:00.000Z');
  expect(nextNight(new Date('2026-10-24T12:00:00Z')).toISOString()).toBe('2026-10-25T02:00:00.000Z');
});
