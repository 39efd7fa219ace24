import { describe, expect, it } from '@jest/globals';
import { DEFAULT_GARAGE } from './default-garage.js';
import { isLanguage, LANGUAGES, localized } from './languages.js';

describe('localized', () => {
  it('answers in the wanted language', () => {
    expect(localized({ de: 'Werkstatt', fr: 'Atelier' }, 'fr')).toBe('Atelier');
  });

  it('falls back to German when a translation is missing or empty', () => {
    expect(localized({ de: 'Werkstatt', en: '' }, 'en')).toBe('Werkstatt');
    expect(localized({ de: 'Werkstatt' }, 'pt')).toBe('Werkstatt');
  });

  it('answers with a translation even where German is empty', () => {
    expect(localized({ de: '', fr: 'Atelier' }, 'fr')).toBe('Atelier');
  });
});

describe('isLanguage', () => {
  it('knows the five languages of the site and nothing else', () => {
    expect(LANGUAGES.every(isLanguage)).toBe(true);
    expect(['rm', 'DE', '', undefined, null, 3].some(isLanguage)).toBe(false);
  });
});

describe('the default garage', () => {
  it('describes itself in every language', () => {
    expect(Object.keys(DEFAULT_GARAGE.description).toSorted()).toEqual([...LANGUAGES].toSorted());
  });

  it('opens before it closes, without overlapping blocks', () => {
    const blocks = Object.values(DEFAULT_GARAGE.openingHours);
    expect(blocks.flat()).toHaveLength(10);
    for (const day of blocks) {
      const times = day.flatMap(({ from, to }) => [from, to]);
      expect(times).toEqual(times.toSorted());
    }
  });
});
