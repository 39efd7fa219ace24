import type { FastifyRequest } from 'fastify';
import { INSPECTION_REMINDERS_PATH, type InspectionReminder } from '@garage/contracts/inspection-reminders';
import type { ReminderStart } from '../../src/features/appointment/appointment-start.tsx';
import type { ServerConfig } from '../config.ts';
import { askContactService, isOwnOrigin } from './contact-service.ts';

interface ReminderAnswer {
  status: number;
  appointment: ReminderStart;
}

type Link = Pick<ReminderStart, 'id' | 'token'>;

/** The reminder that the link of a mail names. Reads only: programs open such links before people do. */
export function openReminder(
  request: FastifyRequest,
  link: Link,
  config: ServerConfig,
): Promise<ReminderAnswer> {
  const address = `${addressOf(link)}?token=${encodeURIComponent(link.token)}`;
  return ask(link, null, config, request, (contact) => askContactService(request, contact, address));
}

/** The button of that page: no mail any more. */
export function stopReminder(request: FastifyRequest, config: ServerConfig): Promise<ReminderAnswer> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  const link = { id: text('reminder'), token: text('token') };
  if (!isOwnOrigin(request, config.publicUrl)) return Promise.resolve(without(link, 403, 'not-found'));
  return ask(link, 'stopped', config, request, (contact) =>
    askContactService(request, contact, `${addressOf(link)}/stop`, { body: { token: link.token } }),
  );
}

async function ask(
  link: Link,
  outcome: ReminderStart['outcome'],
  { services: { contact } }: ServerConfig,
  request: FastifyRequest,
  call: (contact: string) => Promise<Response>,
): Promise<ReminderAnswer> {
  if (!contact) return without(link, 503, 'unreachable');
  try {
    const response = await call(contact);
    if (response.status === 404 || response.status === 400) return without(link, 404, 'not-found');
    if (!response.ok) return without(link, 503, 'unreachable');
    const reminder = (await response.json()) as InspectionReminder;
    return { status: 200, appointment: { ...link, reminder, outcome } };
  } catch (error) {
    request.log.warn({ err: error }, 'contact service not reachable');
    return without(link, 503, 'unreachable');
  }
}

function without(link: Link, status: number, outcome: ReminderStart['outcome']): ReminderAnswer {
  return { status, appointment: { ...link, reminder: null, outcome } };
}

function addressOf({ id }: Link): string {
  return `${INSPECTION_REMINDERS_PATH}/${encodeURIComponent(id)}`;
}
