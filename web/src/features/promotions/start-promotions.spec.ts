/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ActivePromotion } from '@garage/contracts/promotions';

const openPopup = jest.fn<(promotion: ActivePromotion, ...rest: unknown[]) => () => void>();
const closePopup = jest.fn();
const playEffect = jest.fn<(canvas: HTMLCanvasElement, effect: string) => () => void>();
const endEffect = jest.fn();
jest.mock('./popup.ts', () => ({ openPopup }));
jest.mock('./effects/play-effect.ts', () => ({ playEffect }));

const WORDS = { language: 'fr' as const, close: 'Zu', contact: 'Kontakt', contactHref: '/contact' };
const fetched = jest.fn<typeof fetch>();
let answers: Partial<ActivePromotion>[] = [];
let layer: HTMLCanvasElement;
/** Every spec is a page load of its own. */
let page: typeof import('./start-promotions.ts');

beforeEach(async () => {
  jest.useFakeTimers();
  jest.replaceProperty(window, 'innerWidth', 1024);
  layer = document.createElement('canvas');
  answers = [{ id: 4, showPopup: true, showOnMobile: true, visualEffect: null }];
  fetched.mockImplementation(
    async () => ({ ok: true, text: async () => JSON.stringify({ promotions: answers }) }) as Response,
  );
  globalThis.fetch = fetched;
  openPopup.mockReturnValue(closePopup);
  playEffect.mockReturnValue(endEffect);
  jest.resetModules();
  page = await import('./start-promotions.ts');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('the popup opens half a second after the promotions are known, and is remembered', async () => {
  page.startPromotions(layer, WORDS);
  await pass(499);
  expect(openPopup).not.toHaveBeenCalled();
  await pass(1);
  expect(openPopup).toHaveBeenCalledTimes(1);
  expect(openPopup).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }), 'fr', WORDS);
  expect(sessionStorage.getItem('seenPromotions')).toBe('[4]');
});

it('one popup opens per page load, even when another promotion has not been seen', async () => {
  answers = [...answers, { id: 5, showPopup: true, showOnMobile: true }];
  page.startPromotions(layer, WORDS)();
  await pass(600);
  page.startPromotions(layer, WORDS);
  await pass(600);
  page.startPromotions(document.createElement('canvas'), WORDS);
  await pass(600);
  expect(openPopup).toHaveBeenCalledTimes(1);
});

it('promotions are asked for once in five minutes', async () => {
  page.startPromotions(layer, WORDS)();
  await pass(600);
  page.startPromotions(layer, WORDS)();
  await pass(4 * 60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(60_001);
  page.startPromotions(layer, WORDS);
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('the effect of the first promotion that has one is played', async () => {
  answers = [{ id: 1 }, { id: 2, visualEffect: 'leaves' }, { id: 3, visualEffect: 'snow' }];
  page.startPromotions(layer, WORDS);
  await pass(0);
  expect(playEffect.mock.calls).toEqual([[layer, 'leaves']]);
});

it('an effect is not even loaded for visitors who want less motion', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  answers = [{ id: 2, visualEffect: 'leaves' }];
  page.startPromotions(layer, WORDS);
  await pass(10);
  expect(playEffect).not.toHaveBeenCalled();
});

it('the effect and the popup end when the visitor leaves the home page', async () => {
  answers = [{ id: 4, showPopup: true, showOnMobile: true, visualEffect: 'snow' }];
  const end = page.startPromotions(layer, WORDS);
  await pass(600);
  end();
  expect(endEffect).toHaveBeenCalledTimes(1);
  expect(closePopup).toHaveBeenCalledTimes(1);
});

it('no popup opens for who has left before', async () => {
  const end = page.startPromotions(layer, WORDS);
  await pass(300);
  end();
  await pass(5000);
  expect(openPopup).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('seenPromotions')).toBeNull();
});

it('a window that the visitor has opened is left alone', async () => {
  document.body.innerHTML = '<dialog open></dialog>';
  page.startPromotions(layer, WORDS);
  await pass(600);
  expect(openPopup).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('seenPromotions')).toBeNull();
});

it('promotions show and say nothing when their call fails, and are asked for again at the next visit', async () => {
  const said = jest.spyOn(console, 'error');
  fetched.mockRejectedValue(new TypeError('offline'));
  page.startPromotions(layer, WORDS)();
  await pass(10_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect([openPopup, playEffect, said].map((mock) => mock.mock.calls.length)).toEqual([0, 0, 0]);
  page.startPromotions(layer, WORDS);
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(4);
});
