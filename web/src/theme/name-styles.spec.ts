/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { createStyleCache, nameStyles } from './style-cache.ts';

it('lets Emotion know the styles of a page that came without the list, and keeps all styles in their order', () => {
  document.head.innerHTML =
    '<style data-emotion="css-global 4d5">@layer base,recipes;</style>' +
    '<style data-emotion="css ">.css-1a2b3c{color:red;}.css-1a2b3c:hover{color:blue;}' +
    '@media print{[data-open] .css-zz9{color:black;}}</style>';
  const before = document.head.textContent;
  // Emotion makes a cache of its own when it is loaded.
  expect(Object.keys(createStyleCache().inserted).filter(Boolean)).toEqual([]);
  expect(document.head).toHaveTextContent(before, { normalizeWhitespace: false });
  nameStyles();
  expect(Object.keys(createStyleCache().inserted)).toEqual(['1a2b3c', 'zz9']);
  expect(document.head).toHaveTextContent(before, { normalizeWhitespace: false });
});
