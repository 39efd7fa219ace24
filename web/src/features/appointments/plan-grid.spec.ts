import { describe, expect, it } from '@jest/globals';
import type { PlannedDay } from '@garage/contracts/workshop-plan';
import { plannedAppointment } from './testing/planned-appointment.ts';
import { presentDay, rangeOf } from './plan-days.ts';
import { droppedTime, gridHours, placed, workload } from './plan-grid.ts';

const day: PlannedDay = { date: '2027-01-04', open: [], capacityMinutes: 0, takenMinutes: 0 };
const at = (id: number, startTime: string, endTime: string) => plannedAppointment({ id, startTime, endTime });

describe('appointments at the same time', () => {
  it('stand beside each other, and later ones have the whole width again', () => {
    const found = placed([
      at(3, '09:30', '10:00'),
      at(1, '08:00', '09:00'),
      at(2, '08:30', '09:30'),
      at(4, '09:00', '09:30'),
    ]);
    expect(found.map(({ appointment, lane, lanes }) => [appointment.id, lane, lanes])).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [4, 0, 2],
      [3, 0, 1],
    ]);
  });
});

it('the grid spans the hours in which something happens', () => {
  expect(gridHours([{ ...day, open: [{ from: '07:30', to: '17:30' }] }], [])).toEqual({
    from: 420,
    to: 1080,
  });
  expect(gridHours([day], [at(1, '19:00', '20:15')])).toEqual({ from: 1140, to: 1260 });
  expect(gridHours([day], [])).toEqual({ from: 420, to: 1080 });
});

it('what is dropped falls on a free time close by, else on a quarter of an hour', () => {
  expect(droppedTime(487, ['08:00', '08:30'])).toBe('08:00');
  expect(droppedTime(550, ['08:00', '08:30'])).toBe('09:15');
});

it('the workload is a share of the places', () => {
  expect(workload(day)).toBeNull();
  expect(workload({ ...day, capacityMinutes: 1000, takenMinutes: 250 })).toBe(25);
});

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

it('a week begins on Monday, and on Sunday the plan opens with the next one', () => {
  expect(presentDay('week', noon('2027-01-09'))).toBe('2027-01-09');
  expect(presentDay('week', noon('2027-01-10'))).toBe('2027-01-11');
  expect(presentDay('day', noon('2027-01-10'))).toBe('2027-01-10');
  expect(rangeOf('week', '2027-01-10')).toEqual({ from: '2027-01-04', to: '2027-01-10' });
  expect(rangeOf('day', '2027-01-10')).toEqual({ from: '2027-01-10', to: '2027-01-10' });
});
