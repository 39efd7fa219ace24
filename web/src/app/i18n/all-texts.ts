import { LANGUAGES, type Language } from '@garage/contracts/languages';
import type { Texts } from './create-i18n.ts';
import { namespacesByLanguage } from './namespaces-by-language.ts';

/** Every language with every feature, for the server. Specs replace this file, having no `import.meta`. */
export const ALL_TEXTS: Record<Language, Texts> = namespacesByLanguage(
  LANGUAGES,
  import.meta.glob<object>(
    ['../layout/locales/*.json', '../../features/*/locales/*.json', '../../locales/*.json'],
    { eager: true, import: 'default' },
  ),
);
