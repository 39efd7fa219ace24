import type { AppointmentState, CalendarDate, ClockTime } from './booking.js';
import type { IsoTimestamp } from './common.js';

/** What can happen to an appointment. Answered by the contact service. */
export const APPOINTMENT_EVENTS = [
  /** It was made, by the customer or on the telephone. */
  'booked',
  /** Its state changed. */
  'state',
  /** It was moved to another time. */
  'moved',
  /** The garage suggested another time. */
  'proposed',
  /** The customer took the suggested time. */
  'accepted',
  /** The customer was reminded. */
  'reminded',
  /** Whoever reads the mails about it said that it is their visit. */
  'recipient-confirmed',
  /** They said that they have booked nothing and want no mail about it. */
  'recipient-stopped',
] as const;
export type AppointmentEventKind = (typeof APPOINTMENT_EVENTS)[number];

/** Who caused it. */
export const APPOINTMENT_ACTORS = ['customer', 'staff', 'system'] as const;
export type AppointmentActor = (typeof APPOINTMENT_ACTORS)[number];

/** One line of an appointment's history; it never changes. */
export interface AppointmentEvent {
  id: number;
  at: IsoTimestamp;
  kind: AppointmentEventKind;
  actor: AppointmentActor;
  /** Who of the staff; null for others, and for who has left the garage. */
  user: { id: number; name: string } | null;
  /** Null at the beginning. */
  from: AppointmentState | null;
  to: AppointmentState;
  /** When it was before and when it is since; the suggested time for `proposed`. */
  fromTime: { date: CalendarDate; time: ClockTime } | null;
  toTime: { date: CalendarDate; time: ClockTime };
  reason: string | null;
}
