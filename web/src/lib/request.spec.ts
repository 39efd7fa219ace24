import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { NetworkFailure, request, RequestFailure } from './request.ts';

let api: FakeApi;

beforeEach(() => {
  jest.useFakeTimers();
  api = fakeApi();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a failed connection', () => {
  it('is tried three times, after 500 and another 1000 milliseconds', async () => {
    api.on('GET /x', new TypeError('down'));
    const outcome = request('/x').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(499);
    expect(api.calls('GET /x')).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(api.calls('GET /x')).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(api.calls('GET /x')).toHaveLength(3);
    expect(await outcome).toBeInstanceOf(NetworkFailure);
  });

  it('may also break in the middle of the answer', async () => {
    api.on('GET /x', { fine: true });
    const whole = globalThis.fetch;
    const broken = { text: () => Promise.reject(new TypeError('network error')) };
    let attempts = 0;
    globalThis.fetch = async (...given) => {
      attempts += 1;
      return attempts === 1 ? (broken as unknown as Response) : whole(...given);
    };
    const outcome = request('/x');
    await jest.advanceTimersByTimeAsync(500);
    expect(await outcome).toEqual({ fine: true });
  });

  it('is what a hotel’s login page in place of our answer comes to', async () => {
    api.on('GET /x', { status: 200, body: '<html>WLAN</html>' });
    const error = await request('/x').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkFailure);
    expect(api.calls('GET /x')).toHaveLength(1);
  });

  it('is forgotten when a later attempt succeeds', async () => {
    api.on('GET /x', new TypeError('down'), { fine: true });
    const outcome = request('/x');
    await jest.advanceTimersByTimeAsync(500);
    expect(await outcome).toEqual({ fine: true });
  });
});

describe('an answer without success', () => {
  it('is final and carries status, body, error and waiting time', async () => {
    const body = { statusCode: 429, code: 'too-many-requests', message: 'Zu viele', requestId: 'r' };
    api.on('POST /x', { status: 429, body, headers: { 'retry-after': '30' } });
    const error = await request('/x', { method: 'POST', body: {} }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RequestFailure);
    expect(error).toMatchObject({
      message: `429: ${JSON.stringify(body)}`,
      status: 429,
      error: { code: 'too-many-requests' },
      retryAfterSeconds: 30,
    });
    expect(api.calls('POST /x')).toHaveLength(1);
  });

  it('has no error object when something else than a service answered', async () => {
    api.on('GET /x', { status: 502, body: '<html>Bad gateway</html>' });
    const error = await request('/x').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 502, error: null, message: '502: <html>Bad gateway</html>' });
  });
});

it('a request sends JSON with its content type and nothing else by default', async () => {
  api.on('PUT /x', {});
  await request('/x', { method: 'PUT', body: { a: 1 }, headers: { 'x-own': 'y' } });
  expect(api.calls('PUT /x')[0]).toEqual({
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-own': 'y' },
    body: { a: 1 },
  });
});
