import { type AppointmentState, HERE_STATES, OCCUPYING_STATES } from './appointment-states.js';
import { addDays, type CalendarDate, type ClockTime } from './calendar-day.js';
import type { StaffMember } from './contact.js';

export interface PlannedService {
  id: number;
  name: string;
  /** `#rrggbb`. */
  color: string;
}

/** An appointment in the plan. */
export interface PlannedAppointment {
  id: number;
  bookingId: string;
  status: AppointmentState;
  date: CalendarDate;
  startTime: ClockTime;
  /** The last day of work. */
  endDate: CalendarDate;
  endTime: ClockTime;
  /** The car is brought and stays. */
  dropOff: boolean;
  /** In German; a service that was deleted since is missing. */
  services: PlannedService[];
  name: string;
  phone: string;
  vehicleMake: string | null;
  vehicleModel: string | null;
  vehicleLicensePlate: string | null;
  otherText: string | null;
  /** What the customer has written. */
  notes: string | null;
  earlierIfPossible: boolean;
  /** Another time was suggested and is not answered yet. */
  isProposed: boolean;
  /** Whoever reads its mails says that they have booked nothing; see `booking-recipients`. */
  recipientStopped: boolean;
  /** Who of the staff looks after it; null for nobody, and for who has left the garage. */
  assignee: StaffMember | null;
  /** Mails about it reach somebody: there is an address, and nobody has stopped them. */
  isReachedByMail: boolean;
}

/** A day of the plan. */
export interface PlannedDay {
  date: CalendarDate;
  /** When the garage is open, earliest first. */
  open: { from: ClockTime; to: ClockTime }[];
  /** Why it is closed; absent on other days. */
  closed?: string;
  /** Minutes of work that the places offer, and how many of them are taken. */
  capacityMinutes: number;
  takenMinutes: number;
}

/** `GET /api/admin/appointments/today`: what the workshop has to do with now, and how much room this week has. */
export interface WorkshopDay {
  date: CalendarDate;
  /**
   * In the order of their beginning: those that touch the day, cars that came before and still stand here, and those
   * whose customer was asked something (`concernsDay`).
   */
  appointments: PlannedAppointment[];
  /** The day and those that follow, a week in all. */
  days: PlannedDay[];
  /** How many bookings wait for an answer. */
  waitingTotal: number;
}

/** A car that nobody has handed out on paper for longer than this is not in the yard any more. */
export const HERE_DAYS = 31;

/** Whether an appointment has a place in that day's overview. */
export function concernsDay(
  {
    status,
    date,
    endDate,
    isProposed,
  }: Pick<PlannedAppointment, 'status' | 'date' | 'endDate' | 'isProposed'>,
  day: CalendarDate,
): boolean {
  const isHere = HERE_STATES.includes(status) && endDate >= addDays(day, -HERE_DAYS);
  const isAsked = isProposed && date >= day;
  const isOnDay = OCCUPYING_STATES.includes(status) && date <= day && day <= endDate;
  return isHere || isAsked || isOnDay;
}

/** `GET /api/admin/appointments?from=2027-01-04&to=2027-01-10`. */
export interface AppointmentsResponse {
  days: PlannedDay[];
  /** Those that touch the range, in the order of their beginning, whatever became of them. */
  appointments: PlannedAppointment[];
  /** Asks for those that follow; absent at the end. */
  nextCursor?: string;
  /** Pending ones, also beyond the range and those whose day is past; the oldest day first, and the first of them. */
  waiting: PlannedAppointment[];
  /** How many wait, also those that are not in `waiting`. */
  waitingTotal: number;
}

/** One event of the live stream, named `appointments`: one as it is now, and what has changed with it. */
export interface AppointmentsEvent {
  appointment: PlannedAppointment;
  days: PlannedDay[];
  waitingTotal: number;
}
