import { APPOINTMENTS_PATH } from './appointments.js';
import type { CalendarDate, ClockTime } from './calendar-day.js';
import type { IsoTimestamp } from './common.js';

/** Bookings that look as if one person, or a program, had made many. Answered by the contact service. */
export const BOOKING_FLOODS_PATH = `${APPOINTMENTS_PATH}/floods`;

/** From so many on, visits that wait for an answer are shown together; staff judge whether they are real. */
export const FLOOD_SIGNS = {
  mailbox: 3,
  network: 4,
  /** Booked within an hour, whoever by. */
  burst: 15,
  /** So many of the latest are looked at. */
  looked: 500,
} as const;

/**
 * What the visits have in common: the readers of their mails have booked nothing, one mailbox that nobody has
 * confirmed, one network, or the hour in which they came.
 */
export const FLOOD_KINDS = ['stopped', 'mailbox', 'network', 'burst'] as const;
export type FloodKind = (typeof FLOOD_KINDS)[number];

/** A visit that waits for an answer. */
export interface FloodVisit {
  id: number;
  bookingId: string;
  name: string;
  email: string | null;
  phone: string;
  date: CalendarDate;
  startTime: ClockTime;
  bookedAt: IsoTimestamp;
}

export interface BookingFlood {
  kind: FloodKind;
  /** The latest booked first. */
  visits: FloodVisit[];
}

/** `GET`: the largest first; one whose visits are all in a larger one is left out. */
export interface BookingFloodsResponse {
  floods: BookingFlood[];
}

/**
 * `POST …/decline`: declines those of them that still wait. Nobody gets a mail, now or later, so a victim gets none;
 * their places are free at once. Whoever booked them stays as limited as before. There is no way back.
 */
export interface DeclineFloodRequest {
  ids: number[];
}

export interface DeclineFloodResponse {
  declined: number;
}
