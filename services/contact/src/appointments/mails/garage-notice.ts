import { fill } from '@garage/shared/texts/fill';
import type { RenderedMail } from '../../mail/rendered-mail.js';
import { renderMail } from '../../mail/templates/mail-layout.js';
import type { StoredEvent } from '../appointment-event.js';
import type { Appointment } from '../appointment.js';
import { freeCancellationUntil } from '../free-cancellation.js';
import { vehicleOf } from './appointment-email.js';
import texts from './locales/notice.de.json' with { type: 'json' };
import { momentInWords } from './mail-words.js';

export type NoticeKind = keyof typeof texts.subjects;

export interface NoticeFacts {
  kind: NoticeKind;
  appointment: Appointment;
  event: StoredEvent;
  /** In German. */
  services: readonly string[];
  /** Where staff look after appointments. */
  panelUrl: string;
}

/** The mail that tells the garage what a customer has done. */
export function garageNotice({ kind, appointment, event, services, panelUrl }: NoticeFacts): RenderedMail {
  const { labels } = texts;
  const when = momentInWords(event.date, event.startMinute, 'de');
  const isMoved = kind === 'moved' || kind === 'accepted';
  const before =
    isMoved && event.fromDate !== null && event.fromStartMinute !== null
      ? momentInWords(event.fromDate, event.fromStartMinute, 'de')
      : null;
  const isLate =
    kind === 'cancelled' &&
    event.fromStatus === 'confirmed' &&
    event.createdAt > freeCancellationUntil(event.date, event.startMinute);
  return renderMail({
    language: 'de',
    subject: fill(texts.subjects[kind], { name: appointment.name, when }),
    paragraphs: [texts.intros[kind], ...(isLate ? [texts.late] : [])],
    facts: [
      [labels.when, when],
      [labels.before, before],
      [labels.services, services.join(', ')],
      [labels.otherText, appointment.otherText],
      [labels.name, appointment.name],
      [labels.phone, appointment.phone],
      [labels.email, appointment.email],
      [labels.vehicle, vehicleOf(appointment)],
      [labels.notes, appointment.notes],
      [labels.language, texts.languages[appointment.language]],
      [labels.number, appointment.bookingId],
    ],
    remarks: appointment.earlierIfPossible && kind === 'booked' ? [texts.earlier] : [],
    button: { label: texts.open, href: panelUrl },
    signature: [],
  });
}
