import { describe, expect, it } from '@jest/globals';
import { runsAt } from './promotion.rules.js';

const schedule = { isActive: true, ignoreDates: false, startDate: '2026-12-01', endDate: '2026-12-24' };
const at = (now: string, change: Partial<typeof schedule> = {}) =>
  runsAt({ ...schedule, ...change }, new Date(now));

describe('a promotion', () => {
  it('runs from midnight of its first day in Zurich', () => {
    expect(at('2026-11-30T22:59:59Z')).toBe(false);
    expect(at('2026-11-30T23:00:00Z')).toBe(true);
  });

  it('runs until midnight after its last day', () => {
    expect(at('2026-12-24T22:59:59Z')).toBe(true);
    expect(at('2026-12-24T23:00:00Z')).toBe(false);
  });

  it('runs the whole day on which the clocks go forward', () => {
    const day = { startDate: '2027-03-28', endDate: '2027-03-28' };
    expect(
      ['2027-03-27T22:59:59Z', '2027-03-27T23:00:00Z', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'].map(
        (now) => at(now, day),
      ),
    ).toEqual([false, true, true, false]);
  });

  it('runs the whole day on which the clocks go back', () => {
    const day = { startDate: '2026-10-25', endDate: '2026-10-25' };
    expect(
      ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'].map(
        (now) => at(now, day),
      ),
    ).toEqual([false, true, true, false]);
  });

  it('runs at any time when its dates are ignored', () => {
    expect(at('2030-06-01T12:00:00Z', { ignoreDates: true })).toBe(true);
  });

  it('never runs while it is switched off', () => {
    expect(at('2026-12-10T12:00:00Z', { isActive: false })).toBe(false);
    expect(at('2026-12-10T12:00:00Z', { isActive: false, ignoreDates: true })).toBe(false);
  });
});
