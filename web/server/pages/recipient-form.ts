import type { FastifyRequest } from 'fastify';
import { BOOKING_PATH } from '@garage/contracts/booking';
import type { BookingRecipient } from '@garage/contracts/booking-recipients';
import type { RecipientStart } from '../../src/features/appointment/appointment-start.tsx';
import type { ServerConfig } from '../config.ts';
import { askContactService, isOwnOrigin } from './contact-service.ts';

interface RecipientAnswer {
  status: number;
  appointment: RecipientStart;
}

type Link = Pick<RecipientStart, 'id' | 'token'>;

/** What the link to end mails names. Reads only: programs open such links before people do. */
export function openRecipient(
  request: FastifyRequest,
  link: Link,
  config: ServerConfig,
): Promise<RecipientAnswer> {
  const address = `${addressOf(link)}?token=${encodeURIComponent(link.token)}`;
  return ask(link, config, request, (contact) => askContactService(request, contact, address));
}

/** A button of that page: ends the mails, or says that it was the reader who has booked. */
export function changeRecipient(request: FastifyRequest, config: ServerConfig): Promise<RecipientAnswer> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  const link = { id: text('stop'), token: text('token') };
  const action = text('action');
  if (!isOwnOrigin(request, config.publicUrl)) return Promise.resolve(without(link, 403, 'not-found'));
  if (action !== 'stop' && action !== 'confirm') return openRecipient(request, link, config);
  return ask(link, config, request, (contact) =>
    askContactService(request, contact, `${addressOf(link)}/${action}`, { body: { token: link.token } }),
  );
}

async function ask(
  link: Link,
  { services: { contact } }: ServerConfig,
  request: FastifyRequest,
  call: (contact: string) => Promise<Response>,
): Promise<RecipientAnswer> {
  if (!contact) return without(link, 503, 'unreachable');
  try {
    const response = await call(contact);
    if (response.status === 404 || response.status === 400) return without(link, 404, 'not-found');
    if (!response.ok) return without(link, 503, 'unreachable');
    const recipient = (await response.json()) as BookingRecipient;
    return { status: 200, appointment: { ...link, recipient, outcome: null } };
  } catch (error) {
    request.log.warn({ err: error }, 'contact service not reachable');
    return without(link, 503, 'unreachable');
  }
}

function without(link: Link, status: number, outcome: RecipientStart['outcome']): RecipientAnswer {
  return { status, appointment: { ...link, recipient: null, outcome } };
}

function addressOf({ id }: Link): string {
  return `${BOOKING_PATH}/${encodeURIComponent(id)}/recipient`;
}
