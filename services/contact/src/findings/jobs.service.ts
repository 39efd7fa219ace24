import { zurichToday } from '@garage/contracts/calendar-day';
import {
  FINDINGS_LIMITS,
  type Job,
  type JobsEvent,
  type JobsResponse,
  type JobStep,
  type JobSummary,
} from '@garage/contracts/findings';
import { localized } from '@garage/contracts/languages';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { type Appointment, staffActor } from '../appointments/appointment.js';
import { AppointmentNotesService } from '../appointments/staff/appointment-notes.service.js';
import { AppointmentStates } from '../appointments/states/appointment-states.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { clockTime } from '../calendar/availability/workshop-day.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { LiveStreams } from '../live/live-streams.js';
import { ChecksService } from './checks.service.js';
import { FindingsRepository } from './findings.repository.js';
import { FindingsService } from './findings.service.js';
import { JobAccess } from './job-access.js';
import { PhotosService } from './photos.service.js';

/** The cars of the day, as whoever works on them sees them; open telephones are told when one of them changes. */
@Injectable()
export class JobsService implements OnModuleInit {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly states: AppointmentStates,
    private readonly staffNotes: AppointmentNotesService,
    private readonly catalogue: CatalogueService,
    private readonly checks: ChecksService,
    private readonly findings: FindingsService,
    private readonly counts: FindingsRepository,
    private readonly photos: PhotosService,
    private readonly access: JobAccess,
    private readonly streams: LiveStreams,
  ) {}

  onModuleInit(): void {
    this.streams.add({
      name: 'jobs',
      topic: 'appointments',
      permission: 'jobs:read',
      describe: async (changes) => {
        const events = await this.eventsOf(new Set(changes.map(({ id }) => id)));
        return () => events;
      },
    });
  }

  async today(): Promise<JobsResponse> {
    const appointments = await this.appointments.onYard(FINDINGS_LIMITS.jobs);
    return { date: zurichToday(), jobs: await this.summaries(appointments) };
  }

  /** 404 when there is none, or it is not the user's to see. */
  async read(id: number, user: UserEntity): Promise<Job> {
    return this.describe(await this.access.open(id, user));
  }

  /** The job as it is then, also when it is none of the day any more. */
  async goOn(id: number, state: JobStep, user: UserEntity): Promise<Job> {
    await this.access.open(id, user);
    return this.describe(await this.states.change(id, state, staffActor(user)));
  }

  async addNote(id: number, text: string, user: UserEntity): Promise<void> {
    await this.access.open(id, user);
    await this.staffNotes.add(id, text, user);
  }

  /** Of what is none of the day's, nothing but that. */
  private async eventsOf(ids: ReadonlySet<number>): Promise<JobsEvent[]> {
    const appointments = await this.appointments.onYard(FINDINGS_LIMITS.jobs);
    const jobs = await this.summaries(appointments.filter(({ id }) => ids.has(id)));
    return [...ids].map((id) => ({ id, job: jobs.find((job) => job.id === id) ?? null }));
  }

  private async describe(appointment: Appointment): Promise<Job> {
    const { id } = appointment;
    const [[summary], checks, findings, photos, earlierFindings, staffNotes] = await Promise.all([
      this.summaries([appointment]),
      this.checks.findOf(appointment),
      this.findings.findOf(id),
      this.photos.findOf(id),
      this.findings.declinedBefore(appointment),
      this.staffNotes.findOf(id),
    ]);
    return {
      ...summary!,
      bookingId: appointment.bookingId,
      vehicleYear: appointment.vehicleYear,
      otherText: appointment.otherText,
      notes: appointment.notes,
      language: appointment.language,
      isReachedByMail: appointment.email !== null && !appointment.recipientStopped,
      checks,
      findings,
      photos,
      earlierFindings,
      staffNotes,
    };
  }

  private async summaries(appointments: readonly Appointment[]): Promise<JobSummary[]> {
    const [services, progressOf, open] = await Promise.all([
      this.catalogue.all(),
      this.checks.progressOf(appointments),
      this.counts.countOpen(appointments.map(({ id }) => id)),
    ]);
    const names = new Map(services.map(({ id, name }) => [id, localized(name, 'de')]));
    return appointments.map((appointment) => ({
      id: appointment.id,
      status: appointment.status,
      date: appointment.appointmentDate,
      startTime: clockTime(appointment.startMinute),
      endDate: appointment.endDate,
      endTime: clockTime(appointment.endMinute),
      name: appointment.name,
      phone: appointment.phone,
      vehicle: [appointment.vehicleMake, appointment.vehicleModel].filter(Boolean).join(' ') || null,
      vehicleLicensePlate: appointment.vehicleLicensePlate,
      services: appointment.serviceIds.flatMap((id) => names.get(id) ?? []),
      ...progressOf(appointment),
      ...(open.get(appointment.id) ?? { unanswered: 0, calls: 0 }),
    }));
  }
}
