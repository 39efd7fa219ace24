import { expect, it } from '@jest/globals';
import { createStyleCache, nameStyles } from './style-cache.ts';

it('lets Emotion know the styles of a page that came without the list', () => {
  document.head.innerHTML =
    '<style data-emotion="css">.css-1a2b3c{color:red;}.css-1a2b3c:hover{color:blue;}' +
    '@media print{[data-open] .css-zz9{color:black;}}</style>';
  expect(Object.keys(createStyleCache().inserted)).toEqual([]);
  nameStyles();
  expect(Object.keys(createStyleCache().inserted)).toEqual(['1a2b3c', 'zz9']);
});
