import { describe, expect, it } from '@jest/globals';
import { isDue, lastNight, nextNight } from './nightly.js';

const at = (text: string) => new Date(text);

describe('the nightly run', () => {
  it.each([
    ['2026-11-20T01:59:59Z', '2026-11-19T02:00:00.000Z', '2026-11-20T02:00:00.000Z'],
    ['2026-11-20T02:00:00Z', '2026-11-20T02:00:00.000Z', '2026-11-21T02:00:00.000Z'],
    ['2026-11-20T23:30:00Z', '2026-11-20T02:00:00.000Z', '2026-11-21T02:00:00.000Z'],
    ['2026-07-01T12:00:00Z', '2026-07-01T01:00:00.000Z', '2026-07-02T01:00:00.000Z'],
  ])('seen from %s was at %s and comes at %s', (now, last, next) => {
    expect(lastNight(at(now)).toISOString()).toBe(last);
    expect(nextNight(at(now)).toISOString()).toBe(next);
  });

  it('is at three by the clock on the wall when the clocks change', () => {
    expect(nextNight(at('2027-03-27T12:00:00Z')).toISOString()).toBe('2027-03-28T01:00:00.000Z');
    expect(nextNight(at('2026-10-24T12:00:00Z')).toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });

  it('is due once per night, after a night without it, and the first time', () => {
    const now = at('2026-11-20T08:00:00Z');
    expect(isDue(null, now)).toBe(true);
    expect(isDue(at('2026-11-20T01:59:00Z'), now)).toBe(true);
    expect(isDue(at('2026-11-20T02:00:05Z'), now)).toBe(false);
  });
});
