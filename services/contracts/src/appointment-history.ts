import type { AppointmentState } from './appointment-states.js';
import type { CalendarDate, ClockTime } from './calendar-day.js';
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
  /** What is known of the customer, the car or the work was corrected. */
  'corrected',
  /** The last change of state was taken back. */
  'undone',
  /** It was given to somebody of the staff, or to nobody. */
  'assigned',
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

/** What an event may say of a field, in the order in which it is told. */
export const CHANGEABLE_FIELDS = [
  'services',
  'otherText',
  'name',
  'phone',
  'email',
  'vehicleLicensePlate',
  'vehicleMake',
  'vehicleModel',
  'vehicleYear',
  'notes',
  'language',
  'earlierIfPossible',
  'assignee',
] as const;
export type ChangeableField = (typeof CHANGEABLE_FIELDS)[number];

/** A field before and after, in words or as its code (`de`, `true`); null when it said nothing. */
export interface FieldChange {
  field: ChangeableField;
  from: string | null;
  to: string | null;
}

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
  /** For `corrected` and `assigned`, what changed. */
  changes: FieldChange[];
  /** For `corrected` and `undone`, whether the customer gets a mail about it; null for others. */
  isTold: boolean | null;
}
