import type { CustomerAppointment } from '@garage/contracts/booking';
import type { CalendarDate, ClockTime } from '@garage/contracts/calendar-day';
import type { BookingRecipient } from '@garage/contracts/booking-recipients';
import type { InspectionReminder } from '@garage/contracts/inspection-reminders';
import { createContext, useContext, type ReactNode } from 'react';

export interface FreeDay {
  date: CalendarDate;
  times: ClockTime[];
}

/** What the link of a mail opened, and how its customer's last wish ended. */
export interface AppointmentStart {
  id: string;
  token: string;
  /** Null for a link that opens nothing, or while the service cannot be reached. */
  appointment: CustomerAppointment | null;
  /** Free times that were asked for; their days are null when they could not be had. */
  times: { from: CalendarDate; days: FreeDay[] | null } | null;
  outcome:
    | 'cancelled'
    | 'accepted'
    | 'moved'
    | 'recipient-confirmed'
    | 'answered'
    | 'wished'
    | 'unwished'
    | 'left'
    | 'kept-no-more'
    | 'taken'
    | 'refused'
    | 'too-many'
    | 'not-found'
    | 'expired'
    | 'unreachable'
    | null;
}

/** What the link of a reminder of the official inspection opened. */
export interface ReminderStart {
  id: string;
  token: string;
  /** Null for a link that opens nothing, or while the service cannot be reached. */
  reminder: InspectionReminder | null;
  outcome: 'stopped' | 'not-found' | 'unreachable' | null;
}

/** What the link that ends mails about appointments opened. */
export interface RecipientStart {
  id: string;
  token: string;
  /** Null for a link that opens nothing, or while the service cannot be reached. */
  recipient: BookingRecipient | null;
  outcome: 'not-found' | 'unreachable' | null;
}

/** What the page of an appointment can be about. */
export type AnyStart = AppointmentStart | ReminderStart | RecipientStart;

const StartContext = createContext<AnyStart | undefined>(undefined);

interface ProviderProps {
  start: AnyStart | undefined;
  children: ReactNode;
}

export function AppointmentStartProvider({ start, children }: ProviderProps) {
  return <StartContext value={start}>{children}</StartContext>;
}

/** Undefined unless the page was opened with the link of a mail. */
export function useAppointmentStart(): AnyStart | undefined {
  return useContext(StartContext);
}
