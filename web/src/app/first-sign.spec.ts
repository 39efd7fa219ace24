import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { onFirstSign } from './first-sign.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<button type="button" id="toggle"><i id="icon"></i></button><button type="button" command="show-modal" id="menu"></button><a href="#x" id="link">x</a>';
});
afterEach(() => {
  jest.useRealTimers();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** A start that ends when the test says so. */
function controlledStart() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { start: jest.fn(() => promise), finish: resolve };
}

it('starts once, at the first sign', () => {
  const { start } = controlledStart();
  onFirstSign(start, 60_000);
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pointermove'));
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts by itself after a while, and not twice', () => {
  const { start } = controlledStart();
  onFirstSign(start, 60_000);
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('keydown'));
  expect(start).toHaveBeenCalledTimes(1);
});

it('repeats a click on a button that was made before the scripts were ready', async () => {
  const { start, finish } = controlledStart();
  onFirstSign(start, 60_000);
  window.dispatchEvent(new Event('pointerdown'));
  element('icon').click();
  const clicked = jest.fn();
  element('toggle').addEventListener('click', clicked);
  finish();
  await Promise.resolve();
  await Promise.resolve();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('does not repeat what works without scripts', async () => {
  const { start, finish } = controlledStart();
  onFirstSign(start, 60_000);
  window.dispatchEvent(new Event('pointerdown'));
  element('link').click();
  element('menu').click();
  const clicked = jest.fn();
  document.body.addEventListener('click', clicked);
  finish();
  await Promise.resolve();
  await Promise.resolve();
  expect(clicked).not.toHaveBeenCalled();
});
