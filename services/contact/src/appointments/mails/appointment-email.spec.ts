import { describe, expect, it } from '@jest/globals';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import type { StoredEvent } from '../appointment-event.js';
import type { Appointment } from '../appointment.js';
import { appointmentEmail, type AppointmentEmailFacts } from './appointment-email.js';
import { garageNotice, type NoticeKind } from './garage-notice.js';
import noticeTexts from './locales/notice.de.json' with { type: 'json' };
import { type EmailKind, MAIL_TEXTS } from './mail-words.js';

const APPOINTMENT: Appointment = {
  id: 7,
  bookingId: 'ABCD2345',
  status: 'confirmed',
  serviceIds: [10],
  bookedServices: null,
  otherText: null,
  appointmentDate: '2026-12-07',
  startMinute: 450,
  endDate: '2026-12-07',
  endMinute: 480,
  dropOff: false,
  workMinutes: 30,
  bufferMinutes: 0,
  name: 'Anna Keller',
  email: 'anna.keller@example.ch',
  phone: '+41 79 123 45 67',
  vehicleMake: 'Škoda',
  vehicleModel: 'Octavia',
  vehicleYear: 2019,
  vehicleLicensePlate: 'ZH 12345',
  notes: 'Schlüssel im Briefkasten',
  earlierIfPossible: true,
  language: 'de',
  sequence: 3,
  proposalId: null,
  recipientConfirmed: false,
  recipientStopped: false,
  mailboxVersion: 0,
  fingerprint: '',
  customerId: null,
  vehicleId: null,
  version: 1,
  assigneeId: null,
};
const EVENT: StoredEvent = {
  id: 12,
  appointmentId: 7,
  kind: 'state',
  actor: 'staff',
  userId: 92,
  fromStatus: 'confirmed',
  status: 'confirmed',
  fromDate: '2026-12-04',
  fromStartMinute: 600,
  date: '2026-12-07',
  startMinute: 450,
  endDate: '2026-12-07',
  endMinute: 480,
  dropOff: false,
  sequence: 3,
  reason: 'Am Freitag ist die Hebebühne besetzt.',
  changes: null,
  isTold: null,
  createdAt: new Date('2026-11-22T09:00:00Z'),
};

/** The garage words nothing itself. */
const DEFAULT = { subject: '', greeting: '', greetingUnnamed: '', closing: '' };

function factsOf(kind: EmailKind, language: Language = 'de'): AppointmentEmailFacts {
  return {
    kind,
    appointment: { ...APPOINTMENT, language },
    event: EVENT,
    standing: EVENT,
    services: ['Radwechsel'],
    garage: DEFAULT_GARAGE,
    site: 'https://garage-muster.example',
    token: 'secret-token',
    canStop: false,
    own: DEFAULT,
  };
}

function emailAbout(kind: EmailKind, language: Language = 'de', change: Partial<AppointmentEmailFacts> = {}) {
  const { calendar, ...email } = appointmentEmail({ ...factsOf(kind, language), ...change });
  if (!calendar) throw new Error(`${kind} brings no entry for the calendar`);
  return { ...email, calendar };
}

const notice = (kind: NoticeKind, event: StoredEvent = EVENT) =>
  garageNotice({
    kind,
    appointment: APPOINTMENT,
    event,
    services: ['Radwechsel'],
    panelUrl: 'https://garage-muster.example/admin/panel',
  });

const KINDS = Object.keys(MAIL_TEXTS.de.mails) as EmailKind[];
const entry = (content: string) => content.replaceAll('\r\n ', '').split('\r\n');

describe('a mail to the customer', () => {
  it.each(LANGUAGES)('says in %s how to end such mails, where somebody else may have booked', (language) => {
    const { text, html } = emailAbout('received', language, { canStop: true });
    const prefix = language === 'de' ? '' : `/${language}`;
    const page = `https://garage-muster.example${prefix}/booking/appointment?stop=ABCD2345&token=secret-token`;
    expect(text).toContain(MAIL_TEXTS[language].notBooked);
    expect(text).toContain(page);
    expect(html).toContain(page.replace('&', '&amp;'));
    expect(emailAbout('received', language).text).not.toContain('?stop=');
  });

  it('leads to the address that its language has on this site', () => {
    const garage = { ...DEFAULT_GARAGE, languages: ['fr', 'de', 'en', 'it', 'pt'] as Language[] };
    const linksIn = (kind: EmailKind, language: Language) => {
      const { text } = emailAbout(kind, language, { garage, canStop: true });
      return [...text.matchAll(/https:\S+/g)].map(([url]) =>
        url.replace('https://garage-muster.example', ''),
      );
    };
    const open = '/booking/appointment?id=ABCD2345&token=secret-token';
    const stop = '/booking/appointment?stop=ABCD2345&token=secret-token';
    expect(linksIn('received', 'fr')).toEqual([open, stop]);
    expect(linksIn('received', 'de')).toEqual([`/de${open}`, `/de${stop}`]);
    expect(linksIn('cancelled', 'de')).toEqual(['/de/booking', `/de${stop}`]);
  });

  it.each(LANGUAGES.flatMap((language) => KINDS.map((kind) => [kind, language] as const)))(
    '%s is whole in %s, as text and as HTML, and says what matters',
    (kind, language) => {
      const { subject, text, html, calendar } = emailAbout(kind, language);
      for (const part of [subject, text, html, calendar.content]) {
        expect(part).not.toMatch(/\{\w+\}|undefined|\bnull\b|ß/);
      }
      for (const fact of [
        'ABCD2345',
        'Radwechsel',
        '07:30',
        'Hebebühne',
        '+41 52 000 00 00',
        'Werkstrasse 12',
      ]) {
        expect(text).toContain(fact);
        expect(html).toContain(fact);
      }
      expect(html).toContain(`<html lang="${language}"`);
    },
  );

  it('reads like this', () => {
    expect(emailAbout('confirmed').text).toMatchInlineSnapshot(`
      "Guten Tag Anna Keller

      Ihr Termin ist bestätigt, wir freuen uns auf Sie.

      Bitte bringen Sie den Fahrzeugausweis und, falls vorhanden, das Serviceheft mit.

      Termin: Montag, 7. Dezember 2026, um 07:30 Uhr
      Unsere Nachricht dazu: Am Freitag ist die Hebebühne besetzt.
      Arbeiten: Radwechsel
      Fahrzeug: Škoda Octavia, 2019, ZH 12345
      Wo: Garage Muster AG, Werkstrasse 12, 8400 Musterwil
      Buchungsnummer: ABCD2345

      Passt es doch nicht? Bis Sonntag, 6. Dezember 2026, um 07:30 Uhr können Sie kostenlos absagen oder eine andere Zeit wählen. Danach gilt die Regelung für nicht wahrgenommene Termine in unseren AGB.

      Fragen beantworten wir gern am Telefon: +41 52 000 00 00.

      Termin ansehen:
      https://garage-muster.example/booking/appointment?id=ABCD2345&token=secret-token

      Freundliche Grüsse
      Garage Muster AG
      Werkstrasse 12, 8400 Musterwil
      +41 52 000 00 00

      "
    `);
  });

  it.each([
    ['fr', 'Rendez-vous\u00A0: lundi 7 décembre 2026 à 07:30'],
    ['it', 'Appuntamento: lunedì 7 dicembre 2026 alle 07:30'],
    ['pt', 'Marcação: segunda-feira, 7 de dezembro de 2026 às 07:30'],
    ['en', 'Appointment: Monday, 7 December 2026 at 07:30'],
  ] as const)('names the moment as people write it in %s', (language, line) => {
    expect(emailAbout('confirmed', language).text).toContain(line);
  });

  it('repeats what a stranger calls a car only once somebody of the garage has answered', () => {
    const received = { event: { ...EVENT, actor: 'customer' as const } };
    expect(emailAbout('received', 'de', received).text).not.toContain('Octavia');
    expect(emailAbout('received', 'de', received).html).not.toContain('Octavia');
    expect(emailAbout('proposed').text).toContain('Fahrzeug: Škoda Octavia, 2019, ZH 12345');
  });

  it('opens the page in the customer’s language, with the token where no server sees it', () => {
    expect(emailAbout('confirmed', 'fr').text).toContain(
      'https://garage-muster.example/fr/booking/appointment?id=ABCD2345&token=secret-token',
    );
    expect(emailAbout('cancelled', 'it').text).toContain('https://garage-muster.example/it/booking\n');
  });

  it('greets by name only what looks like one, and turns nothing of it into markup', () => {
    const appointment = { ...APPOINTMENT, name: 'Gewinn! http://evil.example <b>' };
    const { text, html } = emailAbout('received', 'de', { appointment });
    expect(text.startsWith('Guten Tag\n')).toBe(true);
    expect(html).not.toContain('evil.example');
    expect(emailAbout('received').text.startsWith('Guten Tag Anna Keller\n')).toBe(true);
  });

  it('carries no advertising of whoever books with another one’s address, in no mail and no calendar', () => {
    const appointment = {
      ...APPOINTMENT,
      name: 'evil.example',
      vehicleMake: 'win now http://evil.example',
      vehicleModel: 'evil.example/win',
      vehicleLicensePlate: 'www.evil.ch',
    };
    for (const kind of KINDS) {
      const { subject, text, html, calendar } = emailAbout(kind, 'de', { appointment });
      expect([subject, text, html, entry(calendar.content).join('\n')].join('\n')).not.toMatch(
        /evil|win now/,
      );
    }
    const { calendar } = emailAbout('received', 'de', { appointment });
    expect(entry(calendar.content)).toContain(
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:MAILTO:anna.keller@example.ch',
    );
  });

  it('says of a long job when the car is brought and when it should be ready', () => {
    const long = { ...EVENT, dropOff: true, endDate: '2026-12-08', endMinute: 600 };
    const { text, calendar } = emailAbout('confirmed', 'de', { event: long, standing: long });
    expect(text).toContain('Voraussichtlich fertig: Dienstag, 8. Dezember 2026');
    expect(entry(calendar.content)).toEqual(
      expect.arrayContaining(['DTSTART:20261207T063000Z', 'DTEND:20261207T070000Z']),
    );
  });

  it.each(['ready', 'declined', 'cancelled', 'cancelledByCustomer'] as const)(
    'says of a long job nothing of the time that it takes, once that is over: %s',
    (kind) => {
      const long = { ...EVENT, dropOff: true, endDate: '2026-12-08', endMinute: 600 };
      const { text } = emailAbout(kind, 'de', { event: long, standing: long });
      expect(text).not.toMatch(/Voraussichtlich fertig|halben Tag/);
    },
  );
});

describe('what it brings beside its words', () => {
  it('is nothing that its kind does not ask for, such as after the visit', () => {
    const after = { entry: null, facts: ['when', 'services'], remarks: [], button: null } as const;
    const long: StoredEvent = { ...EVENT, dropOff: true };
    const facts = { ...factsOf('ready'), event: long, standing: long };
    const { text, calendar } = appointmentEmail(facts, after);
    expect(calendar).toBeUndefined();
    expect(text).toContain('Termin: Montag, 7. Dezember 2026, um 07:30 Uhr\nArbeiten: Radwechsel\n\n');
    expect(text).not.toMatch(/https:|Fragen beantworten|halben Tag|kostenlos|Buchungsnummer|Fahrzeug:/);
  });
});

describe('its entry for the calendar', () => {
  it.each<[EmailKind, string, string]>([
    ['confirmed', 'REQUEST', 'CONFIRMED'],
    ['reminder', 'REQUEST', 'CONFIRMED'],
    ['declined', 'CANCEL', 'CANCELLED'],
    ['cancelledByCustomer', 'CANCEL', 'CANCELLED'],
  ])('of %s is a %s that is %s, always under the same name', (kind, method, status) => {
    const { calendar } = emailAbout(kind);
    expect(calendar.method).toBe(method);
    expect(entry(calendar.content)).toEqual(
      expect.arrayContaining([
        `METHOD:${method}`,
        `STATUS:${status}`,
        'UID:ABCD2345@garage-muster.example',
        'SEQUENCE:3',
      ]),
    );
  });

  it('is tentative while the garage has not confirmed', () => {
    const event = { ...EVENT, status: 'pending' as const };
    expect(entry(emailAbout('received', 'de', { event, standing: event }).calendar.content)).toContain(
      'STATUS:TENTATIVE',
    );
  });

  it('stays where it is when another time is only suggested, and names that', () => {
    const event = { ...EVENT, kind: 'proposed' as const, date: '2026-12-09', startMinute: 600 };
    const { subject, text, calendar } = emailAbout('proposed', 'de', { event });
    expect(subject).toBe('Unser Vorschlag: Mittwoch, 9. Dezember 2026, um 10:00 Uhr');
    expect(text).toContain('Termin: Montag, 7. Dezember 2026, um 07:30 Uhr');
    const lines = entry(calendar.content);
    expect(lines).toContain('DTSTART:20261207T063000Z');
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain('9. Dezember 2026');
  });
});

describe('a notice to the garage', () => {
  it.each(Object.keys(noticeTexts.subjects) as NoticeKind[])('%s names customer, car and wish', (kind) => {
    const { subject, text } = notice(kind);
    expect(subject).toContain('Anna Keller, Montag, 7. Dezember 2026, um 07:30 Uhr');
    for (const fact of ['+41 79 123 45 67', 'Škoda Octavia, 2019, ZH 12345', 'Schlüssel im Briefkasten']) {
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
  });

  it('points out a cancellation that came too late to be free', () => {
    const late = new Date('2026-12-06T20:00:00Z');
    const hint = 'Regelung der AGB für nicht wahrgenommene Termine';
    expect(notice('cancelled', { ...EVENT, status: 'cancelled', createdAt: late }).text).toContain(hint);
    expect(notice('cancelled', { ...EVENT, status: 'cancelled' }).text).not.toContain(hint);
    const unconfirmed = { ...EVENT, fromStatus: 'pending' as const, createdAt: late };
    expect(notice('cancelled', unconfirmed).text).not.toContain(hint);
  });
});
