import { expect, it } from '@jest/globals';
import { findingValues, rappen, toFindingRequest } from './finding-form.ts';

it.each([
  ['380.50', 38_050],
  ['380,5', 38_050],
  ["1'380", 138_000],
  ['1’380.–', 138_000],
  ['0.1', 10],
  ['', null],
  ['gratis', null],
  ['-5', null],
  ['3.805', null],
])('%j is read as %j Rappen', (typed, wanted) => {
  expect(rappen(typed)).toBe(wanted);
});

it('the form of a finding sends back what it was filled with', () => {
  const finding = { title: 'Bremsen', rating: 'red' as const, text: null, price: 38_050, minutes: 60 };
  expect(toFindingRequest(findingValues(finding))).toEqual({
    title: 'Bremsen',
    rating: 'red',
    price: 38_050,
    minutes: 60,
  });
});
