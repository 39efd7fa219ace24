import type { Language } from '@garage/contracts/languages';
import type { LoadTexts } from '../../lib/texts/text-store.ts';
import { trackedImport } from '../page-loading.ts';
import type { Texts } from './create-i18n.ts';

interface LanguageFiles {
  shared: Texts;
  /** By path of the source. */
  features: Record<string, () => Promise<object>>;
}

const LANGUAGE_FILES: Record<Language, () => Promise<{ default: LanguageFiles }>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
};

export interface LanguageTexts {
  /** What every page shows, and what the first page asked for. */
  texts: Texts;
  /** Fetches what another page needs. */
  load: LoadTexts;
}

/** The texts of one language, as far as the first page needs them. */
export async function loadLanguage(
  language: Language,
  namespaces: readonly string[],
): Promise<LanguageTexts> {
  const { shared, features } = (await LANGUAGE_FILES[language]()).default;
  const load = trackedImport(async (namespace: string) => {
    const file = features[`../../features/${namespace}/locales/${language}.json`];
    if (!file) throw new Error(`No feature has texts called ${namespace}`);
    return file();
  });
  const own = await Promise.all(namespaces.map(async (name) => [name, await load(name)] as const));
  return { texts: { ...shared, ...Object.fromEntries(own) }, load };
}
