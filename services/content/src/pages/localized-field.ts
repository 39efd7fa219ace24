import { LANGUAGES, type LocalizedText } from '@garage/contracts/languages';
import { LANGUAGE_SUFFIX } from '@garage/contracts/page-texts';

/** A page's values by field name. */
export type PageValues = Record<string, string>;

/** The texts of a field in all the languages that have one. */
export function localizedField(values: PageValues, field: string): LocalizedText {
  const text: LocalizedText = { de: values[field] ?? '' };
  for (const language of LANGUAGES) {
    const translated = values[`${field}${LANGUAGE_SUFFIX[language]}`];
    if (translated) text[language] = translated;
  }
  return text;
}

/** Flags are stored as `Ja` and `Nein`, or as `true` and `false`. */
export function isSet(value: string | undefined): boolean {
  return value === 'Ja' || value === 'true';
}
