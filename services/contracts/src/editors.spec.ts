import { describe, expect, it } from '@jest/globals';
import { PAGE_FIELDS } from './page-fields.js';
import { fieldsByName } from './editor-pages.js';
import { EDITOR_PAGES, EDITORS } from './editors.js';

/** Stored for the future: the site shows nothing of them, so an editor would pretend. */
const WITHOUT_EFFECT = new Set([
  ...PAGE_FIELDS.services.plain
    .filter((name) => /^service\d+(?:Color|IsActive)$/.test(name))
    .map((name) => `services.${name}`),
  ...[
    'sectionTitle',
    'sectionDescription',
    'openingHoursTitle',
    'specialInfo',
    'formTitle',
    'formIntro',
    'nameLabel',
    'emailLabel',
    'messageLabel',
    'submitButtonText',
    'recipientEmail',
  ].map((name) => `contact.${name}`),
]);

describe.each(EDITOR_PAGES)('the editor of %s', (page) => {
  const fields = EDITORS[page].sections.flatMap((section) => section.fields);
  const names = fields.map(({ name }) => name);
  const { plain, localized, ...rest } = PAGE_FIELDS[page];
  const staffOnly = 'staffOnly' in rest ? rest.staffOnly : [];

  it('offers every field of its page once, and no other', () => {
    const offered: string[] = [...plain, ...localized, ...staffOnly].filter(
      (name) => !WITHOUT_EFFECT.has(`${page}.${name}`),
    );
    expect(names.toSorted()).toEqual(offered.toSorted());
  });

  it('asks for words where there is a text per language, and nowhere for a colour in French', () => {
    const perLanguage: readonly string[] = localized;
    const others = fields.filter(({ name, type }) => perLanguage.includes(name) && !type.startsWith('text'));
    expect(others).toEqual([]);
  });

  it('names sections by fields that it has, each section once', () => {
    const { sections } = EDITORS[page];
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    const misnamed = sections.filter(
      ({ namedBy, fields: own }) => namedBy && !own.some(({ name }) => name === namedBy),
    );
    expect(misnamed).toEqual([]);
  });

  it('knows the description of a text in every language', () => {
    const known = fieldsByName(page);
    for (const name of localized) {
      for (const suffix of ['En', 'Fr', 'It', 'Pt']) expect(known.get(name + suffix)).toBe(known.get(name));
    }
    expect(known.has('toString')).toBe(false);
  });
});
