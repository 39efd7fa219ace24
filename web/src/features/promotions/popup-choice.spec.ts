/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ActivePromotion } from '@garage/contracts/promotions';
import { choosePopup, rememberSeen, SEEN_KEY } from './popup-choice.ts';

const promotion = (id: number, change: Partial<ActivePromotion> = {}) =>
  ({ id, showPopup: true, showOnMobile: true, ...change }) as ActivePromotion;

beforeEach(() => {
  jest.replaceProperty(window, 'innerWidth', 1024);
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('the popup is that of the first promotion with one', () => {
  expect(choosePopup([promotion(1, { showPopup: false }), promotion(2), promotion(3)])?.id).toBe(2);
  expect(choosePopup([])).toBeUndefined();
});

it('the popup is the next one once the first has been seen, and then none', () => {
  const both = [promotion(1), promotion(2)];
  rememberSeen(1);
  expect(choosePopup(both)?.id).toBe(2);
  rememberSeen(2);
  expect(choosePopup(both)).toBeUndefined();
  expect(sessionStorage.getItem(SEEN_KEY)).toBe('[1,2]');
});

it.each([
  [767, false, undefined],
  [768, false, 1],
  [767, true, 1],
])('the popup in a window %p px wide, made for phones: %p, is %p', (width, showOnMobile, id) => {
  jest.replaceProperty(window, 'innerWidth', width);
  expect(choosePopup([promotion(1, { showOnMobile })])?.id).toBe(id);
});

it.each(['{', '7', 'null'])('%s in the storage is taken for no popup seen', (stored) => {
  sessionStorage.setItem(SEEN_KEY, stored);
  expect(choosePopup([promotion(1)])?.id).toBe(1);
  rememberSeen(1);
  expect(choosePopup([promotion(1)])).toBeUndefined();
});
