import { createHash, randomInt } from 'node:crypto';
import type {
  BookableServicesResponse,
  BookingRequest,
  BookingResponse,
  DayAvailability,
} from '@garage/contracts/booking';
import type { ServiceType } from '@garage/contracts/booking-settings';
import { DEFAULT_LANGUAGE, type Language, localized } from '@garage/contracts/languages';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { clockTime, type Job } from '../../calendar/availability/workshop-day.js';
import { SlotAllocator } from '../../calendar/slot-allocator.js';
import { type BookedService, toBookedService } from '../../catalogue/booked-service.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import { PrivacyText } from '../../consent/privacy-text.js';
import { RemoteGarage } from '../../last-known/remote-garage.js';
import { type Actor, type Appointment, CUSTOMER, ON_THE_TELEPHONE } from '../appointment.js';
import type { NewAppointment } from '../appointment-columns.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { jobFor, knownFacts } from '../known-facts.js';
import texts from '../locales/de.json' with { type: 'json' };
import { AppointmentStates } from '../states/appointment-states.js';
import { BookingLimits } from './booking-limits.js';
import { BookingTokens } from './booking-tokens.js';

const BOOKING_ID_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BOOKING_ID_LENGTH = 8;

/** A visit that staff write down on the telephone: whoever calls may have no e-mail address. */
export type CalledBooking = Omit<BookingRequest, 'email' | 'privacy'> & { email?: string };

/** With the language in which the customer is written to, whether they have said one or not. */
export type SpokenBooking = CalledBooking & { language: Language };

/** What another room wants to know of a booking and keeps with it. */
export interface BookingAddition {
  /** 400 for what cannot be fulfilled. */
  check(request: CalledBooking): void;
  /** In the transaction of the booking. */
  store(request: SpokenBooking, consentVersion: string, manager: EntityManager): Promise<void>;
  /** Ends what was kept with bookings that named this address: its owner has most likely made none of them. */
  withdraw(email: string, manager: EntityManager): Promise<void>;
}

/** Whoever books on the website: where the request came from, and the mailbox that it names. */
interface Stranger {
  address: string;
  email: string;
}

/** Free times, and visits booked in them. */
@Injectable()
export class BookingService {
  private readonly additions: BookingAddition[] = [];

  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly states: AppointmentStates,
    private readonly catalogue: CatalogueService,
    private readonly allocator: SlotAllocator,
    private readonly tokens: BookingTokens,
    private readonly limits: BookingLimits,
    private readonly privacy: PrivacyText,
    private readonly garage: RemoteGarage,
  ) {}

  /** From now on, bookings are kept with this, too. */
  add(addition: BookingAddition): void {
    this.additions.push(addition);
  }

  /** Nothing is kept any more that came with bookings in the name of this address. */
  async withdraw(email: string, manager: EntityManager): Promise<void> {
    for (const addition of this.additions) await addition.withdraw(email, manager);
  }

  async services(said: Language | undefined): Promise<BookableServicesResponse> {
    const language = await this.garage.languageFor(said);
    const [types, { horizonDays }] = await Promise.all([this.catalogue.bookable(), this.allocator.rules()]);
    const services = types.map(({ id, name, description, duration, color, isOther, price, isPriceFrom }) => ({
      id,
      name: localized(name, language),
      description: localized(description, language),
      duration,
      color,
      isOther,
      price,
      isPriceFrom,
    }));
    return { services, horizonDays };
  }

  /** When the wanted services can begin, for each day of the range. 400 for services that do not exist. */
  async availability(
    serviceIds: readonly number[],
    from: string,
    to: string,
    said: Language | undefined,
  ): Promise<DayAvailability[]> {
    const job = jobFor(await this.wanted(serviceIds));
    const language = await this.garage.languageFor(said);
    return this.allocator.freeTimes(job, from, to, 'customer', language);
  }

  /** The same for staff, who see the times of today and far ahead too. */
  async staffAvailability(
    serviceIds: readonly number[],
    from: string,
    to: string,
  ): Promise<DayAvailability[]> {
    const job = jobFor(await this.wanted(serviceIds));
    return this.allocator.freeTimes(job, from, to, 'staff', DEFAULT_LANGUAGE);
  }

  /**
   * Books a visit for a customer, who waits for the garage's word; once per idempotency key. The address is the one
   * that the request came from.
   */
  async book(request: BookingRequest, address: string, key?: string): Promise<BookingResponse> {
    const { bookingId, status, appointmentDate, startMinute, endMinute } = await this.create(
      request,
      CUSTOMER,
      { key, stranger: { address, email: request.email } },
    );
    return {
      bookingId,
      token: this.tokens.of(bookingId),
      status,
      appointmentDate,
      startTime: clockTime(startMinute),
      endTime: clockTime(endMinute),
    };
  }

  /** Writes down what a customer and the staff have agreed: it is confirmed from the beginning. */
  async bookCalled(request: CalledBooking, actor: Actor, key?: string): Promise<Appointment> {
    return this.create(request, actor, { key });
  }

  /**
   * Whether there is a place is decided while nobody else can book; 409 with other times when there is
   * none.
   */
  private async create(
    request: CalledBooking,
    actor: Actor,
    { key, stranger }: { key?: string | undefined; stranger?: Stranger },
  ): Promise<Appointment> {
    const fingerprint = fingerprintOf(request);
    const known = key === undefined ? null : await this.appointments.findByKey(key);
    if (known) return sameOr409(known, fingerprint);
    const services = await this.wanted(request.services);
    if (services.some(({ isOther }) => isOther) && !request.otherText) {
      throw refusedFields({ otherText: texts.otherTextRequired });
    }
    for (const addition of this.additions) addition.check(request);
    const job = jobFor(services);
    const spoken = { ...request, language: await this.garage.languageFor(request.language) };
    await this.states.ready();
    const consentVersion = actor.kind === 'staff' ? ON_THE_TELEPHONE : await this.privacy.version();
    const planner = actor.kind === 'staff' ? 'staff' : 'customer';
    const bookedFrom = stranger ? this.limits.networkKey(stranger.address) : null;
    const stored = await this.allocator.run(async (manager) => {
      const meanwhile = key === undefined ? null : await this.appointments.findByKey(key, manager);
      if (meanwhile) return meanwhile;
      const visit = await this.allocator.findVisit(job, request, planner, manager);
      if (!visit) return null;
      if (stranger) await this.limits.checkMailbox(stranger.email, manager);
      if (bookedFrom) await this.limits.checkNetwork(bookedFrom, manager);
      const appointment = toAppointment(spoken, job, actor, {
        bookedServices: services.map(toBookedService),
        consentVersion,
        fingerprint,
        key,
        bookedFrom,
      });
      for (const addition of this.additions) await addition.store(spoken, consentVersion, manager);
      return this.states.begin(appointment, visit, actor, manager);
    });
    if (!stored) throw await this.allocator.taken(job, request, planner);
    return sameOr409(stored, fingerprint);
  }

  private async wanted(ids: readonly number[]): Promise<ServiceType[]> {
    const active = new Map((await this.catalogue.bookable()).map((type) => [type.id, type]));
    const wanted = ids.map((id) => active.get(id));
    if (wanted.includes(undefined)) {
      throw refusedFields({ services: texts.serviceUnknown });
    }
    return wanted.filter((type) => type !== undefined);
  }
}

/** A key that comes again with another request is a mistake of whoever sends it. */
function sameOr409(appointment: Appointment, fingerprint: string): Appointment {
  if (appointment.fingerprint !== fingerprint) throw new AppError(409, 'idempotency-key-reused');
  return appointment;
}

/** Tells whether two requests with the same idempotency key say the same. */
function fingerprintOf(request: CalledBooking): string {
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

function toAppointment(
  request: SpokenBooking,
  job: Job,
  actor: Actor,
  {
    key,
    bookedServices,
    ...kept
  }: Pick<NewAppointment, 'consentVersion' | 'fingerprint' | 'bookedFrom'> & {
    key: string | undefined;
    bookedServices: BookedService[];
  },
): NewAppointment {
  return {
    bookingId: newBookingId(),
    status: actor.kind === 'staff' ? 'confirmed' : 'pending',
    ...knownFacts(request, job, bookedServices),
    idempotencyKey: key ?? null,
    offerId: request.offer ?? null,
    ...kept,
  };
}
