import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startWidget, type InitWidget } from './start-widget.ts';

const WIDGET = {
  scriptUrl: 'https://widget.example/search.js',
  initFunction: 'Cars.init',
  dealerId: '4711',
  configId: 'abc',
  height: 800,
  hosts: [],
};
const OPTIONS = { dealerId: '4711', configId: 'abc', language: 'fr' } as const;

let frame: Window & { Cars?: { init?: InitWidget } };
let element: HTMLElement;
const onEnd = jest.fn();
const script = () => frame.document.querySelector('script');
const start = () => startWidget(WIDGET, { window: frame, element, language: 'fr' }, onEnd);

beforeEach(() => {
  jest.useFakeTimers();
  const iframe = document.body.appendChild(document.createElement('iframe'));
  frame = iframe.contentWindow as Window;
  element = frame.document.body.appendChild(frame.document.createElement('div'));
  element.textContent = 'before';
});
afterEach(() => {
  jest.useRealTimers();
  onEnd.mockReset();
  document.body.replaceChildren();
});

describe('a script that is there already', () => {
  it('is initialised again after 200 ms, in an empty place', () => {
    const init = jest.fn<InitWidget>();
    frame.Cars = { init };
    start();
    jest.advanceTimersByTime(199);
    expect(init).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(init.mock.calls[0]?.[0]).toBe(element);
    expect(init.mock.calls[0]?.[1]).toEqual(OPTIONS);
    expect(element).toBeEmptyDOMElement();
    expect(onEnd.mock.calls).toEqual([['shown']]);
    expect(script()).toBeNull();
  });

  it('but not ready is asked ten times, every 300 ms', () => {
    frame.document.head.append(
      Object.assign(frame.document.createElement('script'), { src: WIDGET.scriptUrl }),
    );
    start();
    jest.advanceTimersByTime(200 + 10 * 300 - 1);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd.mock.calls).toEqual([['failed']]);
    expect(frame.document.querySelectorAll('script')).toHaveLength(1);
  });

  it('is used as soon as it is ready', () => {
    frame.document.head.append(
      Object.assign(frame.document.createElement('script'), { src: WIDGET.scriptUrl }),
    );
    start();
    jest.advanceTimersByTime(200 + 9 * 300);
    frame.Cars = { init: jest.fn() };
    jest.advanceTimersByTime(300);
    expect(onEnd.mock.calls).toEqual([['shown']]);
  });
});

describe('a script that is not there', () => {
  it('is loaded, then asked twenty times, every 200 ms', () => {
    start();
    expect(script()).toBeNull();
    jest.advanceTimersByTime(200);
    expect(script()?.src).toBe(WIDGET.scriptUrl);
    script()?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(20 * 200 - 1);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd.mock.calls).toEqual([['failed']]);
  });

  it('may become ready late', () => {
    start();
    jest.advanceTimersByTime(200);
    script()?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(19 * 200);
    const init = jest.fn<InitWidget>();
    frame.Cars = { init };
    jest.advanceTimersByTime(200);
    expect(init).toHaveBeenCalledTimes(1);
    expect(onEnd.mock.calls).toEqual([['shown']]);
  });

  it('fails at once when it cannot be loaded, and is loaded anew by the next attempt', () => {
    start();
    jest.advanceTimersByTime(200);
    script()?.dispatchEvent(new Event('error'));
    expect(onEnd.mock.calls).toEqual([['failed']]);
    expect(script()).toBeNull();
    start();
    jest.advanceTimersByTime(200);
    expect(script()).not.toBeNull();
  });
});

it('fails when the function throws', () => {
  frame.Cars = {
    init: () => {
      throw new Error('theirs');
    },
  };
  start();
  jest.advanceTimersByTime(200);
  expect(onEnd.mock.calls).toEqual([['failed']]);
});

it('does nothing more once it is stopped', () => {
  const stop = start();
  jest.advanceTimersByTime(200);
  stop();
  script()?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});
