import { expect, it } from '@jest/globals';
import { francs, rappenInWords } from './francs.ts';

it.each([
  [80, 'de', 'CHF 80.–'],
  [80, 'fr', 'CHF 80.–'],
  [80, 'en', 'CHF 80'],
  [1200, 'it', 'CHF 1’200.–'],
  [10_000, 'pt', 'CHF 10’000'],
  [89.5, 'de', 'CHF 89.50'],
  [1234.05, 'en', 'CHF 1’234.05'],
])('%d francs are written in %s as %s', (amount, language, written) => {
  expect(francs(amount, language)).toBe(written);
});

it('amounts are written to the Rappen', () => {
  expect([38_050, 5, 123_456_700].map(rappenInWords)).toEqual(['CHF 380.50', 'CHF 0.05', 'CHF 1’234’567.00']);
});
