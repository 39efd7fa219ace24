/** Languages of the public site. */
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
/** In which every text is there, and the staff area; which one a garage puts first is another matter (`firstLanguage`). */
export const DEFAULT_LANGUAGE: Language = 'de';

/** A text per language. German is always there; a missing one falls back to it. */
export type LocalizedText = { de: string } & Partial<Record<Language, string>>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The text in the wanted language, else in German. An empty translation counts as missing. */
export function localized(text: LocalizedText, language: Language): string {
  return text[language] || text.de;
}
