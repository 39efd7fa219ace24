/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { createStyleCache } from './style-cache.ts';

it('finds the styles that the server has sent, and leaves all styles in their order', () => {
  document.head.innerHTML =
    '<style data-emotion="css-global 4d5">@layer base,recipes;</style>' +
    '<style data-emotion="css 1a2b3c zz9">.css-1a2b3c{color:red;}.css-1a2b3c:hover{color:blue;}' +
    '@media print{[data-open] .css-zz9{color:black;}}</style>';
  const before = document.head.textContent;
  expect(Object.keys(createStyleCache().inserted).filter(Boolean)).toEqual(['1a2b3c', 'zz9']);
  expect(document.head).toHaveTextContent(before, { normalizeWhitespace: false });
});
