import { appointmentPage } from '@garage/contracts/booking';
import { stopMailsPage } from '@garage/contracts/booking-recipients';
import type { GarageFacts } from '@garage/contracts/garage';
import type { OwnMailTexts } from '@garage/contracts/mail-texts';
import { fill } from '@garage/shared/texts/fill';
import { wording } from '../../mail-texts/wording.js';
import type { CalendarPart, RenderedMail } from '../../mail/rendered-mail.js';
import { harmlessName, harmlessWords } from '../../mail/strangers-words.js';
import { renderMail } from '../../mail/templates/mail-layout.js';
import type { StoredEvent } from '../appointment-event.js';
import type { Appointment } from '../appointment.js';
import { freeCancellationUntil } from '../free-cancellation.js';
import { calendarFile } from './calendar-file.js';
import { EMAIL_PARTS, type EmailParts } from './email-parts.js';
import {
  dayInWords,
  type EmailKind,
  instantInWords,
  MAIL_TEXTS,
  momentInWords,
  pageUrl,
} from './mail-words.js';
import { addressLine, visitEntry } from './visit-entry.js';

/** What the mail about an event is written from. */
export interface AppointmentEmailFacts {
  kind: EmailKind;
  appointment: Appointment;
  event: StoredEvent;
  /** The event whose time stands: the one before, when this one only suggests another. */
  standing: StoredEvent;
  services: readonly string[];
  garage: Pick<GarageFacts, 'name' | 'address' | 'phone' | 'email' | 'languages'>;
  /** The site's address. */
  site: string;
  /** Of the mails about this appointment. */
  token: string;
  /** Somebody else may have booked with this address: the mail says how to end such mails. */
  canStop: boolean;
  /** How the garage words it. */
  own: OwnMailTexts;
}

export interface AppointmentEmail extends RenderedMail {
  /** For the entry in the customer's calendar. */
  calendar?: CalendarPart;
}

/**
 * The mail to the customer about what happened.
 *
 * @param parts What it brings beside its words; its kind says so.
 */
export function appointmentEmail(
  facts: AppointmentEmailFacts,
  parts: EmailParts = EMAIL_PARTS[facts.kind],
): AppointmentEmail {
  const { kind, appointment, garage } = facts;
  const { language } = appointment;
  const texts = MAIL_TEXTS[language];
  const words = wordsOf(facts);
  const address = addressLine(garage);
  const { subject, greeting, closing } = wording(
    { mail: kind, language, subject: texts.mails[kind].subject, name: appointment.name, words },
    facts.own,
  );
  const values = valuesOf(facts, words);
  const remarks = { dropOff: stays(facts), free: fill(texts.free, words), call: fill(texts.call, words) };
  const email = renderMail({
    language,
    subject,
    greeting,
    paragraphs: texts.mails[kind].paragraphs.map((paragraph) => fill(paragraph, words)),
    facts: parts.facts.map((fact) => [texts.labels[fact], values[fact]]),
    remarks: parts.remarks.flatMap((remark) => remarks[remark] ?? []),
    ...(parts.button && { button: buttonOf(parts.button, facts) }),
    ...(facts.canStop && { lastLink: stopLink(facts) }),
    signature: [closing, garage.name, address, garage.phone],
  });
  return { ...email, ...(parts.entry && { calendar: entryOf(parts.entry, facts, parts) }) };
}

/** For example `Škoda Octavia, 2019, ZH 12345`; null when nothing is known. */
export function vehicleOf(appointment: Appointment): string | null {
  const { vehicleMake, vehicleModel, vehicleYear, vehicleLicensePlate } = appointment;
  const type = [vehicleMake, vehicleModel].filter(Boolean).join(' ');
  return [type, vehicleYear, vehicleLicensePlate].filter(Boolean).join(', ') || null;
}

type Words = ReturnType<typeof wordsOf>;

function wordsOf(facts: AppointmentEmailFacts) {
  const {
    appointment: { language, bookingId },
    event,
    standing,
    garage,
  } = facts;
  const before =
    event.fromDate === null || event.fromStartMinute === null
      ? ''
      : momentInWords(event.fromDate, event.fromStartMinute, language);
  return {
    when: momentInWords(standing.date, standing.startMinute, language),
    suggested: momentInWords(event.date, event.startMinute, language),
    before,
    until: instantInWords(freeCancellationUntil(standing.date, standing.startMinute), language),
    number: bookingId,
    services: facts.services.join(', '),
    garage: garage.name,
    phone: garage.phone,
  };
}

/** Each fact as it is written; null where there is nothing to say. */
function valuesOf({ appointment, event, standing, garage }: AppointmentEmailFacts, words: Words) {
  return {
    ...words,
    readyBy: standing.dropOff ? dayInWords(standing.endDate, appointment.language) : null,
    reason: event.reason,
    // A stranger's words go out in our name only once somebody of the garage has seen them.
    vehicle: event.actor === 'customer' ? null : harmlessWords(vehicleOf(appointment)),
    place: `${garage.name}, ${addressLine(garage)}`,
  };
}

/** What to say when the car stays longer than the customer. */
function stays({ appointment, standing }: AppointmentEmailFacts): string | null {
  return standing.dropOff ? MAIL_TEXTS[appointment.language].dropOff : null;
}

function buttonOf(
  button: NonNullable<EmailParts['button']>,
  { appointment: { language, bookingId }, garage, site, token }: AppointmentEmailFacts,
) {
  const path = button === 'bookAgain' ? '/booking' : appointmentPage(bookingId, token);
  return { label: MAIL_TEXTS[language][button], href: pageUrl(site, path, language, garage) };
}

function stopLink({ appointment, garage, site, token }: AppointmentEmailFacts) {
  const { language, bookingId } = appointment;
  return {
    label: MAIL_TEXTS[language].notBooked,
    href: pageUrl(site, stopMailsPage(bookingId, token), language, garage),
  };
}

/** A suggestion leaves the entry where it is, and says so in its description. */
function entryOf(
  state: NonNullable<EmailParts['entry']>,
  facts: AppointmentEmailFacts,
  parts: EmailParts,
): CalendarPart {
  const { appointment, event, standing, garage } = facts;
  const { labels } = MAIL_TEXTS[appointment.language];
  const isOver = state === 'ends';
  const method = isOver ? 'CANCEL' : 'REQUEST';
  const remarks = [
    parts.facts.includes('suggested') ? `${labels.suggested}: ${wordsOf(facts).suggested}` : null,
    isOver ? null : stays(facts),
    `${labels.number}: ${appointment.bookingId}`,
    garage.phone,
  ];
  const content = calendarFile({
    ...visitEntry({ ...facts, when: standing }),
    sequence: event.sequence,
    method,
    status: isOver ? 'CANCELLED' : event.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED',
    changedAt: event.createdAt,
    description: remarks.filter((remark) => remark !== null).join('\n'),
    attendee: { name: harmlessName(appointment.name), email: appointment.email ?? garage.email },
  });
  return { method, content };
}
