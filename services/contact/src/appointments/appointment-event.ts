import type { AppointmentActor, AppointmentEventKind } from '@garage/contracts/appointment-history';
import type { AppointmentState } from '@garage/contracts/booking';

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
  createdAt: Date;
}
