import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readDay, readTime } from './read-time.ts';
import { writtenDay } from './staff-time.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a written day', () => {
  it.each([
    ['24.12.2026', '2026-12-24'],
    [' 1.2.2027 ', '2027-02-01'],
    ['29. 2. 2028', '2028-02-29'],
    ['3.12.26', '2026-12-03'],
    ['03.12.46', '2046-12-03'],
    ['03.12.47', '1947-12-03'],
    ['03122026', '2026-12-03'],
    ['031226', '2026-12-03'],
    ['3/12/2026', '2026-12-03'],
    ['3,12,2026', '2026-12-03'],
    ['2026-12-24', '2026-12-24'],
    ['29.02.2027', null],
    ['31.04.2027', null],
    ['24.13.2026', null],
    ['3.12.202', null],
    ['3.12.', null],
    ['heute', null],
    ['', null],
  ])('%j is %j', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it('comes back as it was read', () => {
    expect(writtenDay('2026-12-24')).toBe('24.12.2026');
    expect(readDay(writtenDay('2027-03-28'))).toBe('2027-03-28');
  });
});

describe('a written time', () => {
  it.each([
    ['7:30', '07:30'],
    ['07:30', '07:30'],
    ['0730', '07:30'],
    ['730', '07:30'],
    ['7.30', '07:30'],
    [' 17,45 ', '17:45'],
    ['7', '07:00'],
    ['23:59', '23:59'],
    ['24:00', null],
    ['7:60', null],
    ['7:3', null],
    ['07:30:15', null],
    ['früh', null],
    ['', null],
  ])('%j is %j', (text, time) => {
    expect(readTime(text)).toBe(time);
  });
});
