import { expect, it } from '@jest/globals';
import { SITE_PAGES, EDITORS } from '@garage/contracts/editors';
import { PREVIEW_PATHS, previewPath } from './preview-paths.ts';

it.each(SITE_PAGES)('every section of %s is previewed on a page that can be chosen', (page) => {
  const offered = new Set<string>(PREVIEW_PATHS[page]);
  const shown = EDITORS[page].sections.map(({ id }) => previewPath(page, id));
  expect(shown.filter((path) => !offered.has(path))).toEqual([]);
  expect(new Set(shown).size).toBeLessThanOrEqual(offered.size);
});

it('the preview follows the sections of the legal texts and of what stands on the home page', () => {
  expect(EDITORS.legal.sections.map(({ id }) => previewPath('legal', id))).toEqual([
    '/imprint',
    '/terms',
    '/privacy',
  ]);
  expect([previewPath('about', 'page'), previewPath('about', 'home')]).toEqual(['/about', '/']);
});
