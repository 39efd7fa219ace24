import { addDays, isoWeekday } from '@garage/contracts/calendar-day';
import type { LocalizedText } from '@garage/contracts/languages';
import { type GarageResponse, WEEKDAYS } from '@garage/contracts/garage';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { slotsOfHours, type WeeklySlot } from './availability/slots-of-hours.js';
import type { Interval, Slot, WorkshopDay } from './availability/workshop-day.js';
import { wallMinutes } from './availability/workshop-day.js';
import texts from './locales/closed.json' with { type: 'json' };
import { RemoteGarage } from '../last-known/remote-garage.js';
import {
  type StoredCalendar,
  type StoredQuickWeek,
  type StoredSeat,
  WorkshopCalendarRepository,
} from './workshop-calendar.repository.js';

type Known = StoredCalendar & Pick<GarageResponse, 'garage' | 'closures'>;

/** The workshop's days as they are now: opening hours, closures, slots, and what is taken. */
@Injectable()
export class WorkshopCalendar {
  constructor(
    private readonly stored: WorkshopCalendarRepository,
    private readonly garage: RemoteGarage,
  ) {}

  /** Every day from the first to the last, without gaps; as if one appointment were not there, when it is named. */
  async days(from: string, to: string, without?: number, manager?: EntityManager): Promise<WorkshopDay[]> {
    return (await this.read(from, to, manager))(without);
  }

  /** The same, read once and seen as often as is wanted, each time without another appointment. */
  async read(
    from: string,
    to: string,
    manager?: EntityManager,
  ): Promise<(without?: number) => WorkshopDay[]> {
    const { garage, closures } = await this.garage.current();
    const stored = await this.stored.read(from, to, manager);
    return (without) => daysOf({ from, to }, { garage, closures, ...stored }, without);
  }
}

function daysOf(
  { from, to }: { from: string; to: string },
  { garage, closures, blocked, seats, quickWeeks, ...stored }: Known,
  without: number | undefined,
): WorkshopDay[] {
  const slots = stored.slots ?? slotsOfHours(garage.openingHours);
  const takenOn = new Map<string, StoredSeat[]>();
  for (const place of seats) {
    if (place.appointmentId === without) continue;
    takenOn.set(place.date, [...(takenOn.get(place.date) ?? []), place]);
  }
  const reasonOf = new Map<string, LocalizedText | undefined>(
    blocked.map(({ date, reason }) => [date, reason === null ? undefined : { de: reason }]),
  );
  const found: WorkshopDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const closure = closures.find((one) => one.from <= date && date <= one.to);
    const blocks = garage.openingHours[WEEKDAYS[isoWeekday(date) - 1]!].map((block) => ({
      from: wallMinutes(block.from),
      to: wallMinutes(block.to),
    }));
    const reason = closure ? closure.reason : reasonOf.get(date);
    if (closure || reasonOf.has(date) || blocks.length === 0) {
      found.push({ date, blocks: [], slots: [], closed: reason ?? texts.closed, ...(reason && { reason }) });
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

/** One after the other from the beginning; those outside of the opening hours are left out. */
function quickSlots(
  { serviceId, start, end, minutes, capacity }: StoredQuickWeek,
  blocks: readonly Interval[],
  taken: readonly StoredSeat[],
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
function withTaken({ start, end, capacity }: Omit<WeeklySlot, 'day'>, taken: readonly StoredSeat[]): Slot {
  const there = taken.filter((place) => place.start < end && start < place.end);
  const count = new Set(there.map(({ appointmentId }) => appointmentId)).size;
  return { from: start, to: end, capacity, taken: count };
}
