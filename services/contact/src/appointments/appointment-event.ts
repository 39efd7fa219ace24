import type {
  AppointmentActor,
  AppointmentEventKind,
  FieldChange,
} from '@garage/contracts/appointment-history';
import type { AppointmentState } from '@garage/contracts/appointment-states';

/** What happened to an appointment, and what it was after that. */
export interface StoredEvent {
  id: number;
  appointmentId: number;
  kind: AppointmentEventKind;
  actor: AppointmentActor;
  userId: number | null;
  fromStatus: AppointmentState | null;
  status: AppointmentState;
  fromDate: string | null;
  fromStartMinute: number | null;
  /** For a suggestion, the suggested time. */
  date: string;
  startMinute: number;
  endDate: string;
  endMinute: number;
  dropOff: boolean;
  /** Of the calendar entry. */
  sequence: number;
  reason: string | null;
  /** Of an assignment, the ids of the users; null for events that change no field. */
  changes: FieldChange[] | null;
  /** False when the customer is to hear nothing of it; null where its kind decides. */
  isTold: boolean | null;
  createdAt: Date;
}

/** What happens without a change of the visit's state or time. */
export const UNCHANGING_KINDS: readonly AppointmentEventKind[] = [
  'reminded',
  'recipient-confirmed',
  'recipient-stopped',
  'corrected',
  'assigned',
];
