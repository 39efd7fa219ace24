import { describe, expect, it } from '@jest/globals';
import type { Language } from './languages.js';
import { languageBase, localizedPath } from './page-addresses.js';

const startingWith = (...languages: Language[]) => ({ languages });

describe('an address', () => {
  it('names every language but the first one of the garage', () => {
    const german = startingWith('de', 'en', 'fr', 'it', 'pt');
    expect([
      localizedPath('/', 'de', german),
      localizedPath('/contact', 'de', german),
      localizedPath('/', 'it', german),
      localizedPath('/contact', 'pt', german),
    ]).toEqual(['/', '/contact', '/it', '/pt/contact']);

    const french = startingWith('fr', 'de', 'en', 'it', 'pt');
    expect([
      localizedPath('/', 'fr', french),
      localizedPath('/contact', 'fr', french),
      localizedPath('/', 'de', french),
      localizedPath('/contact', 'de', french),
    ]).toEqual(['/', '/contact', '/de', '/de/contact']);
  });

  it('keeps what it asks for', () => {
    const french = startingWith('fr', 'de');
    expect(localizedPath('/booking/appointment?id=AB&token=x/', 'de', french)).toBe(
      '/de/booking/appointment?id=AB&token=x/',
    );
  });
});

it('German is first where the facts know of no order', () => {
  expect([languageBase('de', {}), languageBase('fr', {})]).toEqual(['', '/fr']);
  expect(languageBase('de', startingWith())).toBe('');
});
