import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AUTH_PATHS } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import {
  type AuthenticatorSetup,
  type ReauthenticationRequest,
  type RecoveryCodesResponse,
  REMOVE_SECOND_FACTOR_SUFFIX,
  SECOND_FACTOR_PATHS,
  type SecondFactorResponse,
} from '@garage/contracts/second-factor';
import { USERS_PATH, type UsersResponse } from '@garage/contracts/users';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { createDatabase, type TestApp, type TestDatabase } from '@garage/shared/testing/test-app';
import { TOTP } from 'otpauth';
import { issueResetCode } from '../main-admin/issue-reset-code.js';
import { auditOf, Browser, createUser, PASSWORD, signedIn, startAuthApp } from '../testing/auth-app.js';

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Held still, so that no half minute ends between making a code and sending it. */
let now = Date.now();
const halfMinuteLater = () => (now += 30_000);

let database: TestDatabase;
let test: TestApp;
let user: UserEntity;
let browser: Browser;

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  database = await createDatabase();
  test = await startAuthApp({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await test.close();
  await database.drop();
  jest.restoreAllMocks();
});
beforeEach(async () => {
  user = await createUser(test.db, { roleId: 2 });
  browser = await signedIn(test.url, user.username);
});

const begin = async (who = browser) =>
  (await who.call<AuthenticatorSetup>('POST', SECOND_FACTOR_PATHS.secondFactor, { password: PASSWORD })).body;
const confirm = (code: string, who = browser) =>
  who.call<RecoveryCodesResponse & ApiError>('POST', SECOND_FACTOR_PATHS.confirmAuthenticator, { code });

/** Sets it up with the code of the step before, so that the present one is still unused. */
async function enrol(who = browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await begin(who);
  const { status, body } = await confirm(codeOf(secret, -1), who);
  expect(status).toBe(200);
  return { secret, recoveryCodes: body.recoveryCodes };
}

const signIn = (code?: string, password = PASSWORD) =>
  new Browser(test.url).call<ApiError>('POST', AUTH_PATHS.login, {
    username: user.username,
    password,
    ...(code !== undefined && { code }),
  });

describe('setting up a second factor', () => {
  it('gives a secret for the app, asks for a code, and hands out ten recovery codes', async () => {
    const { secret, uri } = await begin();
    expect(uri).toMatch(/^otpauth:\/\/totp\/localhost:/);
    expect((await signIn()).status).toBe(200); // nothing is asked before it is confirmed
    const { body } = await confirm(codeOf(secret));
    expect(body.recoveryCodes).toHaveLength(10);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(body.recoveryCodes[0]).toMatch(/^(\w{4}-){3}\w{4}$/);
    const stored = JSON.stringify([
      await test.db.query('SELECT * FROM auth.second_factors'),
      await test.db.query('SELECT * FROM auth.recovery_codes'),
      await auditOf(test.db),
    ]);
    for (const clear of [
      secret,
      ...body.recoveryCodes,
      ...body.recoveryCodes.map((c) => c.replaceAll('-', '')),
    ]) {
      expect(stored).not.toContain(clear);
    }
  });

  it('needs the password, and the right code', async () => {
    const wrong = await browser.call<ApiError>('POST', SECOND_FACTOR_PATHS.secondFactor, {
      password: 'falsch',
    });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['password']]);
    expect((await confirm('123456')).status).toBe(409);
    const { secret } = await begin();
    const bad = await confirm(codeOf(secret, 20));
    expect([bad.status, Object.keys(bad.body.fields ?? {})]).toEqual([400, ['code']]);
    expect((await signIn()).status).toBe(200);
  });

  it('replaces one that was not confirmed, never one that was', async () => {
    const first = await begin();
    const second = await begin();
    expect((await confirm(codeOf(first.secret))).status).toBe(400);
    const { status, body } = await confirm(codeOf(second.secret));
    expect(status).toBe(200);
    const again = await browser.call('POST', SECOND_FACTOR_PATHS.secondFactor, {
      password: PASSWORD,
      code: body.recoveryCodes[0],
    });
    expect(again.status).toBe(409);
  });

  it('ends every other session, which was reached without it, and keeps this one', async () => {
    const earlier = await signedIn(test.url, user.username);
    await enrol();
    expect((await earlier.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
    expect((await browser.call('GET', AUTH_PATHS.currentUser)).status).toBe(200);
  });

  it('is confirmed once when asked for twice at once', async () => {
    const { secret } = await begin();
    const answers = await Promise.all([1, 2, 3].map(() => confirm(codeOf(secret))));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses[0]).toBe(200);
    // The first one ended all other sessions: 401 to those under way, which hold their account as it was before. One
    // that a busy machine takes up later comes with the new session, and there is nothing left to set up.
    for (const status of statuses.slice(1)) expect([401, 409]).toContain(status);
  });
});

const renew = (proof: Partial<ReauthenticationRequest>) =>
  browser.call<RecoveryCodesResponse>('POST', SECOND_FACTOR_PATHS.recoveryCodes, {
    password: PASSWORD,
    ...proof,
  });

describe('recovery codes', () => {
  it('are made anew for whoever proves to be the owner, and the old ones end', async () => {
    const { secret, recoveryCodes } = await enrol();
    expect((await renew({})).status).toBe(400);
    const { status, body } = await renew({ code: codeOf(secret) });
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    expect((await signIn(recoveryCodes[0])).status).toBe(401);
    expect((await signIn(body.recoveryCodes[0])).status).toBe(200);
    const left = await browser.call<SecondFactorResponse>('GET', SECOND_FACTOR_PATHS.secondFactor);
    expect(left.body.recoveryCodesLeft).toBe(9);
  });

  it('are not made for an account without a second factor', async () => {
    expect((await renew({})).status).toBe(409);
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code after the password, and lets in with it', async () => {
    const { secret } = await enrol();
    const first = await signIn();
    expect([first.status, first.body.code]).toEqual([401, 'second-factor-required']);
    expect(first.headers.get('set-cookie')).toBeNull();
    expect((await signIn(codeOf(secret))).status).toBe(200);
  });

  it('says of a wrong password only that it is wrong, with a code or without', async () => {
    const { secret } = await enrol();
    for (const code of [undefined, codeOf(secret), '000000']) {
      const { status, body } = await signIn(code, 'falsch');
      expect([status, body.code]).toEqual([401, 'login-failed']);
    }
  });

  it('takes no code twice, not even at the same moment, nor an older one than the last', async () => {
    const { secret } = await enrol();
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(code)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401', '401', '401']);
    expect((await signIn(codeOf(secret, -1))).body.code).toBe('second-factor-failed');
  });

  it('takes no code of the half minute to come', async () => {
    const { secret } = await enrol();
    const next = codeOf(secret, 1);
    expect((await signIn(next)).body.code).toBe('second-factor-failed');
    halfMinuteLater();
    expect((await signIn(next)).status).toBe(200);
  });

  it('does not take the code with which it was set up', async () => {
    const { secret } = await begin();
    const code = codeOf(secret);
    await confirm(code);
    expect((await signIn(code)).status).toBe(401);
  });

  it('takes each recovery code once, however it is typed, and records it', async () => {
    const { recoveryCodes } = await enrol();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn(first)).status).toBe(401);
    const answers = await Promise.all([1, 2, 3].map(() => signIn(second)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const used = (await auditOf(test.db)).filter(({ subject }) => subject === `user:${user.id}`);
    expect(used.filter(({ action }) => action === 'recovery-code-used')).toHaveLength(2);
  });

  it('does not take the codes of somebody else', async () => {
    await enrol();
    const other = await createUser(test.db, { roleId: 2 });
    const theirs = await enrol(await signedIn(test.url, other.username));
    expect((await signIn(theirs.recoveryCodes[0])).status).toBe(401);
    expect((await signIn(codeOf(theirs.secret))).status).toBe(401);
  });
});

const remove = (proof: Partial<ReauthenticationRequest>) =>
  browser.call<ApiError>('POST', SECOND_FACTOR_PATHS.removeAuthenticator, { password: PASSWORD, ...proof });
/** As somebody who manages accounts does it to somebody else. */
const removeOf = (admin: Browser, id: number, proof: Partial<ReauthenticationRequest>) =>
  admin.call<ApiError>('POST', `${USERS_PATH}/${id}/${REMOVE_SECOND_FACTOR_SUFFIX}`, proof);
const refusalOf = ({ status, body }: { status: number; body: ApiError }) => [
  status,
  Object.keys(body.fields ?? {}),
];
const fieldsOf = async (proof: Partial<ReauthenticationRequest>) => refusalOf(await remove(proof));

describe('a second factor goes', () => {
  it('when its owner gives the password and a code, never with one of them alone', async () => {
    const { secret } = await enrol();
    expect(await fieldsOf({})).toEqual([400, ['code']]);
    expect(await fieldsOf({ code: '000000' })).toEqual([400, ['code']]);
    expect(await fieldsOf({ code: codeOf(secret), password: 'falsch' })).toEqual([400, ['password']]);
    expect((await signIn()).status).toBe(401);
    expect((await remove({ code: codeOf(secret) })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it('when its owner gives the password and a recovery code; the others go with it', async () => {
    const { recoveryCodes } = await enrol();
    expect((await remove({ code: recoveryCodes[0] })).status).toBe(200);
    const { body } = await browser.call<SecondFactorResponse>('GET', SECOND_FACTOR_PATHS.secondFactor);
    expect(body).toEqual({ hasAuthenticator: false, passkeys: [], recoveryCodesLeft: 0 });
  });

  it('not with a code that was used to sign in', async () => {
    const { secret } = await enrol();
    const code = codeOf(secret);
    expect((await signIn(code)).status).toBe(200);
    expect(await fieldsOf({ code })).toEqual([400, ['code']]);
  });

  it('when somebody who manages accounts switches it off, who proves to be it with everything of the own', async () => {
    const theirs = await enrol();
    const admin = await signedIn(test.url, (await createUser(test.db)).username);
    const { body } = await admin.call<UsersResponse>('GET', USERS_PATH);
    expect(body.users.find(({ id }) => id === user.id)?.hasSecondFactor).toBe(true);
    expect(refusalOf(await removeOf(admin, user.id, {}))).toEqual([400, ['password']]);
    expect(refusalOf(await removeOf(admin, user.id, { password: 'falsch' }))).toEqual([400, ['password']]);

    const own = await enrol(admin);
    const asked = async (code?: string) =>
      refusalOf(await removeOf(admin, user.id, { password: PASSWORD, ...(code !== undefined && { code }) }));
    expect(await asked()).toEqual([400, ['code']]);
    expect(await asked(codeOf(theirs.secret))).toEqual([400, ['code']]);
    expect((await signIn()).status).toBe(401);
    expect(await asked(codeOf(own.secret))).toEqual([200, []]);
    expect((await signIn()).status).toBe(200);
  });

  it('when somebody without a second factor switches it off with the password', async () => {
    await enrol();
    const admin = await signedIn(test.url, (await createUser(test.db)).username);
    expect((await removeOf(admin, user.id, { password: PASSWORD })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it('not when somebody without full access wants to weaken somebody who has it, nor for oneself this way', async () => {
    const clerkUser = await createUser(test.db, { permissions: ['users:read', 'users:write'] });
    const clerk = await signedIn(test.url, clerkUser.username);
    for (const id of [92, clerkUser.id]) {
      expect((await removeOf(clerk, id, { password: PASSWORD })).status).toBe(403);
    }
  });

  it('of the main admin when an operator resets him', async () => {
    const main = await signedIn(test.url, 'admin', 'passwort der hauptadmin');
    const { body } = await main.call<AuthenticatorSetup>('POST', SECOND_FACTOR_PATHS.secondFactor, {
      password: 'passwort der hauptadmin',
    });
    await confirm(codeOf(body.secret), main);
    expect((await new Browser(test.url).signIn('admin', 'passwort der hauptadmin')).status).toBe(401);
    const { code } = await issueResetCode(database.url);
    const password = 'ein ganz neues Passwort';
    await new Browser(test.url).call('POST', AUTH_PATHS.createMainAdmin, { code, password });
    expect((await new Browser(test.url).signIn('admin', password)).status).toBe(200);
  });
});
