import { AppError } from '@garage/shared/errors/app-error';
import { Injectable, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BlockedDatesService } from '../calendar/blocked-dates.service.js';
import type { Appointment } from './appointment.js';
import { AppointmentsRepository } from './appointments.repository.js';

/** What other rooms read of appointments; they change through `AppointmentStates` alone. */
@Injectable()
export class AppointmentsService implements OnModuleInit {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly blockedDates: BlockedDatesService,
  ) {}

  onModuleInit(): void {
    this.blockedDates.countVisitsWith((days, manager) => this.appointments.countOn(days, manager));
  }

  findByBookingId(bookingId: string): Promise<Appointment | null> {
    return this.appointments.findByBookingId(bookingId);
  }

  /** Does the work in a transaction in which nobody else changes the appointment; 404 when there is none. */
  whileLocked<T>(
    id: number,
    work: (appointment: Appointment, manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.appointments.transaction(async (manager) => {
      const appointment = await this.appointments.lock(id, manager);
      if (!appointment) throw new AppError(404, 'not-found');
      return work(appointment, manager);
    });
  }
}
