import { randomUUID } from 'node:crypto';
import { AUTH_PATHS, MAIN_ADMIN_ID, ROLE_ADMIN, ROLE_SUPPORTER } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import { CONTACT_MESSAGES_PATH, CONTACT_PATH } from '@garage/contracts/contact';
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
      foreign.map(async ([method, target]) => [method, target, (await client.call(method, target)).status]),
    );
    expect(statuses).toEqual(foreign.map((call) => [...call, 403]));
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

const REJECTED: [what: string, change: Record<string, unknown>, field: string][] = [
  ['no name', { name: undefined }, 'name'],
  ['an empty name', { name: '   ' }, 'name'],
  ['a name that is a number', { name: 7 }, 'name'],
  ['a name that is a list', { name: ['Regula'] }, 'name'],
  ['a name that is an object', { name: { first: 'Regula' } }, 'name'],
  ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 'name'],
  ['a line break in the name', { name: 'Regula\r\nBcc: everybody@example.com' }, 'name'],
  ['a NUL character', { name: 'Regula\u0000' }, 'name'],
  ['an address without a host', { email: 'regula@' }, 'email'],
  ['two addresses', { email: 'a@example.com, b@example.com' }, 'email'],
  ['an address with a line break', { email: 'a@example.com\nBcc: b@example.com' }, 'email'],
  ['no phone', { phone: null }, 'phone'],
  ['no message', { message: undefined }, 'message'],
  ['a control character in the message', { message: 'Grüezi\u0007' }, 'message'],
  ['half a surrogate pair', { message: 'Grüezi \ud83d' }, 'message'],
  ['no consent', { privacy: undefined }, 'privacy'],
  ['refused consent', { privacy: false }, 'privacy'],
  ['consent as text', { privacy: 'true' }, 'privacy'],
  ['an unknown language', { language: 'rm' }, 'language'],
  ['an unknown field', { isRead: true }, 'isRead'],
];

describe('a message with', () => {
  it.each(REJECTED)(
    '%s is refused, names the field in German, and stores nothing',
    async (_what, change, field) => {
      const marker = randomUUID();
      const response = await sendMessage(stack.url, {
        ...contactRequest({ phone: marker.slice(0, 20) }),
        ...change,
      });

      expect(response.status).toBe(400);
      const error = (await response.json()) as ApiError;
      expect(error.code).toBe('validation-failed');
      expect(Object.keys(error.fields ?? {})).toEqual([field]);
      expect(error.fields?.[field]).toMatch(/[a-zäöü]{3}/);
      expect(error.requestId).toBe(response.headers.get('x-request-id'));
      expect((await admin.messages()).totalMessages).toBe(0);
    },
  );
});

const BODIES: [what: string, init: RequestInit, status: number][] = [
  ['broken JSON', { headers: { 'content-type': 'application/json' }, body: '{"name": ' }, 400],
  ['a list', { headers: { 'content-type': 'application/json' }, body: '[]' }, 400],
  ['null', { headers: { 'content-type': 'application/json' }, body: 'null' }, 400],
  [
    'an attack on the prototype',
    { headers: { 'content-type': 'application/json' }, body: '{"__proto__":{"a":1}}' },
    400,
  ],
  ['nothing', { headers: { 'content-type': 'application/json' }, body: '' }, 400],
  ['plain text', { headers: { 'content-type': 'text/plain' }, body: 'Grüezi' }, 415],
  ['XML', { headers: { 'content-type': 'application/xml' }, body: '<a/>' }, 415],
  [
    '1 MB',
    {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(1_000_000) }),
    },
    413,
  ],
  [
    '3 MB',
    {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(3_000_000) }),
    },
    413,
  ],
];

describe('a body of', () => {
  it.each(BODIES)('%s is answered with a German error in the one form', async (_what, init, status) => {
    const response = await fetch(`${stack.url}${CONTACT_PATH}`, { method: 'POST', ...init });

    expect(response.status).toBe(status);
    const error = (await response.json()) as ApiError;
    expect(error).toMatchObject({
      statusCode: status,
      requestId: expect.any(String),
      code: expect.any(String),
    });
    expect(error.message).toMatch(/[a-zäöü]{3}/);
    expect((await admin.messages()).totalMessages).toBe(0);
  });
});
