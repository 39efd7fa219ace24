import { createInstance, type i18n } from 'i18next';
import type { Language } from '@garage/contracts/languages';

/** Texts by namespace. */
export type Texts = Record<string, object>;

/**
 * One language at a time: visitors load no other, and the locale spec guarantees that none lacks a
 * key. A change of language is a new page.
 */
export function createI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { ...texts } },
    ns: Object.keys(texts),
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
