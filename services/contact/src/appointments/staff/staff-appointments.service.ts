import type { AppointmentDetails, PlanResponse } from '@garage/contracts/appointments';
import type { DayAvailability } from '@garage/contracts/booking';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StaffDirectory } from '../../staff/staff-directory.js';
import { type Appointment, jobOf } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { toProposal } from '../../customer-pages/customer-appointment.mapper.js';
import { BookingDefaults } from '../../calendar/booking-defaults.js';
import { RemoteGarage } from '../../calendar/remote-garage.js';
import { OfferedServicesRepository } from '../../catalogue/offered-services.repository.js';
import { AppointmentStates } from '../states/appointment-states.js';
import { WorkshopCalendar } from '../../calendar/workshop-calendar.js';
import { SlotAllocator } from '../../calendar/slot-allocator.js';
import { zurichToday } from '../../calendar/zurich-time.js';
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

/** The workshop's plan, as staff read it. */
@Injectable()
export class StaffAppointmentsService {
  constructor(
    private readonly plan: StaffAppointmentsRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly serviceTypes: OfferedServicesRepository,
    private readonly states: AppointmentStates,
    private readonly calendar: WorkshopCalendar,
    private readonly allocator: SlotAllocator,
    private readonly garage: RemoteGarage,
    private readonly defaults: BookingDefaults,
    private readonly staff: StaffDirectory,
    private readonly db: DataSource,
  ) {}

  async between(from: string, to: string): Promise<PlanResponse> {
    await this.defaults.ensure();
    const known = await this.garage.current();
    const [days, appointments, waiting, services] = await Promise.all([
      this.calendar.days(from, to, known, this.db.manager),
      this.plan.findBetween(from, to),
      this.plan.findWaiting(),
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
      this.plan.findNotes(id),
      this.plan.findEarlierVisits(id),
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
      freed: freed && toFreedTime(freed, await this.plan.findEarlierWishes(freed)),
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
    const services = await this.serviceTypes.findAll();
    return new Map(services.map((service) => [service.id, service]));
  }
}
