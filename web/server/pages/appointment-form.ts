import type { FastifyRequest } from 'fastify';
import { BOOKING_PATH, type CustomerAppointment } from '@garage/contracts/booking';
import type { AppointmentStart } from '../../src/features/appointment/appointment-start.tsx';
import type { ServerConfig } from '../config.ts';
import { askContactService, isOwnOrigin } from './contact-service.ts';

interface AppointmentAnswer {
  status: number;
  appointment: AppointmentStart;
}

/** The appointment that the link of a mail names. Reads only: programs open such links before people do. */
export async function openAppointment(
  request: FastifyRequest,
  { id, token }: Pick<AppointmentStart, 'id' | 'token'>,
  { services: { contact } }: ServerConfig,
): Promise<AppointmentAnswer> {
  const nothing = { id, token, appointment: null };
  const unreachable: AppointmentAnswer = { status: 503, appointment: { ...nothing, outcome: 'unreachable' } };
  if (!contact) return unreachable;
  try {
    const response = await askContactService(
      request,
      contact,
      `${BOOKING_PATH}/${encodeURIComponent(id)}?token=${encodeURIComponent(token)}`,
    );
    if (response.status === 404) return { status: 404, appointment: { ...nothing, outcome: 'not-found' } };
    if (!response.ok) return unreachable;
    const appointment = (await response.json()) as CustomerAppointment;
    return { status: 200, appointment: { id, token, appointment, outcome: null } };
  } catch (error) {
    request.log.warn({ err: error }, 'contact service not reachable');
    return unreachable;
  }
}

/** A button of that page: cancels the appointment or takes the proposed time. */
export async function changeAppointment(
  request: FastifyRequest,
  config: ServerConfig,
): Promise<AppointmentAnswer> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  const link = { id: text('id'), token: text('token') };
  const action = text('action') === 'accept' ? 'accept' : 'cancel';
  if (!isOwnOrigin(request, config.publicUrl))
    return { status: 403, appointment: { ...link, appointment: null, outcome: 'not-found' } };
  const outcome = await change(request, config, link, action, Number(text('proposalId')));
  const now = await openAppointment(request, link, config);
  // What cannot be shown any more has its own words for that.
  if (!now.appointment.appointment) return now;
  const isDone = outcome === 'cancelled' || outcome === 'accepted';
  return { status: isDone ? 200 : 409, appointment: { ...now.appointment, outcome } };
}

async function change(
  request: FastifyRequest,
  { services: { contact } }: ServerConfig,
  { id, token }: Pick<AppointmentStart, 'id' | 'token'>,
  action: 'cancel' | 'accept',
  proposalId: number,
): Promise<AppointmentStart['outcome']> {
  if (!contact) return 'unreachable';
  const body = action === 'accept' ? { token, proposalId } : { token };
  try {
    const path = `${BOOKING_PATH}/${encodeURIComponent(id)}/${action}`;
    const response = await askContactService(request, contact, path, { body });
    if (response.ok) return action === 'accept' ? 'accepted' : 'cancelled';
    return response.status >= 500 ? 'unreachable' : 'refused';
  } catch (error) {
    request.log.warn({ err: error }, 'contact service not reachable');
    return 'unreachable';
  }
}
