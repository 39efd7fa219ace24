import type { Language } from '@garage/contracts/languages';
import type { Texts } from './create-i18n.ts';

const LOADERS: Record<Language, () => Promise<{ default: Texts }>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
};

/** Fetches the texts of one language, a chunk of its own. */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await LOADERS[language]()).default;
}
