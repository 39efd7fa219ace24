import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { IMPORT_RULES } from './import-rules.ts';

/** The table of who may import what is in CONTRIBUTING; and what the linter's patterns cannot say of it. */
const root = path.resolve(import.meta.dirname, '../..');

/**
 * Records that several features of a service are about: an account has a profile, a role, a second factor
 * and sessions; a page is read by visitors and written by two kinds of editors; a picture of the library is kept
 * by the library, shown by pages and held by editors.
 */
const COMMON_GROUND = new Set([
  'services/auth/src/users/users.repository.js',
  'services/content/src/media/media.repository.js',
  'services/content/src/pages/pages.repository.js',
]);

interface Import {
  from: string;
  to: string;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/spec\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\/(testing|node_modules|dist)\//.test(file));
}

/** Imports between files of the same tree, as paths from the root; packages are left out. */
function relativeImports(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const specifiers = [...text.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)'(\.[^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers.map((specifier) => ({ from: file, to: path.join(path.dirname(file), specifier) }));
}

const webImports = sourceFiles('web/src').flatMap(relativeImports);
const serviceImports = ['auth', 'content', 'contact'].flatMap((service) =>
  sourceFiles(`services/${service}/src`).flatMap(relativeImports),
);

/** `features/contact` of `web/src/features/contact/api/send.ts`. */
function webFeature(file: string): string | undefined {
  return /^web\/src\/(features\/[^/]+)\//.exec(file)?.[1];
}

/** `users` of `services/auth/src/users/users.service.ts`. */
function serviceFeature(file: string): string | undefined {
  return file.split('/')[3];
}

const shown = ({ from, to }: Import) => `${from} → ${to}`;

it('CONTRIBUTING shows the table that the linter takes its patterns from', () => {
  const rows = IMPORT_RULES.map(({ who, may }) => [who, may]);
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column]!.length));
  const line = (left: string, right: string) => `| ${left.padEnd(width(0))} | ${right.padEnd(width(1))} |`;
  const table = [
    line('who', 'may import'),
    `| ${'-'.repeat(width(0))} | ${'-'.repeat(width(1))} |`,
    ...rows.map(([who = '', may = '']) => line(who, may)),
  ].join('\n');
  expect(readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(table);
});

describe('imports inside the web', () => {
  it('are found at all', () => {
    expect(webImports.length).toBeGreaterThan(50);
  });

  it('never go from one feature to another', () => {
    const foreign = webImports.filter(({ from, to }) => {
      const [own, other] = [webFeature(from), webFeature(to)];
      return own !== undefined && other !== undefined && own !== other;
    });
    expect(foreign.map(shown)).toEqual([]);
  });
});

describe('imports inside a service', () => {
  it('are found at all', () => {
    expect(serviceImports.length).toBeGreaterThan(30);
  });

  it('never leave the service by a relative path', () => {
    const leaving = serviceImports.filter(({ from, to }) => {
      const service = from.split('/').slice(0, 3).join('/');
      return !to.startsWith(`${service}/`);
    });
    expect(leaving.map(shown)).toEqual([]);
  });

  it('reach another feature through its service or module, never through its repository', () => {
    const foreign = serviceImports.filter(
      ({ from, to }) =>
        // There, modules say what others may use: services/contact/src/rooms.spec.ts.
        !from.startsWith('services/contact/') &&
        to.endsWith('.repository.js') &&
        serviceFeature(from) !== serviceFeature(to) &&
        !COMMON_GROUND.has(to),
    );
    expect(foreign.map(shown)).toEqual([]);
  });
});
