import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { LANGUAGES } from '@garage/contracts/languages';
import { ALL_TEXTS } from './all-texts.ts';
import { createI18n } from './create-i18n.ts';
import { addPageTexts, pageTextsSource } from './page-texts.ts';

const NAMES = ['appointment', 'booking'] as const;
const cases = LANGUAGES.flatMap((language) => NAMES.map((name) => [name, language] as const));

it.each(cases)(
  'the texts of %s come with their page in %s, and the server has the same',
  async (name, language) => {
    const texts = createI18n(language, {});
    await addPageTexts(texts, name);
    const source = join(__dirname, '../../..', pageTextsSource(name, language));
    const written = JSON.parse(readFileSync(source, 'utf8')) as object;
    expect(texts.getResourceBundle(language, name)).toEqual(written);
    expect(ALL_TEXTS[language][name]).toEqual(written);
  },
);
