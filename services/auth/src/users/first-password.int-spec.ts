import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS, type SessionResponse } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import { PROFILE_PATHS } from '@garage/contracts/profile';
import { type UserResponse, USERS_PATH } from '@garage/contracts/users';
import type { TestApp } from '@garage/shared/testing/test-app';
import { type Browser, createUser, PASSWORD, signedIn, startAuthApp } from '../testing/auth-app.js';

const FIRST_PASSWORD = 'ein erstes passwort';
const OWN_PASSWORD = 'blauer Amboss trinkt Tee';

let test: TestApp;
let admin: Browser;

beforeAll(async () => {
  test = await startAuthApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await signedIn(test.url, (await createUser(test.db)).username);
});

const requirementOf = async (who: Browser) =>
  (await who.call<SessionResponse>('GET', AUTH_PATHS.currentUser)).body.user.requirement;
const changePassword = (who: Browser, currentPassword: string) =>
  who.call('PUT', PROFILE_PATHS.password, { currentPassword, newPassword: OWN_PASSWORD });

describe('a password that somebody else has set', () => {
  it('opens nothing but the way to an own one, after which the account is open', async () => {
    const account = { username: 'frisch', password: FIRST_PASSWORD, isAdmin: true, roleId: 1 };
    expect((await admin.call('POST', USERS_PATH, account)).status).toBe(201);
    const newcomer = await signedIn(test.url, 'frisch', FIRST_PASSWORD);
    expect(await requirementOf(newcomer)).toBe('password-change');
    const refused = await newcomer.call<ApiError>('GET', USERS_PATH);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'password-change-required',
      'Bitte wählen Sie zuerst ein eigenes Passwort.',
    ]);

    expect((await changePassword(newcomer, FIRST_PASSWORD)).status).toBe(200);
    expect(await requirementOf(newcomer)).toBeNull();
    expect((await newcomer.call('GET', USERS_PATH)).status).toBe(200);
  });

  it('has to be changed as well when it replaces the person’s own', async () => {
    const user = await createUser(test.db);
    const path = `${USERS_PATH}/${user.id}`;
    const { status } = await admin.call<UserResponse>('PUT', path, { password: FIRST_PASSWORD });
    expect(status).toBe(200);
    const browser = await signedIn(test.url, user.username, FIRST_PASSWORD);
    expect(await requirementOf(browser)).toBe('password-change');
    expect((await browser.call('GET', USERS_PATH)).status).toBe(403);
  });

  it('is not forgotten when somebody edits the account meanwhile', async () => {
    const user = await createUser(test.db, { mustChangePassword: true });
    await admin.call('PUT', `${USERS_PATH}/${user.id}`, { fullName: 'Neuer Name' });
    expect(await requirementOf(await signedIn(test.url, user.username))).toBe('password-change');
  });
});

it('an account whose owner has chosen the password owes no change of it', async () => {
  const user = await createUser(test.db, { roleId: 2 });
  expect(await requirementOf(await signedIn(test.url, user.username, PASSWORD))).toBeNull();
});
