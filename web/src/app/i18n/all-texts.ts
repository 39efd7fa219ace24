import type { Language } from '@garage/contracts/languages';
import appointmentDe from '../../features/appointment/locales/de.json';
import appointmentEn from '../../features/appointment/locales/en.json';
import appointmentFr from '../../features/appointment/locales/fr.json';
import appointmentIt from '../../features/appointment/locales/it.json';
import appointmentPt from '../../features/appointment/locales/pt.json';
import bookingDe from '../../features/booking/locales/de.json';
import bookingEn from '../../features/booking/locales/en.json';
import bookingFr from '../../features/booking/locales/fr.json';
import bookingIt from '../../features/booking/locales/it.json';
import bookingPt from '../../features/booking/locales/pt.json';
import de from './de.ts';
import en from './en.ts';
import fr from './fr.ts';
import it from './it.ts';
import pt from './pt.ts';

const german = { ...de, appointment: appointmentDe, booking: bookingDe };

/** With the keys of each namespace. */
export type VisitorTexts = typeof german;

/** Every language with the texts of every page, for the server. */
export const ALL_TEXTS: Record<Language, VisitorTexts> = {
  de: german,
  en: { ...en, appointment: appointmentEn, booking: bookingEn },
  fr: { ...fr, appointment: appointmentFr, booking: bookingFr },
  it: { ...it, appointment: appointmentIt, booking: bookingIt },
  pt: { ...pt, appointment: appointmentPt, booking: bookingPt },
};
