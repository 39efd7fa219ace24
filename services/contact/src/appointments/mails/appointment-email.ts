import { appointmentPage } from '@garage/contracts/booking';
import { stopMailsPage } from '@garage/contracts/booking-recipients';
import type { GarageFacts } from '@garage/contracts/garage';
import type { OwnMailTexts } from '@garage/contracts/mail-texts';
import { fill } from '../../mail-texts/fill.js';
import { wording } from '../../mail-texts/wording.js';
import type { CalendarPart, RenderedMail } from '../../mail/rendered-mail.js';
import { harmlessName, harmlessWords } from '../../mail/strangers-words.js';
import { renderMail } from '../../mail/templates/mail-layout.js';
import type { StoredEvent } from '../appointment-event.js';
import type { Appointment } from '../appointment.js';
import { freeCancellationUntil } from '../free-cancellation.js';
import { calendarFile } from './calendar-file.js';
import { dayInWords, instantInWords, MAIL_TEXTS, momentInWords, pageUrl } from './mail-words.js';
import { addressLine, visitEntry } from './visit-entry.js';

export type EmailKind = keyof (typeof MAIL_TEXTS)['de']['mails'];

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

const ENDED = new Set<EmailKind>(['declined', 'cancelled', 'cancelledByCustomer']);
/** In these, the customer learns until when cancelling is free. */
const WITH_RULES = new Set<EmailKind>([
  'received',
  'confirmed',
  'moved',
  'movedByCustomer',
  'undoneConfirmed',
]);
const WITH_SUGGESTION_OF_ANOTHER = new Set<EmailKind>(['declined', 'cancelled']);

/** The mail to the customer about what happened, with the entry for the calendar. */
export function appointmentEmail(facts: AppointmentEmailFacts): RenderedMail & { calendar: CalendarPart } {
  const { kind, appointment, event, standing, garage } = facts;
  const { language } = appointment;
  const texts = MAIL_TEXTS[language];
  const words = wordsOf(facts);
  const address = addressLine(garage);
  const stays = standing.dropOff && !ENDED.has(kind) && kind !== 'ready';
  const { subject, greeting, closing } = wording(
    { mail: kind, language, subject: texts.mails[kind].subject, name: appointment.name, words },
    facts.own,
  );
  const email = renderMail({
    language,
    subject,
    greeting,
    paragraphs: texts.mails[kind].paragraphs.map((paragraph) => fill(paragraph, words)),
    facts: [
      [texts.labels.suggested, kind === 'proposed' ? words.suggested : null],
      [texts.labels.when, words.when],
      [texts.labels.readyBy, stays ? dayInWords(standing.endDate, language) : null],
      [texts.labels.reason, event.reason],
      [texts.labels.services, words.services],
      // A stranger's words go out in our name only once somebody of the garage has seen them.
      [texts.labels.vehicle, event.actor === 'customer' ? null : harmlessWords(vehicleOf(appointment))],
      [texts.labels.place, `${garage.name}, ${address}`],
      [texts.labels.number, appointment.bookingId],
    ],
    remarks: [
      ...(stays ? [texts.dropOff] : []),
      ...(WITH_RULES.has(kind) ? [fill(texts.free, words)] : []),
      fill(texts.call, words),
    ],
    button: buttonOf(facts),
    ...(facts.canStop && { lastLink: stopLink(facts) }),
    signature: [closing, garage.name, address, garage.phone],
  });
  return { ...email, calendar: calendarOf(facts) };
}

/** For example `Škoda Octavia, 2019, ZH 12345`; null when nothing is known. */
export function vehicleOf(appointment: Appointment): string | null {
  const { vehicleMake, vehicleModel, vehicleYear, vehicleLicensePlate } = appointment;
  const type = [vehicleMake, vehicleModel].filter(Boolean).join(' ');
  return [type, vehicleYear, vehicleLicensePlate].filter(Boolean).join(', ') || null;
}

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

function buttonOf({ kind, appointment, garage, site, token }: AppointmentEmailFacts) {
  const { language, bookingId } = appointment;
  const texts = MAIL_TEXTS[language];
  if (WITH_SUGGESTION_OF_ANOTHER.has(kind)) {
    return { label: texts.bookAgain, href: pageUrl(site, '/booking', language, garage) };
  }
  return {
    label: kind === 'proposed' ? texts.openSuggestion : texts.open,
    href: pageUrl(site, appointmentPage(bookingId, token), language, garage),
  };
}

function stopLink({ appointment, garage, site, token }: AppointmentEmailFacts) {
  const { language, bookingId } = appointment;
  return {
    label: MAIL_TEXTS[language].notBooked,
    href: pageUrl(site, stopMailsPage(bookingId, token), language, garage),
  };
}

/** A suggestion leaves the entry where it is, and says so in its description. */
function calendarOf(facts: AppointmentEmailFacts): CalendarPart {
  const { kind, appointment, event, standing, garage } = facts;
  const texts = MAIL_TEXTS[appointment.language];
  const isOver = ENDED.has(kind);
  const method = isOver ? 'CANCEL' : 'REQUEST';
  const remarks = [
    ...(kind === 'proposed' ? [`${texts.labels.suggested}: ${wordsOf(facts).suggested}`] : []),
    ...(standing.dropOff && !isOver ? [texts.dropOff] : []),
    `${texts.labels.number}: ${appointment.bookingId}`,
    garage.phone,
  ];
  const content = calendarFile({
    ...visitEntry({ ...facts, when: standing }),
    sequence: event.sequence,
    method,
    status: isOver ? 'CANCELLED' : event.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED',
    changedAt: event.createdAt,
    description: remarks.join('\n'),
    attendee: { name: harmlessName(appointment.name), email: appointment.email ?? garage.email },
  });
  return { method, content };
}
