import { zurichToday, type CalendarDate } from '@garage/contracts/calendar-day';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BlockedDatesService } from '../calendar/blocked-dates.service.js';
import { LiveChanges } from '../live/live-changes.js';
import type { Appointment } from './appointment.js';
import { AppointmentsRepository } from './appointments.repository.js';
import { AppointmentListRepository } from './staff/appointment-list.repository.js';

const BOOKING_ID = /^[0-9A-Z]{1,20}$/;

/** A car stays no longer than that; what nobody has closed on paper is not in the yard for ever. */
export const LONGEST_STAY_DAYS = 31;

/** What other rooms read of appointments; they change through `AppointmentStates`. */
@Injectable()
export class AppointmentsService implements OnModuleInit {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly list: AppointmentListRepository,
    private readonly blockedDates: BlockedDatesService,
    private readonly changes: LiveChanges,
  ) {}

  onModuleInit(): void {
    this.blockedDates.countVisitsWith((days, manager) => this.appointments.countOn(days, manager));
  }

  findById(id: number): Promise<Appointment | null> {
    return this.appointments.findById(id);
  }

  /** Those that touch the days, whatever became of them; in the order of their beginning. */
  between(from: CalendarDate, to: CalendarDate, limit: number): Promise<Appointment[]> {
    return this.list.findBetween(from, to, { after: null, limit });
  }

  /** Cars that are here, and those that are still to come today; in the order of their beginning. */
  onYard(limit: number): Promise<Appointment[]> {
    return this.appointments.findOnYard(zurichToday(), LONGEST_STAY_DAYS, limit);
  }

  /** Other visits of the same car, by its plate in any spelling; the latest first. */
  otherVisitsOfCar(id: number, limit: number): Promise<{ id: number; date: string }[]> {
    return this.appointments.findOfSameCar(id, limit);
  }

  /** Null for what nobody was given, whatever a stranger writes there. */
  async findByBookingId(bookingId: string): Promise<Appointment | null> {
    return BOOKING_ID.test(bookingId) ? this.appointments.findByBookingId(bookingId) : null;
  }

  /**
   * Does the work in a transaction in which nobody else changes the appointment, and tells open panels that something
   * of it has changed; 404 when there is none.
   */
  whileLocked<T>(
    id: number,
    work: (appointment: Appointment, manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.appointments.transaction(async (manager) => {
      const appointment = await this.appointments.lock(id, manager);
      if (!appointment) throw new AppError(404, 'not-found');
      const done = await work(appointment, manager);
      await this.changes.announce('appointments', [{ id }], manager);
      return done;
    });
  }
}
