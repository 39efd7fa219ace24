import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@garage/contracts/common';
import { CONTACT_MESSAGES_PATH, type ContactMessageResponse } from '@garage/contracts/contact';
import type { ContactMessagesResponse } from '@garage/contracts/contact-message-list';
import type { GrantedPermission } from '@garage/contracts/permissions';
import {
  createUser,
  emptyTables,
  type SignedInClient,
  signIn,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';

const mailServer = new MailServer();
let service: TestApp;
let supporter: SignedInClient;

async function staffWith(permissions: GrantedPermission[]): Promise<SignedInClient> {
  return signIn(service.app, await createUser(service.db, { permissions }));
}

function call(method: string, path = '', headers: Record<string, string> = {}, body?: unknown) {
  return fetch(`${service.url}${CONTACT_MESSAGES_PATH}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Reading, changing and deleting. */
const statuses = async (headers: Record<string, string>) => [
  (await call('GET', '', headers)).status,
  (await call('PUT', '/1', headers, { isRead: true })).status,
  (await call('DELETE', '/1', headers)).status,
];

async function list(): Promise<ContactMessagesResponse> {
  return (await (await call('GET', '', supporter.headers)).json()) as ContactMessagesResponse;
}

beforeAll(async () => {
  await mailServer.start();
  service = await startContactApp(mailServer);
  supporter = await signIn(service.app, await createUser(service.db, { roleId: 2 }));
});

afterAll(async () => {
  await service?.close();
  await mailServer.stop();
});

beforeEach(async () => {
  await emptyTables(service.db, 'TRUNCATE contact.contact_messages RESTART IDENTITY CASCADE');
});

describe('the list of contact requests', () => {
  it('is empty at first', async () => {
    expect(await list()).toEqual({ messages: [], totalMessages: 0, unreadMessages: 0 });
  });

  it('shows the newest first, suspected spam included but not counted, and is not cached', async () => {
    await sendForm(service, filledForm({ name: 'Erste' }));
    await sendForm(service, filledForm({ name: 'Zweite', service: '', language: 'it' }));
    await sendForm(service, filledForm({ name: 'Dritte', website: 'x' }));
    await call('PUT', '/1', supporter.headers, { isRead: true });

    const response = await call('GET', '', supporter.headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const { messages, totalMessages, unreadMessages } = (await response.json()) as ContactMessagesResponse;
    expect([totalMessages, unreadMessages]).toEqual([2, 1]);
    expect(messages.map(({ name, isRead, spamReason }) => [name, isRead, spamReason])).toEqual([
      ['Dritte', false, 'honeypot'],
      ['Zweite', false, null],
      ['Erste', true, null],
    ]);
    expect(messages[1]).toEqual({
      id: 2,
      name: 'Zweite',
      email: 'anna.keller@example.ch',
      phone: '+41 79 123 45 67',
      address: null,
      service: null,
      message: 'Guten Tag\nMein Wagen braucht Öl.',
      isRead: false,
      source: 'website',
      language: 'it',
      spamReason: null,
      customerId: expect.any(Number),
      assignedTo: null,
      answeredAt: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
  });
});

describe('a contact request', () => {
  beforeEach(async () => {
    await sendForm(service, filledForm());
  });

  it('is marked as read and as unread again', async () => {
    for (const isRead of [true, true, false]) {
      const response = await call('PUT', '/1', supporter.headers, { isRead });
      expect(response.status).toBe(200);
      const { message } = (await response.json()) as ContactMessageResponse;
      expect(message).toMatchObject({ id: 1, isRead, name: 'Anna Keller' });
      expect((await list()).unreadMessages).toBe(isRead ? 0 : 1);
    }
  });

  it('is deleted for good', async () => {
    const response = await call('DELETE', '/1', supporter.headers);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect((await list()).totalMessages).toBe(0);
    expect((await call('DELETE', '/1', supporter.headers)).status).toBe(404);
    expect((await call('PUT', '/1', supporter.headers, { isRead: true })).status).toBe(404);
  });

  it.each([
    '/0',
    '/-1',
    '/1.5',
    '/01',
    '/1e3',
    '/0x1',
    '/abc',
    '/2147483648',
    '/99999999999',
    '/%20',
    "/1'--",
  ])('does not exist at %s: 400', async (path) => {
    for (const [method, body] of [['PUT', { isRead: true }], ['DELETE']] as const) {
      const response = await call(method, path, supporter.headers, body);
      expect(response.status).toBe(400);
      expect(((await response.json()) as ApiError).code).toBe('validation-failed');
    }
  });

  it('does not exist under an id that was not given yet: 404', async () => {
    expect((await call('PUT', '/2147483647', supporter.headers, { isRead: true })).status).toBe(404);
    expect((await call('DELETE', '/2147483647', supporter.headers)).status).toBe(404);
  });

  it.each<[string, unknown]>([
    ['text', { isRead: 'true' }],
    ['a number', { isRead: 1 }],
    ['null', { isRead: null }],
    ['nothing', {}],
    ['another field', { isRead: true, message: 'geändert' }],
    ['a list', [true]],
    ['broken JSON', '{'],
  ])('does not take %s for its state', async (_case, body) => {
    const response = await call('PUT', '/1', supporter.headers, body);
    expect(response.status).toBe(400);
    expect((await list()).messages[0]).toMatchObject({ isRead: false, message: filledForm().message });
  });
});

describe('who may do what', () => {
  beforeEach(async () => {
    await sendForm(service, filledForm());
  });

  it('a signed-out caller: nothing', async () => {
    expect(await statuses({})).toEqual([401, 401, 401]);
  });

  it('a reader: only read', async () => {
    expect(await statuses((await staffWith(['contact-messages:read'])).headers)).toEqual([200, 403, 403]);
  });

  it('somebody with all other permissions: nothing', async () => {
    const { headers } = await staffWith(['content:read', 'content:write', 'users:read', 'users:write']);
    expect(await statuses(headers)).toEqual([403, 403, 403]);
  });

  it('a supporter and an admin: everything', async () => {
    expect(await statuses(supporter.headers)).toEqual([200, 200, 200]);
    await emptyTables(service.db, 'TRUNCATE contact.contact_messages RESTART IDENTITY CASCADE');
    await sendForm(service, filledForm());
    const admin = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
    expect(await statuses(admin.headers)).toEqual([200, 200, 200]);
  });

  it('a supporter without the admin token: only read', async () => {
    expect(await statuses({ cookie: supporter.cookie })).toEqual([200, 403, 403]);
    expect(await statuses({ ...supporter.headers, 'x-admin-token': 'wrong' })).toEqual([200, 403, 403]);
  });

  it('a supporter who was demoted or deleted: nothing from the next request on', async () => {
    const user = await createUser(service.db, { roleId: 2 });
    const { headers } = await signIn(service.app, user);
    expect((await call('GET', '', headers)).status).toBe(200);
    const role = await createUser(service.db, { permissions: [] });
    await service.db.query('UPDATE auth.users SET role_id = $1 WHERE id = $2', [role.roleId, user.id]);
    expect(await statuses(headers)).toEqual([403, 403, 403]);
    await service.db.query('DELETE FROM auth.users WHERE id = $1', [user.id]);
    expect(await statuses(headers)).toEqual([401, 401, 401]);
  });
});
