import { describe, expect, it } from '@jest/globals';
import type { TimeSlot } from '@garage/contracts/booking-settings';
import { nextBlock, toSlots, toWeek } from './workshop-week.ts';

const slot = (startTime: string, endTime: string, change: Partial<TimeSlot> = {}): TimeSlot => ({
  day: 1,
  startTime,
  endTime,
  maxCapacity: 2,
  isActive: true,
  ...change,
});

describe('the slots of a day', () => {
  const day = [
    slot('07:30', '08:00'),
    slot('08:00', '08:30'),
    slot('08:30', '08:45'),
    slot('08:45', '09:00'),
    slot('09:00', '09:30', { maxCapacity: 3 }),
    slot('09:30', '10:00', { maxCapacity: 3, isActive: false }),
    slot('13:15', '13:45'),
    slot('13:15', '13:45', { day: 6 }),
  ];

  it('are joined where they follow each other in the same way', () => {
    const week = toWeek(day);
    expect(week[1].map(({ from, to, slotMinutes }) => `${from}–${to} ${slotMinutes}`)).toEqual([
      '07:30–08:45 30',
      '08:45–09:00 15',
      '09:00–09:30 30',
      '09:30–10:00 30',
      '13:15–13:45 30',
    ]);
    expect(week[6]).toHaveLength(1);
    expect(week[7]).toEqual([]);
  });

  it('come back as they were', () => {
    expect(toSlots(toWeek(day))).toEqual(day);
  });
});

it('a block whose end is before its beginning stays visible to the server', () => {
  const block = { from: '10:00', to: '09:00', slotMinutes: 30, capacity: 2, isActive: true };
  expect(toSlots({ ...toWeek([]), 2: [block] })).toEqual([slot('10:00', '09:00', { day: 2 })]);
});

it('another block begins after the last one and stays within the day', () => {
  const block = { from: '07:30', to: '12:00', slotMinutes: 15, capacity: 3, isActive: true };
  expect(nextBlock([block])).toEqual({ ...block, from: '13:00', to: '15:00' });
  expect(nextBlock([{ ...block, to: '23:30' }])).toMatchObject({ from: '22:00', to: '23:59' });
  expect(nextBlock([])).toMatchObject({ from: '07:30', to: '12:00', capacity: 2 });
});
