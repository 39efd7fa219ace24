/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { afterFirstPaint } from './after-first-paint.ts';

type Listener = ConstructorParameters<typeof PerformanceObserver>[0];

afterEach(() => {
  Reflect.deleteProperty(window, 'PerformancePaintTiming');
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

/** A browser that tells of its paints, when the test lets one happen. */
function tellingBrowser() {
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  const listeners: Listener[] = [];
  Object.assign(window, {
    PerformancePaintTiming: class {},
    PerformanceObserver: jest.fn((listener: Listener) => {
      listeners.push(listener);
      return observer;
    }),
  });
  const paint = (painted: string) => {
    const getEntriesByName = (name: string) => (name === painted ? [{ name }] : []);
    for (const listener of listeners) listener({ getEntriesByName } as never, observer as never);
  };
  return { ...observer, paint };
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
