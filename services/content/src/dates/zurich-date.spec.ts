import { describe, expect, it } from '@jest/globals';
import { addDays, zurichDate } from './zurich-date.js';

describe('the day in Zurich', () => {
  it.each([
    ['winter, one second before midnight', '2026-12-31T22:59:59Z', '2026-12-31'],
    ['winter, at midnight', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['summer, one second before midnight', '2026-07-14T21:59:59Z', '2026-07-14'],
    ['summer, at midnight', '2026-07-14T22:00:00Z', '2026-07-15'],
    ['the evening before the clocks go forward', '2027-03-27T22:59:59Z', '2027-03-27'],
    ['the night in which they go forward', '2027-03-27T23:00:00Z', '2027-03-28'],
    ['the end of that day, already summer time', '2027-03-28T22:00:00Z', '2027-03-29'],
    ['the evening before the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['the end of that day, already winter time', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['midnight after it', '2026-10-25T23:00:00Z', '2026-10-26'],
  ])('%s', (_when, now, day) => {
    expect(zurichDate(new Date(now))).toBe(day);
  });
});

describe('days later', () => {
  it('cross months, leap days and the clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(addDays('2026-10-26', -2)).toBe('2026-10-24');
  });
});
