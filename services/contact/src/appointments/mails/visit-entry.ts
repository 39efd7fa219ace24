import type { GarageFacts } from '@garage/contracts/garage';
import { fill } from '@garage/shared/texts/fill';
import { zurichInstant } from '../../calendar/zurich-time.js';
import type { StoredEvent } from '../appointment-event.js';
import type { Appointment } from '../appointment.js';
import { type CalendarEntry, calendarFile } from './calendar-file.js';
import { MAIL_TEXTS } from './mail-words.js';

/** In the calendar, bringing a car that stays takes this long. */
const BRINGING_MINUTES = 30;
/** How a visit stands, as calendars say it. */
export const STATUS_OF: Record<Appointment['status'], CalendarEntry['status']> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  received: 'CONFIRMED',
  'in-work': 'CONFIRMED',
  ready: 'CONFIRMED',
  completed: 'CONFIRMED',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
  'no-show': 'CANCELLED',
};

/** What the entry of a visit is written from. */
export interface VisitFacts {
  appointment: Appointment;
  when: Pick<StoredEvent, 'date' | 'startMinute' | 'endDate' | 'endMinute' | 'dropOff'>;
  services: readonly string[];
  garage: Pick<GarageFacts, 'name' | 'address' | 'phone' | 'email'>;
  /** The site's address. */
  site: string;
}

type VisitEntry = Pick<CalendarEntry, 'uid' | 'begins' | 'ends' | 'summary' | 'location' | 'organizer'>;

/** What is the same in every version of a visit's entry, and when it is. */
export function visitEntry({ appointment, when, services, garage, site }: VisitFacts): VisitEntry {
  const begins = zurichInstant(when.date, when.startMinute);
  return {
    uid: `${appointment.bookingId}@${new URL(site).hostname}`,
    begins,
    ends: when.dropOff
      ? new Date(begins.getTime() + BRINGING_MINUTES * 60_000)
      : zurichInstant(when.endDate, when.endMinute),
    summary: fill(MAIL_TEXTS[appointment.language].calendar, { services: services.join(', ') }),
    location: `${garage.name}, ${addressLine(garage)}`,
    organizer: { name: garage.name, email: garage.email },
  };
}

/** The visit as its customer's page hands it out: the entry of the mails as it stands now. */
export function visitFile(facts: Omit<VisitFacts, 'when'>, changedAt: Date): string {
  const { appointment, garage } = facts;
  const texts = MAIL_TEXTS[appointment.language];
  const when = { ...appointment, date: appointment.appointmentDate };
  return calendarFile({
    ...visitEntry({ ...facts, when }),
    sequence: appointment.sequence,
    method: 'PUBLISH',
    status: STATUS_OF[appointment.status],
    changedAt,
    description: [
      ...(appointment.dropOff ? [texts.dropOff] : []),
      `${texts.labels.number}: ${appointment.bookingId}`,
      garage.phone,
    ].join('\n'),
  });
}

export function addressLine({ address }: Pick<GarageFacts, 'address'>): string {
  return `${address.street}, ${address.postalCode} ${address.city}`;
}
