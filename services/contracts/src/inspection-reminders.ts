import { APPOINTMENT_PAGE_PATH, BOOKING_PATH } from './booking.js';
import type { CalendarDate } from './calendar-day.js';
import type { Language } from './languages.js';

/** Wishes to be reminded of the next official inspection (MFK). Answered by the contact service. */
export const INSPECTION_REMINDERS_PATH = `${BOOKING_PATH}/inspection-reminders`;

/**
 * What its customer may see: the answer to `GET /api/booking/inspection-reminders/{id}?token=…`, which never
 * changes anything. 404 for an unknown one and for a wrong token alike.
 */
export interface InspectionReminder {
  language: Language;
  /** For example `Škoda Octavia, ZH 12345`; null when the customer has told nothing. */
  vehicle: string | null;
  /** The inspection that the next mail would be about. */
  dueOn: CalendarDate;
  isStopped: boolean;
}

/** `POST …/{id}/stop`; a second one is answered like the first. Answers `InspectionReminder`. */
export interface StopReminderRequest {
  token: string;
}

/** The address without language, on the page for appointments, on which a customer can end the reminder. */
export function reminderPage(id: number, token: string): string {
  return `${APPOINTMENT_PAGE_PATH}?reminder=${id}&token=${token}`;
}
