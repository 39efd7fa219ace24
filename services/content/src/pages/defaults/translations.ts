import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { LANGUAGE_SUFFIX } from '@garage/contracts/page-texts';
import type { PageValues } from '../localized-field.js';

/** A default text is written in all languages. */
export type Translations = Record<Language, string>;

/** A default record as it is written: by field, the languages of a text side by side. */
export type WrittenPage = Record<string, string | Translations>;

/** The record as it is stored: flat, with the language at the end of the name. */
export function flatten(written: WrittenPage): PageValues {
  const entries = Object.entries(written).flatMap(([field, text]) =>
    typeof text === 'string'
      ? [[field, text]]
      : LANGUAGES.map((language) => [`${field}${LANGUAGE_SUFFIX[language]}`, text[language]]),
  );
  return Object.fromEntries(entries) as PageValues;
}
