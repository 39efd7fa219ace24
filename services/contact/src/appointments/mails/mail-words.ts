import type { Language } from '@garage/contracts/languages';
import { localizedPath, type SiteLanguages } from '@garage/contracts/page-addresses';
import { fill } from '@garage/shared/texts/fill';
import { clockTime } from '../../calendar/availability/workshop-day.js';
import { zurichInstant, zurichWallClock } from '../../calendar/zurich-time.js';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

/** What mails to customers say, in every language of the site. */
export const MAIL_TEXTS: Record<Language, typeof de> = { de, en, fr, it, pt };
/** The mails to the customer about a visit. */
export type EmailKind = keyof (typeof de)['mails'];

/** Swiss, but where Swiss data put a comma that nobody writes: "mercredi, 25 novembre", "mercoledì, 25 novembre". */
const LOCALES: Record<Language, string> = { de: 'de-CH', en: 'en-CH', fr: 'fr', it: 'it', pt: 'pt-PT' };

/** A day and a time of Europe/Zurich in words, for example `Montag, 7. Dezember 2026, um 07:30 Uhr`. */
export function momentInWords(date: string, minutes: number, language: Language): string {
  return fill(MAIL_TEXTS[language].moment, { date: dayInWords(date, language), time: clockTime(minutes) });
}

export function instantInWords(moment: Date, language: Language): string {
  const { date, minutes } = zurichWallClock(moment);
  return momentInWords(date, minutes, language);
}

export function dayInWords(date: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'Europe/Zurich',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(zurichInstant(date, 12 * 60));
}

/**
 * A page of the site in the customer's language, as a mail names it.
 *
 * @param site The site's address.
 * @param path Without language.
 */
export function pageUrl(site: string, path: string, language: Language, garage: SiteLanguages): string {
  return new URL(site).origin + localizedPath(path, language, garage);
}
