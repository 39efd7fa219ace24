import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthConfig } from '../config/env.js';
import { KnownDevices } from './known-devices.js';

const SECRET = 'a secret for tests that is long enough';
const DAY_MS = 24 * 60 * 60 * 1000;

function devicesOf(settings: Partial<AuthConfig> = {}): KnownDevices {
  return new KnownDevices(Object.assign(new AuthConfig(), { sessionSecret: SECRET, ...settings }));
}

type Cookies = Record<string, string>;

/** What the browser keeps after a sign-in. */
function cookiesAfterSignIn(devices: KnownDevices, username: string, known?: string): Cookies {
  const cookies: Cookies = {};
  const setCookie = (name: string, value: string) => void (cookies[name] = value);
  devices.remember({ setCookie } as unknown as FastifyReply, username, known);
  return cookies;
}

function recognise(devices: KnownDevices, cookies: Cookies, username: string): string | undefined {
  return devices.recognise({ cookies } as unknown as FastifyRequest, username);
}

describe('a device on which somebody has signed in', () => {
  const devices = devicesOf();
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is known again for this account, however its name is typed, and keeps its id', () => {
    const cookies = cookiesAfterSignIn(devices, 'Regula');
    const id = recognise(devices, cookies, 'regula');
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(recognise(devices, cookiesAfterSignIn(devices, 'REGULA', id), 'Regula')).toBe(id);
  });

  it('may be known for several accounts', () => {
    const cookies = { ...cookiesAfterSignIn(devices, 'regula'), ...cookiesAfterSignIn(devices, 'beat') };
    expect(Object.keys(cookies)).toHaveLength(2);
    expect(recognise(devices, cookies, 'regula')).not.toBe(recognise(devices, cookies, 'beat'));
  });

  it('is a stranger to every other account, also when its cookie is renamed', () => {
    const [value = ''] = Object.values(cookiesAfterSignIn(devices, 'regula'));
    const [otherName = ''] = Object.keys(cookiesAfterSignIn(devices, 'beat'));
    expect(recognise(devices, { [otherName]: value }, 'beat')).toBeUndefined();
  });

  it('is a stranger when the cookie was changed or made with another key', () => {
    const [[name, value] = ['', '']] = Object.entries(cookiesAfterSignIn(devices, 'regula'));
    const [id = '', expiry = '', signature = ''] = value.split('.');
    for (const forged of [
      `${id.startsWith('x') ? 'y' : 'x'}${id.slice(1)}.${expiry}.${signature}`,
      `${id}.${Number(expiry) + 1}.${signature}`,
      `${id}.${expiry}.${'A'.repeat(43)}`,
      `${id}.${expiry}`,
      '',
    ]) {
      expect(recognise(devices, { [name]: forged }, 'regula')).toBeUndefined();
    }
    const elsewhere = devicesOf({ sessionSecret: 'another secret that is long enough too' });
    const [foreign = ''] = Object.values(cookiesAfterSignIn(elsewhere, 'regula'));
    expect(recognise(devices, { [name]: foreign }, 'regula')).toBeUndefined();
  });

  it('is forgotten after sixty days', () => {
    const cookies = cookiesAfterSignIn(devices, 'regula');
    const [id] = Object.values(cookies).join('').split('.');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 59 * DAY_MS);
    expect(recognise(devices, cookies, 'regula')).toBe(id);
    jest.spyOn(Date, 'now').mockReturnValue(now + 60 * DAY_MS);
    expect(recognise(devices, cookies, 'regula')).toBeUndefined();
  });
});
