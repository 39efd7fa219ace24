import type { CalendarDate, ClockTime } from './calendar-day.js';
import type { LocalizedText } from './languages.js';
import type { Priced } from './prices.js';

/** What the workshop offers and when: kinds of work, weekly slots, days off. Answered by the contact service. */
export const SERVICE_TYPES_PATH = '/api/admin/service-types';
export const TIME_SLOTS_PATH = '/api/admin/time-slots';
export const BLOCKED_DATES_PATH = '/api/admin/blocked-dates';
export const QUICK_WEEKS_PATH = '/api/admin/quick-weeks';

export const BOOKING_SETTINGS_LIMITS = {
  /** What is checked with a service: lines, and characters of each. */
  checks: { lines: 30, characters: 120 },
  /** Slots of a week. */
  slots: 400,
  maxCapacity: { min: 1, max: 20 },
  /** How long before its beginning a visit can be booked at the latest. */
  leadHours: { min: 0, max: 336 },
  /** How far ahead a visit can be booked. */
  horizonDays: { min: 7, max: 365 },
  blockedReason: 120,
  /** Days that are blocked at once. */
  blockedDays: 62,
  quickWeeks: 50,
  /** Days of one stretch of quick slots. */
  quickDays: 62,
  /** Minutes of a quick slot. */
  quickMinutes: { min: 10, max: 60 },
} as const;

/** A kind of work as booking knows it: a copy of the service's record, which is changed in its editor. */
export interface ServiceType extends Priced {
  id: number;
  name: LocalizedText;
  description: LocalizedText;
  duration: number;
  bufferMinutes: number;
  /** `#rrggbb`, for the workshop's plan. */
  color: string;
  /** Visitors can choose it. */
  isActive: boolean;
  /** Visitors say in own words what they want. */
  isOther: boolean;
  /** What the workshop checks with it, a line each; see `checkLines`. */
  checks: LocalizedText;
}

/**
 * What is checked, one after the other. A translation counts while it has as many lines as the German text: otherwise
 * nobody knows which line says what.
 */
export function checkLines(checks: LocalizedText): LocalizedText[] {
  const lines = Object.entries(checks).map(([language, text]) => [language, linesOf(text)] as const);
  const german = linesOf(checks.de);
  const complete = lines.filter(([, translated]) => translated.length === german.length);
  return german.map((de, index) => ({
    de,
    ...Object.fromEntries(complete.map(([language, translated]) => [language, translated[index]!])),
  }));
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `GET`, in the order of the record. */
export interface ServiceTypesResponse {
  serviceTypes: ServiceType[];
}

/** A stretch of workshop time on a day of the week, with places for cars. */
export interface TimeSlot {
  /** Monday is 1, Sunday 7. */
  day: number;
  startTime: ClockTime;
  endTime: ClockTime;
  maxCapacity: number;
  isActive: boolean;
}

/** The week of the workshop, and how early and how far ahead it can be booked. */
export interface TimeSlotSettings {
  /** By day and time, without overlap. */
  slots: TimeSlot[];
  leadHours: number;
  horizonDays: number;
}

export interface TimeSlotsResponse {
  plan: TimeSlotSettings;
  /** Nobody has set other slots: they are those of the opening hours, and change with them. */
  followsOpeningHours: boolean;
  version: number;
}

/** `PUT`; 409 when somebody else has saved meanwhile. */
export interface SaveTimeSlotsRequest extends TimeSlotSettings {
  /** The slots that are sent do not count, those of the opening hours do. Absent: as before, unless slots are changed. */
  followsOpeningHours?: boolean;
  version: number;
}

/** A day on which nothing can be booked; the day itself tells it from others. */
export interface BlockedDate {
  date: CalendarDate;
  /** Shown to visitors; null for the plain word "closed". */
  reason: string | null;
  /** Visits that were booked for that day before it was blocked. */
  appointments: number;
}

/** From today on. */
export interface BlockedDatesResponse {
  blockedDates: BlockedDate[];
}

/** `POST`: every day from the first to the last. One that is blocked already gets the new reason. */
export interface BlockDatesRequest {
  from: CalendarDate;
  to: CalendarDate;
  reason?: string;
}

/** `DELETE …/{date}`: that day, or every blocked day up to the other one. */
export interface FreeDatesQuery {
  to?: CalendarDate;
}

/**
 * Weeks in which one short work is done in a row, such as changing wheels: on every open day so many places
 * beside the usual ones, one after the other, for visits that want nothing else.
 */
export interface QuickWeek {
  id: number;
  from: CalendarDate;
  to: CalendarDate;
  serviceTypeId: number;
  startTime: ClockTime;
  endTime: ClockTime;
  /** How long each visit takes, whatever the service usually takes. */
  minutes: number;
  /** Cars at the same time. */
  capacity: number;
}

/** Those that are not over, the next one first. */
export interface QuickWeeksResponse {
  quickWeeks: QuickWeek[];
}

/** `POST`; `PUT …/{id}`. Days of two stretches never overlap. Visits that are booked keep their places. */
export type QuickWeekRequest = Omit<QuickWeek, 'id'>;
