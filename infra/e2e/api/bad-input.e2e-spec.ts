import { randomUUID } from 'node:crypto';
import type { ApiError } from '@garage/contracts/common';
import { CONTACT_PATH } from '@garage/contracts/contact';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { contactRequest, sendMessage, StaffClient } from '../support/api-client.ts';
import { borrowStack } from '../support/shared-stack.ts';

const stack = borrowStack();
let admin: StaffClient;

beforeAll(async () => {
  admin = new StaffClient(stack.url);
  await admin.signIn(stack.admin.username, stack.admin.password);
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
