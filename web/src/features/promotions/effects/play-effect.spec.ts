/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { playEffect } from './play-effect.ts';

type Watch = (entries: { isIntersecting: boolean }[]) => void;

const drawn = jest.fn();
const gradient = { addColorStop: () => {} };
/** A context that notes which pieces are drawn and accepts everything else. */
const drawing = new Proxy({} as CanvasRenderingContext2D, {
  get: (_target, name) => (name === 'drawImage' ? drawn : () => gradient),
  set: () => true,
});

let frame: FrameRequestCallback | null = null;
let now = 0;
let watch: Watch = () => {};
let lessMotion = false;
let motionChanged: () => void = () => {};
let hidden = false;
let canvas: HTMLCanvasElement;
let end: () => void = () => {};

/** Lets the browser show so many frames, as far as anybody asked for one. */
function frames(count: number): void {
  for (let shown = 0; shown < count; shown += 1) {
    now += 16.7;
    const next = frame;
    frame = null;
    next?.(now);
  }
}

function setHidden(value: boolean): void {
  hidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    frame = null;
  });
  jest.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return lessMotion;
        },
        addEventListener: (_type: string, listener: () => void) => (motionChanged = listener),
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  globalThis.IntersectionObserver = class {
    constructor(callback: Watch) {
      watch = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  canvas = document.createElement('canvas');
  jest.spyOn(canvas, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(canvas, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  end();
  end = () => {};
  lessMotion = false;
  hidden = false;
  jest.restoreAllMocks();
  drawn.mockClear();
});

it('an effect draws every piece in every frame while the hero is in view', () => {
  end = playEffect(canvas, 'snow');
  frames(3);
  expect(drawn).not.toHaveBeenCalled();
  watch([{ isIntersecting: true }]);
  frames(3);
  expect(drawn).toHaveBeenCalledTimes(150);
  expect(canvas).toHaveAttribute('data-playing');
});

it('an effect rests while the hero is out of view', () => {
  end = playEffect(canvas, 'snow');
  watch([{ isIntersecting: true }]);
  watch([{ isIntersecting: false }]);
  frames(3);
  expect([frame, drawn.mock.calls.length]).toEqual([null, 0]);
});

it('an effect rests while the tab is hidden and goes on afterwards', () => {
  end = playEffect(canvas, 'snow');
  watch([{ isIntersecting: true }]);
  setHidden(true);
  frames(3);
  expect(drawn).not.toHaveBeenCalled();
  setHidden(false);
  frames(1);
  expect(drawn).toHaveBeenCalledTimes(50);
});

it('an effect stays away from visitors who want less motion, and goes when they change their mind', () => {
  lessMotion = true;
  end = playEffect(canvas, 'snow');
  watch([{ isIntersecting: true }]);
  frames(3);
  expect(drawn).not.toHaveBeenCalled();
  expect(canvas).not.toHaveAttribute('data-playing');
  lessMotion = false;
  motionChanged();
  frames(1);
  expect(drawn).toHaveBeenCalledTimes(50);
  lessMotion = true;
  motionChanged();
  frames(2);
  expect(drawn).toHaveBeenCalledTimes(50);
});

it('an effect limits the pixels that it draws on sharp and on large displays', () => {
  jest.replaceProperty(window, 'devicePixelRatio', 3);
  end = playEffect(canvas, 'snow');
  expect([canvas.width, canvas.height]).toEqual([1500, 900]);
  end();
  jest.spyOn(canvas, 'clientWidth', 'get').mockReturnValue(3840);
  jest.spyOn(canvas, 'clientHeight', 'get').mockReturnValue(1600);
  end = playEffect(canvas, 'snow');
  expect(canvas.width * canvas.height).toBeLessThanOrEqual(2_510_000);
});

it('an effect draws half as often where frames come late', () => {
  end = playEffect(canvas, 'stars');
  watch([{ isIntersecting: true }]);
  for (let late = 0; late < 60; late += 1) {
    now += 12;
    frames(1);
  }
  drawn.mockClear();
  frames(10);
  expect(drawn).toHaveBeenCalledTimes(5 * 44);
});

it('an effect that is not known, and a browser without canvas, fail in silence', () => {
  end = playEffect(canvas, 'rain' as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  playEffect(canvas, 'snow')();
  expect(canvas).not.toHaveAttribute('data-playing');
});
