/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { startSlideshow } from './slideshow.ts';
import { FADE_MS, SLIDE_MS } from './slideshow-times.ts';

let stop: () => void;
let stage: HTMLElement;
let prefersStill: boolean;
let preference: EventTarget & { matches: boolean };

const states = () =>
  [...stage.querySelectorAll<HTMLElement>('[data-slide]')].map((slide) => slide.dataset['slide']);

function picture(index: number): HTMLImageElement {
  return stage.querySelectorAll('img')[index]!;
}

/** jsdom loads no pictures: when this settles, the picture is there or broken. */
function pretend(image: HTMLImageElement, decoded: Promise<void>): void {
  image.decode = () => decoded;
}

function hideTab(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

function start(count = 3): void {
  stage.innerHTML =
    Array.from({ length: count }, (_each, index) => `<i data-slide="${index ? '' : 'shown'}"><img></i>`).join(
      '',
    ) + '<b data-mark="current"></b><b data-mark=""></b><b data-mark=""></b><input type="checkbox">';
  for (const image of stage.querySelectorAll('img')) pretend(image, Promise.resolve());
  stop = startSlideshow(stage);
}

beforeEach(() => {
  jest.useFakeTimers();
  prefersStill = false;
  preference = Object.assign(new EventTarget(), { matches: false });
  Object.defineProperty(preference, 'matches', { get: () => prefersStill });
  globalThis.matchMedia = (() => preference) as unknown as typeof matchMedia;
  stage = document.createElement('section');
  document.body.replaceChildren(stage);
});
afterEach(() => {
  stop?.();
  hideTab(false);
  jest.useRealTimers();
});

it('the slideshow shows each picture for eight seconds, fading for one and a half, and begins again', async () => {
  start();
  await jest.advanceTimersByTimeAsync(SLIDE_MS - 1);
  expect(states()).toEqual(['shown', 'next', '']);
  await jest.advanceTimersByTimeAsync(1);
  expect(states()).toEqual(['leaving', 'shown', '']);
  await jest.advanceTimersByTimeAsync(FADE_MS);
  expect(states()).toEqual(['', 'shown', '']);
  await jest.advanceTimersByTimeAsync(2 * SLIDE_MS - FADE_MS);
  expect(states()).toEqual(['shown', '', 'leaving']);
  expect(SLIDE_MS).toBe(8000);
});

it('the slideshow renders a picture, and so loads it, only shortly before it is due', async () => {
  start();
  await jest.advanceTimersByTimeAsync(2900);
  expect(states()).toEqual(['shown', '', '']);
  await jest.advanceTimersByTimeAsync(200);
  expect(states()).toEqual(['shown', 'next', '']);
});

it('the slideshow marks which picture is shown', async () => {
  start();
  await jest.advanceTimersByTimeAsync(SLIDE_MS);
  expect([...stage.querySelectorAll('b')].map(({ dataset }) => dataset['mark'])).toEqual(['', 'current', '']);
});

it('the slideshow waits for a picture that is still on its way', async () => {
  start();
  const loading = Promise.withResolvers<void>();
  pretend(picture(1), loading.promise);
  await jest.advanceTimersByTimeAsync(2 * SLIDE_MS);
  expect(states()).toEqual(['shown', 'next', '']);
  loading.resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(states()).toEqual(['leaving', 'shown', '']);
});

it('the slideshow passes over a picture that cannot be loaded', async () => {
  start();
  pretend(picture(1), Promise.reject(new Error('broken')));
  await jest.advanceTimersByTimeAsync(SLIDE_MS);
  expect(states()[0]).toBe('shown');
  await jest.advanceTimersByTimeAsync(SLIDE_MS);
  expect(states()).toEqual(['leaving', '', 'shown']);
});

it('the slideshow stops while the visitor says so, and goes on', async () => {
  start();
  const box = stage.querySelector('input')!;
  box.click();
  await jest.advanceTimersByTimeAsync(5 * SLIDE_MS);
  expect(states()).toEqual(['shown', '', '']);
  expect(stage.dataset['running']).toBe('paused');
  box.click();
  await jest.advanceTimersByTimeAsync(SLIDE_MS);
  expect(states()).toEqual(['leaving', 'shown', '']);
});

it('the slideshow stands still in a hidden tab', async () => {
  start();
  hideTab(true);
  await jest.advanceTimersByTimeAsync(5 * SLIDE_MS);
  expect(states()).toEqual(['shown', '', '']);
  hideTab(false);
  await jest.advanceTimersByTimeAsync(SLIDE_MS);
  expect(states()).toEqual(['leaving', 'shown', '']);
});

it('the slideshow does not move for who prefers less motion, also when that is chosen later', async () => {
  prefersStill = true;
  start();
  await jest.advanceTimersByTimeAsync(5 * SLIDE_MS);
  expect(states()).toEqual(['shown', '', '']);
  expect(stage.dataset['running']).toBeUndefined();
  prefersStill = false;
  preference.dispatchEvent(new Event('change'));
  await jest.advanceTimersByTimeAsync(SLIDE_MS);
  expect(states()).toEqual(['leaving', 'shown', '']);
});

it('the slideshow ends', async () => {
  start();
  await jest.advanceTimersByTimeAsync(SLIDE_MS);
  expect(states()).toEqual(['leaving', 'shown', '']);
  stop();
  await jest.advanceTimersByTimeAsync(5 * SLIDE_MS);
  expect(states()).toEqual(['leaving', 'shown', '']);
  expect(jest.getTimerCount()).toBe(0);
});

it('the slideshow leaves a single picture alone', () => {
  start(1);
  expect(jest.getTimerCount()).toBe(0);
});
