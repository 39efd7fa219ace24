import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  addMonths,
  addYears,
  dayOf,
  isCalendarDate,
  isoWeekday,
  localDate,
  zurichToday,
} from './calendar-day.js';

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
  ])('is right: %s', (_when, now, day) => {
    expect(zurichToday(new Date(now))).toBe(day);
  });
});

describe('by the calendar', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-12-30', 5, '2027-01-04'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-28', 2, '2028-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2027-03-27', 2, '2027-03-29'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-10-26', -2, '2026-10-24'],
  ])('%s and %i days are %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
  });
});

it.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
])('a month after %s is %s', (day, later) => {
  expect(addMonths(day, 1)).toBe(later);
});

it('years later, the 29th of February is the 28th where there is none', () => {
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
});

it('the days of the week are known', () => {
  expect(['2027-01-04', '2027-01-09', '2027-01-10'].map(isoWeekday)).toEqual([1, 6, 7]);
});

it.each([
  '2027-02-29',
  '2027-02-30',
  '2027-13-01',
  '27-01-01',
  '2027-1-1',
  '0000-01-01',
  'x',
  '2027-01-01T00:00',
])('%s is no day', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});

it('the 29th of February is a day in a leap year', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true);
});

it.each(['2026-10-25', '2027-03-28', '2028-02-29'])('a calendar on screen means the same %s', (day) => {
  expect(dayOf(localDate(day))).toBe(day);
});
