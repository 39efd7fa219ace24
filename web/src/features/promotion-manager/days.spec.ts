import { describe, expect, it } from '@jest/globals';
import { fromCalendar, toCalendar } from '../../lib/calendar-days.ts';
import { writtenDay } from '../../lib/staff-time.ts';
import { monthLater, readDay, today } from './days.ts';

describe('a written day', () => {
  it.each([
    ['24.12.2026', '2026-12-24'],
    [' 1.2.2027 ', '2027-02-01'],
    ['29. 2. 2028', '2028-02-29'],
    ['29.02.2027', null],
    ['31.04.2027', null],
    ['24.13.2026', null],
    ['2026-12-24', null],
    ['24.12.26', null],
    ['', null],
  ])('%j is %j', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it('comes back as it was read', () => {
    expect(writtenDay('2026-12-24')).toBe('24.12.2026');
    expect(readDay(writtenDay('2027-03-28'))).toBe('2027-03-28');
  });
});

it.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
])('a month after %s is %s', (day, later) => {
  expect(monthLater(day)).toBe(later);
});

it('today is the day in Zurich', () => {
  expect(today(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(today(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
});

it.each(['2026-10-25', '2027-03-28', '2028-02-29'])('the calendar means the same %s', (day) => {
  expect(fromCalendar(toCalendar(day))).toBe(day);
});
