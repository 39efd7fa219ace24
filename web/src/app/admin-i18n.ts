import type { i18n } from 'i18next';
import adminTexts from './admin-texts.ts';
import { createI18n } from './i18n/create-i18n.ts';
import german from './i18n/de.ts';

/** German, whatever language the visitor's browser or the public pages have. */
export function createAdminI18n(): i18n {
  return createI18n('de', { ...german, ...adminTexts });
}
