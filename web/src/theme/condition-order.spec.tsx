/** @jest-environment node */
import { afterAll, expect, it, jest } from '@jest/globals';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { SITE_CONTENT } from '../testing/site-content.ts';

// Before anything is loaded: Chakra remembers what it has compared.
const compare = jest.spyOn(String.prototype, 'localeCompare');
afterAll(() => compare.mockRestore());

it('no page makes a phone load the rules by which words are sorted', async () => {
  const { renderPage } = await import('../app/entry-server.tsx');
  const { PAGES } = await import('../app/pages.ts');
  const state = {
    language: 'de' as const,
    base: '',
    garage: DEFAULT_GARAGE,
    closures: [],
    renderedAt: '2026-11-23T09:00:00Z',
    content: SITE_CONTENT,
  };
  for (const { path } of PAGES) await renderPage(path.replace(':service', '1'), state);
  const compared = compare.mock.calls.map(
    ([other], call) => `${String(compare.mock.contexts[call])} ~ ${other}`,
  );
  // Two conditions without a width at one element: one of them belongs to an element inside, or to `global-css.ts`.
  expect(compared).toEqual([]);
});
