import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import { LANGUAGES } from '@garage/contracts/languages';

const SRC = join(__dirname, '..');

/** What a layer may import beside itself; the linter cannot say "never another feature". */
const ALLOWED: Record<string, string[]> = {
  app: ['pages', 'features', 'components', 'lib', 'config', 'theme', 'locales'],
  pages: ['features', 'components', 'lib', 'config'],
  features: ['components', 'lib', 'config', 'theme'],
  components: ['theme', 'lib', 'config'],
  lib: ['config'],
  theme: [],
  config: [],
};
/** Contracts that every layer may know: they name no feature. */
const COMMON_CONTRACTS = new Set([
  'common',
  'auth',
  'second-factor',
  'languages',
  'garage',
  'permissions',
  'pictures',
  'site-cookie',
]);

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^testing|\.d\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(SRC, file), 'utf8') }));

function imports(source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) => path);
}

function violation(file: string, path: string): boolean {
  const [layer = ''] = file.split('/');
  if (path.startsWith('@garage/contracts/')) {
    const knowsFeatures = layer === 'app' || layer === 'pages' || layer === 'features';
    return !knowsFeatures && !COMMON_CONTRACTS.has(path.slice('@garage/contracts/'.length));
  }
  if (!path.startsWith('.')) return false;
  const target = relative(SRC, join(SRC, dirname(file), path));
  const [targetLayer = '', targetFeature] = target.split('/');
  if (layer === 'features' && targetLayer === 'features') return targetFeature !== file.split('/')[1];
  return targetLayer !== layer && !ALLOWED[layer]?.includes(targetLayer);
}

it('every file imports only from the layers below its own, and no feature another', () => {
  expect(sources.length).toBeGreaterThan(60);
  const violations = sources.flatMap(({ file, source }) =>
    imports(source)
      .filter((path) => violation(file, path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(violations).toEqual([]);
});

it('the rule sees what it forbids', () => {
  expect(violation('features/contact/a.ts', '../home/b.ts')).toBe(true);
  expect(violation('components/ui/a.ts', '../../features/home/b.ts')).toBe(true);
  expect(violation('lib/a.ts', '@garage/contracts/contact')).toBe(true);
  expect(violation('features/contact/components/a.tsx', '../contact-values.ts')).toBe(false);
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
