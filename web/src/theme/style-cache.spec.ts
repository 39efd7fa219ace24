/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { pageStyleCache } from './style-cache.ts';

it('the style cache knows the styles that the server has sent, and leaves them where they are', () => {
  document.head.innerHTML =
    '<style data-style-names="4d5">@layer base,recipes;</style>' +
    '<style data-style-names="1a2b3c zz9">.css-1a2b3c{color:red;}.css-zz9{color:blue;}</style>' +
    '<title>Garage</title>';
  const before = document.head.innerHTML;
  expect(pageStyleCache().inserted).toEqual({ '4d5': true, '1a2b3c': true, zz9: true });
  expect(document.head.innerHTML).toBe(before);
});
