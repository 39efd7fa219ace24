import { describe, expect, it } from '@jest/globals';
import { addDays } from '@garage/contracts/calendar-day';
import { zurichInstant, zurichWallClock } from './zurich-time.js';

describe('the clock in Zurich', () => {
  it.each([
    ['in winter', '2027-01-04', 450, '2027-01-04T06:30:00.000Z'],
    ['in summer', '2027-07-05', 450, '2027-07-05T05:30:00.000Z'],
    ['on the morning after the clocks went forward', '2027-03-29', 450, '2027-03-29T05:30:00.000Z'],
    ['on the day on which they go forward', '2027-03-28', 480, '2027-03-28T06:00:00.000Z'],
    ['on the day on which they go back', '2027-10-31', 480, '2027-10-31T07:00:00.000Z'],
    ['in the hour that comes twice', '2027-10-31', 150, '2027-10-31T00:30:00.000Z'],
    ['in the hour that is skipped', '2027-03-28', 150, '2027-03-28T01:30:00.000Z'],
  ])('%s', (_when, date, minutes, instant) => {
    expect(zurichInstant(date, minutes).toISOString()).toBe(instant);
  });

  it('shows what it was set to, in every hour of a year outside the skipped one', () => {
    for (let date = '2027-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
      for (const minutes of [0, 60, 150, 450, 1439]) {
        if (date === '2027-03-28' && minutes === 150) continue;
        expect(zurichWallClock(zurichInstant(date, minutes))).toEqual({ date, minutes });
      }
    }
  });
});
