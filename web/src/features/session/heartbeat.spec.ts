import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Heartbeat } from './heartbeat.ts';

let send: jest.Mock<() => void>;
let heartbeat: Heartbeat;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  send = jest.fn<() => void>();
  heartbeat = new Heartbeat(send, 60_000);
});

afterEach(() => {
  heartbeat.stop();
  jest.useRealTimers();
});

it('the heartbeat reports the first activity at once and a burst only once', () => {
  for (let i = 0; i < 20; i++) heartbeat.beat();
  expect(send).toHaveBeenCalledTimes(1);
});

it('the heartbeat reports lasting activity once a minute', () => {
  for (let second = 0; second < 180; second++) {
    heartbeat.beat();
    jest.advanceTimersByTime(1000);
  }
  expect(send.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(send.mock.calls.length).toBeLessThanOrEqual(4);
});

it('the heartbeat reports the last activity of a minute later, so that the server does not give up earlier', () => {
  heartbeat.beat();
  jest.advanceTimersByTime(30_000);
  heartbeat.beat();
  expect(send).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(30_000);
  expect(send).toHaveBeenCalledTimes(2);
});

it('the heartbeat stays silent without activity', () => {
  heartbeat.beat();
  jest.advanceTimersByTime(600_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('the heartbeat needs no report when another call has told the server', () => {
  heartbeat.contact();
  heartbeat.beat();
  jest.advanceTimersByTime(20_000);
  heartbeat.contact();
  jest.advanceTimersByTime(120_000);
  expect(send).not.toHaveBeenCalled();
});
