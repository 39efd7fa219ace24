import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { describe, expect, it } from '@jest/globals';
import { upcomingClosures } from './closures.js';

const shortHolidays = {
  ...DEFAULT_GARAGE,
  holidays: ['christmas' as const],
  closures: [{ from: '2026-12-24', to: '2027-01-03', reason: { de: 'Betriebsferien' } }],
};
const from = (now: string) => upcomingClosures(shortHolidays, new Date(now)).map((each) => each.from);

describe('upcoming closures', () => {
  it('name company holidays and public holidays together, earliest first', () => {
    expect(from('2026-11-20T12:00:00Z')).toEqual(['2026-12-24', '2026-12-25', '2027-12-25']);
  });

  it('keep a closure until its last day is over in Zurich', () => {
    expect(from('2027-01-03T22:59:59Z')).toContain('2026-12-24');
    expect(from('2027-01-03T23:00:00Z')).toEqual(['2027-12-25']);
  });
});
