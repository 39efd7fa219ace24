import { describe, expect, it } from '@jest/globals';
import { waitsUntil } from './allowance.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const hoursFromNow = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const hoursAgo = (...hours: number[]) => hours.map((ago) => hoursFromNow(-ago));
const FEW = [
  { count: 3, hours: 24 },
  { count: 5, hours: 720 },
];

describe('waitsUntil', () => {
  it('lets the first ones go', () => {
    expect(waitsUntil([], FEW, NOW)).toBeNull();
    expect(waitsUntil(hoursAgo(1, 2), FEW, NOW)).toBeNull();
  });

  it('holds the next one back until the oldest that counts is long enough ago', () => {
    expect(waitsUntil(hoursAgo(1, 2, 3), FEW, NOW)).toEqual(hoursFromNow(21));
    expect(waitsUntil(hoursAgo(1, 2, 24), FEW, NOW)).toBeNull();
  });

  it('obeys the stricter of two allowances', () => {
    expect(waitsUntil(hoursAgo(30, 60, 90, 120, 150), FEW, NOW)).toEqual(hoursFromNow(570));
    expect(waitsUntil(hoursAgo(1, 2, 3, 4, 5), FEW, NOW)).toEqual(hoursFromNow(715));
  });

  it('without an allowance holds nothing back', () => {
    expect(waitsUntil(hoursAgo(0, 0, 0), [], NOW)).toBeNull();
  });
});
