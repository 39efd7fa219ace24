import { describe, expect, it } from '@jest/globals';
import { runsAt } from './promotion.rules.js';

const schedule = { isActive: true, ignoreDates: false, startDate: '2026-12-01', endDate: '2026-12-24' };
const at = (now: string, change: Partial<typeof schedule> = {}) =>
  runsAt({ ...schedule, ...change }, new Date(now));

const secondBefore = (instant: string) => new Date(Date.parse(instant) - 1000).toISOString();

describe('a promotion', () => {
  it('runs from midnight of its first day in Zurich', () => {
    expect(at('2026-11-30T22:59:59Z')).toBe(false);
    expect(at('2026-11-30T23:00:00Z')).toBe(true);
  });

  it('runs until midnight after its last day', () => {
    expect(at('2026-12-24T22:59:59Z')).toBe(true);
    expect(at('2026-12-24T23:00:00Z')).toBe(false);
  });

  it.each([
    ['forward in 2026', '2026-03-29', ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z']],
    ['back in 2026', '2026-10-25', ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z']],
    ['forward in 2027', '2027-03-28', ['2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z']],
    ['back in 2027', '2027-10-31', ['2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z']],
  ] as const)(
    'runs from midnight to midnight on the day on which the clocks go %s',
    (_when, day, [from, to]) => {
      expect(
        [secondBefore(from), from, secondBefore(to), to].map((now) =>
          at(now, { startDate: day, endDate: day }),
        ),
      ).toEqual([false, true, true, false]);
    },
  );

  it('runs at any time when its dates are ignored', () => {
    expect(at('2030-06-01T12:00:00Z', { ignoreDates: true })).toBe(true);
  });

  it('never runs while it is switched off', () => {
    expect(at('2026-12-10T12:00:00Z', { isActive: false })).toBe(false);
    expect(at('2026-12-10T12:00:00Z', { isActive: false, ignoreDates: true })).toBe(false);
  });
});
