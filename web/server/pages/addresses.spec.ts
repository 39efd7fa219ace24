import { describe, expect, it } from '@jest/globals';
import { resolveAddress } from './addresses.ts';

const page = (language: string, path: string, prefixed: boolean) => ({
  kind: 'page',
  address: { language, path, prefixed },
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

describe('the staff area', () => {
  it('has no language', () => {
    expect(resolveAddress('/admin/login', 'language=en')).toEqual({ kind: 'staff', path: '/admin/login' });
    expect(resolveAddress('/reset-admin', 'language=en')).toEqual({ kind: 'staff', path: '/reset-admin' });
    expect(resolveAddress('/fr/admin', undefined)).toEqual({ kind: 'redirect', to: '/admin', status: 301 });
    expect(resolveAddress('/administration', undefined)).toEqual(page('de', '/administration', false));
  });
});

it('never leads to another site', () => {
  for (const address of ['//evil.example/', '/de//evil.example', '/de/\\evil.example', '/\\/evil.example/']) {
    for (const cookie of [undefined, 'language=en']) {
      const destination = resolveAddress(address, cookie);
      const to = destination.kind === 'redirect' ? destination.to : '/';
      expect(new URL(to, 'https://garage.example').origin).toBe('https://garage.example');
    }
  }
});
