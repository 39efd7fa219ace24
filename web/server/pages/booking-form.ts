import type { FastifyRequest } from 'fastify';
import { OCCUPYING_STATES } from '@garage/contracts/appointment-states';
import {
  type AvailabilityResponse,
  BOOKING_PATH,
  type BookableService,
  type BookingConflict,
  type BookingResponse,
  type DayAvailability,
} from '@garage/contracts/booking';
import type { ApiError } from '@garage/contracts/common';
import type { Language } from '@garage/contracts/languages';
import type { BookingResult, BookingStart } from '../../src/features/booking/booking-start.tsx';
import {
  BOOKING_FIELDS,
  EMPTY_VALUES,
  readOffer,
  readServices,
  readSlot,
  readValues,
  toRequest,
  type BookingValues,
  type Selection,
} from '../../src/features/booking/booking-values.ts';
import { availabilityQuery, stretch } from '../../src/features/booking/free-times.ts';
import { refusalOf, validateBooking } from '../../src/features/booking/validate-booking.ts';
import { garageTime } from '../../src/components/garage/opening-hours.ts';
import type { ServerConfig } from '../config.ts';
import { askContactService, isOwnOrigin, keyOfToday, waitingMinutes } from './contact-service.ts';

/** Nobody cancels and books the same more often on one day. */
const MOST_EARLIER_BOOKINGS = 10;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

interface Visitor {
  request: FastifyRequest;
  language: Language;
  /** What can be booked; null when the service cannot be reached. */
  services: readonly BookableService[] | null;
}

interface FormAnswer {
  status: number;
  start: BookingStart;
}

/** The booking page as an address asks for it: `?service=1&service=3&date=2027-01-04`. */
export async function bookingAsAsked(
  visitor: Visitor,
  query: URLSearchParams,
  config: ServerConfig,
): Promise<BookingStart> {
  const services = existing(readServices(query.getAll('service')), visitor);
  const asked = query.get('date') ?? '';
  const offer = readOffer(query.get('offer') ?? '');
  const selection = { services, offer, date: DATE.test(asked) ? asked : null, time: null };
  return startWith(visitor, selection, EMPTY_VALUES, null, config);
}

/** The booking form of a visitor without JavaScript: checked and sent to the contact service. */
export async function sendBookingForm(visitor: Visitor, config: ServerConfig): Promise<FormAnswer> {
  const body = (visitor.request.body ?? {}) as Record<string, unknown>;
  const values = readValues((name) => body[name]);
  const selection: Selection = {
    services: existing(readServices(body['service']), visitor),
    offer: readOffer(body['offer']),
    ...readSlot(body['slot']),
  };
  const { status, result } = await send(visitor, selection, values, config);
  const chosen = result.outcome === 'taken' ? { ...selection, time: null } : selection;
  return { status, start: await startWith(visitor, chosen, values, result, config) };
}

interface SendAnswer {
  status: number;
  result: BookingResult;
}

async function send(
  { request, language, services }: Visitor,
  selection: Selection,
  values: BookingValues,
  { services: { contact }, publicUrl }: ServerConfig,
): Promise<SendAnswer> {
  if (!isOwnOrigin(request, publicUrl)) return { status: 403, result: { outcome: 'failed' } };
  const needsOtherText =
    services?.some(({ id, isOther }) => isOther && selection.services.includes(id)) ?? false;
  const problems = validateBooking(selection, values, { needsOtherText });
  if (Object.keys(problems).length > 0) return { status: 400, result: { outcome: 'invalid', problems } };
  const unreachable: SendAnswer = { status: 503, result: { outcome: 'failed' } };
  if (!contact) return unreachable;
  try {
    const body = toRequest(selection, values, language);
    const book = async (idempotencyKey: string) =>
      readAnswer(
        await askContactService(request, contact, BOOKING_PATH, { body, idempotencyKey }),
        unreachable,
      );
    let answer = await book(keyOfToday(body));
    // Who has cancelled a visit and books the same again wants a new one, not the old one's number.
    for (let earlier = 0; earlier < MOST_EARLIER_BOOKINGS; earlier += 1) {
      if (answer.result.outcome !== 'booked' || !hasEnded(answer.result.booking)) return answer;
      answer = await book(keyOfToday(body, answer.result.booking.bookingId));
    }
    return answer;
  } catch (error) {
    request.log.warn({ err: error }, 'contact service not reachable');
    return unreachable;
  }
}

function hasEnded({ status }: BookingResponse): boolean {
  return !OCCUPYING_STATES.includes(status);
}

async function readAnswer(response: Response, otherwise: SendAnswer): Promise<SendAnswer> {
  if (response.ok) {
    const booking = (await response.json()) as BookingResponse;
    return { status: 200, result: { outcome: 'booked', booking } };
  }
  if (response.status === 429)
    return { status: 429, result: { outcome: 'too-many', minutes: waitingMinutes(response) } };
  if (response.status !== 400 && response.status !== 409) return otherwise;
  const { code, fields = {}, alternatives } = (await response.json()) as ApiError & Partial<BookingConflict>;
  if (code === 'booking-limit-reached') return { status: 409, result: { outcome: 'limit' } };
  if (alternatives) return { status: 409, result: { outcome: 'taken', alternatives } };
  const refused = BOOKING_FIELDS.filter((field) => field in fields);
  if (refused.length === 0) return otherwise;
  const problems = Object.fromEntries(refused.map((field) => [field, refusalOf(field)]));
  return { status: 400, result: { outcome: 'invalid', problems } };
}

async function startWith(
  visitor: Visitor,
  selection: Selection,
  values: BookingValues,
  result: BookingResult | null,
  config: ServerConfig,
): Promise<BookingStart> {
  const today = garageTime(new Date()).date;
  const isOver = result?.outcome === 'booked' || selection.services.length === 0;
  const days = isOver ? null : await freeDays(visitor, selection.services, today, config);
  const from = selection.date && selection.date > today ? selection.date : today;
  return { selection, days, from, values, result };
}

/** Null when the service cannot say; the page then asks again, or tells how to call. */
async function freeDays(
  { request, language }: Visitor,
  services: readonly number[],
  today: string,
  { services: { contact } }: ServerConfig,
): Promise<DayAvailability[] | null> {
  if (!contact) return null;
  const { from, to } = stretch(today, 0);
  const query = availabilityQuery(services, from, to, language);
  try {
    const response = await askContactService(request, contact, `${BOOKING_PATH}/availability?${query}`);
    return response.ok ? ((await response.json()) as AvailabilityResponse).days : null;
  } catch (error) {
    request.log.warn({ err: error }, 'contact service not reachable');
    return null;
  }
}

/** Without what a link or an old page names and nobody offers any more. */
function existing(ids: number[], { services }: Visitor): number[] {
  return services === null ? ids : ids.filter((id) => services.some((service) => service.id === id));
}
