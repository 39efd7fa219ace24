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

it('opens the popup half a second after the promotions are known, and remembers it', async () => {
  page.startPromotions(layer, WORDS);
  await pass(499);
  expect(openPopup).not.toHaveBeenCalled();
  await pass(1);
  expect(openPopup).toHaveBeenCalledTimes(1);
  expect(openPopup).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }), 'fr', WORDS);
  expect(sessionStorage.getItem('seenPromotions')).toBe('[4]');
});

it('opens one popup per page load, even when another promotion has not been seen', async () => {
  answers = [...answers, { id: 5, showPopup: true, showOnMobile: true }];
  page.startPromotions(layer, WORDS)();
  await pass(600);
  page.startPromotions(layer, WORDS);
  await pass(600);
  page.startPromotions(document.createElement('canvas'), WORDS);
  await pass(600);
  expect(openPopup).toHaveBeenCalledTimes(1);
});

it('asks for promotions once in five minutes', async () => {
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

it('plays the effect of the first promotion that has one', async () => {
  answers = [{ id: 1 }, { id: 2, visualEffect: 'leaves' }, { id: 3, visualEffect: 'snow' }];
  page.startPromotions(layer, WORDS);
  await pass(0);
  expect(playEffect.mock.calls).toEqual([[layer, 'leaves']]);
});

it('does not even load an effect for visitors who want less motion', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  answers = [{ id: 2, visualEffect: 'leaves' }];
  page.startPromotions(layer, WORDS);
  await pass(10);
  expect(playEffect).not.toHaveBeenCalled();
});

it('ends the effect and the popup when the visitor leaves the home page', async () => {
  answers = [{ id: 4, showPopup: true, showOnMobile: true, visualEffect: 'snow' }];
  const end = page.startPromotions(layer, WORDS);
  await pass(600);
  end();
  expect(endEffect).toHaveBeenCalledTimes(1);
  expect(closePopup).toHaveBeenCalledTimes(1);
});

it('opens nothing for who has left before', async () => {
  const end = page.startPromotions(layer, WORDS);
  await pass(300);
  end();
  await pass(5000);
  expect(openPopup).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('seenPromotions')).toBeNull();
});

it('leaves a window alone that the visitor has opened', async () => {
  document.body.innerHTML = '<dialog open></dialog>';
  page.startPromotions(layer, WORDS);
  await pass(600);
  expect(openPopup).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('seenPromotions')).toBeNull();
});

it('shows nothing and says nothing when the call fails, and asks again at the next visit', async () => {
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
