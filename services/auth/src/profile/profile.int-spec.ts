import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import { PROFILE_PATHS, type ProfileResponse } from '@garage/contracts/profile';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import type { TestApp } from '@garage/shared/testing/test-app';
import { auditOf, Browser, createUser, PASSWORD, signedIn, startAuthApp } from '../testing/auth-app.js';

const NEW_PASSWORD = 'blauer Amboss trinkt Tee';
let test: TestApp;
let user: UserEntity;
let browser: Browser;

beforeAll(async () => {
  test = await startAuthApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await createUser(test.db, { roleId: 2, fullName: 'Eva Brunner' });
  browser = await signedIn(test.url, user.username);
});

const update = (sent: object) => browser.call<ApiError>('PUT', PROFILE_PATHS.profile, sent);

describe('the own profile', () => {
  it('is open to everybody on the staff and holds name and address', async () => {
    const sent = { fullName: '', email: 'eva@example.ch', currentPassword: PASSWORD };
    const { status, body } = await browser.call<ProfileResponse>('PUT', PROFILE_PATHS.profile, sent);
    expect([status, body.user.fullName, body.user.email]).toEqual([200, null, 'eva@example.ch']);
    const read = await browser.call<ProfileResponse>('GET', PROFILE_PATHS.profile);
    expect(read.body.user).toMatchObject({
      id: user.id,
      roleId: 2,
      email: 'eva@example.ch',
      hasSecondFactor: false,
    });
  });

  it('needs the password when the address changes, to which links for setting a password go', async () => {
    for (const currentPassword of [undefined, '', 'falsch']) {
      const { status, body } = await update({ email: 'fremd@example.ch', currentPassword });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['currentPassword']]);
    }
    expect((await update({ email: 'eva@example.ch', currentPassword: PASSWORD })).status).toBe(200);
    expect((await update({ email: 'eva@example.ch', fullName: 'Eva' })).status).toBe(200);
    expect((await update({ email: '' })).status).toBe(400);
  });

  it.each([
    ['a bad address', { email: 'eva@' }, ['email']],
    ['another role', { roleId: 1 }, ['roleId']],
    ['another username', { username: 'admin' }, ['username']],
  ])('refuses %s', async (_what, sent, fields) => {
    const { status, body } = await browser.call<ApiError>('PUT', PROFILE_PATHS.profile, sent);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, fields]);
  });
});

const change = (currentPassword: unknown, newPassword: unknown, who = browser) =>
  who.call<ApiError>('PUT', PROFILE_PATHS.password, { currentPassword, newPassword });

describe('changing the own password', () => {
  it('needs the current one, ends the other sessions and keeps this one', async () => {
    const elsewhere = await signedIn(test.url, user.username);
    expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expect((await browser.call('GET', AUTH_PATHS.currentUser)).status).toBe(200);
    expect((await elsewhere.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
    expect((await new Browser(test.url).signIn(user.username, PASSWORD)).status).toBe(401);
    await signedIn(test.url, user.username, NEW_PASSWORD);
    const last = (await auditOf(test.db)).filter(({ subject }) => subject === `user:${user.id}`);
    expect(last.map(({ action }) => action)).toContain('password-changed');
  });

  it.each([
    [
      'a wrong current password',
      'falsch',
      NEW_PASSWORD,
      { currentPassword: 'Das aktuelle Passwort stimmt nicht.' },
    ],
    ['a short one', PASSWORD, 'kurz', { newPassword: expect.stringContaining('mindestens 12') }],
    [
      'a stolen one',
      PASSWORD,
      'Sommer2026!!!',
      { newPassword: expect.stringContaining('gestohlener Passwörter') },
    ],
    ['the same one', PASSWORD, PASSWORD, { newPassword: expect.stringContaining('das alte') }],
    [
      'nothing',
      '',
      '',
      {
        currentPassword: 'Aktuelles Passwort ist erforderlich',
        newPassword: 'Neues Passwort ist erforderlich',
      },
    ],
  ])('refuses %s and leaves the session alone', async (_what, current, wanted, fields) => {
    const { status, body } = await change(current, wanted);
    expect([status, body.code, body.fields]).toEqual([400, 'validation-failed', fields]);
    expect((await browser.call('GET', AUTH_PATHS.currentUser)).status).toBe(200);
  });

  it('refuses a password made of the user name', async () => {
    const { status, body } = await change(PASSWORD, `${user.username}11`);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['newPassword']]);
  });

  it('is done once when asked for twice at once', async () => {
    const answers = await Promise.all([1, 2].map((n) => change(PASSWORD, `${NEW_PASSWORD} ${n}`)));
    expect(answers.map(({ status }) => String(status)).toSorted()[0]).toBe('200');
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

it('nobody can guess the password at an unlocked screen', async () => {
  const limited = await startAuthApp({
    RATE_LIMIT_FACTOR: '1',
    SESSION_SECRET: `profile ${Date.now()} ${'x'.repeat(32)}`,
  });
  const victim = await createUser(limited.db);
  const screen = await signedIn(limited.url, victim.username);
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) {
    const guess = { currentPassword: `falsch ${i}`, newPassword: NEW_PASSWORD };
    statuses.push((await screen.call('PUT', PROFILE_PATHS.password, guess)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  await limited.close();
});
