import { describe, expect, it } from '@jest/globals';
import { EDITOR_PAGES, EDITORS } from './editors.js';
import { embedAddresses, mapAddress } from './embed-addresses.js';

describe.each(EDITOR_PAGES)('the addresses of scripts and frames on %s', (page) => {
  const fields = EDITORS[page].sections.flatMap((section) => section.fields);

  it('are fields of its editor', () => {
    const names = new Set(fields.map(({ name }) => name));
    expect(embedAddresses(page).filter((name) => !names.has(name))).toEqual([]);
  });

  it('are at least all that hold a map or the servers of a script', () => {
    const loading = fields.filter(({ type }) => type === 'map' || type === 'hosts').map(({ name }) => name);
    expect(embedAddresses(page)).toEqual(expect.arrayContaining(loading));
  });
});

describe('the address of a map', () => {
  it.each([
    ['https://maps.example/x?a=1&b=2', 'https://maps.example/x?a=1&b=2'],
    [
      '<iframe src="https://maps.example/x?a=1&amp;b=2" width="600"></iframe>',
      'https://maps.example/x?a=1&b=2',
    ],
    ["<iframe width=600 SRC = 'https://maps.example/x'>", 'https://maps.example/x'],
    ['', ''],
  ])('is found in %s', (code, address) => {
    expect(mapAddress(code)).toBe(address);
  });
});
