import { afterEach, expect, it, jest } from '@jest/globals';
import { afterFirstPaint } from './after-first-paint.ts';

type Listener = ConstructorParameters<typeof PerformanceObserver>[0];

afterEach(() => {
  Reflect.deleteProperty(window, 'PerformancePaintTiming');
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

/** A browser that tells of its paints: returns the one that the test lets happen. */
function tellingBrowser() {
  const disconnect = jest.fn();
  const observe = jest.fn();
  let tell: (...names: string[]) => void = () => undefined;
  class Observer {
    readonly observe = observe;
    readonly disconnect = disconnect;
    constructor(listener: Listener) {
      tell = (...names) => {
        const getEntriesByName = (name: string) => names.filter((other) => other === name);
        listener({ getEntriesByName } as never, this as never);
      };
    }
  }
  Object.assign(window, { PerformancePaintTiming: class {}, PerformanceObserver: Observer });
  return { observe, disconnect, paint: (...names: string[]) => tell(...names) };
}

it('waits until something is seen, for which a background alone is not enough', () => {
  const { observe, disconnect, paint } = tellingBrowser();
  const work = jest.fn();
  afterFirstPaint(work);
  // Also a paint that was over before the script arrived.
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  paint('first-paint');
  expect(work).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  expect(work).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('does not wait in a browser that does not tell', () => {
  const work = jest.fn();
  afterFirstPaint(work);
  expect(work).toHaveBeenCalledTimes(1);
});
