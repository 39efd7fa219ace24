import type { AppointmentEvent } from './appointment-history.js';
import type { AppointmentState } from './appointment-states.js';
import type { AppointmentProposal, DayAvailability } from './booking.js';
import type { CalendarDate, ClockTime } from './calendar-day.js';
import type { IsoTimestamp } from './common.js';
import type { StaffMember } from './contact.js';
import type { KeptPlace } from './earlier-places.js';
import type { Language } from './languages.js';
import type { PlannedAppointment } from './workshop-plan.js';

/** The workshop's plan, as staff see and change it. Answered by the contact service. */
export const APPOINTMENTS_PATH = '/api/admin/appointments';

export const APPOINTMENTS_LIMITS = {
  /** Days of one question about the plan. */
  days: 62,
  /** Appointments of one answer about the plan. */
  planned: 200,
  /** Those that wait for an answer, as far as the plan has them. */
  waiting: 50,
  /** Appointments of a page of a list, and when nobody says how many. */
  page: 100,
  defaultPage: 50,
  /** Characters of a search, after trimming; fewer letters find too much to be of use. */
  search: { min: 2, max: 100 },
  cursor: 48,
  /** A page ends earlier when it would become longer, in bytes of its appointments. */
  pageBytes: 100_000,
  waitingBytes: 60_000,
  /** Earlier visits of a customer or a vehicle in one answer, the latest first. */
  earlierVisits: 20,
  /** Days of the overview of today. */
  todayDays: 7,
  /** Appointments of the overview of today. */
  today: 200,
  /** Customers who would come earlier, the next one first. */
  earlierWishes: 10,
  note: 2000,
} as const;

/** So long the last change of state can be taken back. */
export const UNDO_MINUTES = 10;

/** `GET …/counts`. */
export interface AppointmentCounts {
  /** Bookings that wait for an answer. */
  waiting: number;
}

/**
 * The query of `GET /api/admin/appointments`: the plan from one day to another, or else a list of those that are
 * searched for, or wait for an answer.
 */
export interface AppointmentsQuery {
  from?: CalendarDate;
  to?: CalendarDate;
  /**
   * Words that all have to be in name, e-mail address, booking number or number plate, whatever their case and accents;
   * plates and telephone numbers in any spelling.
   */
  search?: string;
  status?: 'pending';
  /** Those of a customer or a car (`customers.ts`), the latest day first. */
  customer?: number;
  vehicle?: number;
  /** The `nextCursor` of the page before. */
  cursor?: string;
  /** Appointments of a page of a list. */
  limit?: number;
}

/**
 * `GET …?search=zh+123+456`: the latest day first. `GET …?status=pending`: those that wait for an answer, the oldest
 * day first. `GET …?customer=3` and `GET …?vehicle=3`: the latest day first.
 */
export interface AppointmentListResponse {
  appointments: PlannedAppointment[];
  /** Asks for those that follow; absent at the end. */
  nextCursor?: string;
}

/** A remark of the staff; the customer never sees it. */
export interface AppointmentNote {
  id: number;
  text: string;
  author: { id: number; name: string } | null;
  createdAt: IsoTimestamp;
}

/** Another visit of the same customer or the same vehicle. */
export interface EarlierVisit {
  id: number;
  date: CalendarDate;
  status: AppointmentState;
  services: string[];
  name: string;
  vehicleLicensePlate: string | null;
  sameCustomer: boolean;
  sameVehicle: boolean;
}

/** `GET …/{id}/earlier-visits?cursor=…`: the latest first. */
export interface EarlierVisitsResponse {
  visits: EarlierVisit[];
  /** Asks for those that are older; absent at the end. */
  nextCursor?: string;
}

/** A time still to come that a visit has given back, with those who would come earlier than planned. */
export interface FreedTime {
  date: CalendarDate;
  time: ClockTime;
  wishes: { id: number; name: string; phone: string; date: CalendarDate; startTime: ClockTime }[];
  /** For which appointments it is kept now: their customers have been, or are being, asked. */
  keptFor: number[];
}

/** `GET /api/admin/appointments/{id}`; also the answer to every change of it. */
export interface AppointmentDetails extends PlannedAppointment {
  /** Whose visit it is; null until it is known. */
  customerId: number | null;
  /** Counts the corrections: the next one names the version that it started from. */
  version: number;
  /** Null for some who called. */
  email: string | null;
  /** Whoever reads its mails says that it is their visit. */
  recipientConfirmed: boolean;
  vehicleYear: number | null;
  language: Language;
  proposal: AppointmentProposal | null;
  staffNotes: AppointmentNote[];
  /** Oldest first. */
  history: AppointmentEvent[];
  /** The latest first. */
  earlierVisits: EarlierVisit[];
  /** Asks for those that are older; absent when there are none. */
  earlierVisitsCursor?: string;
  freed: FreedTime | null;
  /** An earlier place that is kept for it. */
  kept: KeptPlace | null;
  /** Until when the last change of state can be taken back; null when it cannot. */
  undoableUntil: IsoTimestamp | null;
}

export interface AppointmentResponse {
  appointment: AppointmentDetails;
}

/** What staff write down of a customer, the car and the work. What is left out says nothing. */
export interface WrittenVisit {
  services: number[];
  /** Required when the services include the one for other wishes. */
  otherText?: string;
  name: string;
  phone: string;
  email?: string;
  vehicleMake?: string;
  vehicleModel?: string;
  vehicleYear?: number;
  vehicleLicensePlate?: string;
  notes?: string;
  /** A freed earlier time would be welcome. */
  earlierIfPossible?: boolean;
  /** Of the mails to the customer. Left out, it is the garage's first; in a correction, the one that was known. */
  language?: Language;
}

/** `POST`: what was agreed on the telephone; it is confirmed from the beginning. 409 with `alternatives`. */
export interface CallRequest extends WrittenVisit {
  date: CalendarDate;
  time: ClockTime;
}

/**
 * `PUT …/{id}` puts all of it in the place of what was known. 409 when somebody else has corrected it since that
 * version; 409 with `alternatives` when the work takes longer now and has no room there; 409 for other work once that
 * is done (`CORRECTABLE_STATES`), while the customer and the car can always be corrected.
 */
export interface CorrectAppointmentRequest extends WrittenVisit {
  version: number;
  /** Tells the customer by mail. */
  notify?: boolean;
}

/** `PUT …/{id}/assignee`: who looks after it, null for nobody. 400 for who may not work on appointments. */
export interface AssignAppointmentRequest {
  userId: number | null;
}

/** `GET …/assignees`: who may work on appointments, by name. */
export interface AppointmentAssigneesResponse {
  assignees: StaffMember[];
}

/**
 * `PUT …/{id}/state`. 409 when this state may not follow. The customer reads the reason. `POST …/{id}/undo`, without a
 * body, takes the last change of state back: 409 after `UNDO_MINUTES`, and when its place is taken by now.
 */
export interface ChangeStateRequest {
  state: AppointmentState;
  reason?: string;
}

/** `PUT …/{id}/time` moves it, `POST …/{id}/proposal` suggests it. 409 with `alternatives`. */
export interface OtherTimeRequest {
  date: CalendarDate;
  time: ClockTime;
  reason?: string;
}

/** `GET …/free-times?services=1,3&from=…&to=…` and `GET …/{id}/free-times?from=…&to=…`. */
export interface FreeTimesResponse {
  days: DayAvailability[];
}

/** `POST …/{id}/notes`. */
export interface AppointmentNoteRequest {
  text: string;
}
