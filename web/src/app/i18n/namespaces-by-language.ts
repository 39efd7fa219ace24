import type { Language } from '@garage/contracts/languages';
import type { Texts } from './create-i18n.ts';

/** A namespace is called like the folder around its `locales`; the words used everywhere are `common`. */
function namespaceOf(path: string): string {
  const folder = /([^/]+)\/locales\/[^/]+$/.exec(path)?.[1];
  return folder === undefined || folder === '..' || folder === 'src' ? 'common' : folder;
}

/** Sorts files like `features/team/locales/de.json` by language and namespace. */
export function namespacesByLanguage(
  languages: readonly Language[],
  files: Record<string, object>,
): Record<Language, Texts> {
  const texts = languages.map((language) => {
    const own = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.json`));
    return [language, Object.fromEntries(own.map(([path, file]) => [namespaceOf(path), file]))] as const;
  });
  return Object.fromEntries(texts) as Record<Language, Texts>;
}
