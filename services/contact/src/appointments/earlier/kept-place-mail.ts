import { appointmentPage } from '@garage/contracts/booking';
import type { GarageFacts } from '@garage/contracts/garage';
import type { Language } from '@garage/contracts/languages';
import type { OwnMailTexts } from '@garage/contracts/mail-texts';
import { fill } from '@garage/shared/texts/fill';
import { wording } from '../../mail-texts/wording.js';
import type { RenderedMail } from '../../mail/rendered-mail.js';
import { renderMail } from '../../mail/templates/mail-layout.js';
import type { Appointment } from '../appointment.js';
import { instantInWords, MAIL_TEXTS, momentInWords, pageUrl } from '../mails/mail-words.js';
import { addressLine } from '../mails/visit-entry.js';
import type { StoredKeptPlace } from './kept-places.repository.js';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

const TEXTS: Record<Language, typeof de> = { de, en, fr, it, pt };

interface KeptPlaceMailFacts {
  appointment: Appointment;
  kept: Pick<StoredKeptPlace, 'date' | 'startMinute' | 'endsAt'>;
  garage: Pick<GarageFacts, 'name' | 'address' | 'phone' | 'languages'>;
  /** The site's address. */
  site: string;
  /** Of the mails about the appointment. */
  token: string;
  /** How the garage words it. */
  own: OwnMailTexts;
}

/** The default. */
export function keptPlaceSubject(language: Language): string {
  return TEXTS[language].subject;
}

/** The mail that offers a customer an earlier place. */
export function keptPlaceMail(facts: KeptPlaceMailFacts): RenderedMail {
  const { appointment, kept, garage, site, token, own } = facts;
  const { language, bookingId, name } = appointment;
  const texts = TEXTS[language];
  const common = MAIL_TEXTS[language];
  const words = {
    kept: momentInWords(kept.date, kept.startMinute, language),
    until: instantInWords(kept.endsAt, language),
    when: momentInWords(appointment.appointmentDate, appointment.startMinute, language),
    number: bookingId,
    garage: garage.name,
    phone: garage.phone,
  };
  const { subject, greeting, closing } = wording(
    { mail: 'keptPlace', language, subject: texts.subject, name, words },
    own,
  );
  return renderMail({
    language,
    subject,
    greeting,
    paragraphs: texts.paragraphs.map((paragraph) => fill(paragraph, words)),
    facts: [
      [texts.kept, words.kept],
      [texts.until, words.until],
      [texts.now, words.when],
      [common.labels.number, bookingId],
    ],
    button: {
      label: texts.open,
      href: pageUrl(site, appointmentPage(bookingId, token), language, garage),
    },
    remarks: [fill(common.call, words)],
    signature: [closing, garage.name, addressLine(garage), garage.phone],
  });
}
