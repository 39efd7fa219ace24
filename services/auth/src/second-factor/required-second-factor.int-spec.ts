import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS, ROLE_ADMIN, type SessionResponse } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import {
  type PasskeyChallengeResponse,
  type PasskeySetup,
  type RecoveryCodesResponse,
  REMOVE_SECOND_FACTOR_SUFFIX,
  SECOND_FACTOR_PATHS,
  type SecondFactorResponse,
} from '@garage/contracts/second-factor';
import { ROLES_PATH, USERS_PATH } from '@garage/contracts/users';
import { createDatabase, type TestApp, type TestDatabase } from '@garage/shared/testing/test-app';
import { issueResetCode } from '../main-admin/issue-reset-code.js';
import {
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

beforeAll(async () => {
  database = await createDatabase();
  test = await startAuthApp({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await test.close();
  await database.drop();
});

const requireForAdmins = (isRequired: boolean) =>
  test.db.query('UPDATE auth.user_roles SET requires_second_factor = $1 WHERE id = $2', [
    isRequired,
    ROLE_ADMIN,
  ]);

/** Sets a passkey up, as the panel's step does. */
async function enrol(browser: Browser, password = PASSWORD): Promise<Authenticator> {
  const authenticator = new Authenticator();
  const begun = await browser.call<PasskeySetup>('POST', SECOND_FACTOR_PATHS.passkeys, { password });
  const { status } = await browser.call<RecoveryCodesResponse>('POST', SECOND_FACTOR_PATHS.confirmPasskey, {
    name: 'Telefon',
    ...authenticator.create(begun.body.options),
  });
  expect(status).toBe(200);
  return authenticator;
}

/** What the account may do: `open`, or the code with which it is refused. */
async function door(browser: Browser): Promise<string> {
  const { status, body } = await browser.call<ApiError>('GET', USERS_PATH);
  return status === 200 ? 'open' : body.code;
}

const requirementOf = async (browser: Browser) =>
  (await browser.call<SessionResponse>('GET', AUTH_PATHS.currentUser)).body.user.requirement;

describe('with a second factor required for full access', () => {
  let username: string;

  beforeEach(async () => {
    username = (await createUser(test.db)).username;
  });
  afterEach(() => requireForAdmins(false));

  it('a session of before is led to setting one up, and goes on after that', async () => {
    const browser = await signedIn(test.url, username);
    expect(await door(browser)).toBe('open');
    await requireForAdmins(true);
    expect([await door(browser), await requirementOf(browser)]).toEqual([
      'second-factor-setup-required',
      'second-factor-setup',
    ]);
    await enrol(browser);
    expect([await door(browser), await requirementOf(browser)]).toEqual(['open', null]);
  });

  it('signing in with the password alone leads there and nowhere else', async () => {
    await requireForAdmins(true);
    const browser = new Browser(test.url);
    const { body } = await browser.signIn(username);
    expect(body.user.requirement).toBe('second-factor-setup');
    expect(await door(browser)).toBe('second-factor-setup-required');
  });

  it('another session of before ends when one is set up, even if it is brought back', async () => {
    const [own, forgotten] = [await signedIn(test.url, username), await signedIn(test.url, username)];
    await requireForAdmins(true);
    await enrol(own);
    expect(await door(forgotten)).toBe('session-expired');
    // A session store that was restored, or a program that started a session without asking.
    const again = await signedIn(test.url, (await createUser(test.db)).username);
    const [{ id }] = await test.db.query('SELECT id FROM auth.users ORDER BY id DESC LIMIT 1');
    await test.db.query('UPDATE auth.users SET has_second_factor = true WHERE id = $1', [id]);
    expect(await door(again)).toBe('session-expired');
  });

  it('signing in without it opens nothing, with it everything', async () => {
    await requireForAdmins(true);
    const authenticator = await enrol(await signedInUnopened());
    const browser = new Browser(test.url);
    const login = { username, password: PASSWORD };
    const { status, body, headers } = await browser.call<ApiError & PasskeyChallengeResponse>(
      'POST',
      AUTH_PATHS.login,
      login,
    );
    expect([status, body.code, headers.getSetCookie()]).toEqual([401, 'second-factor-required', []]);
    await browser.call('POST', AUTH_PATHS.login, { ...login, passkey: authenticator.get(body.passkey) });
    expect(await door(browser)).toBe('open');
  });

  it('the last one cannot be removed by its owner, another one can', async () => {
    await requireForAdmins(true);
    const browser = await signedInUnopened();
    const authenticator = await enrol(browser);
    const remove = async () => {
      const { body: factor } = await browser.call<SecondFactorResponse>(
        'GET',
        SECOND_FACTOR_PATHS.secondFactor,
      );
      const { body } = await browser.call<PasskeyChallengeResponse>('POST', SECOND_FACTOR_PATHS.challenge);
      const path = `${SECOND_FACTOR_PATHS.passkeys}/${factor.passkeys.at(-1)?.id}/remove`;
      return browser.call<ApiError>('POST', path, {
        password: PASSWORD,
        passkey: authenticator.get(body.passkey),
      });
    };
    const refused = await remove();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^Ihre Rolle verlangt/),
    ]);

    const { body } = await browser.call<PasskeyChallengeResponse>('POST', SECOND_FACTOR_PATHS.challenge);
    const begun = await browser.call<PasskeySetup>('POST', SECOND_FACTOR_PATHS.passkeys, {
      password: PASSWORD,
      passkey: authenticator.get(body.passkey),
    });
    await browser.call('POST', SECOND_FACTOR_PATHS.confirmPasskey, {
      name: 'Schlüssel',
      ...new Authenticator().create(begun.body.options),
    });
    expect((await remove()).status).toBe(200);
    expect(await door(browser)).toBe('open');
  });

  it('its removal by somebody else closes the panel until there is a new one', async () => {
    await requireForAdmins(true);
    const browser = await signedInUnopened();
    await enrol(browser);
    const colleague = await signedIn(test.url, (await createUser(test.db)).username);
    const authenticator = await enrol(colleague);
    const { body } = await colleague.call<PasskeyChallengeResponse>('POST', SECOND_FACTOR_PATHS.challenge);
    const [{ id }] = await test.db.query('SELECT id FROM auth.users WHERE username = $1', [username]);
    const removed = await colleague.call('POST', `${USERS_PATH}/${id}/${REMOVE_SECOND_FACTOR_SUFFIX}`, {
      password: PASSWORD,
      passkey: authenticator.get(body.passkey),
    });
    expect(removed.status).toBe(200);
    expect(await door(browser)).toBe('second-factor-setup-required');
  });

  it('the operator’s reset code leads the main admin to setting up a new one', async () => {
    const main = await signedIn(test.url, 'admin', MAIN_ADMIN_PASSWORD);
    await main.call('PUT', `${ROLES_PATH}/${ROLE_ADMIN}/second-factor`, { isRequired: true });
    await enrol(main, MAIN_ADMIN_PASSWORD);
    expect(await door(main)).toBe('open');

    const { code } = await issueResetCode(database.url);
    const password = 'ein ganz neues Passwort';
    await new Browser(test.url).call('POST', AUTH_PATHS.createMainAdmin, { code, password });
    expect(await door(main)).toBe('session-expired');
    const again = await signedIn(test.url, 'admin', password);
    expect([await door(again), await requirementOf(again)]).toEqual([
      'second-factor-setup-required',
      'second-factor-setup',
    ]);
    await enrol(again, password);
    expect(await door(again)).toBe('open');
  });

  /** Signed in with the password, in front of the step. */
  function signedInUnopened(): Promise<Browser> {
    return signedIn(test.url, username);
  }
});
