import {
  type AppointmentListResponse,
  APPOINTMENTS_LIMITS,
  type AppointmentsQuery,
  type EarlierVisitsResponse,
} from '@garage/contracts/appointments';
import type { AppointmentsResponse, PlannedAppointment } from '@garage/contracts/workshop-plan';
import { refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { BookingDefaults } from '../../calendar/booking-defaults.js';
import { WorkshopCalendar } from '../../calendar/workshop-calendar.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import { parseSearch } from '../../search/word-search.js';
import { StaffDirectory } from '../../staff/staff-directory.js';
import type { Appointment } from '../appointment.js';
import { rangeOf } from '../booking/booking-query.js';
import { type AppointmentPosition, positionOf } from './appointment-cursor.js';
import { AppointmentListRepository } from './appointment-list.repository.js';
import texts from './locales/de.json' with { type: 'json' };
import { pageOf } from './page-of.js';
import {
  type Known,
  type ServicesById,
  toEarlierVisit,
  toPlannedAppointment,
  toPlannedDay,
} from './staff-appointments.mapper.js';

const { defaultPage, earlierVisits, pageBytes, planned, waiting, waitingBytes } = APPOINTMENTS_LIMITS;

/** Shows the staff their appointments in pages, however many there are. */
@Injectable()
export class AppointmentListService {
  constructor(
    private readonly repository: AppointmentListRepository,
    private readonly catalogue: CatalogueService,
    private readonly calendar: WorkshopCalendar,
    private readonly defaults: BookingDefaults,
    private readonly staff: StaffDirectory,
  ) {}

  /** The plan of the days that are named, or else a list. 400 for a cursor that is none of ours. */
  find(query: AppointmentsQuery): Promise<AppointmentsResponse | AppointmentListResponse> {
    const { search, status, customer, vehicle } = query;
    if ([search, status, customer, vehicle].every((part) => part === undefined)) return this.plan(query);
    if (query.from !== undefined || query.to !== undefined) throw refusedFields({ from: texts.rangeOrList });
    return this.list(query);
  }

  /** Older visits of the customer and the vehicle of an appointment. */
  async earlierVisits(id: number, cursor?: string): Promise<EarlierVisitsResponse> {
    const [found, services] = await Promise.all([
      this.repository.findEarlierVisits(id, { after: afterOf(cursor), limit: earlierVisits + 1 }),
      this.services(),
    ]);
    const { items, ...next } = pageOf(found, {
      limit: earlierVisits,
      bytes: pageBytes,
      toItem: (visit) => toEarlierVisit(visit, services),
      positionOf: (visit) => visit,
    });
    return { visits: items, ...next };
  }

  async services(): Promise<ServicesById> {
    const services = await this.catalogue.all();
    return new Map(services.map((service) => [service.id, service]));
  }

  /** What the names in these appointments are taken from. */
  async knownOf(appointments: readonly Appointment[]): Promise<Known> {
    const [services, staff] = await Promise.all([
      this.services(),
      this.staff.named(appointments.map(({ assigneeId }) => assigneeId)),
    ]);
    return { services, staff };
  }

  private async plan({ from, to, cursor }: AppointmentsQuery): Promise<AppointmentsResponse> {
    const range = rangeOf(from, to, APPOINTMENTS_LIMITS.days);
    const after = afterOf(cursor);
    await this.defaults.ensure();
    const [days, found, waitingFirst, waitingTotal] = await Promise.all([
      this.calendar.days(range.from, range.to),
      this.repository.findBetween(range.from, range.to, { after, limit: planned + 1 }),
      this.repository.findWaiting({ after: null, limit: waiting }),
      this.repository.countWaiting(),
    ]);
    const known = await this.knownOf([...found, ...waitingFirst]);
    const page = plannedPage(found, known, { limit: planned });
    return {
      days: days.map(toPlannedDay),
      ...page,
      waiting: plannedPage(waitingFirst, known, { limit: waiting, bytes: waitingBytes }).appointments,
      waitingTotal,
    };
  }

  private async list(query: AppointmentsQuery): Promise<AppointmentListResponse> {
    const { status, customer, vehicle, cursor, limit = defaultPage } = query;
    const search = query.search === undefined ? null : parseSearch(query.search);
    if (query.search !== undefined && !search) throw refusedFields({ search: texts.searchTooShort });
    // One more tells whether there is another page.
    const wish = { after: afterOf(cursor), limit: limit + 1 };
    const found = await (search
      ? this.repository.search({ ...wish, search, status })
      : customer === undefined && vehicle === undefined
        ? this.repository.findWaiting(wish)
        : this.repository.findOf({ customer, vehicle }, wish));
    return plannedPage(found, await this.knownOf(found), { limit });
  }
}

function afterOf(cursor: string | undefined): AppointmentPosition | null {
  return cursor === undefined ? null : positionOf(cursor);
}

function plannedPage(
  found: readonly Appointment[],
  known: Known,
  { limit, bytes = pageBytes }: { limit: number; bytes?: number },
): { appointments: PlannedAppointment[]; nextCursor?: string } {
  const { items, ...next } = pageOf(found, {
    limit,
    bytes,
    toItem: (appointment) => toPlannedAppointment(appointment, known),
    positionOf: ({ appointmentDate, startMinute, id }) => ({ date: appointmentDate, startMinute, id }),
  });
  return { appointments: items, ...next };
}
