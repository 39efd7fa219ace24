import { BOOKING_LIMITS, type BookingConflict, type DayAvailability } from '@garage/contracts/booking';
import { addDays } from '@garage/contracts/calendar-day';
import { type Language, localized } from '@garage/contracts/languages';
import { turns } from '@garage/shared/database/turns';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { nearestTimes } from './availability/nearest-times.js';
import { DROP_OFF_DAYS, isDropOff, visitsOn } from './availability/visits.js';
import {
  clockTime,
  type Job,
  type Place,
  type Visit,
  type WorkshopDay,
} from './availability/workshop-day.js';
import { BookingDefaults } from './booking-defaults.js';
import texts from './locales/de.json' with { type: 'json' };
import { RemoteGarage } from '../last-known/remote-garage.js';
import { SeatsRepository } from './seats.repository.js';
import { TimeSlotsRepository } from './time-slots.repository.js';
import { WorkshopCalendar } from './workshop-calendar.js';
import { zurichWallClock } from './zurich-time.js';

/** Open days may lie far apart around Christmas; further ahead nobody looks for the end of a drop-off. */
const DROP_OFF_SEARCH_DAYS = DROP_OFF_DAYS * 7;
/** How far ahead staff plan. */
const STAFF_HORIZON_DAYS = 730;
const MS_PER_HOUR = 3_600_000;

/** A wanted time: a day, and when work begins. */
export interface WantedTime {
  date: string;
  time: string;
}

/** Customers book ahead and within the horizon; staff from today on, as far as they plan. */
export type Planner = 'customer' | 'staff';

/** Gives out the places of the workshop: everybody who books or moves waits here for their turn. */
@Injectable()
export class SlotAllocator {
  /**
   * The workshop's lock already lets one in after the other, across replicas; but each transaction that waits for it
   * holds a connection, and a rush of bookings would leave none for everybody else.
   */
  private readonly inTurn = turns(1);
  /** Whoever came too late in a rush must not take all connections to learn when else they could come. */
  private readonly refusals = turns(1);

  constructor(
    private readonly seats: SeatsRepository,
    private readonly slots: TimeSlotsRepository,
    private readonly calendar: WorkshopCalendar,
    private readonly garage: RemoteGarage,
    private readonly defaults: BookingDefaults,
  ) {}

  /**
   * Does the work in a transaction, while nobody else changes who occupies the workshop, here or in another
   * replica. Opening hours are asked for before, so that nobody waits for another service.
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    await this.defaults.ensure();
    await this.garage.current();
    return this.inTurn(() => this.seats.whileLocked(work));
  }

  /** The visit that begins at the wanted time; null when there is no place or the time cannot be booked. */
  async findVisit(
    job: Job,
    { date, time }: WantedTime,
    planner: Planner,
    manager: EntityManager,
  ): Promise<Visit | null> {
    const bounds = await this.bounds(planner, manager);
    if (date < bounds.first || date > bounds.last) return null;
    return this.visitAt(job, { date, time }, manager, bounds.notBefore(date));
  }

  /** The same for a time that an appointment has or had, whenever that is: nobody books it now. */
  async visitAt(
    job: Job,
    { date, time }: WantedTime,
    manager: EntityManager,
    notBefore = 0,
  ): Promise<Visit | null> {
    const days = await this.daysFrom(date, date, job.appointmentId, manager);
    return visitsOn(days, job, notBefore).find(({ start }) => clockTime(start) === time) ?? null;
  }

  /** Takes a seat in each of the visit's places; within `run`. Without one free, the database refuses it all. */
  take(appointmentId: number, { places }: Visit, manager: EntityManager): Promise<void> {
    return this.seats.take(appointmentId, places, manager);
  }

  /** The seats of these appointments are free again; answers where they were. */
  giveBack(appointmentIds: readonly number[], manager: EntityManager): Promise<Place[]> {
    return this.seats.giveBack(appointmentIds, manager);
  }

  /** Keeps the visit's places for an appointment beside its own; within `run`. */
  keep(appointmentId: number, { places }: Visit, manager: EntityManager): Promise<void> {
    return this.seats.keep(appointmentId, places, manager);
  }

  /** What was kept for the appointment is free again; answers where that was. */
  release(appointmentId: number, manager: EntityManager): Promise<Place[]> {
    return this.seats.release(appointmentId, manager);
  }

  /**
   * Answers for one job after the other which visits a customer could begin on a day as it is now, as if the
   * appointment of the job had no place of its own.
   */
  async visitsOn(date: string, manager: EntityManager): Promise<(job: Job) => Visit[]> {
    const { first, last, notBefore } = await this.bounds('customer', manager);
    if (date < first || date > last) return () => [];
    const days = await this.calendar.read(date, addDays(date, DROP_OFF_SEARCH_DAYS), manager);
    return (job) => visitsOn(days(job.appointmentId), job, notBefore(date));
  }

  /** How far ahead customers book, in hours and in days. */
  rules(manager?: EntityManager): Promise<{ leadHours: number; horizonDays: number }> {
    return this.slots.rules(manager);
  }

  /** When the job can begin, for each day of the range; in the language it is said why a day is closed. */
  async freeTimes(
    job: Job,
    from: string,
    to: string,
    planner: Planner,
    language: Language,
  ): Promise<DayAvailability[]> {
    const days = await this.timesOf(job, from, to, planner);
    return days.map(({ day, times }) => ({
      date: day.date,
      times,
      dropOff: !day.closed && isDropOff(day, job),
      ...(day.closed && { closed: localized(day.closed, language) }),
      ...(day.reason && { reason: localized(day.reason, language) }),
    }));
  }

  /** 409 with the nearest free times. */
  async taken(job: Job, wanted: WantedTime, planner: Planner): Promise<AppError> {
    const alternatives = await this.refusals(() => this.alternatives(job, wanted, planner));
    return new AppError(409, 'conflict', texts.taken, { extra: { alternatives } });
  }

  private async alternatives(
    job: Job,
    { date, time }: WantedTime,
    planner: Planner,
  ): Promise<BookingConflict['alternatives']> {
    const { first, last } = await this.bounds(planner);
    const anchor = date < first ? first : date > last ? last : date;
    const from = addDays(anchor, -7) < first ? first : addDays(anchor, -7);
    const days = await this.timesOf(job, from, addDays(anchor, 14), planner);
    const free = days.map(({ day, times }) => ({ date: day.date, times }));
    return nearestTimes(free, { date: anchor, time }, BOOKING_LIMITS.alternatives);
  }

  private async timesOf(
    job: Job,
    from: string,
    to: string,
    planner: Planner,
  ): Promise<{ day: WorkshopDay; times: string[] }[]> {
    await this.defaults.ensure();
    const bounds = await this.bounds(planner);
    const days = await this.daysFrom(from, to, job.appointmentId);
    const asked = days.filter(({ date }) => date <= to);
    return asked.map((day, index) => {
      const isOpen = bounds.first <= day.date && day.date <= bounds.last;
      const visits = isOpen ? visitsOn(days.slice(index), job, bounds.notBefore(day.date)) : [];
      return { day, times: visits.map(({ start }) => clockTime(start)) };
    });
  }

  /** The range and, for the end of drop-offs, some days more. */
  private daysFrom(
    from: string,
    to: string,
    without: number | undefined,
    manager?: EntityManager,
  ): Promise<WorkshopDay[]> {
    return this.calendar.days(from, addDays(to, DROP_OFF_SEARCH_DAYS), without, manager);
  }

  /** The first and last day that can be booked now, and from when on the first. */
  private async bounds(planner: Planner, manager?: EntityManager) {
    const now = new Date();
    const today = zurichWallClock(now).date;
    if (planner === 'staff') {
      return { first: today, last: addDays(today, STAFF_HORIZON_DAYS), notBefore: () => 0 };
    }
    const { leadHours, horizonDays } = await this.slots.rules(manager);
    const earliest = zurichWallClock(new Date(now.getTime() + leadHours * MS_PER_HOUR));
    return {
      first: earliest.date,
      last: addDays(today, horizonDays),
      notBefore: (date: string) => (date === earliest.date ? earliest.minutes : 0),
    };
  }
}
