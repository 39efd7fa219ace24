import type { AppointmentEvent } from './appointment-history.js';
import type {
  AppointmentProposal,
  AppointmentState,
  CalendarDate,
  ClockTime,
  DayAvailability,
} from './booking.js';
import type { IsoTimestamp } from './common.js';
import type { Language } from './languages.js';

/** The workshop's plan, as staff see and change it. Answered by the contact service. */
export const APPOINTMENTS_PATH = '/api/admin/appointments';

export const APPOINTMENTS_LIMITS = {
  /** Days of one question about the plan. */
  days: 62,
  /** Appointments that wait for an answer. */
  waiting: 50,
  /** Earlier visits of a customer or a vehicle, the latest first. */
  earlierVisits: 20,
  /** Customers who would come earlier, the next one first. */
  earlierWishes: 10,
  note: 2000,
} as const;

export interface PlannedService {
  id: number;
  name: string;
  /** `#rrggbb`. */
  color: string;
}

/** An appointment in the plan. */
export interface PlannedAppointment {
  id: number;
  bookingId: string;
  status: AppointmentState;
  date: CalendarDate;
  startTime: ClockTime;
  /** The last day of work. */
  endDate: CalendarDate;
  endTime: ClockTime;
  /** The car is brought and stays. */
  dropOff: boolean;
  /** In German; a service that was deleted since is missing. */
  services: PlannedService[];
  name: string;
  phone: string;
  vehicleMake: string | null;
  vehicleModel: string | null;
  vehicleLicensePlate: string | null;
  otherText: string | null;
  /** What the customer has written. */
  notes: string | null;
  earlierIfPossible: boolean;
  /** Another time was suggested and is not answered yet. */
  isProposed: boolean;
  /** Whoever reads its mails says that they have booked nothing; see `booking-recipients`. */
  recipientStopped: boolean;
}

/** A day of the plan. */
export interface PlannedDay {
  date: CalendarDate;
  /** When the garage is open, earliest first. */
  open: { from: ClockTime; to: ClockTime }[];
  /** Why it is closed; absent on other days. */
  closed?: string;
  /** Minutes of work that the places offer, and how many of them are taken. */
  capacityMinutes: number;
  takenMinutes: number;
}

/** `GET /api/admin/appointments?from=2027-01-04&to=2027-01-10`. */
export interface AppointmentsResponse {
  days: PlannedDay[];
  /** Those that touch the range, in the order of their beginning, whatever became of them. */
  appointments: PlannedAppointment[];
  /** Pending ones, also beyond the range and those whose day is past; the oldest day first. */
  waiting: PlannedAppointment[];
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

/** `GET /api/admin/appointments/{id}`; also the answer to every change of it. */
/** A time still to come that a visit has given back, with those who would come earlier than planned. */
export interface FreedTime {
  date: CalendarDate;
  time: ClockTime;
  wishes: { id: number; name: string; phone: string; date: CalendarDate; startTime: ClockTime }[];
}

export interface AppointmentDetails extends PlannedAppointment {
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
  freed: FreedTime | null;
}

export interface AppointmentResponse {
  appointment: AppointmentDetails;
}

/** `POST`: what was agreed on the telephone; it is confirmed from the beginning. 409 with `alternatives`. */
export interface CallRequest {
  services: number[];
  otherText?: string;
  date: CalendarDate;
  time: ClockTime;
  name: string;
  phone: string;
  email?: string;
  vehicleMake?: string;
  vehicleModel?: string;
  vehicleYear?: number;
  vehicleLicensePlate?: string;
  notes?: string;
  /** Of the mails to the customer. */
  language?: Language;
}

/** `PUT …/{id}/state`. 409 when this state may not follow. The customer reads the reason. */
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
