import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@garage/contracts/languages';
import { ALL_TEXTS } from './all-texts.ts';

const SRC = join(__dirname, '../..');

type Texts = Record<string, string>;

function files(pattern: RegExp, folder = SRC): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(pattern, path);
    return pattern.test(path) ? [path] : [];
  });
}

function flatten(value: object, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null
        ? Object.entries(flatten(inner, `${prefix}${key}.`))
        : [[prefix + key, String(inner)]],
    ),
  );
}

function texts(folder: string, language: string): Texts {
  return flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as object);
}

const placeholders = (value: string) => (value.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** The German files that a source imports: folder and the name of the import. */
function imported(file: string): { folder: string; name: string }[] {
  const source = readFileSync(join(__dirname, file), 'utf8');
  return [...source.matchAll(/import (\w+) from '([^']+)\/de\.json'/g)].map(([, name = '', path = '']) => ({
    folder: join(__dirname, dirname(file), path),
    name,
  }));
}
/** Called like the folder around it; the words used everywhere are `common`. */
const namespaceOf = (folder: string) => basename(dirname(folder)).replace(/^src$/, 'common');

/** Folder of texts → its name in i18next. The staff area is German only and registers its own. */
const namespaces = new Map<string, { name: string; staff: boolean }>([
  ...imported('../admin-texts.ts').map(({ folder, name }) => [folder, { name, staff: true }] as const),
  ...[...imported('de.ts'), ...imported('all-texts.ts')].map(
    ({ folder }) => [folder, { name: namespaceOf(folder), staff: false }] as const,
  ),
]);
const folders = [...new Set(files(/locales\/[a-z]+\.json$/).map((file) => join(file, '..')))];
const named = folders.map((folder) => [relative(SRC, folder), folder] as const);

const sources = files(/\.tsx?$/)
  .filter((file) => !/\.spec\.|\/testing\/|\/i18n\//.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

describe.each(named)('%s', (_name, folder) => {
  const registered = namespaces.get(folder);
  const german = texts(folder, 'de');

  it('is registered', () => {
    expect([...namespaces.keys()]).toContain(folder);
  });

  it('has the same keys and placeholders in every language', () => {
    const languages = registered?.staff ? ['de'] : LANGUAGES;
    for (const language of languages) {
      const translated = texts(folder, language);
      expect(Object.keys(translated).toSorted()).toEqual(Object.keys(german).toSorted());
      for (const [key, text] of Object.entries(translated)) {
        expect([language, key, placeholders(text)]).toEqual([language, key, placeholders(german[key] ?? '')]);
      }
    }
  });

  it('has no empty text and no sharp s', () => {
    for (const language of registered?.staff ? ['de'] : LANGUAGES) {
      for (const [key, text] of Object.entries(texts(folder, language))) {
        expect([language, key, text.trim()]).not.toEqual([language, key, '']);
        expect(text).not.toMatch(/(?:^|[^ö])ß(?!er)/);
      }
    }
  });

  it('has no German left in other languages', () => {
    if (registered?.staff) return;
    const germanWords = /\b(?:und|oder|nicht|Sie|Ihre?n?|wir|uns|werden|bitte|eine?n?|mit|für|ist)\b/;
    for (const language of LANGUAGES.filter((choice) => choice !== 'de')) {
      for (const [key, text] of Object.entries(texts(folder, language))) {
        expect([language, key, germanWords.exec(text)?.[0]]).toEqual([language, key, undefined]);
        // Longer texts that are the same were not translated; names and loan words are short.
        expect([language, key, text.length > 24 && text === german[key]]).toEqual([language, key, false]);
      }
    }
  });

  it('contains no other text and asks for no format, which the browser could not give', () => {
    for (const language of registered?.staff ? (['de'] as const) : LANGUAGES) {
      for (const [key, text] of Object.entries(texts(folder, language)))
        expect([key, /\$t\(|\{\{[^}]*[^\w}]/.exec(text)?.[0]]).toEqual([key, undefined]);
    }
  });

  it('keeps French punctuation on the line of its word', () => {
    if (registered?.staff) return;
    for (const [key, text] of Object.entries(texts(folder, 'fr'))) {
      // A hard space before it, nowhere none and nowhere a soft one.
      expect([key, /(?:^|[^\u00a0:;?!])[:;?!](?=[\s»]|$)/.exec(text)?.[0]]).toEqual([key, undefined]);
    }
  });

  it('has no text that nobody uses, and none that belongs to another folder', () => {
    const name = registered?.name ?? '';
    const users = sources.filter(
      ({ source }) =>
        source.includes(`'${name}'`) || source.includes(`'${name}:`) || source.includes(`\`${name}:`),
    );
    for (const key of Object.keys(german)) {
      const used = users.some(({ source }) => usesKey(source, name, key));
      expect([key, used]).toEqual([key, true]);
    }
  });
});

/** A key counts as used when it stands in the source, whole or as a template with `${…}` for a part. */
function usesKey(source: string, namespace: string, key: string): boolean {
  const plain = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
  if (source.includes(`'${plain}'`) || source.includes(`'${namespace}:${plain}'`)) return true;
  return [...source.matchAll(/`([\w:.-]*\$\{[^`\n]*)`/g)].some(([, template = '']) => {
    const parts = template.replace(`${namespace}:`, '').split(/\$\{[^}]*\}/);
    // `${a}` alone would match everything.
    if (parts.join('').length < 3) return false;
    const pattern = parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('[^.]+');
    return new RegExp(`^${pattern}$`).test(plain);
  });
}

it('visitors get the texts of each folder under its name', () => {
  const names = [...namespaces.values()].filter(({ staff }) => !staff).map(({ name }) => name);
  expect(Object.keys(ALL_TEXTS.de).toSorted()).toEqual(names.toSorted());
});

const importedPaths = (source: string) => source.match(/(?<=')\.\.[^']+(?=')/g);

it.each(LANGUAGES)('the texts in %s take the words of no other language', (language) => {
  const [own, originals] = [language, 'de'].map((name) =>
    readFileSync(join(__dirname, `${name}.ts`), 'utf8'),
  );
  expect(importedPaths(own ?? '')).toEqual(
    importedPaths(originals?.replaceAll('/de.json', `/${language}.json`) ?? ''),
  );
});

it('every key that the code asks for in full is known', () => {
  const all = new Map([...namespaces].map(([folder, { name }]) => [name, texts(folder, 'de')]));
  const isKnown = (space: string, key: string) =>
    Object.keys(all.get(space) ?? {}).some((known) => known === key || known.startsWith(`${key}_`));
  const missing: string[] = [];
  for (const { file, source } of sources) {
    const own = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
    );
    for (const [, asked = ''] of source.matchAll(/\bt\('([\w:.]+)'/g)) {
      const [space = '', key = ''] = asked.includes(':') ? asked.split(':') : ['', asked];
      const spaces = space ? [space] : ['common', ...own];
      if (!spaces.some((name) => isKnown(name, key))) missing.push(`${relative(SRC, file)}: ${asked}`);
    }
  }
  expect(missing).toEqual([]);
});

it('no text for people is left in the components', () => {
  const literal: string[] = [];
  for (const { file, source } of sources.filter((entry) => entry.file.endsWith('.tsx'))) {
    for (const [, text = ''] of source.matchAll(
      /[\w"'}]>\s*([^<>{}=;()]*[A-Za-zÄÖÜäöü]{3,}[^<>{}=;()]*)\s*<\//g,
    )) {
      literal.push(`${relative(SRC, file)}: ${text.trim()}`);
    }
    for (const [attribute] of source.matchAll(
      /\b(?:aria-label|title|placeholder|alt)="[^"]*[A-Za-zÄÖÜ]{3,}[^"]*"/g,
    )) {
      literal.push(`${relative(SRC, file)}: ${attribute}`);
    }
  }
  expect(literal).toEqual([]);
});
