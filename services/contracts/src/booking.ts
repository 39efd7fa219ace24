import type { AppointmentDocument } from './appointment-documents.js';
import type { AppointmentState } from './appointment-states.js';
import type { CalendarDate, CalendarMonth, ClockTime } from './calendar-day.js';
import type { IsoTimestamp } from './common.js';
import type { CustomerVisit } from './customer-visit.js';
import type { EarlierWish } from './earlier-places.js';
import type { Language } from './languages.js';
import type { Priced } from './prices.js';

/** Visits to the workshop. Answered by the contact service. All days and times are those of Europe/Zurich. */
export const BOOKING_PATH = '/api/booking';

export const BOOKING_LIMITS = {
  /** Services of one visit. */
  services: 6,
  otherText: 500,
  name: 120,
  email: 254,
  phone: 40,
  vehicleMake: 60,
  vehicleModel: 60,
  vehicleLicensePlate: 20,
  /** As visitors type it, `dd.MM.yyyy` at most. */
  firstRegistration: 10,
  notes: 2000,
  documents: 5,
  /** Of one document, in bytes. */
  documentBytes: 10 * 1024 * 1024,
  /** Days of one question about free times. */
  availabilityDays: 62,
  /** Free times that a lost race is answered with. */
  alternatives: 5,
  /** Why something was declined, cancelled, moved or proposed; the customer reads it. */
  reason: 500,
  documentName: 120,
} as const;

/** Later than this before its beginning, a cancellation may cost the fee of the terms. */
export const FREE_CANCELLATION_HOURS = 24;

/**
 * So long after its last day an appointment's link still opens it: for questions about the bill and the work.
 * Whoever finds the mail years later learns nothing.
 */
export const BOOKING_LINK_DAYS = 42;

/** A service that can be booked, in the language asked for (German where there is no text). */
export interface BookableService extends Priced {
  id: number;
  name: string;
  description: string;
  /** In minutes. */
  duration: number;
  /** `#rrggbb`. */
  color: string;
  /** The visitor says in own words what is wanted. */
  isOther: boolean;
}

/** `GET /api/booking/services?language=fr`; without a language, here and below, in the garage's first. */
export interface BookableServicesResponse {
  services: BookableService[];
  /** So many days ahead visits can be booked. */
  horizonDays: number;
}

/** One day with the times at which the wanted work can begin. */
export interface DayAvailability {
  date: CalendarDate;
  /** Earliest first. With `dropOff` it is one: when the car is brought. */
  times: ClockTime[];
  /** The work takes longer than the workshop is open at a stretch: the car is brought and stays. */
  dropOff: boolean;
  /** That the workshop is closed, or why; absent on other days. */
  closed?: string;
  /** Why, as the garage has written it: holidays, a day off; absent on weekends. */
  reason?: string;
}

/**
 * `GET /api/booking/availability?services=1,3&from=2027-01-04&to=2027-01-31`; for another time of an appointment
 * `GET /api/booking/{bookingId}/free-times?token=…&from=…&to=…`, which counts its own place as free.
 */
export interface AvailabilityResponse {
  days: DayAvailability[];
}

/**
 * `POST /api/booking`. 409 with `alternatives` when the time is taken. 409 `booking-limit-reached` when nothing more
 * can be booked with this e-mail address, and 429 from this network: see `BOOKING_ALLOWANCES`.
 */
export interface BookingRequest {
  /** Ids of services; their durations add up. */
  services: number[];
  /** Required when the services include the one for other wishes. */
  otherText?: string;
  date: CalendarDate;
  time: ClockTime;
  name: string;
  email: string;
  phone: string;
  vehicleMake?: string;
  vehicleModel?: string;
  vehicleYear?: number;
  vehicleLicensePlate?: string;
  notes?: string;
  /** The offer that has led here. */
  offer?: number;
  /** A freed earlier time would be welcome. */
  earlierIfPossible?: boolean;
  /** Of the car, since 1900 and not in the future; stored only with `inspectionReminder`. */
  firstRegistration?: CalendarMonth;
  /** Consent to a mail six weeks before each official inspection; needs `firstRegistration`. */
  inspectionReminder?: boolean;
  /** Consent to the privacy policy; must be true. */
  privacy: boolean;
  /** Of the mails to the customer; the garage's first when it is left out. */
  language?: Language;
}

/** 201. */
export interface BookingResponse {
  bookingId: string;
  /** Opens the appointment without signing in; also in the mail. */
  token: string;
  status: AppointmentState;
  appointmentDate: CalendarDate;
  startTime: ClockTime;
  endTime: ClockTime;
}

/** 409: somebody else was faster. */
export interface BookingConflict {
  alternatives: { date: CalendarDate; time: ClockTime }[];
}

/** Another time that the garage suggests. It is not held: somebody else may take it before the customer does. */
export interface AppointmentProposal {
  id: number;
  date: CalendarDate;
  startTime: ClockTime;
  endDate: CalendarDate;
  endTime: ClockTime;
  /** The garage's own words, for example why. */
  reason: string | null;
  /** Its time is past or too near: it cannot be accepted any more. */
  isExpired: boolean;
}

/**
 * What its customer may see: the answer to `GET /api/booking/{bookingId}?token=…`, which never changes
 * anything, and to the POSTs below. 404 for an unknown id and for a wrong token alike; 410 `link-expired` when the
 * last day is more than `BOOKING_LINK_DAYS` ago.
 */
export interface CustomerAppointment extends CustomerVisit {
  bookingId: string;
  status: AppointmentState;
  appointmentDate: CalendarDate;
  startTime: ClockTime;
  /** The last day of work; another one than `appointmentDate` for long jobs. */
  endDate: CalendarDate;
  endTime: ClockTime;
  dropOff: boolean;
  /** Ids and names, in the customer's language. */
  services: { id: number; name: string }[];
  name: string;
  language: Language;
  /** Until then cancelling is free. */
  freeCancellationUntil: IsoTimestamp;
  /** Whether its customer may still cancel it. */
  canCancel: boolean;
  /** Whether its customer may still move it: until cancelling is no longer free. */
  canMove: boolean;
  /** The link is that of a mail, and nobody knows yet whether who reads it has booked: see `booking-recipients`. */
  canConfirmRecipient: boolean;
  /** Cancelling now is too late to be free: the no-show rule of the terms applies. */
  feeApplies: boolean;
  /** Why it was declined or cancelled by the garage; null otherwise. */
  reason: string | null;
  proposal: AppointmentProposal | null;
  /** Null where the garage keeps no places, and for what cannot be moved. */
  earlier: EarlierWish | null;
  documents: AppointmentDocument[];
}

/** `POST /api/booking/{bookingId}/cancel`; a second one is answered like the first. Answers `CustomerAppointment`. */
export interface CancelBookingRequest {
  token: string;
}

/** `POST /api/booking/{bookingId}/accept`: takes the proposed time. 409 with `alternatives` when it is taken by now. */
export interface AcceptProposalRequest {
  token: string;
  /** Of the proposal that the customer has read; 409 when the garage has replaced it since. */
  proposalId: number;
}

/**
 * `POST /api/booking/{bookingId}/move`. 409 with `alternatives` when the time is taken; 429 when it was moved too
 * often within a day.
 */
export interface MoveBookingRequest {
  token: string;
  date: CalendarDate;
  time: ClockTime;
}

/** The page on which a customer looks after an appointment. */
export const APPOINTMENT_PAGE_PATH = '/booking/appointment';

/**
 * Its address without language, as mails name it (`localizedPath`). It works without JavaScript; logs and caches
 * leave out what stands behind `?`, and other sites learn nothing of it (`strict-origin-when-cross-origin`).
 */
export function appointmentPage(bookingId: string, token: string): string {
  return `${APPOINTMENT_PAGE_PATH}?id=${bookingId}&token=${token}`;
}

/** `GET`: the appointment as a calendar file, the entry of the mails as it stands now. */
export function calendarFilePath(bookingId: string, token: string): string {
  return `${BOOKING_PATH}/${bookingId}/calendar?token=${token}`;
}
