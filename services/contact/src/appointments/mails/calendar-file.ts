import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

const PROGRAM = '//garage//booking//EN';

/** One entry of a calendar, as a mail carries it or a page hands it out (RFC 5545, and RFC 5546 for its updates). */
export interface CalendarEntry {
  /** The same for the entry's whole life. */
  uid: string;
  /** Rises with each change; programs ignore what is older than what they know. */
  sequence: number;
  /** `CANCEL` takes the entry away; `PUBLISH` is for a file that nobody was invited with. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** When this version of the entry was made. */
  changedAt: Date;
  begins: Date;
  ends: Date;
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
  /** Absent from what is published. Without a name, programs show the address. */
  attendee?: { name: string | null; email: string };
}

/** The entry as an iCalendar file. All times are in UTC, which every program shows in its own zone. */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = ical({
    prodId: PROGRAM,
    scale: 'GREGORIAN',
    method: ICalCalendarMethod[entry.method],
    events: [eventOf(entry)],
  });
  return `${calendar.toString()}\r\n`;
}

/**
 * Many entries as one calendar, which programs fetch again and again: what is missing in it they take away. They are
 * told how often, in seconds.
 */
export function calendarFeed(name: string, entries: readonly CalendarEntry[], everySeconds: number): string {
  const calendar = ical({
    prodId: PROGRAM,
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name: printable(name),
    ttl: everySeconds,
    events: entries.map(eventOf),
  });
  return `${calendar.toString()}\r\n`;
}

function eventOf(entry: CalendarEntry): ICalEventData {
  const { organizer, attendee } = entry;
  return {
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.changedAt,
    start: entry.begins,
    end: entry.ends,
    summary: printable(entry.summary),
    description: printable(entry.description),
    location: printable(entry.location),
    status: ICalEventStatus[entry.status],
    transparency: ICalEventTransparency.OPAQUE,
    organizer: { name: parameter(organizer.name), email: address(organizer.email) },
    // Accepted already: the customer has asked for it, and nobody waits for another answer.
    attendees: attendee
      ? [
          {
            name: attendee.name === null ? null : parameter(attendee.name),
            email: address(attendee.email),
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ]
      : [],
  };
}

/** The library escapes what the format knows; other control characters have no place in it. */
function printable(value: string): string {
  return value.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n]/gu, '');
}

/** Quotation marks would be encoded as RFC 6868 has it, which not every program reads. */
function parameter(value: string): string {
  return value.replaceAll('"', '’').replaceAll(/\p{Cc}/gu, ' ');
}

/** Without anything that would end the line or its address. */
function address(email: string): string {
  return email.replaceAll(/[\p{Cc}\s]/gu, '');
}
