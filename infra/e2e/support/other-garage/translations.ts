import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { LANGUAGE_SUFFIX } from '@garage/contracts/page-texts';

/** A text in the order in which the garage speaks: French first. */
export type Five = readonly [fr: string, de: string, en: string, it: string, pt: string];

const ORDER = ['fr', 'de', 'en', 'it', 'pt'] as const satisfies Language[];

/** A text as the facts and the library keep it. */
export function inEach(words: Five): Record<Language, string> {
  return Object.fromEntries(ORDER.map((language, index) => [language, words[index]])) as Record<
    Language,
    string
  >;
}

/** A page as it is stored, of fields whose texts stand side by side. */
export function page(fields: Record<string, string | Five>): Record<string, string> {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[name, value]]
      : LANGUAGES.map((language) => [name + LANGUAGE_SUFFIX[language], inEach(value)[language]]),
  );
  return Object.fromEntries(entries);
}
