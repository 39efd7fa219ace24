import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import {
  type AuthenticatorSetup,
  PASSKEY_LIMITS,
  type PasskeyAssertion,
  type PasskeyChallengeResponse,
  type PasskeyRequestOptions,
  type PasskeySetup,
  type RecoveryCodesResponse,
  REMOVE_SECOND_FACTOR_SUFFIX,
  SECOND_FACTOR_PATHS,
  type SecondFactorProof,
  type SecondFactorRequired,
  type SecondFactorResponse,
} from '@garage/contracts/second-factor';
import { USERS_PATH, type UsersResponse } from '@garage/contracts/users';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { createDatabase, type TestApp, type TestDatabase } from '@garage/shared/testing/test-app';
import { TOTP } from 'otpauth';
import { issueResetCode } from '../main-admin/issue-reset-code.js';
import {
  auditOf,
  Browser,
  createUser,
  MAIN_ADMIN_PASSWORD,
  PASSWORD,
  signedIn,
  startAuthApp,
} from '../testing/auth-app.js';
import { Authenticator } from '../testing/authenticator.js';

let database: TestDatabase;
let test: TestApp;
let user: UserEntity;
let browser: Browser;
let authenticator: Authenticator;

beforeAll(async () => {
  database = await createDatabase();
  test = await startAuthApp({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await test.close();
  await database.drop();
});
beforeEach(async () => {
  user = await createUser(test.db, { roleId: 2, fullName: 'Regula Muster' });
  browser = await signedIn(test.url, user.username);
  authenticator = new Authenticator();
});

const begin = (proof: SecondFactorProof = {}, password = PASSWORD, who = browser) =>
  who.call<PasskeySetup & ApiError>('POST', SECOND_FACTOR_PATHS.passkeys, { password, ...proof });
const confirm = (attestation: object, name = 'Telefon', who = browser) =>
  who.call<RecoveryCodesResponse & ApiError>('POST', SECOND_FACTOR_PATHS.confirmPasskey, {
    name,
    ...attestation,
  });

async function enrol(proof: SecondFactorProof = {}, device = authenticator): Promise<string[]> {
  const { body } = await begin(proof);
  const { status, body: confirmed } = await confirm(device.create(body.options));
  expect(status).toBe(200);
  return confirmed.recoveryCodes;
}

const read = async () =>
  (await browser.call<SecondFactorResponse>('GET', SECOND_FACTOR_PATHS.secondFactor)).body;

const signIn = (proof: SecondFactorProof = {}, password = PASSWORD, username = user.username) =>
  new Browser(test.url).call<SecondFactorRequired>('POST', AUTH_PATHS.login, {
    username,
    password,
    ...proof,
  });

/** What the sign-in asks passkeys for, once the password was right. */
async function asked(username = user.username): Promise<PasskeyRequestOptions> {
  const { body } = await signIn({}, PASSWORD, username);
  if (!body.passkey) throw new Error(`no passkey was asked for: ${body.code}`);
  return body.passkey;
}

async function challenge(): Promise<PasskeyRequestOptions> {
  const { body } = await browser.call<PasskeyChallengeResponse>('POST', SECOND_FACTOR_PATHS.challenge);
  return body.passkey;
}

describe('setting up a passkey', () => {
  it('asks the browser for one of this site and this account, and hands out ten recovery codes', async () => {
    const { body } = await begin();
    expect(body.options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: user.username, displayName: 'Regula Muster' },
      excludeCredentials: [],
      authenticatorSelection: { userVerification: 'preferred' },
    });
    expect((await signIn()).status).toBe(200); // nothing is asked before it is there
    const { status, body: confirmed } = await confirm(
      authenticator.create(body.options),
      'Sicherheitsschlüssel',
    );
    expect([status, confirmed.recoveryCodes.length]).toEqual([200, 10]);
    expect(await read()).toEqual({
      hasAuthenticator: false,
      passkeys: [
        {
          id: expect.any(Number),
          name: 'Sicherheitsschlüssel',
          createdAt: expect.any(String),
          lastUsedAt: null,
        },
      ],
      recoveryCodesLeft: 10,
    });
    const added = (await auditOf(test.db)).filter(({ subject }) => subject === `user:${user.id}`);
    expect(added.map(({ action }) => action)).toContain('passkey-added');
  });

  it('needs the password, and with a second factor that as well', async () => {
    expect(Object.keys((await begin({}, 'falsch')).body.fields ?? {})).toEqual(['password']);
    const [recoveryCode] = await enrol();
    expect(Object.keys((await begin()).body.fields ?? {})).toEqual(['code']);
    const { status, body } = await begin({ passkey: authenticator.get(await challenge()) });
    expect([status, body.options.excludeCredentials?.length]).toEqual([200, 1]);
    expect((await begin({ code: recoveryCode })).status).toBe(200);
  });

  it('gives no further recovery codes with the second one: the first ones stay good', async () => {
    const [recoveryCode] = await enrol();
    const second = new Authenticator();
    expect(await enrol({ passkey: authenticator.get(await challenge()) }, second)).toEqual([]);
    expect((await signIn({ code: recoveryCode })).status).toBe(200);
    for (const device of [authenticator, second]) {
      expect((await signIn({ passkey: device.get(await asked()) })).status).toBe(200);
    }
  });

  it('ends every other session, which was reached without it, and keeps this one', async () => {
    const earlier = await signedIn(test.url, user.username);
    await enrol();
    expect((await earlier.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
    expect((await browser.call('GET', AUTH_PATHS.currentUser)).status).toBe(200);
  });

  it('forgets an authenticator app that was begun with the password alone', async () => {
    const app = await browser.call<AuthenticatorSetup>('POST', SECOND_FACTOR_PATHS.secondFactor, {
      password: PASSWORD,
    });
    await enrol();
    const code = new TOTP({ secret: app.body.secret }).generate();
    const { status } = await browser.call('POST', SECOND_FACTOR_PATHS.confirmAuthenticator, { code });
    expect(status).toBe(409);
  });

  it('takes no answer twice, none to another challenge, and none after five minutes', async () => {
    const { body } = await begin();
    const attestation = authenticator.create(body.options);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(attestation)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses[0]).toBe(200);
    // The first one ended all other sessions: 401 to those under way, which hold their account as it was before.
    for (const status of statuses.slice(1)) expect([401, 409]).toContain(status);

    const made = new Authenticator().create({ ...body.options, challenge: 'bm8gY2hhbGxlbmdlIG9mIG91cnM' });
    expect((await confirm(made)).status).toBe(409);

    const late = new Authenticator();
    const { body: begun } = await begin({ passkey: authenticator.get(await challenge()) });
    await test.db.query(`UPDATE auth.passkey_challenges SET expires_at = now() - interval '1 second'`);
    expect((await confirm(late.create(begun.options))).status).toBe(409);
  });

  it('takes none that was made on another site, for somebody else, or already', async () => {
    const elsewhere = await begin();
    const foreign = new Authenticator('https://garage-muster.example.evil.example');
    expect((await confirm(foreign.create(elsewhere.body.options))).status).toBe(400);

    const { body: mine } = await begin();
    const other = await signedIn(test.url, (await createUser(test.db)).username);
    const attestation = authenticator.create(mine.options);
    expect((await confirm(attestation, 'Telefon', other)).status).toBe(409);
    expect((await confirm(attestation)).status).toBe(200);

    const { body: theirs } = await begin({}, PASSWORD, other);
    expect((await confirm(authenticator.create(theirs.options), 'Telefon', other)).status).toBe(409);
  });

  it('stops at ten', async () => {
    await enrol();
    for (let n = 2; n <= PASSKEY_LIMITS.perAccount; n++) {
      await enrol({ passkey: authenticator.get(await challenge()) }, new Authenticator());
    }
    expect((await begin({ passkey: authenticator.get(await challenge()) })).status).toBe(409);
  });

  it('refuses garbage without falling over', async () => {
    const { body } = await begin();
    const right = authenticator.create(body.options);
    for (const wrong of [
      { ...right, clientDataJSON: 'bm8ganNvbg' },
      { ...right, clientDataJSON: 'bnVsbA' },
      { ...right, id: '§' },
      { ...right, id: 'x'.repeat(2000) },
      { ...right, transports: ['telepathy'] },
      { ...right, name: '' },
      { name: 'nichts' },
    ]) {
      expect([400, 409]).toContain((await confirm(wrong)).status);
    }
    expect((await confirm({ ...right, attestationObject: 'AAAA' })).status).toBe(400);
  });
});

describe('signing in with a passkey', () => {
  it('is offered after the right password only, and lets in', async () => {
    const [recoveryCode] = await enrol();
    const wrong = await signIn({}, 'falsch');
    expect([wrong.body.code, wrong.body.passkey]).toEqual(['login-failed', undefined]);
    const { status, body, headers } = await signIn();
    expect([status, body.code, body.methods]).toEqual([
      401,
      'second-factor-required',
      ['passkey', 'recovery-code'],
    ]);
    expect(headers.get('set-cookie')).toBeNull();
    expect((await signIn({ passkey: authenticator.get(body.passkey!) })).status).toBe(200);
    expect((await read()).passkeys[0]?.lastUsedAt).not.toBeNull();
    expect((await signIn({ code: recoveryCode })).status).toBe(200);
  });

  it('still asks for the password', async () => {
    await enrol();
    const passkey = authenticator.get(await asked());
    expect((await signIn({ passkey }, 'falsch')).body.code).toBe('login-failed');
  });

  it('takes each answer once, not even twice at the same moment, and asks anew with the refusal', async () => {
    await enrol();
    const passkey = authenticator.get(await asked());
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn({ passkey })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401', '401', '401']);
    const refused = answers.find(({ status }) => status === 401)!.body;
    expect(refused.code).toBe('second-factor-failed');
    expect((await signIn({ passkey: authenticator.get(refused.passkey!) })).status).toBe(200);
  });

  it('takes no answer after five minutes', async () => {
    await enrol();
    const passkey = authenticator.get(await asked());
    await test.db.query(`UPDATE auth.passkey_challenges SET expires_at = now() - interval '1 second'`);
    expect((await signIn({ passkey })).body.code).toBe('second-factor-failed');
  });

  it('takes no passkey of somebody else, and none made for another site', async () => {
    await enrol();
    const other = await createUser(test.db);
    const stranger = new Authenticator();
    const theirs = await signedIn(test.url, other.username);
    const { body } = await begin({}, PASSWORD, theirs);
    await confirm(stranger.create(body.options), 'Telefon', theirs);

    expect((await signIn({ passkey: stranger.get(await asked()) })).status).toBe(401);
    // An answer that the owner gave to a challenge of somebody else.
    expect((await signIn({ passkey: authenticator.get(await asked(other.username)) })).status).toBe(401);
    const phished = authenticator.get({ ...(await asked()), rpId: 'evil.example' });
    expect((await signIn({ passkey: phished })).status).toBe(401);
  });

  it('takes no answer whose signature does not fit, or that was given for another purpose', async () => {
    await enrol();
    const right = authenticator.get(await asked());
    const tampered: PasskeyAssertion = { ...right, signature: authenticator.get(await asked()).signature };
    expect((await signIn({ passkey: tampered })).status).toBe(401);
    expect((await signIn({ passkey: authenticator.get(await challenge()) })).status).toBe(401);
  });

  it('notices a copied passkey by its counter', async () => {
    await enrol();
    authenticator.counter = 5;
    expect((await signIn({ passkey: authenticator.get(await asked()) })).status).toBe(200);
    authenticator.counter = 4; // the next use counts 6 on the original, 5 on the copy
    expect((await signIn({ passkey: authenticator.get(await asked()) })).status).toBe(401);
    authenticator.counter = 6;
    expect((await signIn({ passkey: authenticator.get(await asked()) })).status).toBe(200);
  });

  it('refuses garbage without falling over', async () => {
    await enrol();
    const right = authenticator.get(await asked());
    for (const wrong of [
      { ...right, clientDataJSON: 'e30' },
      { ...right, authenticatorData: 'AA' },
      { ...right, signature: 'AA' },
      { ...right, id: 'AA' },
      { ...right, extra: 'x' },
      {},
      [],
      'x',
    ]) {
      expect([400, 401]).toContain((await signIn({ passkey: wrong as PasskeyAssertion })).status);
    }
  });

  it('offers app and passkey side by side', async () => {
    await enrol();
    const app = await browser.call<AuthenticatorSetup>('POST', SECOND_FACTOR_PATHS.secondFactor, {
      password: PASSWORD,
      passkey: authenticator.get(await challenge()),
    });
    const totp = new TOTP({ secret: app.body.secret });
    const { status } = await browser.call('POST', SECOND_FACTOR_PATHS.confirmAuthenticator, {
      code: totp.generate(),
    });
    expect(status).toBe(200);
    expect((await signIn()).body.methods).toEqual(['authenticator', 'passkey', 'recovery-code']);
    expect((await signIn({ passkey: authenticator.get(await asked()) })).status).toBe(200);
  });
});

const passkeyId = async () => (await read()).passkeys[0]!.id;

const remove = async (proof: SecondFactorProof, id?: number) =>
  browser.call<ApiError>('POST', `${SECOND_FACTOR_PATHS.passkeys}/${id ?? (await passkeyId())}/remove`, {
    password: PASSWORD,
    ...proof,
  });

describe('a passkey', () => {
  it('gets another name from its owner, and from nobody else', async () => {
    await enrol();
    const path = `${SECOND_FACTOR_PATHS.passkeys}/${await passkeyId()}`;
    expect((await browser.call('PUT', path, { name: 'Altes Telefon' })).status).toBe(200);
    const other = await signedIn(test.url, (await createUser(test.db)).username);
    expect((await other.call('PUT', path, { name: 'Meins' })).status).toBe(404);
    expect((await read()).passkeys[0]?.name).toBe('Altes Telefon');
  });

  it('is removed with itself, or with a recovery code, never with the password alone', async () => {
    const [first] = await enrol();
    expect((await remove({})).status).toBe(400);
    expect((await remove({ code: 'AAAA-AAAA-AAAA-AAAA' })).status).toBe(400);
    const used = authenticator.get(await challenge());
    expect((await remove({ passkey: used }, 2_000_000_000)).status).toBe(404);
    expect((await remove({ passkey: used })).status).toBe(400);
    expect((await remove({ passkey: authenticator.get(await challenge()) })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect(await read()).toEqual({ hasAuthenticator: false, passkeys: [], recoveryCodesLeft: 0 });

    const [again] = await enrol();
    expect((await remove({ code: first })).status).toBe(400);
    expect((await remove({ code: again })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it('that remains keeps the account closed and the recovery codes good', async () => {
    const [recoveryCode] = await enrol();
    const second = new Authenticator();
    await enrol({ passkey: authenticator.get(await challenge()) }, second);
    expect((await remove({ passkey: authenticator.get(await challenge()) })).status).toBe(200);
    expect((await signIn({ passkey: authenticator.get(await asked()) })).status).toBe(401);
    expect((await signIn({ passkey: second.get(await asked()) })).status).toBe(200);
    expect((await signIn({ code: recoveryCode })).status).toBe(200);
  });

  it('of somebody else goes when that person’s administrator switches the second factor off', async () => {
    await enrol();
    const admin = await signedIn(test.url, (await createUser(test.db)).username);
    const { body } = await admin.call<UsersResponse>('GET', USERS_PATH);
    expect(body.users.find(({ id }) => id === user.id)?.hasSecondFactor).toBe(true);
    const removal = `${USERS_PATH}/${user.id}/${REMOVE_SECOND_FACTOR_SUFFIX}`;
    expect((await admin.call('POST', removal, { password: PASSWORD })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it('of the main admin goes when an operator resets him', async () => {
    const main = await signedIn(test.url, 'admin', MAIN_ADMIN_PASSWORD);
    const { body } = await begin({}, MAIN_ADMIN_PASSWORD, main);
    await confirm(authenticator.create(body.options), 'Schlüssel', main);
    expect((await signIn({}, MAIN_ADMIN_PASSWORD, 'admin')).status).toBe(401);
    const { code } = await issueResetCode(database.url);
    const password = 'ein ganz neues Passwort';
    await new Browser(test.url).call('POST', AUTH_PATHS.createMainAdmin, { code, password });
    expect((await signIn({}, password, 'admin')).status).toBe(200);
  });

  it('is not asked for where there is none', async () => {
    expect((await browser.call('POST', SECOND_FACTOR_PATHS.challenge)).status).toBe(404);
  });
});

describe('challenges', () => {
  it('that have expired are forgotten with the next one', async () => {
    await enrol();
    await asked();
    await test.db.query(`UPDATE auth.passkey_challenges SET expires_at = now() - interval '1 second'`);
    await asked();
    const [row] = await test.db.query(`SELECT count(*)::integer AS count FROM auth.passkey_challenges`);
    expect(row).toEqual({ count: 1 });
  });
});
