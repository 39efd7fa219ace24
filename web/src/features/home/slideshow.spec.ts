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

/** jsdom loads no pictures: they are there, or on their way, or broken. */
function pretend(image: HTMLImageElement, complete: boolean, naturalWidth: number): void {
  Object.defineProperty(image, 'complete', { configurable: true, value: complete });
  Object.defineProperty(image, 'naturalWidth', { configurable: true, value: naturalWidth });
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
  for (const image of stage.querySelectorAll('img')) pretend(image, true, 100);
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

it('shows each picture for eight seconds, fading for one and a half, and begins again', () => {
  start();
  jest.advanceTimersByTime(SLIDE_MS - 1);
  expect(states()).toEqual(['shown', 'next', '']);
  jest.advanceTimersByTime(1);
  expect(states()).toEqual(['leaving', 'shown', '']);
  jest.advanceTimersByTime(FADE_MS);
  expect(states()).toEqual(['', 'shown', '']);
  jest.advanceTimersByTime(2 * SLIDE_MS - FADE_MS);
  expect(states()).toEqual(['shown', '', 'leaving']);
  expect(SLIDE_MS).toBe(8000);
});

it('renders a picture, and so loads it, only shortly before it is due', () => {
  start();
  jest.advanceTimersByTime(2900);
  expect(states()).toEqual(['shown', '', '']);
  jest.advanceTimersByTime(200);
  expect(states()).toEqual(['shown', 'next', '']);
});

it('marks which one is shown', () => {
  start();
  jest.advanceTimersByTime(SLIDE_MS);
  expect([...stage.querySelectorAll('b')].map(({ dataset }) => dataset['mark'])).toEqual(['', 'current', '']);
});

it('waits for a picture that is still on its way', () => {
  start();
  pretend(picture(1), false, 0);
  jest.advanceTimersByTime(2 * SLIDE_MS);
  expect(states()).toEqual(['shown', 'next', '']);
  pretend(picture(1), true, 100);
  picture(1).dispatchEvent(new Event('load'));
  expect(states()).toEqual(['leaving', 'shown', '']);
});

it('passes over a picture that cannot be loaded', () => {
  start();
  pretend(picture(1), true, 0);
  jest.advanceTimersByTime(SLIDE_MS);
  expect(states()[0]).toBe('shown');
  jest.advanceTimersByTime(SLIDE_MS);
  expect(states()).toEqual(['leaving', '', 'shown']);
});

it('stops while the visitor says so, and goes on', () => {
  start();
  const box = stage.querySelector('input')!;
  box.click();
  jest.advanceTimersByTime(5 * SLIDE_MS);
  expect(states()).toEqual(['shown', '', '']);
  expect(stage.dataset['running']).toBe('paused');
  box.click();
  jest.advanceTimersByTime(SLIDE_MS);
  expect(states()).toEqual(['leaving', 'shown', '']);
});

it('stands still in a hidden tab', () => {
  start();
  hideTab(true);
  jest.advanceTimersByTime(5 * SLIDE_MS);
  expect(states()).toEqual(['shown', '', '']);
  hideTab(false);
  jest.advanceTimersByTime(SLIDE_MS);
  expect(states()).toEqual(['leaving', 'shown', '']);
});

it('does not move for who prefers less motion, also when that is chosen later', () => {
  prefersStill = true;
  start();
  jest.advanceTimersByTime(5 * SLIDE_MS);
  expect(states()).toEqual(['shown', '', '']);
  expect(stage.dataset['running']).toBeUndefined();
  prefersStill = false;
  preference.dispatchEvent(new Event('change'));
  jest.advanceTimersByTime(SLIDE_MS);
  expect(states()).toEqual(['leaving', 'shown', '']);
});

it('runs once, however often it is started, and ends', () => {
  start();
  startSlideshow(stage);
  jest.advanceTimersByTime(SLIDE_MS);
  expect(states()).toEqual(['leaving', 'shown', '']);
  stop();
  jest.advanceTimersByTime(5 * SLIDE_MS);
  expect(states()).toEqual(['leaving', 'shown', '']);
  expect(jest.getTimerCount()).toBe(0);
});

it('leaves a single picture alone', () => {
  start(1);
  expect(jest.getTimerCount()).toBe(0);
});
