import { describe, expect, it } from '@jest/globals';
import { PAGE_FIELDS, type PageFieldSet } from './page-fields.js';
import { describedName, listField } from './editor-pages.js';
import { EDITOR_PAGES, EDITORS } from './editors.js';

/** What no page shows: who gets the mails is set with those. */
const WITHOUT_EFFECT = new Set(['contact.recipientEmail']);

describe.each(EDITOR_PAGES)('the editor of %s', (page) => {
  const fields = EDITORS[page].sections.flatMap((section) => section.fields);
  const entryFields = listField(page)?.fields ?? [];
  const names = [...fields, ...entryFields].map(({ name }) => name);
  const { plain, localized, staffOnly = [], list }: PageFieldSet = PAGE_FIELDS[page];
  const parts = list ? [list.order, ...list.plain, ...list.localized] : [];

  it('offers every field of its page once, and no other', () => {
    const offered: string[] = [...plain, ...localized, ...staffOnly, ...parts].filter(
      (name) => !WITHOUT_EFFECT.has(`${page}.${name}`),
    );
    expect(names.toSorted()).toEqual(offered.toSorted());
  });

  it('asks for words where there is a text per language, and nowhere for a colour in French', () => {
    const perLanguage = new Set([...localized, ...(list?.localized ?? [])]);
    const others = [...fields, ...entryFields].filter(
      ({ name, type }) => perLanguage.has(name) && !type.startsWith('text'),
    );
    expect(others).toEqual([]);
  });

  it('has each section once, and at most one list', () => {
    const { sections } = EDITORS[page];
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(fields.filter(({ type }) => type === 'list')).toHaveLength(list ? 1 : 0);
  });

  it('knows the description of a text in every language', () => {
    for (const name of localized) {
      for (const suffix of ['En', 'Fr', 'It', 'Pt']) {
        expect(describedName(page, name + suffix)).toEqual({
          field: fields.find((field) => field.name === name) ?? null,
          entry: null,
          isGerman: false,
        });
      }
    }
    for (const name of ['toString', '__proto__', 'En', '']) expect(describedName(page, name)).toBeNull();
  });
});

describe('the fields of an entry', () => {
  it('are known for every number, in every language, under older names too', () => {
    const title = listField('services')?.fields.find(({ name }) => name === 'Title');
    expect(describedName('services', 'service999TitlePt')).toEqual({
      field: title,
      entry: 999,
      isGerman: false,
    });
    expect(describedName('services', 'service7Color')).toMatchObject({ entry: 7, field: { type: 'color' } });
    expect(describedName('hero', 'backgroundImage')).toMatchObject({ entry: 1, field: { type: 'image' } });
  });

  it.each([
    ['services', 'service0Title'],
    ['services', 'service01Title'],
    ['services', 'service1000Title'],
    ['services', 'service1ImageEn'],
    ['services', 'service1'],
    ['services', 'service1Toggle'],
    ['services', 'member1Name'],
    ['hero', 'slide1Image'],
    ['about', 'service1Title'],
  ] as const)('of %s do not include %s', (page, name) => {
    expect(describedName(page, name)).toBeNull();
  });
});
