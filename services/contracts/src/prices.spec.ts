import { expect, it } from '@jest/globals';
import { rappenOf } from './prices.js';

it.each([
  ['89', 8900],
  ['89.50', 8950],
  ['1250', 125_000],
  ['0.29', 29],
  ['', null],
  ['89.5', null],
  ['89.–', null],
  ['-5', null],
  ['1234567', null],
])('%j francs are %j Rappen', (francs, rappen) => {
  expect(rappenOf(francs)).toBe(rappen);
});
