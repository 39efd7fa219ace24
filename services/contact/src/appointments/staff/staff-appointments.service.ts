import type { AppointmentDetails, EarlierVisitsResponse } from '@garage/contracts/appointments';
import type { DayAvailability } from '@garage/contracts/booking';
import { zurichToday } from '@garage/contracts/calendar-day';
import { DEFAULT_LANGUAGE } from '@garage/contracts/languages';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { SlotAllocator } from '../../calendar/slot-allocator.js';
import { StaffDirectory } from '../../staff/staff-directory.js';
import type { StoredEvent } from '../appointment-event.js';
import { type Appointment, jobOf } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { toKeptPlace } from '../earlier/kept-answers.service.js';
import { KeptPlacesRepository } from '../earlier/kept-places.repository.js';
import { AppointmentStates } from '../states/appointment-states.js';
import { toProposal } from '../states/proposal.mapper.js';
import { lastStateChange, undoableUntil } from '../states/undoable.js';
import { AppointmentListService } from './appointment-list.service.js';
import {
  freedMoment,
  toEvent,
  toFreedTime,
  toNote,
  toPlannedAppointment,
  usersIn,
} from './staff-appointments.mapper.js';
import { StaffAppointmentsRepository } from './staff-appointments.repository.js';

/** Everything about an appointment, for staff. */
@Injectable()
export class StaffAppointmentsService {
  constructor(
    private readonly repository: StaffAppointmentsRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly lists: AppointmentListService,
    private readonly states: AppointmentStates,
    private readonly allocator: SlotAllocator,
    private readonly staff: StaffDirectory,
    private readonly kept: KeptPlacesRepository,
  ) {}

  /** 404 when there is none. */
  async details(id: number): Promise<AppointmentDetails> {
    const appointment = await this.find(id);
    const [services, proposal, events, notes, earlier, kept, givenOn] = await Promise.all([
      this.lists.services(),
      this.states.openProposal(appointment),
      this.states.history(id),
      this.repository.findNotes(id),
      this.lists.earlierVisits(id),
      this.kept.findOpenOf(id),
      this.kept.findFreedBy(id),
    ]);
    const staff = await this.staff.named([
      appointment.assigneeId,
      ...events.map(({ userId }) => userId),
      ...events.flatMap(usersIn),
      ...notes.map(({ authorId }) => authorId),
    ]);
    const freed = freedMoment(appointment, events, zurichToday());
    return {
      ...toPlannedAppointment(appointment, { services, staff }),
      customerId: appointment.customerId,
      version: appointment.version,
      email: appointment.email,
      recipientConfirmed: appointment.recipientConfirmed,
      vehicleYear: appointment.vehicleYear,
      language: appointment.language,
      proposal: proposal && toProposal(proposal),
      staffNotes: notes.map((note) => toNote(note, staff)),
      history: events.map((event) => toEvent(event, staff)),
      earlierVisits: earlier.visits,
      ...(earlier.nextCursor !== undefined && { earlierVisitsCursor: earlier.nextCursor }),
      freed:
        freed &&
        toFreedTime(
          freed,
          await this.repository.findEarlierWishes(freed),
          givenOn.map(({ appointmentId }) => appointmentId),
        ),
      kept: kept && toKeptPlace(kept),
      undoableUntil: undoableUntilNow(events),
    };
  }

  /** Those that are older than what its details show. */
  async earlierVisits(id: number, cursor: string): Promise<EarlierVisitsResponse> {
    await this.find(id);
    return this.lists.earlierVisits(id, cursor);
  }

  /** When it could be instead. */
  async freeTimes(id: number, from: string, to: string): Promise<DayAvailability[]> {
    return this.allocator.freeTimes(jobOf(await this.find(id)), from, to, 'staff', DEFAULT_LANGUAGE);
  }

  private async find(id: number): Promise<Appointment> {
    const appointment = await this.appointments.findById(id);
    if (!appointment) throw new AppError(404, 'not-found');
    return appointment;
  }
}

function undoableUntilNow(events: readonly StoredEvent[]): string | null {
  const change = lastStateChange(events);
  const until = change && undoableUntil(change);
  return until && until > new Date() ? until.toISOString() : null;
}
