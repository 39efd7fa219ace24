import type { CalendarDate, ClockTime, CustomerAppointment } from '@garage/contracts/booking';
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
  /** What the terms ask for cancelling late, for example `CHF 80.–`; null when they name no amount. */
  lateFee: string | null;
  outcome:
    | 'cancelled'
    | 'accepted'
    | 'moved'
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

const StartContext = createContext<AppointmentStart | ReminderStart | undefined>(undefined);

interface ProviderProps {
  start: AppointmentStart | ReminderStart | undefined;
  children: ReactNode;
}

export function AppointmentStartProvider({ start, children }: ProviderProps) {
  return <StartContext value={start}>{children}</StartContext>;
}

/** Undefined unless the page was opened with the link of a mail. */
export function useAppointmentStart(): AppointmentStart | ReminderStart | undefined {
  return useContext(StartContext);
}
