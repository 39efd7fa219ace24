import { describe, expect, it } from '@jest/globals';
import { EDITOR_PAGES } from './editors.js';
import { PAGE_FIELDS } from './page-fields.js';
import { type PageTexts, publicFields, storedFields } from './page-texts.js';

describe('the fields of the pages', () => {
  it('are those that the editors describe, in their order', () => {
    expect(PAGE_FIELDS.slogan).toEqual({
      plain: ['sloganFontSize', 'sloganColor', 'showOnHomepage', 'showOnAllPages'],
      localized: ['slogan'],
    });
    expect(PAGE_FIELDS.legal.localized).toEqual(
      ['impressum', 'agb', 'datenschutz'].flatMap((id) => [
        `${id}Title`,
        `${id}Content`,
        `${id}MetaTitle`,
        `${id}MetaDescription`,
      ]),
    );
    expect(PAGE_FIELDS.about.plain).toContain('experienceYears');
  });

  it.each(EDITOR_PAGES)('of %s exist for every page that has an editor', (page) => {
    expect(Object.keys(PAGE_FIELDS)).toContain(page);
  });

  it('are known to the compiler by name, entries of lists included', () => {
    const entry: (keyof PageTexts<'services'>)[] = ['service3TitleFr', 'service3Color', 'pageTitleIt'];
    expect(publicFields('services', { serviceOrder: '3' })).toEqual(expect.arrayContaining(entry));
    // @ts-expect-error a kind of work has no telephone
    const phone: keyof PageTexts<'services'> = 'service3Phone';
    expect(publicFields('services', { serviceOrder: '3' })).not.toContain(phone);
  });

  it('say in their types which have a text per language', () => {
    const known: (keyof PageTexts<'about'>)[] = ['equipmentItem5Fr', 'traditionImage', 'experienceYears'];
    const answered = [...publicFields('about', {}), ...storedFields('about', {})];
    expect(answered).toEqual(expect.arrayContaining(known));
    // @ts-expect-error no editor describes it
    const unknown: keyof PageTexts<'about'> = 'equipmentItem6';
    // @ts-expect-error a picture is the same in every language
    const translated: keyof PageTexts<'about'> = 'traditionImageFr';
    expect(answered).not.toEqual(expect.arrayContaining([unknown]));
    expect(answered).not.toEqual(expect.arrayContaining([translated]));
  });
});
