/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IdleTimer } from './idle-timer.ts';

const MINUTE = 60_000;
let shared: number | null;
let limit: number | null;
let onExpire: jest.Mock<() => void>;
let onActivity: jest.Mock<() => void>;
let timer: IdleTimer;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  shared = null;
  limit = null;
  onExpire = jest.fn<() => void>();
  onActivity = jest.fn<() => void>();
  timer = new IdleTimer({
    timeoutMs: 10 * MINUTE,
    readLastActivity: () => shared,
    writeLastActivity: (at) => (shared = at),
    getLimit: () => limit,
    onActivity,
    onExpire,
  });
  timer.start();
});

afterEach(() => {
  timer.stop();
  jest.useRealTimers();
});

function showTab() {
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('counting down', () => {
  it('starts at the full time and tells its listeners every second', () => {
    const seen: number[] = [];
    timer.subscribe(() => seen.push(timer.getRemainingSeconds()));
    expect(timer.getRemainingSeconds()).toBe(600);
    jest.advanceTimersByTime(3000);
    expect(seen).toEqual([599, 598, 597]);
  });

  it('expires exactly once, when the full time has passed without activity', () => {
    jest.advanceTimersByTime(10 * MINUTE - 1000);
    expect(onExpire).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5 * MINUTE);
    expect(onExpire).toHaveBeenCalledTimes(1);
    expect(timer.getRemainingSeconds()).toBe(0);
  });

  it('goes by the clock: a sleep of eleven minutes ends the session at the first tick', () => {
    jest.setSystemTime(Date.now() + 11 * MINUTE);
    jest.advanceTimersByTime(1000);
    expect(onExpire).toHaveBeenCalledTimes(1);
  });

  it('still ends after the clock was set back by an hour', () => {
    jest.setSystemTime(Date.now() - 60 * MINUTE);
    jest.advanceTimersByTime(10 * MINUTE + 1000);
    expect(onExpire).toHaveBeenCalledTimes(1);
  });
});

describe('activity', () => {
  it.each(['click', 'keydown', 'touchstart', 'mousedown', 'scroll'])(
    'by %s starts the countdown again',
    (name) => {
      jest.advanceTimersByTime(4 * MINUTE);
      document.dispatchEvent(new Event(name));
      expect(timer.getRemainingSeconds()).toBe(600);
      expect(onActivity).toHaveBeenCalledTimes(1);
      expect(shared).toBe(Date.now());
    },
  );

  it('is also scrolling inside a part of the page, which does not bubble', () => {
    const part = document.body.appendChild(document.createElement('div'));
    jest.advanceTimersByTime(MINUTE);
    part.dispatchEvent(new Event('scroll', { bubbles: false }));
    expect(timer.getRemainingSeconds()).toBe(600);
  });

  it('is also coming back to the tab', () => {
    jest.advanceTimersByTime(4 * MINUTE);
    showTab();
    expect(timer.getRemainingSeconds()).toBe(600);
  });

  it('signs out instead of starting again when the time had run out before the tab came back', () => {
    jest.setSystemTime(Date.now() + 10 * MINUTE);
    showTab();
    expect(onExpire).toHaveBeenCalledTimes(1);
    expect(onActivity).not.toHaveBeenCalled();
  });

  it('signs out at the first key press after a sleep that was too long', () => {
    jest.setSystemTime(Date.now() + 12 * MINUTE);
    document.dispatchEvent(new Event('keydown'));
    expect(onExpire).toHaveBeenCalledTimes(1);
  });

  it('in bursts is noted for the other tabs at most once a second', () => {
    const written: number[] = [];
    timer.stop();
    timer = new IdleTimer({
      timeoutMs: 10 * MINUTE,
      readLastActivity: () => null,
      writeLastActivity: (at) => written.push(at),
      getLimit: () => null,
      onActivity,
      onExpire,
    });
    timer.start();
    for (let i = 0; i < 50; i++) {
      jest.setSystemTime(Date.now() + 50);
      document.dispatchEvent(new Event('scroll'));
    }
    expect(written).toHaveLength(3);
  });
});

describe('the limit of a session', () => {
  it('is what counts once it is nearer than the end of the idle time, and activity does not move it', () => {
    limit = Date.now() + 12 * MINUTE;
    jest.advanceTimersByTime(MINUTE);
    expect([timer.getRemainingSeconds(), timer.isAtLimit()]).toEqual([540, false]);
    jest.advanceTimersByTime(2 * MINUTE);
    document.dispatchEvent(new Event('click'));
    expect([timer.getRemainingSeconds(), timer.isAtLimit()]).toEqual([540, true]);
    jest.advanceTimersByTime(8 * MINUTE);
    document.dispatchEvent(new Event('click'));
    expect(timer.getRemainingSeconds()).toBe(60);
    jest.advanceTimersByTime(MINUTE);
    expect(onExpire).toHaveBeenCalledTimes(1);
  });
});

describe('several tabs', () => {
  it('live on the activity that one of them has noted', () => {
    jest.advanceTimersByTime(9 * MINUTE);
    shared = Date.now();
    jest.advanceTimersByTime(5 * MINUTE);
    expect(onExpire).not.toHaveBeenCalled();
    expect(timer.getRemainingSeconds()).toBe(300);
  });

  it('ignore a noted time that lies in the future', () => {
    shared = Date.now() + 60 * MINUTE;
    jest.advanceTimersByTime(10 * MINUTE);
    expect(onExpire).toHaveBeenCalledTimes(1);
  });
});

it('the idle timer hears nothing after it was stopped', () => {
  timer.stop();
  document.dispatchEvent(new Event('click'));
  jest.advanceTimersByTime(20 * MINUTE);
  expect(onActivity).not.toHaveBeenCalled();
  expect(onExpire).not.toHaveBeenCalled();
});
