/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { startScripts } from './start-scripts.ts';

/** Longer than it takes to paint. */
const SHORT_WHILE_MS = 300;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<button type="button" id="toggle"><i id="icon"></i></button><button type="button" command="show-modal" id="menu"></button><a href="#x" id="link">x</a>' +
    '<a href="#picture" id="picture" data-enhanced="">x</a>' +
    '<form><input required><button type="submit" id="send"></button></form>' +
    '<form method="dialog"><button type="submit" id="close"></button></form>';
});
const unfinished: (() => void)[] = [];

/** Lets every start come to its end, which takes its listeners off the window. */
afterEach(async () => {
  for (const finish of unfinished.splice(0)) finish();
  await jest.advanceTimersByTimeAsync(SHORT_WHILE_MS);
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
});

const turns = () => jest.advanceTimersByTimeAsync(0);

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Scripts that are here when the test says so. */
function scripts() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  unfinished.push(resolve);
  return { start: jest.fn(() => promise), arrive: resolve, fail: reject };
}

it('the scripts start when the page has loaded and has been painted, once', () => {
  const { start } = scripts();
  const loading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  startScripts(start);
  jest.advanceTimersByTime(10 * SHORT_WHILE_MS);
  expect(start).not.toHaveBeenCalled();
  loading.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(SHORT_WHILE_MS);
  window.dispatchEvent(new Event('keydown'));
  expect(start).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'the scripts start at %s, without waiting, and once',
  (sign) => {
    const { start } = scripts();
    startScripts(start);
    expect(start).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    jest.advanceTimersByTime(SHORT_WHILE_MS);
    expect(start).toHaveBeenCalledTimes(1);
  },
);

it('a click on a button that was made before the scripts were ready is repeated', async () => {
  const { start, arrive } = scripts();
  startScripts(start);
  element('icon').click();
  const clicked = jest.fn();
  element('toggle').addEventListener('click', clicked);
  jest.advanceTimersByTime(SHORT_WHILE_MS);
  arrive();
  await turns();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('a click on a link that leads to more with a script is held back, unless it asks for a new tab', async () => {
  const { start, arrive } = scripts();
  startScripts(start);
  const click = (init: MouseEventInit) =>
    element('picture').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(click({ ctrlKey: true })).toBe(true);
  expect(click({})).toBe(false);
  const clicked = jest.fn((event: Event) => event.preventDefault());
  element('picture').addEventListener('click', clicked);
  jest.advanceTimersByTime(SHORT_WHILE_MS);
  arrive();
  await turns();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('a click on what works without scripts is not repeated', async () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
    value: null,
    configurable: true,
  });
  const { start, arrive } = scripts();
  startScripts(start);
  for (const id of ['link', 'menu', 'close']) element(id).click();
  const clicked = jest.fn();
  document.body.addEventListener('click', clicked);
  jest.advanceTimersByTime(SHORT_WHILE_MS);
  arrive();
  await turns();
  expect(clicked).not.toHaveBeenCalled();
});

it('a click on a command that the browser does not know is repeated', async () => {
  const { start, arrive } = scripts();
  startScripts(start);
  element('menu').click();
  const clicked = jest.fn();
  element('menu').addEventListener('click', clicked);
  jest.advanceTimersByTime(SHORT_WHILE_MS);
  arrive();
  await turns();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('an early click on "send" is left to the checks of the form, not to those of the browser', async () => {
  const { start, arrive } = scripts();
  startScripts(start);
  const form = document.querySelector('form') as HTMLFormElement;
  const submitted = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  element('send').click();
  jest.advanceTimersByTime(SHORT_WHILE_MS);
  expect(submitted).not.toHaveBeenCalled();
  arrive();
  await turns();
  // A field that must be filled in is empty: the browser alone would not have sent it.
  expect(submitted).toHaveBeenCalledTimes(1);
});

it('clicks are left alone once the scripts are there', async () => {
  const { start, arrive } = scripts();
  startScripts(start);
  jest.advanceTimersByTime(SHORT_WHILE_MS);
  arrive();
  await turns();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('toggle').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
