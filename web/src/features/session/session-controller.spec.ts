/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CurrentUser } from '@garage/contracts/auth';
import { SessionController, type SessionApi, type SessionNotice } from './session-controller.ts';

const MINUTE = 60_000;
const user: CurrentUser = {
  id: 92,
  username: 'admin',
  fullName: null,
  isAdmin: true,
  isMainAdmin: true,
  role: { id: 1, name: 'Admin' },
  permissions: ['*'],
  requirement: null,
};
const HOURS_12 = 12 * 60 * 60;
const answer = { user, adminToken: 'token', endsInSeconds: HOURS_12 };
const refusal = new Error('401');

let api: {
  login: jest.Mock<SessionApi['login']>;
  currentUser: jest.Mock<SessionApi['currentUser']>;
  logout: jest.Mock<SessionApi['logout']>;
  isRefusal: SessionApi['isRefusal'];
};
let notices: SessionNotice[];
let controller: SessionController;
let stop: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  notices = [];
  api = {
    login: jest.fn<SessionApi['login']>().mockResolvedValue(answer),
    currentUser: jest.fn<SessionApi['currentUser']>().mockResolvedValue(answer),
    logout: jest.fn<SessionApi['logout']>().mockResolvedValue({ success: true }),
    isRefusal: (error) => error === refusal,
  };
  controller = new SessionController(api, (notice) => notices.push(notice));
});

afterEach(() => {
  stop?.();
  jest.useRealTimers();
});

async function begin({ stored = true, idleMs = 0 } = {}) {
  if (stored) {
    localStorage.setItem('adminUser', JSON.stringify({ id: 92, username: 'admin', isAdmin: true }));
    localStorage.setItem('lastActivity', String(Date.now() - idleMs));
  }
  stop = controller.start();
  await jest.advanceTimersByTimeAsync(0);
}

const status = () => controller.getState().status;

function otherTabSets(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

describe('at the start', () => {
  it('asks for a login, without asking the server, when nobody is remembered', async () => {
    await begin({ stored: false });
    expect(status()).toBe('signed-out');
    expect(api.currentUser).not.toHaveBeenCalled();
    expect(notices).toEqual([]);
  });

  it('removes a corrupt remembered user and asks for a login', async () => {
    localStorage.setItem('adminUser', '{kaputt');
    await begin({ stored: false });
    expect(status()).toBe('signed-out');
    expect(localStorage.getItem('adminUser')).toBeNull();
  });

  it('goes on with a remembered session once the server has confirmed it', async () => {
    const started = begin();
    expect(status()).toBe('checking');
    await started;
    expect(controller.getState()).toEqual({ status: 'signed-in', user });
    expect(sessionStorage.getItem('adminSessionId')).toBe(`92-${Date.now()}`);
    expect(localStorage.getItem('lastActivity')).toBe(String(Date.now()));
  });

  it('ends a session that was left alone for ten minutes, here and on the server', async () => {
    await begin({ idleMs: 10 * MINUTE });
    expect(status()).toBe('signed-out');
    expect(notices).toEqual(['idle-while-away']);
    expect(api.currentUser).not.toHaveBeenCalled();
    expect(api.logout).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('forgets a session that the server no longer knows and says so', async () => {
    api.currentUser.mockRejectedValue(refusal);
    await begin();
    expect(status()).toBe('signed-out');
    expect(notices).toEqual(['expired']);
    expect(localStorage.getItem('adminUser')).toBeNull();
  });

  it('keeps the session when the server cannot be asked, and tries again at the person’s wish', async () => {
    api.currentUser.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await begin();
    expect(status()).toBe('unreachable');
    expect(localStorage.getItem('adminUser')).not.toBeNull();
    await controller.check();
    expect(status()).toBe('signed-in');
  });
});

describe('signing in and out', () => {
  it('remembers the person, never the token', async () => {
    await begin({ stored: false });
    await controller.login({ username: 'admin', password: 'geheim' });
    expect(status()).toBe('signed-in');
    expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toEqual({
      id: 92,
      username: 'admin',
      isAdmin: true,
    });
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
    expect(stored.join()).not.toContain('token');
  });

  it('forgets everything and tells the server', async () => {
    await begin();
    await controller.logout();
    expect(status()).toBe('signed-out');
    expect(api.logout).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
    expect(notices).toEqual([]);
  });

  it('says when the server could not be told', async () => {
    api.logout.mockRejectedValue(new TypeError('Failed to fetch'));
    await begin();
    await controller.logout();
    expect(status()).toBe('signed-out');
    expect(notices).toEqual(['sign-out-unconfirmed']);
  });

  it('does not let a late answer of the check undo a sign-out', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof answer>();
    api.currentUser.mockReturnValue(promise);
    await begin();
    await controller.logout();
    resolve(answer);
    await jest.advanceTimersByTimeAsync(0);
    expect(status()).toBe('signed-out');
    expect(localStorage.getItem('adminUser')).toBeNull();
  });
});

describe('while signed in', () => {
  beforeEach(() => begin());

  it('signs out after ten minutes without activity', async () => {
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(status()).toBe('signed-out');
    expect(notices).toEqual(['idle']);
    expect(api.logout).toHaveBeenCalledTimes(1);
  });

  it('keeps the server’s session alive while somebody only reads and scrolls, once a minute', async () => {
    for (let second = 0; second < 15 * 60; second += 5) {
      document.dispatchEvent(new Event('scroll'));
      await jest.advanceTimersByTimeAsync(5000);
    }
    expect(status()).toBe('signed-in');
    expect(api.currentUser.mock.calls.length - 1).toBeGreaterThanOrEqual(14);
    expect(api.currentUser.mock.calls.length - 1).toBeLessThanOrEqual(15);
  });

  it('sends nothing for a person who does nothing', async () => {
    await jest.advanceTimersByTimeAsync(9 * MINUTE);
    expect(api.currentUser).toHaveBeenCalledTimes(1);
  });

  it('notices by the heartbeat that the session was ended elsewhere', async () => {
    api.currentUser.mockRejectedValue(refusal);
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    document.dispatchEvent(new Event('click'));
    await jest.advanceTimersByTimeAsync(0);
    expect(notices).toEqual(['expired']);
    expect(status()).toBe('signed-out');
  });

  it('stays when a heartbeat gets no answer', async () => {
    api.currentUser.mockRejectedValue(new TypeError('Failed to fetch'));
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    document.dispatchEvent(new Event('click'));
    await jest.advanceTimersByTimeAsync(0);
    expect(status()).toBe('signed-in');
    expect(notices).toEqual([]);
  });

  it('takes over changed permissions', async () => {
    const demoted = { ...user, isAdmin: false, permissions: ['contact-messages:read' as const] };
    api.currentUser.mockResolvedValue({ user: demoted, adminToken: 'token', endsInSeconds: HOURS_12 });
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    document.dispatchEvent(new Event('click'));
    await jest.advanceTimersByTimeAsync(0);
    expect(controller.getState()).toEqual({ status: 'signed-in', user: demoted });
  });

  it('is extended by the server, and starts the countdown again', async () => {
    await jest.advanceTimersByTimeAsync(9 * MINUTE + 30_000);
    await expect(controller.extend()).resolves.toBe(true);
    expect(api.currentUser).toHaveBeenCalledTimes(2);
    expect(controller.idleTimer.getRemainingSeconds()).toBe(600);
  });

  it('cannot be extended once the server has ended it', async () => {
    api.currentUser.mockRejectedValue(refusal);
    await expect(controller.extend()).resolves.toBe(false);
    expect(notices).toEqual(['expired']);
  });

  it('reports to the caller when extending gets no answer', async () => {
    api.currentUser.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(controller.extend()).rejects.toThrow('Failed to fetch');
    expect(status()).toBe('signed-in');
  });

  it('counts down to its limit near the end, however busy, and says why it ended', async () => {
    const end = Date.now() + 7 * MINUTE;
    api.currentUser.mockImplementation(async () => ({ ...answer, endsInSeconds: (end - Date.now()) / 1000 }));
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    document.dispatchEvent(new Event('click'));
    await jest.advanceTimersByTimeAsync(0);
    expect(controller.idleTimer.getRemainingSeconds()).toBe(600);
    await jest.advanceTimersByTimeAsync(1000);
    expect(controller.idleTimer.getRemainingSeconds()).toBe(299);
    expect(controller.idleTimer.isAtLimit()).toBe(true);
    for (let minute = 0; minute < 5; minute++) {
      document.dispatchEvent(new Event('click'));
      await jest.advanceTimersByTimeAsync(MINUTE);
    }
    expect(status()).toBe('signed-out');
    expect(notices).toEqual(['limit']);
  });

  it('tells once when several calls hear at the same time that it is over', () => {
    controller.expired();
    controller.expired();
    expect(notices).toEqual(['expired']);
  });
});

describe('several tabs', () => {
  it('signs out with the other tab, without another call or message', async () => {
    await begin();
    otherTabSets('adminUser', null);
    expect(status()).toBe('signed-out');
    expect(api.logout).not.toHaveBeenCalled();
    expect(notices).toEqual([]);
  });

  it('comes in when another tab has signed in', async () => {
    await begin({ stored: false });
    otherTabSets('adminUser', JSON.stringify({ id: 92, username: 'admin', isAdmin: true }));
    await jest.advanceTimersByTimeAsync(0);
    expect(status()).toBe('signed-in');
  });

  it('asks the server again when another person has signed in', async () => {
    await begin();
    const other = { ...user, id: 101, username: 'eva', isAdmin: false };
    api.currentUser.mockResolvedValue({ user: other, adminToken: 'other', endsInSeconds: HOURS_12 });
    otherTabSets('adminUser', JSON.stringify({ id: 101, username: 'eva', isAdmin: false }));
    await jest.advanceTimersByTimeAsync(0);
    expect(controller.getState()).toEqual({ status: 'signed-in', user: other });
  });

  it('lives on the activity of the other tab', async () => {
    await begin();
    await jest.advanceTimersByTimeAsync(9 * MINUTE);
    otherTabSets('lastActivity', String(Date.now()));
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(status()).toBe('signed-in');
  });
});
