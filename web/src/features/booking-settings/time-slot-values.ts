import type { TimeSlotSettings } from '@garage/contracts/booking-settings';
import { DAYS, toSlots, toWeek, type WorkBlock, type WorkWeek } from './workshop-week.ts';

/** A block as it is typed: numbers are texts until they are sent. */
export type BlockFields = Record<'from' | 'to' | 'slotMinutes' | 'capacity', string> & { isActive: boolean };

/** Names of days, because a form takes a number for the place in a list. */
export type DayKey = `day${(typeof DAYS)[number]}`;

export interface TimeSlotValues {
  week: Record<DayKey, BlockFields[]>;
  leadHours: string;
  horizonDays: string;
}

export function timeSlotValues({ slots, leadHours, horizonDays }: TimeSlotSettings): TimeSlotValues {
  const week = toWeek(slots);
  return {
    week: Object.fromEntries(
      DAYS.map((day) => [`day${day}`, week[day].map(toFields)]),
    ) as TimeSlotValues['week'],
    leadHours: String(leadHours),
    horizonDays: String(horizonDays),
  };
}

export function toTimeSlots({ week, leadHours, horizonDays }: TimeSlotValues): TimeSlotSettings {
  const blocks = DAYS.map((day) => [day, week[`day${day}`].map(toBlock)]);
  return {
    slots: toSlots(Object.fromEntries(blocks) as WorkWeek),
    leadHours: Number(leadHours),
    horizonDays: Number(horizonDays),
  };
}

export function toFields({ slotMinutes, capacity, ...block }: WorkBlock): BlockFields {
  return { ...block, slotMinutes: String(slotMinutes), capacity: String(capacity) };
}

export function toBlock({ slotMinutes, capacity, ...block }: BlockFields): WorkBlock {
  return { ...block, slotMinutes: Number(slotMinutes), capacity: Number(capacity) };
}
