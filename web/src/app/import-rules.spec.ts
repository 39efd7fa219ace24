import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { LANGUAGES } from '@garage/contracts/languages';

const SRC = join(__dirname, '..');

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^testing|\.d\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }));

function imports(source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) => path);
}

it('the sources are found at all', () => {
  expect(sources.length).toBeGreaterThan(60);
});

it('only the languages look for files, and nothing behaves differently while developing', () => {
  const readers = sources.filter(({ source }) => source.includes('import.meta')).map(({ file }) => file);
  const languages = ['all-texts', ...LANGUAGES].map((name) => `app/i18n/${name}.ts`);
  expect(readers.toSorted()).toEqual(languages.toSorted());
});

it('texts come from lib/texts, which waits for them', () => {
  const others = sources.filter(({ source }) => /from 'react-i18next'/.test(source)).map(({ file }) => file);
  expect(others).toEqual([]);
});

it('the public pages load nothing of the staff area', () => {
  const staff =
    /(?:components\/staff|features\/(?:appointments|booking-settings|session|contact-messages|content-archive|editors|dashboard|panel|personal-data|promotion-manager|users|profile|settings|vehicle-settings)|admin-app|admin-texts|@tanstack|react-hook-form)/;
  const lazyOnly = new Set(['app/router.tsx', 'lib/query-client.ts']);
  const publicFiles = sources.filter(
    ({ file }) =>
      !/admin|components\/staff|features\/(?:appointments|booking-settings|session|contact-messages|content-archive|editors|dashboard|panel|personal-data|promotion-manager|users|profile|settings|vehicle-settings)/.test(
        file,
      ) && !lazyOnly.has(file),
  );
  const leaks = publicFiles.flatMap(({ file, source }) =>
    imports(source)
      .filter((path) => staff.test(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(leaks).toEqual([]);
});
