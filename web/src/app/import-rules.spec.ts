import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

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

/** What a file imports of ours: in its head, as a type only, or when it is needed. */
function ownImports(file: string, source: string): string[] {
  return imports(source)
    .filter((path) => path.startsWith('.'))
    .map((path) => join(dirname(file), path));
}

/** The way from a file back to itself, or null. */
function circleAt(start: string, graph: ReadonlyMap<string, string[]>): string[] | null {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const imported of graph.get(file) ?? []) {
      if (imported === start) {
        const way = [file];
        for (let step = file; step !== start;) way.unshift((step = cameFrom.get(step) ?? start));
        return [...way, start];
      }
      if (cameFrom.has(imported)) continue;
      cameFrom.set(imported, file);
      waiting.push(imported);
    }
  }
  return null;
}

it('no file needs itself through others, not even for a type or later', () => {
  // The linter finds the circles of all workspaces, but not those that are closed by what is imported later.
  const graph = new Map(sources.map(({ file, source }) => [file, ownImports(file, source)]));
  const circles = [...graph.keys()].flatMap((file) => circleAt(file, graph)?.join(' → ') ?? []);
  expect(circles).toEqual([]);
});

it('the search for circles finds one', () => {
  const graph = new Map([
    ['a.ts', ['b.ts', 'd.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts', 'a.ts']],
  ]);
  expect(circleAt('a.ts', graph)).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts']);
  expect(circleAt('d.ts', graph)).toBeNull();
});

it('no file looks for others, and nothing behaves differently while developing', () => {
  const readers = sources.filter(({ source }) => source.includes('import.meta')).map(({ file }) => file);
  expect(readers).toEqual([]);
});

it('texts come from lib/texts', () => {
  const others = sources.filter(({ source }) => /from 'react-i18next'/.test(source)).map(({ file }) => file);
  expect(others).toEqual([]);
});

it('the public pages load nothing of the staff area', () => {
  const staff = new RegExp(
    [
      'admin',
      'components/(?:account|drafts|feedback|shared-form|staff-form)/',
      'features/(?:appointments|booking-settings|calendar-subscription|session|contact-messages|content-archive|customers|editors|dashboard|panel|panel-notifications|panel-search|personal-data|promotion-manager|users|profile|settings|vehicle-settings|workshop-jobs)/',
      '@tanstack',
      'react-hook-form',
    ].join('|'),
  );
  const publicFiles = sources.filter(({ file }) => !staff.test(file) && file !== 'app/router.tsx');
  const leaks = publicFiles.flatMap(({ file, source }) =>
    imports(source)
      .filter((path) => staff.test(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(leaks).toEqual([]);
});
