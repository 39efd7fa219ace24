import type { Language } from '@garage/contracts/languages';
import type { Texts } from './create-i18n.ts';

const LANGUAGES: Record<Language, () => Promise<{ default: Texts }>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
};

/** The texts that come with every page, in one language: one file. */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await LANGUAGES[language]()).default;
}
