import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { abortAfter } from './abort-after.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a signal with a limit aborts when the time is over, and not before', () => {
  const { signal } = abortAfter(1000);
  jest.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it('a signal with a limit aborts with the other one, for its reason, also when that has happened before', () => {
  const outer = new AbortController();
  const { signal } = abortAfter(1000, outer.signal);
  outer.abort('left the page');
  expect(signal.reason).toBe('left the page');
  expect(abortAfter(1000, outer.signal).signal.aborted).toBe(true);
});

it('a signal with a limit does nothing more once it is cleared', () => {
  const outer = new AbortController();
  const { signal, clear } = abortAfter(1000, outer.signal);
  clear();
  jest.advanceTimersByTime(2000);
  outer.abort();
  expect(signal.aborted).toBe(false);
});
