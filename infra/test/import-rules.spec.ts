import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

/**
 * Who may import what, where the linter's patterns cannot say it: the layers of the web and
 * "a feature never imports another feature".
 */
const root = path.resolve(import.meta.dirname, '../..');

/** What each layer of `web/src` may reach; `own` is the importing feature itself. */
const WEB_LAYERS: Record<string, readonly string[]> = {
  app: ['app', 'pages', 'features', 'components', 'lib', 'theme', 'config', 'locales'],
  pages: ['pages', 'features', 'components', 'lib', 'config', 'app'],
  features: ['own', 'components', 'lib', 'config', 'theme'],
  components: ['components', 'theme', 'lib', 'config'],
  lib: ['lib', 'config'],
  theme: ['theme', 'config'],
  config: ['config'],
};

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

function webLayer(file: string): string | undefined {
  return /^web\/src\/([^/]+)\//.exec(file)?.[1];
}

function isAllowed({ from, to }: Import): boolean {
  const layer = webLayer(from);
  const target = webLayer(to);
  if (layer === undefined) return true; // the entries in web/src itself put everything together
  if (target === undefined) return false;
  const allowed = WEB_LAYERS[layer] ?? [];
  if (target === 'features' && allowed.includes('own')) return webFeature(from) === webFeature(to);
  return allowed.includes(target);
}

const shown = ({ from, to }: Import) => `${from} → ${to}`;

describe('imports inside the web', () => {
  it('are found at all', () => {
    expect(webImports.length).toBeGreaterThan(50);
  });

  it('follow the layers, and no feature reaches into another', () => {
    expect(webImports.filter((one) => !isAllowed(one)).map(shown)).toEqual([]);
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
        to.endsWith('.repository.js') &&
        serviceFeature(from) !== serviceFeature(to) &&
        !COMMON_GROUND.has(to),
    );
    expect(foreign.map(shown)).toEqual([]);
  });
});
