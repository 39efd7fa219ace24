/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { onFirstSign } from './first-sign.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<button type="button" id="toggle"><i id="icon"></i></button><button type="button" command="show-modal" id="menu"></button><a href="#x" id="link">x</a>' +
    '<form><input required><button type="submit" id="send"></button></form>' +
    '<form method="dialog"><button type="submit" id="close"></button></form>';
});
const unfinished: (() => void)[] = [];

/** Lets every start come to its end, which takes its listeners off the window. */
afterEach(async () => {
  for (const finish of unfinished.splice(0)) finish();
  await turns();
  jest.useRealTimers();
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
});

/** Lets the promises that are settled by now do their work. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

function movePointer(movementX: number): void {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
}

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** A start that ends when the test says so. */
function controlledStart() {
  const { promise, resolve } = Promise.withResolvers<void>();
  unfinished.push(resolve);
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

it('takes the focus in a window that the page opened by itself for no sign, but a key in it for one', () => {
  const { start } = controlledStart();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog data-unasked><a href="#y" id="inside">y</a></dialog>',
  );
  onFirstSign(start, 60_000);
  element('inside').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(start).not.toHaveBeenCalled();
  element('inside').dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(1);
});

it('takes the move that browsers tell of under a resting mouse for no sign, but a real one for one', () => {
  const { start } = controlledStart();
  onFirstSign(start, 60_000);
  movePointer(0);
  expect(start).not.toHaveBeenCalled();
  movePointer(3);
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
  await turns();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('does not repeat what works without scripts', async () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
    value: null,
    configurable: true,
  });
  const { start, finish } = controlledStart();
  onFirstSign(start, 60_000);
  window.dispatchEvent(new Event('pointerdown'));
  element('link').click();
  element('menu').click();
  element('close').click();
  const clicked = jest.fn();
  document.body.addEventListener('click', clicked);
  finish();
  await turns();
  expect(clicked).not.toHaveBeenCalled();
});

it('repeats the click on a command that the browser does not know', async () => {
  const { start, finish } = controlledStart();
  onFirstSign(start, 60_000);
  window.dispatchEvent(new Event('pointerdown'));
  element('menu').click();
  const clicked = jest.fn();
  element('menu').addEventListener('click', clicked);
  finish();
  await turns();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('keeps an early click on "send" until the form checks its fields itself', async () => {
  const { start, finish } = controlledStart();
  onFirstSign(start, 60_000);
  const form = document.querySelector('form') as HTMLFormElement;
  const submitted = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  window.dispatchEvent(new Event('pointerdown'));
  element('send').click();
  finish();
  await turns();
  expect(submitted).not.toHaveBeenCalled();

  form.noValidate = true;
  await turns();

  expect(submitted).toHaveBeenCalledTimes(1);
});

it('lets the click do its plain work when the form is never enhanced', async () => {
  const { start, finish } = controlledStart();
  onFirstSign(start, 60_000);
  const clicked = jest.fn();
  window.dispatchEvent(new Event('pointerdown'));
  element('send').click();
  element('send').addEventListener('click', clicked);
  finish();
  await turns();
  jest.advanceTimersByTime(5000);
  await turns();
  expect(clicked).toHaveBeenCalledTimes(1);
});
