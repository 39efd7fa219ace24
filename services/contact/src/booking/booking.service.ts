import { createHash, createHmac, randomInt } from 'node:crypto';
import {
  type BookableService,
  BOOKING_LIMITS,
  type BookingConflict,
  type BookingRequest,
  type BookingResponse,
  type DayAvailability,
} from '@garage/contracts/booking';
import { PRIVACY_VERSION } from '@garage/contracts/contact';
import { DEFAULT_LANGUAGE, type Language, localized } from '@garage/contracts/languages';
import { BaseConfig } from '@garage/shared/config/env';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppointmentsRepository, type StoredAppointment } from './appointments.repository.js';
import { DROP_OFF_DAYS, isDropOff, visitsOn } from './availability/visits.js';
import { clockTime, type Job, type WorkshopDay } from './availability/workshop-day.js';
import { BookingDefaults } from './booking-defaults.js';
import texts from './locales/de.json' with { type: 'json' };
import { OneAtATime } from './one-at-a-time.js';
import { RemoteGarage } from './remote-garage.js';
import { type ServiceType, ServiceTypesRepository } from './service-types.repository.js';
import { WorkshopCalendar } from './workshop-calendar.js';
import { addDays, zurichWallClock } from './zurich-time.js';

/** Open days may lie far apart around Christmas; further ahead nobody looks for the end of a drop-off. */
const DROP_OFF_SEARCH_DAYS = DROP_OFF_DAYS * 7;
const BOOKING_ID_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BOOKING_ID_LENGTH = 8;
const MINUTES_PER_HOUR = 60;

/** Free times, and visits booked in them. */
@Injectable()
export class BookingService {
  private readonly desk = new OneAtATime();

  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly serviceTypes: ServiceTypesRepository,
    private readonly calendar: WorkshopCalendar,
    private readonly garage: RemoteGarage,
    private readonly defaults: BookingDefaults,
    private readonly config: BaseConfig,
    private readonly db: DataSource,
  ) {}

  async services(language: Language): Promise<BookableService[]> {
    await this.defaults.ensure();
    const types = await this.serviceTypes.findActive();
    return types.map(({ id, name, description, duration, color, isOther }) => ({
      id,
      name: localized(name, language),
      description: localized(description, language),
      duration,
      color,
      isOther,
    }));
  }

  /** When the wanted services can begin, for each day of the range. 400 for services that do not exist. */
  async availability(
    serviceIds: readonly number[],
    from: string,
    to: string,
    language: Language,
  ): Promise<DayAvailability[]> {
    await this.defaults.ensure();
    const job = jobOf(await this.wanted(serviceIds));
    return this.freeTimes(job, from, to, this.db.manager, language);
  }

  /**
   * Books a visit, once per idempotency key. Whether there is a place is decided while nobody else can
   * book; 409 with other times when there is none.
   */
  async book(request: BookingRequest, key?: string): Promise<BookingResponse> {
    await this.defaults.ensure();
    const fingerprint = fingerprintOf(request);
    const known = key === undefined ? null : await this.appointments.findByKey(key);
    if (known) return this.sameAnswer(known, fingerprint);
    const services = await this.wanted(request.services);
    if (services.some(({ isOther }) => isOther) && !request.otherText) {
      throw new AppError(400, 'validation-failed', undefined, {
        fields: { otherText: texts.otherTextRequired },
      });
    }
    const job = jobOf(services);
    await this.garage.current(); // asked before the lock, so that nobody waits for another service
    const stored = await this.atTheDesk(async (manager) => {
      const meanwhile = key === undefined ? null : await this.appointments.findByKey(key, manager);
      if (meanwhile) return meanwhile;
      const visit = await this.findVisit(job, request, manager);
      return visit && this.appointments.insert(toAppointment(request, fingerprint, key), visit, manager);
    });
    if (!stored) {
      const alternatives = await this.alternatives(job, request.date, this.db.manager);
      throw new AppError(409, 'conflict', texts.taken, { extra: { alternatives } });
    }
    return this.sameAnswer(stored, fingerprint);
  }

  /** In a transaction, while nobody else changes who occupies the workshop, here or in another replica. */
  private atTheDesk<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.desk.run(() =>
      this.appointments.transaction(async (manager) => {
        await this.appointments.lockWorkshop(manager);
        return work(manager);
      }),
    );
  }

  private sameAnswer(appointment: StoredAppointment, fingerprint: string): BookingResponse {
    if (appointment.fingerprint !== fingerprint) throw new AppError(409, 'idempotency-key-reused');
    const { bookingId, status, appointmentDate, startMinute, endMinute } = appointment;
    return {
      bookingId,
      token: this.tokenOf(bookingId),
      status,
      appointmentDate,
      startTime: clockTime(startMinute),
      endTime: clockTime(endMinute),
    };
  }

  /** Opens one appointment to whoever has its mail. Nothing is stored: it follows from the secret. */
  tokenOf(bookingId: string): string {
    return createHmac('sha256', this.config.sessionSecret).update(`booking:${bookingId}`).digest('base64url');
  }

  private async wanted(ids: readonly number[]): Promise<ServiceType[]> {
    const active = new Map((await this.serviceTypes.findActive()).map((type) => [type.id, type]));
    const wanted = ids.map((id) => active.get(id));
    if (wanted.includes(undefined)) {
      throw new AppError(400, 'validation-failed', undefined, { fields: { services: texts.serviceUnknown } });
    }
    return wanted.filter((type) => type !== undefined);
  }

  private async findVisit(job: Job, { date, time }: BookingRequest, manager: EntityManager) {
    const bounds = await this.bounds(manager);
    if (date < bounds.first || date > bounds.last) return null;
    const days = await this.daysFrom(date, date, manager, DEFAULT_LANGUAGE);
    return visitsOn(days, job, bounds.notBefore(date)).find(({ start }) => clockTime(start) === time) ?? null;
  }

  private async freeTimes(
    job: Job,
    from: string,
    to: string,
    manager: EntityManager,
    language: Language,
  ): Promise<DayAvailability[]> {
    const bounds = await this.bounds(manager);
    const days = await this.daysFrom(from, to, manager, language);
    const asked = days.filter(({ date }) => date <= to);
    return asked.map((day, index) => {
      const isOpen = bounds.first <= day.date && day.date <= bounds.last;
      const visits = isOpen ? visitsOn(days.slice(index), job, bounds.notBefore(day.date)) : [];
      return {
        date: day.date,
        times: visits.map(({ start }) => clockTime(start)),
        dropOff: day.closed === undefined && isDropOff(day, job),
        ...(day.closed !== undefined && { closed: day.closed }),
      };
    });
  }

  /** The range and, for the end of drop-offs, some days more. */
  private async daysFrom(
    from: string,
    to: string,
    manager: EntityManager,
    language: Language,
  ): Promise<WorkshopDay[]> {
    const known = await this.garage.current();
    return this.calendar.days(from, addDays(to, DROP_OFF_SEARCH_DAYS), known, manager, language);
  }

  /** The first and last day that can be booked now, and from when on the first. */
  private async bounds(manager: EntityManager, now = new Date()) {
    const { leadHours, horizonDays } = await this.appointments.settings(manager);
    const earliest = zurichWallClock(new Date(now.getTime() + leadHours * MINUTES_PER_HOUR * 60_000));
    return {
      first: earliest.date,
      last: addDays(zurichWallClock(now).date, horizonDays),
      notBefore: (date: string) => (date === earliest.date ? earliest.minutes : 0),
    };
  }

  /** The nearest free times around the wanted day, the nearest day first. */
  private async alternatives(
    job: Job,
    wanted: string,
    manager: EntityManager,
  ): Promise<BookingConflict['alternatives']> {
    const { first, last } = await this.bounds(manager);
    const anchor = wanted < first ? first : wanted > last ? last : wanted;
    const from = addDays(anchor, -7) < first ? first : addDays(anchor, -7);
    const days = await this.freeTimes(job, from, addDays(anchor, 14), manager, DEFAULT_LANGUAGE);
    const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(anchor));
    return days
      .toSorted((left, right) => distance(left.date) - distance(right.date))
      .flatMap(({ date, times }) => times.map((time) => ({ date, time })))
      .slice(0, BOOKING_LIMITS.alternatives);
  }
}

/** The work of all services together; the longest of their buffers. */
function jobOf(services: readonly ServiceType[]): Job {
  return {
    minutes: services.reduce((sum, { duration }) => sum + duration, 0),
    bufferMinutes: Math.max(0, ...services.map(({ bufferMinutes }) => bufferMinutes)),
  };
}

/** Tells whether two requests with the same idempotency key say the same. */
function fingerprintOf(request: BookingRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(request, Object.keys(request).toSorted()))
    .digest('hex');
}

/** Eight letters and digits that nobody confuses on the telephone. */
function newBookingId(): string {
  return Array.from(
    { length: BOOKING_ID_LENGTH },
    () => BOOKING_ID_LETTERS[randomInt(BOOKING_ID_LETTERS.length)],
  ).join('');
}

function toAppointment(request: BookingRequest, fingerprint: string, key: string | undefined) {
  return {
    bookingId: newBookingId(),
    serviceIds: request.services,
    otherText: request.otherText ?? null,
    name: request.name,
    email: request.email,
    phone: request.phone,
    vehicleMake: request.vehicleMake ?? null,
    vehicleModel: request.vehicleModel ?? null,
    vehicleYear: request.vehicleYear ?? null,
    vehicleLicensePlate: request.vehicleLicensePlate ?? null,
    notes: request.notes ?? null,
    earlierIfPossible: request.earlierIfPossible ?? false,
    language: request.language ?? DEFAULT_LANGUAGE,
    consentVersion: PRIVACY_VERSION,
    idempotencyKey: key ?? null,
    fingerprint,
  };
}
