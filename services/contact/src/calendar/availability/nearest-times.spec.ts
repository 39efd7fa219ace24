import { describe, expect, it } from '@jest/globals';
import { nearestTimes } from './nearest-times.js';

const day = (date: number, ...times: string[]) => ({ date: `2027-03-${date}`, times });
const near = (days: ReturnType<typeof day>[], time = '10:00') =>
  nearestTimes(days, { date: '2027-03-20', time }, 5).map((found) => `${found.date.slice(8)} ${found.time}`);

describe('the nearest free times', () => {
  it('are some of the same day around the wanted hour, and the nearest hour of the next days with places', () => {
    const week = [
      day(19, '10:00'),
      day(20, '07:30', '09:00', '10:30', '11:00', '16:00'),
      day(21),
      day(22, '08:00', '09:30', '15:00'),
      day(25, '13:15'),
    ];
    expect(near(week)).toEqual(['20 09:00', '20 10:30', '20 11:00', '22 09:30', '25 13:15']);
  });

  it('are those of other days alone when the day is full', () => {
    const week = [day(20), day(21, '07:30', '08:00'), day(22, '09:00')];
    expect(near(week)).toEqual(['21 07:30', '21 08:00', '22 09:00']);
  });

  it('are all of the day when no other has places', () => {
    expect(near([day(20, '07:30', '08:00', '09:00', '10:30', '11:00', '16:00')])).toHaveLength(5);
  });

  it('are those of the days before when nothing comes after', () => {
    const week = [day(17, '10:00'), day(18, '10:00'), day(19, '10:00'), day(20, '10:30')];
    expect(near(week)).toEqual(['17 10:00', '18 10:00', '19 10:00', '20 10:30']);
    expect(nearestTimes(week, { date: '2027-03-20', time: '10:00' }, 2)[0]?.date).toBe('2027-03-19');
  });
});
