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

const LONGEST_LINE_OCTETS = 75;

/** The entry as an iCalendar file. All times are in UTC, which every program shows in its own zone. */
export function calendarFile(entry: CalendarEntry): string {
  const { organizer, attendee } = entry;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//garage//booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.method}`,
    'BEGIN:VEVENT',
    `UID:${text(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `DTSTART:${utc(entry.begins)}`,
    `DTEND:${utc(entry.ends)}`,
    `SUMMARY:${text(entry.summary)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `LOCATION:${text(entry.location)}`,
    `STATUS:${entry.status}`,
    `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${address(organizer.email)}`,
    // Accepted already: the customer has asked for it, and nobody waits for another answer.
    ...(attendee
      ? [
          `ATTENDEE${attendee.name === null ? '' : `;CN=${parameter(attendee.name)}`};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address(attendee.email)}`,
        ]
      : []),
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** `20261207T063000Z` */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function text(value: string): string {
  return value
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/** A quoted value has no way to escape its quotation marks. */
function parameter(value: string): string {
  return `"${value.replaceAll('"', '’').replaceAll(/\p{Cc}/gu, ' ')}"`;
}

/** Without anything that would end the line or its address. */
function address(email: string): string {
  return email.replaceAll(/[\p{Cc}\s]/gu, '');
}

/** Lines are broken before their 76th octet, never inside a character; a space begins the next part. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
