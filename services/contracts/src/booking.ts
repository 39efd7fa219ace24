import type { IsoTimestamp } from './common.js';
import type { Language } from './languages.js';

/** Visits to the workshop. Answered by the contact service. All days and times are those of Europe/Zurich. */
export const BOOKING_PATH = '/api/booking';

/** A day of the calendar, `yyyy-MM-dd`. */
export type CalendarDate = string;
/** A time of day, `HH:mm`. */
export type ClockTime = string;

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
  notes: 2000,
  documents: 5,
  /** Of one document, in bytes. */
  documentBytes: 10 * 1024 * 1024,
  /** Days of one question about free times. */
  availabilityDays: 62,
  /** Free times that a lost race is answered with. */
  alternatives: 5,
} as const;

export const APPOINTMENT_STATES = [
  'pending',
  'confirmed',
  'declined',
  'in-work',
  'ready',
  'completed',
  'cancelled',
  'no-show',
] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** What may follow a state; everything else is refused. An appointment that ended stays as it is. */
export const NEXT_STATES: Record<AppointmentState, readonly AppointmentState[]> = {
  pending: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['in-work', 'cancelled', 'no-show'],
  'in-work': ['ready'],
  ready: ['completed'],
  completed: [],
  declined: [],
  cancelled: [],
  'no-show': [],
};

/** States in which an appointment keeps its places in the workshop. */
export const OCCUPYING_STATES: readonly AppointmentState[] = [
  'pending',
  'confirmed',
  'in-work',
  'ready',
  'completed',
];

/** Later than this before its beginning, a cancellation may cost the fee of the terms. */
export const FREE_CANCELLATION_HOURS = 24;

/** A service that can be booked, in the language asked for (German where there is no text). */
export interface BookableService {
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

/** `GET /api/booking/services?language=fr`. */
export interface BookableServicesResponse {
  services: BookableService[];
}

/** One day with the times at which the wanted work can begin. */
export interface DayAvailability {
  date: CalendarDate;
  /** Earliest first. With `dropOff` it is one: when the car is brought. */
  times: ClockTime[];
  /** The work takes longer than the workshop is open at a stretch: the car is brought and stays. */
  dropOff: boolean;
  /** Why the workshop is closed; absent on other days. */
  closed?: string;
}

/** `GET /api/booking/availability?services=1,3&from=2027-01-04&to=2027-01-31`. */
export interface AvailabilityResponse {
  days: DayAvailability[];
}

/** `POST /api/booking`. */
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
  /** A freed earlier time would be welcome. */
  earlierIfPossible?: boolean;
  /** Consent to the privacy policy; must be true. */
  privacy: boolean;
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

/** `GET /api/booking/{bookingId}?token=…`: what its customer may see. */
export interface CustomerAppointment {
  bookingId: string;
  status: AppointmentState;
  appointmentDate: CalendarDate;
  startTime: ClockTime;
  /** The last day of work; another one than `appointmentDate` for long jobs. */
  endDate: CalendarDate;
  endTime: ClockTime;
  dropOff: boolean;
  services: string[];
  name: string;
  /** Until then cancelling is free. */
  freeCancellationUntil: IsoTimestamp;
}
