import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import type { Texts } from '../app/i18n/create-i18n.ts';
import { namespacesByLanguage } from '../app/i18n/namespaces-by-language.ts';

const SRC = join(__dirname, '..');

const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:^|\/)locales\/[a-z]+\.json$/.test(path))
  .map((path) => join(SRC, path));

/** In specs the texts come from the disk instead of Vite. */
export const ALL_TEXTS: Record<Language, Texts> = namespacesByLanguage(
  LANGUAGES,
  Object.fromEntries(paths.map((path) => [path, JSON.parse(readFileSync(path, 'utf8')) as object])),
);
