import { describe, expect, it } from '@jest/globals';
import type { Promotion } from '@garage/contracts/promotions';
import { runningPromotions } from './running-promotions.ts';

const promotion = (change: Partial<Promotion>) =>
  ({
    isActive: true,
    ignoreDates: false,
    startDate: '2026-11-21',
    endDate: '2026-11-22',
    ...change,
  }) as Promotion;

describe('running promotions', () => {
  it.each([
    ['the minute before midnight in Zurich', '2026-11-20T22:59:00Z', 0],
    ['from midnight in Zurich on', '2026-11-20T23:00:00Z', 1],
    ['until the last minute', '2026-11-22T22:59:00Z', 1],
    ['no longer after the last day', '2026-11-22T23:00:00Z', 0],
  ])('begin and end with the garage’s day: %s', (_when, now, count) => {
    expect(runningPromotions([promotion({})], new Date(now))).toHaveLength(count);
  });

  it('run whatever the day when the dates are ignored, but only while switched on', () => {
    const always = promotion({ ignoreDates: true, endDate: '2020-01-01' });
    const now = new Date('2026-11-21T08:00:00Z');
    expect(runningPromotions([always, { ...always, isActive: false }], now)).toEqual([always]);
  });
});
