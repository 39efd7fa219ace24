import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@garage/contracts/common';
import { USERS_PATH, type UsersResponse } from '@garage/contracts/users';
import { ACCOUNT_MAILS, CONTACT_JOBS_SCHEMA } from '@garage/shared/internal/account-mails';
import { Jobs } from '@garage/shared/jobs/jobs';
import {
  createDatabase,
  createQueue,
  type TestApp,
  type TestDatabase,
} from '@garage/shared/testing/test-app';
import { Browser, createUser, signedIn, startAuthApp } from '../testing/auth-app.js';
import { askForLink, mailsAskedFor, newAddress } from '../testing/password-links.js';

let database: TestDatabase;
let test: TestApp;

beforeAll(async () => {
  database = await createDatabase();
  test = await startAuthApp({ DATABASE_URL: database.url });
  await test.app.get(Jobs).started();
});
afterAll(async () => {
  await test.close();
  await database.drop();
});

describe('while the contact service has never run', () => {
  it('nobody is invited, and no account is made that waits for a mail', async () => {
    const admin = await signedIn(test.url, (await createUser(test.db)).username);
    const account = { username: 'eva', roleId: 2, email: newAddress() };
    const { status, body } = await admin.call<ApiError>('POST', USERS_PATH, account);
    expect([status, body.code]).toEqual([503, 'dependency-unavailable']);
    const list = await admin.call<UsersResponse>('GET', USERS_PATH);
    expect(list.body.users.map(({ username }) => username)).not.toContain('eva');
  });

  it('a forgotten password is noted, and the mail follows as soon as somebody takes it', async () => {
    const user = await createUser(test.db, { email: newAddress() });
    expect((await askForLink(new Browser(test.url), user.email)).status).toBe(200);
    await createQueue(database.url, CONTACT_JOBS_SCHEMA, ACCOUNT_MAILS.name);
    expect(await mailsAskedFor(test.db, user.email)).toHaveLength(1);
  });
});
