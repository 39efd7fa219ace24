import type { Language } from '@garage/contracts/languages';
import type { ComponentType } from 'react';
import type { CalendarProps } from './components/day-calendar.tsx';

const LOCALES = {
  de: async () => (await import('react-day-picker/locale/de')).de,
  en: async () => (await import('react-day-picker/locale/en-GB')).enGB,
  fr: async () => (await import('react-day-picker/locale/fr')).fr,
  it: async () => (await import('react-day-picker/locale/it')).it,
  pt: async () => (await import('react-day-picker/locale/pt')).pt,
} as const;

/** Fetches the calendar in a language: only who looks for a day needs it. */
export async function loadCalendar(language: Language): Promise<ComponentType<CalendarProps>> {
  const [{ localizedCalendar }, locale] = await Promise.all([
    import('./components/day-calendar.tsx'),
    LOCALES[language](),
  ]);
  return localizedCalendar(locale);
}
