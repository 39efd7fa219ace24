import type { StoredEvent } from '../appointment-event.js';
import type { NoticeKind } from './garage-notice.js';
import type { EmailKind } from './mail-words.js';
import type { AppointmentEventKind } from '@garage/contracts/appointment-history';
import type { AppointmentState } from '@garage/contracts/appointment-states';

export type Happened = Pick<StoredEvent, 'kind' | 'status' | 'actor' | 'isTold'>;

/** What is said of the state that stands again, after a mail that said otherwise has left. */
const UNDONE: Partial<Record<AppointmentState, EmailKind>> = {
  pending: 'undonePending',
  confirmed: 'undoneConfirmed',
  received: 'undoneInWork',
  'in-work': 'undoneInWork',
};

/** What the customer is told of a state that stands anew. */
const STATES: Partial<Record<AppointmentState, EmailKind>> = {
  confirmed: 'confirmed',
  declined: 'declined',
  received: 'arrived',
  ready: 'ready',
};

/** What the customer is told of each kind of event; null when nothing. */
const KINDS: Record<AppointmentEventKind, EmailKind | null | ((happened: Happened) => EmailKind | null)> = {
  booked: ({ status }) => (status === 'pending' ? 'received' : 'confirmed'),
  moved: ({ actor }) => (actor === 'customer' ? 'movedByCustomer' : 'moved'),
  state: ({ status, actor }) => {
    if (status === 'cancelled') return actor === 'customer' ? 'cancelledByCustomer' : 'cancelled';
    return STATES[status] ?? null;
  },
  undone: ({ status }) => UNDONE[status] ?? null,
  proposed: 'proposed',
  accepted: 'confirmed',
  corrected: 'corrected',
  reminded: 'reminder',
  assigned: null,
  'recipient-confirmed': null,
  'recipient-stopped': null,
};

/** What the customer is told about an event; null when nothing. */
export function emailKind(event: Happened): EmailKind | null {
  if (event.isTold === false) return null;
  const kind = KINDS[event.kind];
  return typeof kind === 'function' ? kind(event) : kind;
}

/** What the garage is told about what customers do; null when nothing. */
export function noticeKind({ kind, status, actor }: Happened): NoticeKind | null {
  if (actor !== 'customer') return null;
  if (kind === 'booked' || kind === 'moved' || kind === 'accepted' || kind === 'recipient-stopped')
    return kind;
  return kind === 'state' && status === 'cancelled' ? 'cancelled' : null;
}
