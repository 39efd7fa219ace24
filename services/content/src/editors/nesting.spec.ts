import { expect, it } from '@jest/globals';
import { DEFAULT_PAGES } from '../pages/defaults/default-pages.js';
import { nestingOf } from './nesting.js';

it.each([
  ['', 0],
  ['Text - mit > Zeichen * darin', 0],
  ['- eins\n- zwei', 1],
  ['- eins\n  - zwei\n    1. drei\n- vier', 3],
  ['  - eins\n- zwei', 1],
  ['> - 1. drei', 3],
  ['>>> drei', 3],
  ['\t> \t> zwei', 2],
  ['**fett** und *kursiv*', 0],
  ['1950. Ein Jahr', 1],
  ['[a](/b) [c](/d)', 1],
  ['[[a] [b', 2],
  ['[a\n\n[b\n\n[c', 1],
])('nesting is counted in %p', (text, depth) => {
  expect(nestingOf(text)).toBe(depth);
});

it.each([
  ['quotations', '>'.repeat(9000), 9000],
  ['lists', `${'- '.repeat(9000)}x`, 9000],
  ['signs of lists alone', '- '.repeat(9000).trim(), 9000],
  ['stairs', Array.from({ length: 190 }, (_, step) => `${'  '.repeat(step)}- a`).join('\n'), 190],
  ['brackets', '['.repeat(9000), 9000],
  ['openings of formats', '**a_'.repeat(9900), 0],
  ['blanks', ' '.repeat(40_000), 0],
])('nesting is counted in thousands of %s', (_what, text, depth) => {
  expect(nestingOf(text)).toBe(depth);
});

it('nesting is at most two in the texts that come along', () => {
  expect(Math.max(...Object.values(DEFAULT_PAGES.legal).map(nestingOf))).toBeLessThanOrEqual(2);
});
