import type { FastifyRequest } from 'fastify';
import {
  type AvailabilityResponse,
  BOOKING_PATH,
  type BookingConflict,
  type CustomerAppointment,
} from '@garage/contracts/booking';
import type { AppointmentStart, FreeDay } from '../../src/features/appointment/appointment-start.tsx';
import { readSlot } from '../../src/features/booking/booking-values.ts';
import { stretch } from '../../src/features/booking/free-times.ts';
import { garageTime } from '../../src/components/garage/opening-hours.ts';
import type { ServerConfig } from '../config.ts';
import { askContactService, isOwnOrigin } from './contact-service.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** As many as one looks at before choosing another date. */
const LISTED_DAYS = 5;
const ACTIONS = ['accept', 'answer', 'cancel', 'confirm', 'leave', 'move', 'take', 'unwish', 'wish'] as const;
const DONE = {
  accept: 'accepted',
  answer: 'answered',
  cancel: 'cancelled',
  confirm: 'recipient-confirmed',
  leave: 'left',
  move: 'moved',
  take: 'moved',
  unwish: 'unwished',
  wish: 'wished',
} as const;

interface AppointmentAnswer {
  status: number;
  appointment: AppointmentStart;
}

/** What the address of the page names. */
interface Asked extends Pick<AppointmentStart, 'id' | 'token'> {
  /** From this day on free times are wanted; null when none are. */
  from: string | null;
}

/** The appointment that the link of a mail names. Reads only: programs open such links before people do. */
export async function openAppointment(
  request: FastifyRequest,
  { id, token, from }: Asked,
  { services: { contact } }: ServerConfig,
): Promise<AppointmentAnswer> {
  const nothing = { id, token, appointment: null, times: null };
  const unreachable: AppointmentAnswer = { status: 503, appointment: { ...nothing, outcome: 'unreachable' } };
  if (!contact) return unreachable;
  try {
    const response = await askContactService(
      request,
      contact,
      `${BOOKING_PATH}/${encodeURIComponent(id)}?token=${encodeURIComponent(token)}`,
    );
    if (response.status === 404) return { status: 404, appointment: { ...nothing, outcome: 'not-found' } };
    if (response.status === 410) return { status: 410, appointment: { ...nothing, outcome: 'expired' } };
    if (!response.ok) return unreachable;
    const appointment = (await response.json()) as CustomerAppointment;
    const times =
      from === null || !appointment.canMove ? null : await freeTimes(request, contact, { id, token }, from);
    return { status: 200, appointment: { ...nothing, appointment, times, outcome: null } };
  } catch (error) {
    request.log.warn({ err: error }, 'contact service not reachable');
    return unreachable;
  }
}

/**
 * A button of that page: cancels the appointment, moves it, takes the proposed time, says who has booked
 * it, takes or leaves an earlier place, or answers what the workshop asks.
 */
export async function changeAppointment(
  request: FastifyRequest,
  config: ServerConfig,
): Promise<AppointmentAnswer> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  const link = { id: text('id'), token: text('token') };
  if (!isOwnOrigin(request, config.publicUrl)) {
    const nothing = { ...link, appointment: null, times: null };
    return { status: 403, appointment: { ...nothing, outcome: 'not-found' } };
  }
  const { outcome, times } = await change(request, config, link, body);
  const now = await openAppointment(request, { ...link, from: null }, config);
  // What cannot be shown any more has its own words for that.
  if (!now.appointment.appointment) return now;
  return { status: statusOf(outcome), appointment: { ...now.appointment, times, outcome } };
}

function statusOf(outcome: AppointmentStart['outcome']): number {
  if (Object.values(DONE).some((done) => done === outcome)) return 200;
  return outcome === 'too-many' ? 429 : 409;
}

async function change(
  request: FastifyRequest,
  { services: { contact } }: ServerConfig,
  { id, token }: Pick<AppointmentStart, 'id' | 'token'>,
  form: Record<string, unknown>,
): Promise<Pick<AppointmentStart, 'outcome' | 'times'>> {
  const action = ACTIONS.find((one) => one === form['action']);
  if (!contact) return { outcome: 'unreachable', times: null };
  const { date, time } = readSlot(form['slot']);
  if (!action || (action === 'move' && !date)) return { outcome: 'refused', times: null };
  const wishes = {
    accept: { token, proposalId: Number(form['proposalId']) },
    answer: {
      token,
      answer: form['answer'],
      price: Number(form['price']),
      version: Number(form['version']),
    },
    cancel: { token },
    confirm: { token },
    leave: { token, placeId: Number(form['placeId']) },
    move: { token, date, time },
    take: { token, placeId: Number(form['placeId']) },
    unwish: { token, wished: false },
    wish: { token, wished: true },
  };
  try {
    const path = `${BOOKING_PATH}/${encodeURIComponent(id)}/${pathOf(action, form)}`;
    const response = await askContactService(request, contact, path, { body: wishes[action] });
    if (response.ok) return { outcome: DONE[action], times: null };
    if (response.status >= 500) return { outcome: 'unreachable', times: null };
    if (response.status === 429) return { outcome: 'too-many', times: null };
    const { alternatives } = (await response.json()) as Partial<BookingConflict>;
    if (!alternatives) {
      const isKept = action === 'take' || action === 'leave';
      return { outcome: isKept ? 'kept-no-more' : 'refused', times: null };
    }
    const from = date ?? alternatives[0]?.date ?? garageTime(new Date()).date;
    return { outcome: 'taken', times: { from, days: byDay(alternatives) } };
  } catch (error) {
    request.log.warn({ err: error }, 'contact service not reachable');
    return { outcome: 'unreachable', times: null };
  }
}

function pathOf(action: (typeof ACTIONS)[number], { findingId }: Record<string, unknown>): string {
  if (action === 'confirm') return 'recipient/confirm';
  if (action === 'take' || action === 'leave') return `kept/${action}`;
  if (action === 'wish' || action === 'unwish') return 'earlier';
  return action === 'answer' ? `findings/${encodeURIComponent(String(findingId))}/answer` : action;
}

/** The next days on which the same work could begin, from the wanted day on. */
async function freeTimes(
  request: FastifyRequest,
  contact: string,
  { id, token }: Pick<AppointmentStart, 'id' | 'token'>,
  wanted: string,
): Promise<NonNullable<AppointmentStart['times']>> {
  const today = garageTime(new Date()).date;
  const { from, to } = stretch(DATE.test(wanted) && wanted > today ? wanted : today, 0);
  const query = `token=${encodeURIComponent(token)}&from=${from}&to=${to}`;
  const path = `${BOOKING_PATH}/${encodeURIComponent(id)}/free-times?${query}`;
  const response = await askContactService(request, contact, path);
  if (!response.ok) return { from, days: null };
  const { days } = (await response.json()) as AvailabilityResponse;
  const free = days.filter(({ times }) => times.length > 0).slice(0, LISTED_DAYS);
  return { from, days: free.map(({ date, times }) => ({ date, times })) };
}

function byDay(alternatives: BookingConflict['alternatives']): FreeDay[] {
  const days = Map.groupBy(alternatives, ({ date }) => date);
  return [...days].map(([date, slots]) => ({ date, times: slots.map(({ time }) => time) }));
}
