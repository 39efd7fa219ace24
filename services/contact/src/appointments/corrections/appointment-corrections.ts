import type { ChangeableField } from '@garage/contracts/appointment-history';
import { CORRECTABLE_STATES, MOVABLE_STATES, NEXT_STATES } from '@garage/contracts/appointment-states';
import type { CorrectAppointmentRequest } from '@garage/contracts/appointments';
import type { ServiceType } from '@garage/contracts/booking-settings';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { clockTime, type Job, type Visit } from '../../calendar/availability/workshop-day.js';
import { SlotAllocator } from '../../calendar/slot-allocator.js';
import { toBookedService } from '../../catalogue/booked-service.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import type { KnownFacts } from '../appointment-columns.js';
import { type Actor, type Appointment, jobOf } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { jobFor, knownFacts } from '../known-facts.js';
import { EarlierPlacesService } from '../earlier/earlier-places.service.js';
import texts from '../locales/de.json' with { type: 'json' };
import { AppointmentMails } from '../mails/appointment-mails.js';
import { VisitOwners } from '../owners/visit-owners.js';
import { HistoryRecorder } from '../states/history-recorder.js';
import { fieldChanges } from './field-changes.js';

type Catalogue = ReadonlyMap<number, ServiceType>;

/** What a customer is known again by; a name may be spelt anew without becoming somebody else's. */
const CUSTOMER_FIELDS: ReadonlySet<ChangeableField> = new Set(['email', 'phone']);

/** What is to be done, and the services that it is booked with. */
interface Work {
  job: Job;
  bookedServices: Appointment['bookedServices'];
}

/**
 * The one place in which staff change what is known of an appointment's customer, car and work.
 *
 * A wrong number or plate is put right at any time: bills, reminders and the history of a car are written from it years
 * later. What was to be done is settled once it is done, and changes no more.
 */
@Injectable()
export class AppointmentCorrections {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly catalogue: CatalogueService,
    private readonly allocator: SlotAllocator,
    private readonly mails: AppointmentMails,
    private readonly recorder: HistoryRecorder,
    private readonly owners: VisitOwners,
    private readonly earlier: EarlierPlacesService,
  ) {}

  /** 404, 400 and 409 as the contract says; in the last case nothing has changed. */
  async correct(id: number, request: CorrectAppointmentRequest, actor: Actor): Promise<void> {
    const catalogue = new Map((await this.catalogue.all()).map((service) => [service.id, service]));
    await this.mails.ready();
    const { before, job, isDone } = await this.allocator.run(async (manager) => {
      const found = await this.appointments.lock(id, manager);
      if (!found) throw new AppError(404, 'not-found');
      if (found.version !== request.version) throw new AppError(409, 'conflict', texts.correctedByOther);
      const { job: wanted, bookedServices } = workWanted(found, request.services, catalogue);
      const language = request.language ?? found.language;
      const correction = knownFacts({ ...request, language }, wanted, bookedServices);
      checkWork(found, correction, catalogue);
      const visit = await this.visitFor(found, wanted, manager);
      if (visit) await this.store(found, correction, { visit, request, catalogue, actor }, manager);
      return { before: found, job: wanted, isDone: visit !== null };
    });
    if (isDone) return;
    const { status, appointmentDate: date, startMinute } = before;
    if (!MOVABLE_STATES.includes(status)) throw new AppError(409, 'conflict', texts.noRoomForWork);
    throw await this.allocator.taken(job, { date, time: clockTime(startMinute) }, 'staff');
  }

  /**
   * Where the work has room, beginning when it did; `'as-before'` when its place stays. Null when there is no room:
   * what has become shorter always keeps the place that it has, whatever became of the workshop's week since.
   */
  private async visitFor(
    before: Appointment,
    job: Job,
    manager: EntityManager,
  ): Promise<Visit | 'as-before' | null> {
    const { minutes, bufferMinutes } = jobOf(before);
    if (job.minutes === minutes && job.bufferMinutes === bufferMinutes) return 'as-before';
    const wanted = { date: before.appointmentDate, time: clockTime(before.startMinute) };
    const visit = await this.allocator.visitAt(job, wanted, manager);
    const isLonger = job.minutes > minutes || job.bufferMinutes > bufferMinutes;
    return visit ?? (isLonger ? null : 'as-before');
  }

  private async store(
    before: Appointment,
    correction: KnownFacts,
    {
      visit,
      request,
      catalogue,
      actor,
    }: {
      visit: Visit | 'as-before';
      request: CorrectAppointmentRequest;
      catalogue: Catalogue;
      actor: Actor;
    },
    manager: EntityManager,
  ): Promise<void> {
    const changes = fieldChanges(before, correction, catalogue);
    if (changes.length === 0) return;
    const times = visit === 'as-before' ? before : endOf(visit);
    await this.appointments.correct(before.id, correction, times, manager);
    if (visit !== 'as-before') await this.earlier.reseat(before.id, visit, manager);
    if (correction.email !== before.email) {
      await this.mails.readdress(before.id, correction.email, manager);
    }
    const isOther = changes.some(({ field }) => CUSTOMER_FIELDS.has(field));
    if (isOther || changes.some(({ field }) => field === 'vehicleLicensePlate')) {
      // Another car is no other customer, whose visit staff may have moved to a card of its own.
      const customerId = isOther ? null : before.customerId;
      await this.owners.findAnew(before, { ...correction, customerId, at: new Date() }, manager);
    }
    // It was kept for a wish that is withdrawn, or for somebody who cannot be told any more.
    const canCome = correction.earlierIfPossible && correction.email !== null;
    if (!canCome) await this.earlier.endFor(before.id, manager);
    const after = await this.appointments.findById(before.id, manager);
    if (!after) throw new Error('a locked appointment is gone');
    // Of a visit that is over nobody needs to hear: its entry would come back into the calendar.
    const isTold = request.notify === true && after.email !== null && NEXT_STATES[after.status].length > 0;
    await this.recorder.record({ kind: 'corrected', before, after, actor, changes, isTold }, manager);
  }
}

/**
 * The work as it was planned, as long as the same is wanted; what stays of it keeps name and duration as booked. 400 for
 * services that cannot be added.
 */
function workWanted(before: Appointment, serviceIds: readonly number[], catalogue: Catalogue): Work {
  if (isSame(before.serviceIds, serviceIds)) {
    return { job: jobOf(before), bookedServices: before.bookedServices };
  }
  const services = serviceIds
    .map((id) => catalogue.get(id))
    .filter((service) => service && (service.isActive || before.serviceIds.includes(service.id)))
    .filter((service) => service !== undefined)
    .map((service) => ({ ...service, ...before.bookedServices?.find(({ id }) => id === service.id) }));
  if (services.length < serviceIds.length) throw refusedFields({ services: texts.serviceUnknown });
  return {
    job: { ...jobFor(services), appointmentId: before.id },
    bookedServices: services.map(toBookedService),
  };
}

function checkWork(before: Appointment, after: KnownFacts, catalogue: Catalogue): void {
  if (after.serviceIds.some((id) => catalogue.get(id)?.isOther) && after.otherText === null) {
    throw refusedFields({ otherText: texts.otherTextRequired });
  }
  const isSameWork =
    isSame(before.serviceIds, after.serviceIds) &&
    before.otherText === after.otherText &&
    before.notes === after.notes;
  if (!isSameWork && !CORRECTABLE_STATES.includes(before.status)) {
    throw new AppError(409, 'conflict', texts.workIsDone);
  }
}

/** Whatever the order in which they are named. */
function isSame(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((id) => right.includes(id));
}

function endOf({ endDate, end, dropOff }: Visit) {
  return { endDate, endMinute: end, dropOff };
}
