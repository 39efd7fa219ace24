import type { CalendarDate, ClockTime } from './calendar-day.js';
import type { IsoTimestamp } from './common.js';

/**
 * "Gern früher": a place that becomes free is kept for the next in line of those who would come earlier, who takes it
 * by a button. Answered by the contact service.
 */
export const EARLIER_LIMITS = {
  /** So long a place is kept for one customer. A whole stretch lies within `KEPT_BETWEEN`. */
  keepMinutes: { min: 30, max: 720, usual: 120 },
} as const;

/** Minutes of the day: nobody has to answer at night. */
export const KEPT_BETWEEN = { from: 7 * 60, to: 21 * 60 } as const;

/** A place that is kept for an appointment until its customer answers. */
export interface KeptPlace {
  id: number;
  date: CalendarDate;
  startTime: ClockTime;
  until: IsoTimestamp;
}

/** What a customer sees of it. */
export interface EarlierWish {
  /** Would come earlier. */
  isWished: boolean;
  kept: KeptPlace | null;
}

/** `POST /api/booking/{bookingId}/earlier`: joins the line at its end, or leaves it. Answers `CustomerAppointment`. */
export interface EarlierWishRequest {
  token: string;
  wished: boolean;
}

/**
 * `POST /api/booking/{bookingId}/kept/take` moves the appointment to the place, `…/kept/leave` lets the next in line
 * have it. Each again is answered like the first; 409 when the place is not kept any more.
 */
export interface KeptPlaceRequest {
  token: string;
  placeId: number;
}
