import { isCalendarDate } from '@garage/contracts/calendar-day';
import type { Language } from '@garage/contracts/languages';

/**
 * All fields of a page are stored as text; here they become what they stand for. A content service
 * older than this site does not know all of them yet.
 */

/** Null is no number. */
export function wholeNumber(text = ''): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** English is British, as the texts are. */
const LOCALES: Record<Language, string> = { de: 'de-CH', en: 'en-GB', fr: 'fr-CH', it: 'it-CH', pt: 'pt-PT' };

/** A day in words; null is no day. */
export function dateText(day = '', language: Language): { text: string; day: string } | null {
  if (!isCalendarDate(day)) return null;
  const words = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return { text: words.format(new Date(day)), day };
}

export function numberWithin(text = '', least: number, most: number, usual: number): number {
  const value = Number(text);
  return text.trim() === '' || Number.isNaN(value) ? usual : Math.min(Math.max(value, least), most);
}

/** Flags are stored as `Ja` and `Nein`, or as `true` and `false`. */
export function isSet(text = ''): boolean {
  return text === 'Ja' || text === 'true';
}

/** Null is no colour. */
export function color(text = ''): string | null {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) ? text : null;
}

/** A whole address of another site; null is none. */
export function httpsAddress(address = ''): string | null {
  return URL.parse(address)?.protocol === 'https:' ? address : null;
}

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;
/** Browsers leave line breaks and tabs out of an address: what follows them stands elsewhere than it seems. */
const LEFT_OUT = /\p{Cc}/u;

/** An address that can do nothing but lead where it says; null is none. */
export function safeLink(address = ''): string | null {
  return SAFE_LINK.test(address) && !LEFT_OUT.test(address) ? address : null;
}
