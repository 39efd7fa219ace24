import { HOLIDAYS } from '@garage/contracts/garage';
import { LANGUAGES } from '@garage/contracts/languages';
import { describe, expect, it } from '@jest/globals';
import { holidaysBetween } from './swiss-holidays.js';

const dates = (from: string, to: string) => holidaysBetween(HOLIDAYS, from, to).map((each) => each.from);

describe('public holidays', () => {
  it.each([
    [2026, '2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25', '2026-06-04'],
    [2027, '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17', '2027-05-27'],
    [2038, '2038-04-23', '2038-04-26', '2038-06-03', '2038-06-14', '2038-06-24'],
  ])('that move with Easter fall on the right days of %i', (year, ...expected) => {
    const moving = ['goodFriday', 'easterMonday', 'ascension', 'whitMonday', 'corpusChristi'] as const;
    const found = holidaysBetween(moving, `${year}-01-01`, `${year}-12-31`);
    expect(found.map(({ from }) => from)).toEqual(expected);
  });

  it('are those between two days, both included, across the turn of the year', () => {
    expect(dates('2026-12-25', '2027-01-02')).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(holidaysBetween([], '2026-01-01', '2026-12-31')).toEqual([]);
  });

  it('have a name in every language', () => {
    const year = holidaysBetween(HOLIDAYS, '2026-01-01', '2026-12-31');
    expect(year).toHaveLength(HOLIDAYS.length);
    for (const { reason } of year) expect(Object.keys(reason)).toEqual([...LANGUAGES]);
  });
});
