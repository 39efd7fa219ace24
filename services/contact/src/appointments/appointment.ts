import type { AppointmentActor } from '@garage/contracts/appointment-history';
import type { AppointmentState } from '@garage/contracts/appointment-states';
import type { Language } from '@garage/contracts/languages';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import type { Job } from '../calendar/availability/workshop-day.js';
import type { BookedService } from '../catalogue/booked-service.js';

/**
 * In the place of the version of the text that was agreed to: whoever calls has read none; what is kept serves the
 * visit that they have asked for.
 */
export const ON_THE_TELEPHONE = 'telephone';

/** An appointment as it is stored. */
export interface Appointment {
  id: number;
  bookingId: string;
  status: AppointmentState;
  serviceIds: number[];
  /** Null for what the last release has stored. */
  bookedServices: BookedService[] | null;
  otherText: string | null;
  appointmentDate: string;
  startMinute: number;
  endDate: string;
  endMinute: number;
  dropOff: boolean;
  workMinutes: number;
  bufferMinutes: number;
  name: string;
  /** Null for some who called. */
  email: string | null;
  /** Counts its mailboxes: links in mails to an earlier one open nothing. */
  mailboxVersion: number;
  phone: string;
  vehicleMake: string | null;
  vehicleModel: string | null;
  vehicleYear: number | null;
  vehicleLicensePlate: string | null;
  notes: string | null;
  earlierIfPossible: boolean;
  language: Language;
  /** How often its calendar entry has changed. */
  sequence: number;
  /** The event that suggested another time and waits for the customer's answer. */
  proposalId: number | null;
  /** Whoever reads its mails says that they have booked it. */
  recipientConfirmed: boolean;
  /** They say that they have not, and want no mail about it. */
  recipientStopped: boolean;
  fingerprint: string;
  /** Whose visit it is; null until it is known. */
  customerId: number | null;
  /** Null without a number plate. */
  vehicleId: number | null;
  /** Counts the corrections. */
  version: number;
  /** Who of the staff looks after it. */
  assigneeId: number | null;
}

/** Who changes an appointment. */
export interface Actor {
  kind: AppointmentActor;
  userId: number | null;
}

export const CUSTOMER: Actor = { kind: 'customer', userId: null };
export const SYSTEM: Actor = { kind: 'system', userId: null };

export function staffActor({ id }: Pick<UserEntity, 'id'>): Actor {
  return { kind: 'staff', userId: id };
}

/** The work that it was planned for; services may have changed since. */
export function jobOf({ id, serviceIds, workMinutes, bufferMinutes }: Appointment): Job {
  return { minutes: workMinutes, bufferMinutes, serviceIds, appointmentId: id };
}
