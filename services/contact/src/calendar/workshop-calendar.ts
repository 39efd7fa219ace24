import { localized, type Language } from '@garage/contracts/languages';
import { WEEKDAYS, type GarageResponse } from '@garage/contracts/garage';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Interval, Slot, WorkshopDay } from './availability/workshop-day.js';
import { wallMinutes } from './availability/workshop-day.js';
import texts from './locales/closed.json' with { type: 'json' };
import { addDays, isoWeekday } from './zurich-time.js';

interface SlotRow {
  day: number;
  start: number;
  end: number;
  capacity: number;
}

interface QuickRow {
  from: string;
  to: string;
  serviceId: number;
  start: number;
  end: number;
  minutes: number;
  capacity: number;
}

interface TakenRow {
  appointmentId: number;
  date: string;
  isQuick: boolean;
  start: number;
  end: number;
}

/** The workshop's days as they are now: opening hours, closures, slots, and what is taken. */
@Injectable()
export class WorkshopCalendar {
  /** Every day from the first to the last, without gaps; as if one appointment were not there, when it is named. */
  async days(
    from: string,
    to: string,
    { garage, closures }: GarageResponse,
    manager: EntityManager,
    { language = 'de', without }: { language?: Language; without?: number | undefined } = {},
  ): Promise<WorkshopDay[]> {
    // One after the other: within a transaction they share one connection.
    const slots = await manager.query<SlotRow[]>(
      `SELECT day, start_minute AS start, end_minute AS "end", max_capacity AS capacity
         FROM contact.workshop_time_slots WHERE is_active ORDER BY day, start_minute`,
    );
    const blocked = await manager.query<{ date: string; reason: string | null }[]>(
      `SELECT date::text, reason FROM contact.blocked_dates WHERE date BETWEEN $1 AND $2`,
      [from, to],
    );
    const taken = await manager.query<TakenRow[]>(
      `SELECT appointment_id AS "appointmentId", date::text, start_minute AS start, end_minute AS "end", is_quick AS "isQuick"
         FROM contact.appointment_places
        WHERE date BETWEEN $1 AND $2 AND appointment_id IS DISTINCT FROM $3`,
      [from, to, without ?? null],
    );
    const quickWeeks = await manager.query<QuickRow[]>(
      `SELECT first_date::text AS "from", last_date::text AS "to", service_type_id AS "serviceId",
              start_minute AS start, end_minute AS "end", minutes, capacity
         FROM contact.quick_weeks WHERE first_date <= $2 AND last_date >= $1`,
      [from, to],
    );
    const takenOn = new Map<string, TakenRow[]>();
    for (const place of taken) takenOn.set(place.date, [...(takenOn.get(place.date) ?? []), place]);
    const reasonOf = new Map(blocked.map(({ date, reason }) => [date, reason ?? undefined]));
    const found: WorkshopDay[] = [];
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const closure = closures.find((one) => one.from <= date && date <= one.to);
      const blocks = garage.openingHours[WEEKDAYS[isoWeekday(date) - 1]!].map((block) => ({
        from: wallMinutes(block.from),
        to: wallMinutes(block.to),
      }));
      const reason = closure ? localized(closure.reason, language) : reasonOf.get(date);
      if (closure || reasonOf.has(date) || blocks.length === 0) {
        const closed = reason ?? texts.closed[language];
        found.push({ date, blocks: [], slots: [], closed, ...(reason !== undefined && { reason }) });
        continue;
      }
      const ofDay = slots.filter(({ day }) => day === isoWeekday(date));
      const takenThen = takenOn.get(date) ?? [];
      const usual = takenThen.filter(({ isQuick }) => !isQuick);
      const week = quickWeeks.find((one) => one.from <= date && date <= one.to);
      found.push({
        date,
        blocks,
        slots: ofDay.map((slot) => withTaken(slot, usual)),
        ...(week && { quick: quickSlots(week, blocks, takenThen) }),
      });
    }
    return found;
  }
}

/** One after the other from the beginning; those outside of the opening hours are left out. */
function quickSlots(
  { serviceId, start, end, minutes, capacity }: QuickRow,
  blocks: readonly Interval[],
  taken: readonly TakenRow[],
): WorkshopDay['quick'] {
  const quick = taken.filter(({ isQuick }) => isQuick);
  const rows = Array.from({ length: Math.floor((end - start) / minutes) }, (_, index) => {
    const from = start + index * minutes;
    return { start: from, end: from + minutes, capacity };
  }).filter((row) => blocks.some(({ from, to }) => from <= row.start && row.end <= to));
  return { serviceId, slots: rows.map((row) => withTaken(row, quick)) };
}

/**
 * Counted by overlap, so that places of appointments stay taken when staff change the slots later; each
 * appointment once, also when it has several places in what is one slot now.
 */
function withTaken({ start, end, capacity }: Omit<SlotRow, 'day'>, taken: readonly TakenRow[]): Slot {
  const there = taken.filter((place) => place.start < end && start < place.end);
  const count = new Set(there.map(({ appointmentId }) => appointmentId)).size;
  return { from: start, to: end, capacity, taken: count };
}
