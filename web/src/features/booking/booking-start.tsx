import type { BookingConflict, BookingResponse, DayAvailability } from '@garage/contracts/booking';
import type { CalendarDate } from '@garage/contracts/calendar-day';
import { createContext, useContext, type ReactNode } from 'react';
import type { BookingValues, Selection } from './booking-values.ts';
import type { BookingProblems } from './validate-booking.ts';

/** How sending the form without JavaScript ended. */
export type BookingResult =
  | { outcome: 'booked'; booking: BookingResponse }
  | { outcome: 'invalid'; problems: BookingProblems }
  | { outcome: 'taken'; alternatives: BookingConflict['alternatives'] }
  | { outcome: 'too-many'; minutes: number | null }
  | { outcome: 'limit' }
  | { outcome: 'failed' };

/** What the server knows of a visitor's booking when it renders the page: from its address or its form. */
export interface BookingStart {
  selection: Selection;
  /** The first days from today on; null when they could not be had. */
  days: DayAvailability[] | null;
  /** From here on the list of free times begins. */
  from: CalendarDate;
  values: BookingValues;
  result: BookingResult | null;
}

const StartContext = createContext<BookingStart | undefined>(undefined);

interface ProviderProps {
  start: BookingStart | undefined;
  children: ReactNode;
}

export function BookingStartProvider({ start, children }: ProviderProps) {
  return <StartContext value={start}>{children}</StartContext>;
}

/** Undefined unless the page was asked for with services, or is the answer to its form. */
export function useBookingStart(): BookingStart | undefined {
  return useContext(StartContext);
}
