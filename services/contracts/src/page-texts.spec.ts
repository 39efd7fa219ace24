import { describe, expect, it } from '@jest/globals';
import { PAGE_FIELDS, type PageFieldSet } from './page-fields.js';
import {
  isTextPage,
  LANGUAGE_SUFFIX,
  listOf,
  pageText,
  publicFields,
  storedFields,
  TEXT_PAGES,
  type PageTexts,
} from './page-texts.js';

describe('the pages of the site', () => {
  it('are those of the specification, the two lists of pictures, the booking, the frame of all and what mails say', () => {
    expect(TEXT_PAGES).toEqual([
      'hero',
      'slogan',
      'home-images',
      'services',
      'about',
      'team',
      'gallery',
      'offers',
      'vehicles',
      'contact',
      'booking',
      'legal',
      'site',
      'mails',
    ]);
  });

  it('are told from other addresses', () => {
    expect(['about', 'gallery', 'offers'].every(isTextPage)).toBe(true);
    expect(['garage', 'About', '', 'toString', '__proto__'].some(isTextPage)).toBe(false);
  });
});

describe('the fields of a page', () => {
  it('carry a suffix in every language but German', () => {
    expect(storedFields('slogan', {})).toEqual([
      'sloganFontSize',
      'sloganColor',
      'showOnHomepage',
      'showOnAllPages',
      'slogan',
      'sloganEn',
      'sloganFr',
      'sloganIt',
      'sloganPt',
    ]);
  });

  it.each(TEXT_PAGES)('of %s have names of their own', (page) => {
    const list = listOf(page);
    const values = list ? { [list.order]: '1,2,999' } : {};
    const stored = storedFields(page, values);
    const names = [...stored, ...publicFields(page, values)];
    expect(new Set(stored).size).toBe(stored.length);
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
    // `title` and a plain `titleEn` would be the same name twice.
    const { plain }: PageFieldSet = PAGE_FIELDS[page];
    const suffixes = Object.values(LANGUAGE_SUFFIX).filter(Boolean);
    expect(plain.filter((name) => suffixes.some((suffix) => name.endsWith(suffix)))).toEqual([]);
  });

  it('keep what is for staff from visitors, and do not store what garage facts know', () => {
    expect(storedFields('contact', {})).toContain('recipientEmail');
    expect(publicFields('contact', {})).not.toContain('recipientEmail');
    expect(publicFields('contact', {})).toEqual(expect.arrayContaining(['address', 'mondayToThursdayPt']));
    expect(storedFields('contact', {})).not.toContain('address');
  });
});

describe('the text of a field', () => {
  const texts = { slogan: 'Los', sloganEn: 'Go', sloganFr: '' } as PageTexts<'slogan'>;

  it('is in the wanted language, else in German', () => {
    expect(pageText(texts, 'slogan', 'en')).toBe('Go');
    expect(pageText(texts, 'slogan', 'fr')).toBe('Los');
    expect(pageText(texts, 'slogan', 'it')).toBe('Los');
    expect(pageText(texts, 'slogan', 'de')).toBe('Los');
  });
});
