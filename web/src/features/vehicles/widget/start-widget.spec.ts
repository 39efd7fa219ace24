/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SEARCH_MOUNT_ID } from '../../../components/third-parties/embeds.ts';
import { type FramedWidget, type InitWidget, START_SCRIPT } from './start-widget.ts';

const WIDGET: FramedWidget = {
  scriptUrl: 'https://widget.example/search.js',
  initFunction: 'Cars.init',
  dealerId: '4711',
  configId: 'abc',
  language: 'fr',
};
const OPTIONS = { dealerId: '4711', configId: 'abc', language: 'fr' };

type Frame = Window & typeof globalThis & { Cars?: { init?: InitWidget } };

let frame: Frame;
let mount: HTMLElement;
const toPage = jest.spyOn(window, 'postMessage');
const states = () =>
  toPage.mock.calls.map(([message]) => (message as { vehicleSearch: string }).vehicleSearch);
const script = () => frame.document.querySelector('script');
const send = (data: unknown, source: MessageEventSource | null = window) =>
  frame.dispatchEvent(new frame.MessageEvent('message', { data, source }));
const start = () => send({ vehicleSearch: 'start' });

/** As the page that the web server makes for the frame. */
beforeEach(() => {
  jest.useFakeTimers();
  const iframe = document.body.appendChild(document.createElement('iframe'));
  frame = iframe.contentWindow as Frame;
  Object.assign(frame, { setTimeout, clearTimeout });
  mount = frame.document.body.appendChild(frame.document.createElement('div'));
  mount.id = SEARCH_MOUNT_ID;
  mount.dataset['widget'] = JSON.stringify(WIDGET);
  mount.textContent = 'before';
  frame.eval(START_SCRIPT);
});
afterEach(() => {
  jest.useRealTimers();
  toPage.mockClear();
  document.body.replaceChildren();
});

function addScript(): void {
  frame.document.head.append(
    Object.assign(frame.document.createElement('script'), { src: WIDGET.scriptUrl }),
  );
}

describe('a script that is there already', () => {
  it('is initialised again after 200 ms, in an empty place', () => {
    const init = jest.fn<InitWidget>();
    frame.Cars = { init };
    start();
    jest.advanceTimersByTime(199);
    expect(init).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(init.mock.calls[0]?.[0]).toBe(mount);
    expect(init.mock.calls[0]?.[1]).toEqual(OPTIONS);
    expect(mount.childNodes).toHaveLength(0);
    expect(states()).toEqual(['started', 'shown']);
    expect(script()).toBeNull();
  });

  it('but not ready is asked ten times, every 300 ms', () => {
    addScript();
    start();
    jest.advanceTimersByTime(200 + 10 * 300 - 1);
    expect(states()).toEqual(['started']);
    jest.advanceTimersByTime(1);
    expect(states()).toEqual(['started', 'failed']);
    expect(frame.document.querySelectorAll('script')).toHaveLength(1);
  });

  it('is used as soon as it is ready', () => {
    addScript();
    start();
    jest.advanceTimersByTime(200 + 9 * 300);
    frame.Cars = { init: jest.fn() };
    jest.advanceTimersByTime(300);
    expect(states()).toEqual(['started', 'shown']);
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
    expect(states()).toEqual(['started']);
    jest.advanceTimersByTime(1);
    expect(states()).toEqual(['started', 'failed']);
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
    expect(states()).toEqual(['started', 'shown']);
  });

  it('fails at once when it cannot be loaded, and is loaded anew by the next attempt', () => {
    start();
    jest.advanceTimersByTime(200);
    script()?.dispatchEvent(new Event('error'));
    expect(states()).toEqual(['started', 'failed']);
    expect(script()).toBeNull();
    start();
    jest.advanceTimersByTime(200);
    expect(script()).not.toBeNull();
  });

  it('has nothing more to say once another attempt has begun', () => {
    start();
    jest.advanceTimersByTime(200);
    start();
    script()?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(200 + 10 * 300);
    expect(states()).toEqual(['started', 'started', 'failed']);
  });
});

it('the vehicle search fails when the function of its script throws', () => {
  frame.Cars = {
    init: () => {
      throw new Error('theirs');
    },
  };
  start();
  jest.advanceTimersByTime(200);
  expect(states()).toEqual(['started', 'failed']);
});

it.each([
  ['another window', { vehicleSearch: 'start' }, () => frame],
  ['nobody', { vehicleSearch: 'start' }, () => null],
  ['the page, about something else', { type: 'start' }, () => window],
  ['the page, with nothing', null, () => window],
])('the vehicle search does nothing because of a message of %s', (_whose, data, source) => {
  send(data, source());
  jest.advanceTimersByTime(60_000);
  expect(states()).toEqual([]);
  expect(script()).toBeNull();
});

function click(html: string): HTMLAnchorElement {
  mount.innerHTML = html;
  const link = mount.querySelector('a') as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  (link.firstElementChild ?? link).dispatchEvent(
    new frame.MouseEvent('click', { bubbles: true, composed: true, cancelable: true }),
  );
  return link;
}

describe('a click in the search', () => {
  it('on a link that leads elsewhere opens a tab of its own', () => {
    expect(click('<a href="https://cars.example/1"><b>VW Golf</b></a>').target).toBe('_blank');
  });

  it.each([
    '<a href="#page-2">2</a>',
    '<a href="https://cars.example/1" target="cars">VW</a>',
    '<a href="tel:+41520000000">Anrufen</a>',
    '<a>1</a>',
  ])('on %s does what it says', (html) => {
    const { target } = click(html);
    expect(target).toBe(/target="([^"]*)"/.exec(html)?.[1] ?? '');
  });
});

it('a form in the search that leads elsewhere is sent to a tab of its own', () => {
  mount.innerHTML = '<form action="https://cars.example/"></form>';
  const form = mount.querySelector('form') as HTMLFormElement;
  form.dispatchEvent(new frame.Event('submit', { bubbles: true, cancelable: true }));
  expect(form.target).toBe('_blank');
});
