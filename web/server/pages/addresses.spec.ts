import { describe, expect, it } from '@jest/globals';
import type { Language } from '@garage/contracts/languages';
import { parsePath, resolveAddress as resolve } from './addresses.ts';

const GERMAN_FIRST = { languages: ['de', 'en', 'fr', 'it', 'pt'] satisfies Language[] };
const FRENCH_FIRST = { languages: ['fr', 'de', 'en', 'it', 'pt'] satisfies Language[] };
const resolveAddress = (pathname: string, cookie: string | undefined) =>
  resolve(pathname, cookie, GERMAN_FIRST);

const page = (language: string, path: string, prefixed: boolean) => ({
  kind: 'page',
  address: { language, path, prefixed },
});

describe('the address', () => {
  it.each([
    ['/english', { language: 'de', path: '/english', prefixed: false }],
    ['/fr/contact', { language: 'fr', path: '/contact', prefixed: true }],
    ['/de/contact', { language: 'de', path: '/contact', prefixed: true }],
  ] as const)('%s is split into language and page', (pathname, expected) => {
    expect(parsePath(pathname, GERMAN_FIRST)).toEqual(expected);
  });
});

describe('an address with a language', () => {
  it('is shown in that language, whatever was chosen before', () => {
    expect(resolveAddress('/en/contact', 'language=fr')).toEqual(page('en', '/contact', true));
  });

  it('gets its canonical form', () => {
    expect(resolveAddress('/en/', undefined)).toEqual({ kind: 'redirect', to: '/en', status: 301 });
    expect(resolveAddress('/de/contact', undefined)).toEqual({
      kind: 'redirect',
      to: '/contact',
      status: 301,
    });
    expect(resolveAddress('/de', undefined)).toEqual({ kind: 'redirect', to: '/', status: 301 });
  });
});

describe('an address without a language', () => {
  it('is German for visitors who chose nothing, or German', () => {
    expect(resolveAddress('/contact', undefined)).toEqual(page('de', '/contact', false));
    expect(resolveAddress('/contact', 'a=b; language=de')).toEqual(page('de', '/contact', false));
  });

  it('leads to the language chosen before', () => {
    expect(resolveAddress('/contact', 'a=b; language=pt; c=d')).toEqual({
      kind: 'redirect',
      to: '/pt/contact',
      status: 302,
    });
    expect(resolveAddress('/', 'language=en')).toEqual({ kind: 'redirect', to: '/en', status: 302 });
  });

  it('goes by the cookie of https before an older one', () => {
    const destination = resolveAddress('/', 'language=en; __Host-language=it');
    expect(destination).toEqual({ kind: 'redirect', to: '/it', status: 302 });
    expect(resolveAddress('/', '__Host-language=de; language=en')).toEqual(page('de', '/', false));
  });

  it.each(['language=xx', 'language=', 'language=en-GB', 'mylanguage=en', 'language=../en'])(
    'ignores the cookie %s',
    (cookie) => {
      expect(resolveAddress('/contact', cookie)).toEqual(page('de', '/contact', false));
    },
  );

  it('loses its trailing slash', () => {
    expect(resolveAddress('/contact/', undefined)).toEqual({ kind: 'redirect', to: '/contact', status: 301 });
  });
});

const resolveThere = (pathname: string, cookie?: string) => resolve(pathname, cookie, FRENCH_FIRST);

describe('where French is first', () => {
  it('an address without a language is French for visitors who chose nothing, or French', () => {
    expect(resolveThere('/')).toEqual(page('fr', '/', false));
    expect(resolveThere('/contact', 'language=fr')).toEqual(page('fr', '/contact', false));
  });

  it('an address without a language leads to the one chosen before, which may be German', () => {
    expect(resolveThere('/contact', 'language=de')).toEqual({
      kind: 'redirect',
      to: '/de/contact',
      status: 302,
    });
    expect(resolveThere('/', 'language=en')).toEqual({ kind: 'redirect', to: '/en', status: 302 });
  });

  it('German has addresses of its own, and French ones lead to those without a language', () => {
    expect(resolveThere('/de', 'language=fr')).toEqual(page('de', '/', true));
    expect(resolveThere('/de/contact')).toEqual(page('de', '/contact', true));
    expect(resolveThere('/fr')).toEqual({ kind: 'redirect', to: '/', status: 301 });
    expect(resolveThere('/fr/contact')).toEqual({ kind: 'redirect', to: '/contact', status: 301 });
  });

  it('the staff area is where it is', () => {
    expect(resolveThere('/admin/login', 'language=de')).toEqual({ kind: 'staff', path: '/admin/login' });
    expect(resolveThere('/de/admin')).toEqual({ kind: 'redirect', to: '/admin', status: 301 });
  });
});

describe('the staff area', () => {
  it('has no language', () => {
    expect(resolveAddress('/admin/login', 'language=en')).toEqual({ kind: 'staff', path: '/admin/login' });
    expect(resolveAddress('/reset-admin', 'language=en')).toEqual({ kind: 'staff', path: '/reset-admin' });
    expect(resolveAddress('/fr/admin', undefined)).toEqual({ kind: 'redirect', to: '/admin', status: 301 });
    expect(resolveAddress('/administration', undefined)).toEqual(page('de', '/administration', false));
  });
});

it('no address leads to another site', () => {
  const requests = [GERMAN_FIRST, FRENCH_FIRST].flatMap((order) => [
    [undefined, order] as const,
    ['language=en', order] as const,
  ]);
  for (const address of ['//evil.example/', '/de//evil.example', '/de/\\evil.example', '/\\/evil.example/']) {
    for (const [cookie, order] of requests) {
      const destination = resolve(address, cookie, order);
      const to = destination.kind === 'redirect' ? destination.to : '/';
      expect(new URL(to, 'https://garage.example').origin).toBe('https://garage.example');
    }
  }
});
