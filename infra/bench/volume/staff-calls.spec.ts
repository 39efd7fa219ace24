import { expect, it } from '@jest/globals';
import { STAFF_ROUTES } from '../../e2e/api/permission-matrix.ts';
import { STAFF_CALLS } from './staff-calls.ts';

it('every staff route that reads is measured with years of data, or left out for a reason', () => {
  const reading = Object.keys(STAFF_ROUTES).filter((route) => route.startsWith('GET '));
  expect(Object.keys(STAFF_CALLS).toSorted()).toEqual(reading.toSorted());
});
