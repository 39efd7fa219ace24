import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@garage/contracts/languages';
import type de from './de.ts';

/** The texts of one language; German defines which there are. */
export type Texts = Record<keyof typeof de, object>;

/**
 * One language at a time: visitors load no other, and the locale spec guarantees that none lacks a
 * key. A change of language is a new page.
 */
export function createI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { ...texts } },
    ns: Object.keys(texts),
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
