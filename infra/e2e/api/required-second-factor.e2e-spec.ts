import { AUTH_PATHS, ROLE_ADMIN, type SessionResponse } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { PREVIEW_PATH } from '@garage/contracts/editor-pages';
import { PASSWORD_LINK_PATHS } from '@garage/contracts/password-links';
import { type AuthenticatorSetup, SECOND_FACTOR_PATHS } from '@garage/contracts/second-factor';
import { ROLES_PATH, USERS_PATH } from '@garage/contracts/users';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { passwordLink } from '../support/account-mails.ts';
import { StaffClient } from '../support/api-client.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { type Stack, startStack } from '../support/stack.ts';

const PASSWORD = 'a long enough passphrase';
const NEW_PASSWORD = 'another passphrase that is long enough';

/** One staff call of each program. */
const DOORS = [
  ['GET', USERS_PATH],
  ['GET', '/api/admin/promotions'],
  ['GET', CONTACT_MESSAGES_PATH],
  ['POST', PREVIEW_PATH],
] as const;
const CLOSED = DOORS.map(() => 'second-factor-setup-required');
const OPEN = DOORS.map(() => 'open');

let stack: Stack;
let main: StaffClient;
/** Signed in before a second factor was required. */
let anna: StaffClient;

beforeAll(async () => {
  stack = await startStack();
  main = await signedIn(stack.admin.username, stack.admin.password);
  ({ client: anna } = await main.createAccount({ username: 'anna', password: PASSWORD, roleId: ROLE_ADMIN }));
});
afterAll(() => stack?.stop());

async function signedIn(username: string, password: string): Promise<StaffClient> {
  const client = new StaffClient(stack.url);
  const { status } = await client.signIn(username, password);
  if (status !== 200) throw new Error(`${username} was answered ${status}`);
  return client;
}

/** What each program makes of the session: `open`, or the code with which it is refused. */
function doorsOf(client: StaffClient): Promise<string[]> {
  return Promise.all(
    DOORS.map(async ([method, path]) => {
      const answer = await client.call(method, path);
      const { code } = (await answer.json()) as Partial<ApiError>;
      return answer.status === 401 || answer.status === 403 ? String(code) : 'open';
    }),
  );
}

async function setUp(client: StaffClient, password: string): Promise<void> {
  const begun = await client.call('POST', SECOND_FACTOR_PATHS.secondFactor, { password });
  const { secret } = (await begun.json()) as AuthenticatorSetup;
  const code = oneTimeCode(secret);
  const { status } = await client.call('POST', SECOND_FACTOR_PATHS.confirmAuthenticator, { code });
  expect(status).toBe(200);
}

/** Makes an account with an address, whose owner gets a link there. */
async function invite(username: string): Promise<string> {
  const email = `${username}@example.ch`;
  const created = await main.call('POST', USERS_PATH, { username, email, roleId: ROLE_ADMIN });
  expect(created.status).toBe(201);
  return email;
}

/** Follows the newest of so many links that have been mailed to the address. */
async function choosePassword(email: string, count: number, password: string): Promise<void> {
  const [, token] = (await passwordLink(stack, email, count)).split('#');
  const used = await new StaffClient(stack.url).call('POST', PASSWORD_LINK_PATHS.use, { token, password });
  expect(used.status).toBe(200);
}

describe('with a second factor required for full access, nobody without one comes further than setting it up', () => {
  it('in a session of before, that of whoever required it included', async () => {
    expect(await doorsOf(anna)).toEqual(OPEN);
    const path = `${ROLES_PATH}/${ROLE_ADMIN}/second-factor`;
    expect((await main.call('PUT', path, { isRequired: true })).status).toBe(200);
    for (const client of [anna, main]) expect(await doorsOf(client)).toEqual(CLOSED);
    const current = await main.call('GET', AUTH_PATHS.currentUser);
    expect(((await current.json()) as SessionResponse).user.requirement).toBe('second-factor-setup');
    await setUp(main, stack.admin.password);
    expect(await doorsOf(main)).toEqual(OPEN);
  });

  it('by signing in', async () => {
    expect(await doorsOf(await signedIn('anna', PASSWORD))).toEqual(CLOSED);
  });

  it('by an invitation', async () => {
    await choosePassword(await invite('ines'), 1, NEW_PASSWORD);
    const ines = await signedIn('ines', NEW_PASSWORD);
    expect(await doorsOf(ines)).toEqual(CLOSED);
    await setUp(ines, NEW_PASSWORD);
    expect(await doorsOf(ines)).toEqual(OPEN);
    expect((await new StaffClient(stack.url).signIn('ines', NEW_PASSWORD)).status).toBe(401);
  });

  it('by a forgotten password, which replaces no second factor either', async () => {
    const email = await invite('frida');
    await choosePassword(email, 1, PASSWORD);
    await setUp(await signedIn('frida', PASSWORD), PASSWORD);
    const asked = await new StaffClient(stack.url).call('POST', PASSWORD_LINK_PATHS.request, { email });
    expect(asked.status).toBe(200);
    await choosePassword(email, 2, NEW_PASSWORD);

    const frida = new StaffClient(stack.url);
    const answer = await frida.signIn('frida', NEW_PASSWORD);
    expect(((await answer.json()) as ApiError).code).toBe('second-factor-required');
    expect(await doorsOf(frida)).toEqual(DOORS.map(() => 'unauthenticated'));
  });

  it('by the operator’s reset code', async () => {
    const printed = stack.command('dist/cli/reset-admin.js');
    const [, code] = /^ {4}(\S+)$/m.exec(printed) ?? [];
    const reset = { code, password: NEW_PASSWORD };
    const { status } = await new StaffClient(stack.url).call('POST', AUTH_PATHS.createMainAdmin, reset);
    expect(status).toBe(200);
    expect(await doorsOf(main)).toEqual(DOORS.map(() => 'session-expired'));
    const again = await signedIn(stack.admin.username, NEW_PASSWORD);
    expect(await doorsOf(again)).toEqual(CLOSED);
    await setUp(again, NEW_PASSWORD);
    expect(await doorsOf(again)).toEqual(OPEN);
  });
});
