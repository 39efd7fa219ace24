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

/** Whether the visit has another state or time afterwards, or is about to (`proposed`). */
const CHANGES_VISIT: Record<AppointmentEventKind, boolean> = {
  booked: true,
  moved: true,
  state: true,
  undone: true,
  proposed: true,
  accepted: true,
  corrected: false,
  assigned: false,
  reminded: false,
  'recipient-confirmed': false,
  'recipient-stopped': false,
};

/** What happens without a change of the visit's state or time. */
export const UNCHANGING_KINDS = (Object.keys(CHANGES_VISIT) as AppointmentEventKind[]).filter(
  (kind) => !CHANGES_VISIT[kind],
);
