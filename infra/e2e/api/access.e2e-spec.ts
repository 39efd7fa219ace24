import { AUTH_PATHS, MAIN_ADMIN_ID, ROLE_ADMIN, ROLE_SUPPORTER } from '@garage/contracts/auth';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { USERS_PATH } from '@garage/contracts/users';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactRequest, sendMessage, StaffClient } from '../support/api-client.ts';
import { type Stack, startStack } from '../support/stack.ts';

const PASSWORD = 'a long enough passphrase';
let stack: Stack;
let admin: StaffClient;

beforeAll(async () => {
  stack = await startStack();
  admin = new StaffClient(stack.url);
  await admin.signIn(stack.admin.username, stack.admin.password);
});
afterAll(() => stack?.stop());

const STAFF_CALLS: [method: string, path: string][] = [
  ['GET', AUTH_PATHS.currentUser],
  ['GET', CONTACT_MESSAGES_PATH],
  ['PUT', `${CONTACT_MESSAGES_PATH}/1`],
  ['DELETE', `${CONTACT_MESSAGES_PATH}/1`],
  ['GET', USERS_PATH],
  ['POST', USERS_PATH],
  ['DELETE', `${USERS_PATH}/${MAIN_ADMIN_ID}`],
  ['GET', '/api/admin/promotions'],
  ['POST', '/api/admin/website/about'],
  ['GET', '/api/admin/anything-else'],
];

const withoutId = async (response: Response) => ({
  ...((await response.json()) as object),
  requestId: '',
});

describe('a caller who is not signed in', () => {
  it.each(STAFF_CALLS)('is refused %s %s with 401', async (method, path) => {
    const response = await new StaffClient(stack.url).call(method, path);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      statusCode: 401,
      message: expect.stringMatching(/melden/),
    });
  });

  it('learns nothing about accounts from a failed sign-in', async () => {
    const unknown = await new StaffClient(stack.url).signIn('nobody', PASSWORD);
    const wrong = await new StaffClient(stack.url).signIn(stack.admin.username, PASSWORD);
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect(await withoutId(unknown)).toEqual(await withoutId(wrong));
  });
});

describe('a supporter', () => {
  it('handles contact messages and is refused everything else', async () => {
    await sendMessage(stack.url, contactRequest());
    const { client } = await admin.createSupporter('sabine', PASSWORD);

    const [message] = (await client.messages()).messages;
    const path = `${CONTACT_MESSAGES_PATH}/${message?.id}`;
    expect((await client.call('PUT', path, { isRead: true })).status).toBe(200);
    expect((await client.messages()).unreadMessages).toBe(0);
    expect((await client.call('DELETE', path)).status).toBe(200);
    expect((await client.messages()).totalMessages).toBe(0);

    const foreign = STAFF_CALLS.filter(([, target]) => !target.startsWith(CONTACT_MESSAGES_PATH)).filter(
      ([, target]) => target !== AUTH_PATHS.currentUser,
    );
    const statuses = await Promise.all(
      foreign.map(async ([method, target]) => (await client.call(method, target)).status),
    );
    expect(statuses).toEqual(foreign.map(() => 403));
  });

  it('is out at the next request in every service once deleted', async () => {
    const { id, client } = await admin.createSupporter('tobias', PASSWORD);
    expect((await client.messages()).totalMessages).toBe(0);
    expect((await admin.call('DELETE', `${USERS_PATH}/${id}`)).status).toBe(200);
    expect((await client.call('GET', CONTACT_MESSAGES_PATH)).status).toBe(401);
    expect((await client.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
  });

  it('is out at the next request once the password was changed by somebody else', async () => {
    const { id, client } = await admin.createSupporter('ursina', PASSWORD);
    await admin.call('PUT', `${USERS_PATH}/${id}`, { password: 'another long passphrase' });
    expect((await client.call('GET', CONTACT_MESSAGES_PATH)).status).toBe(401);
  });
});

describe('a demoted administrator', () => {
  it('loses the rights at the next request', async () => {
    const { id, client: valeria } = await admin.createAccount({
      username: 'valeria',
      password: PASSWORD,
      roleId: ROLE_ADMIN,
    });
    expect((await valeria.call('GET', USERS_PATH)).status).toBe(200);

    await admin.call('PUT', `${USERS_PATH}/${id}`, { roleId: ROLE_SUPPORTER });

    expect((await valeria.call('GET', USERS_PATH)).status).toBe(403);
  });
});
