import type { AppointmentDetails, AppointmentsResponse } from '@garage/contracts/appointments';
import type { DayAvailability } from '@garage/contracts/booking';
import { zurichToday } from '@garage/contracts/calendar-day';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { BookingDefaults } from '../../calendar/booking-defaults.js';
import { SlotAllocator } from '../../calendar/slot-allocator.js';
import { WorkshopCalendar } from '../../calendar/workshop-calendar.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import { StaffDirectory } from '../../staff/staff-directory.js';
import { type Appointment, jobOf } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { AppointmentStates } from '../states/appointment-states.js';
import { toProposal } from '../states/proposal.mapper.js';
import {
  freedMoment,
  type ServicesById,
  toEarlierVisit,
  toEvent,
  toFreedTime,
  toNote,
  toPlannedAppointment,
  toPlannedDay,
} from './staff-appointments.mapper.js';
import { StaffAppointmentsRepository } from './staff-appointments.repository.js';

/** Appointments as staff read them: by day in the calendar, or everything about one. */
@Injectable()
export class StaffAppointmentsService {
  constructor(
    private readonly repository: StaffAppointmentsRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly catalogue: CatalogueService,
    private readonly states: AppointmentStates,
    private readonly calendar: WorkshopCalendar,
    private readonly allocator: SlotAllocator,
    private readonly defaults: BookingDefaults,
    private readonly staff: StaffDirectory,
  ) {}

  async between(from: string, to: string): Promise<AppointmentsResponse> {
    await this.defaults.ensure();
    const [days, appointments, waiting, services] = await Promise.all([
      this.calendar.days(from, to),
      this.repository.findBetween(from, to),
      this.repository.findWaiting(),
      this.services(),
    ]);
    const planned = (appointment: Appointment) => toPlannedAppointment(appointment, services);
    return {
      days: days.map(toPlannedDay),
      appointments: appointments.map(planned),
      waiting: waiting.map(planned),
    };
  }

  /** Everything about one; 404 when there is none. */
  async details(id: number): Promise<AppointmentDetails> {
    const appointment = await this.find(id);
    const [services, proposal, events, notes, visits] = await Promise.all([
      this.services(),
      this.states.openProposal(appointment),
      this.states.history(id),
      this.repository.findNotes(id),
      this.repository.findEarlierVisits(id),
    ]);
    const staff = await this.staff.named([
      ...events.map(({ userId }) => userId),
      ...notes.map(({ authorId }) => authorId),
    ]);
    const freed = freedMoment(appointment, events, zurichToday());
    return {
      ...toPlannedAppointment(appointment, services),
      email: appointment.email,
      recipientConfirmed: appointment.recipientConfirmed,
      vehicleYear: appointment.vehicleYear,
      language: appointment.language,
      proposal: proposal && toProposal(proposal),
      staffNotes: notes.map((note) => toNote(note, staff)),
      history: events.map((event) => toEvent(event, staff)),
      earlierVisits: visits.map((visit) => toEarlierVisit(visit, services)),
      freed: freed && toFreedTime(freed, await this.repository.findEarlierWishes(freed)),
    };
  }

  /** When it could be instead. */
  async freeTimes(id: number, from: string, to: string): Promise<DayAvailability[]> {
    return this.allocator.freeTimes(jobOf(await this.find(id)), from, to, 'staff');
  }

  private async find(id: number): Promise<Appointment> {
    const appointment = await this.appointments.findById(id);
    if (!appointment) throw new AppError(404, 'not-found');
    return appointment;
  }

  private async services(): Promise<ServicesById> {
    const services = await this.catalogue.all();
    return new Map(services.map((service) => [service.id, service]));
  }
}
