import type { i18n } from 'i18next';
import type { Language } from '@garage/contracts/languages';

/** Long texts that a single page shows, by namespace: the others need not carry them. */
const PAGE_TEXTS = {
  appointment: {
    de: () => import('../../features/appointment/locales/de.json'),
    en: () => import('../../features/appointment/locales/en.json'),
    fr: () => import('../../features/appointment/locales/fr.json'),
    it: () => import('../../features/appointment/locales/it.json'),
    pt: () => import('../../features/appointment/locales/pt.json'),
  },
  booking: {
    de: () => import('../../features/booking/locales/de.json'),
    en: () => import('../../features/booking/locales/en.json'),
    fr: () => import('../../features/booking/locales/fr.json'),
    it: () => import('../../features/booking/locales/it.json'),
    pt: () => import('../../features/booking/locales/pt.json'),
  },
} satisfies Record<string, Record<Language, () => Promise<{ default: object }>>>;

export type PageTexts = keyof typeof PAGE_TEXTS;

/** Gives the texts of a page to those that are here already; the server has all of them. */
export async function addPageTexts(texts: i18n, name: PageTexts): Promise<void> {
  const language = texts.language as Language;
  if (texts.hasResourceBundle(language, name)) return;
  const { default: own } = await PAGE_TEXTS[name][language]();
  texts.addResourceBundle(language, name, own);
}

/** By which the server finds the built file. */
export function pageTextsSource(name: PageTexts, language: Language): string {
  return `src/features/${name}/locales/${language}.json`;
}
