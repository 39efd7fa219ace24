import { describe, expect, it } from '@jest/globals';
import { writtenDay } from '../../lib/staff-time.ts';
import { readDay } from './days.ts';

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
