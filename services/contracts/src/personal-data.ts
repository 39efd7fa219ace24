import type { AppointmentState } from './appointment-states.js';
import type { CalendarDate } from './calendar-day.js';
import type { IsoTimestamp } from './common.js';

/** What is stored about one person, for requests under data protection law. Answered by the contact service. */
export const PERSONAL_DATA_PATH = '/api/admin/personal-data';

export const PERSONAL_DATA_LIMITS = { email: 254, plate: 20, found: 200 } as const;

/** The body of `POST …/search`, `…/export` and `…/erase`: one of the three. Not in the address, which is recorded. */
export interface PersonalDataQuery {
  /** Compared without regard to upper and lower case. */
  email?: string;
  /** Compared without regard to case, spaces and hyphens. */
  plate?: string;
  /** The number of the customer's card: some have neither address nor car. */
  customer?: number;
}

export interface FoundMessage {
  id: number;
  createdAt: IsoTimestamp;
  name: string;
  email: string;
}

export interface FoundAppointment {
  id: number;
  bookingId: string;
  date: CalendarDate;
  status: AppointmentState;
  name: string;
  email: string | null;
  plate: string | null;
}

export interface FoundInspectionReminder {
  id: number;
  dueOn: CalendarDate;
  isStopped: boolean;
  name: string;
  email: string;
  plate: string | null;
}

/** Found by the address, or by the plate of a car. */
export interface FoundCustomer {
  id: number;
  name: string;
  email: string | null;
  plates: string[];
}

/** `POST …/search`: the newest first, 200 of each kind at most. */
export interface PersonalDataResponse {
  messages: FoundMessage[];
  appointments: FoundAppointment[];
  inspectionReminders: FoundInspectionReminder[];
  customers: FoundCustomer[];
}

/** `POST …/export`: everything that is stored, as it is stored, without what belongs to others. */
export interface PersonalDataExport {
  exportedAt: IsoTimestamp;
  messages: Record<string, unknown>[];
  appointments: Record<string, unknown>[];
  inspectionReminders: Record<string, unknown>[];
  /** With their cars and what staff have noted. */
  customers: Record<string, unknown>[];
}

/** `POST …/erase`: 409 while a visit is still to come or the car is in the workshop. */
export interface ErasedResponse {
  messages: number;
  appointments: number;
  inspectionReminders: number;
  customers: number;
}
