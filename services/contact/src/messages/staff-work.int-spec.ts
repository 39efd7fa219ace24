import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@garage/contracts/common';
import { CONTACT_MESSAGES_PATH, type ContactMessageResponse } from '@garage/contracts/contact';
import type { ContactMessagesResponse } from '@garage/contracts/contact-message-list';
import type { AssigneesResponse } from '@garage/contracts/contact-conversation';
import type { UserEntity } from '@garage/shared/auth/user.entity';
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
let user: UserEntity;
let staff: SignedInClient;

function call(method: string, path: string, body?: unknown) {
  return fetch(`${service.url}${CONTACT_MESSAGES_PATH}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...staff.headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

const list = async () => (await (await call('GET', '')).json()) as ContactMessagesResponse;

async function change(body: unknown) {
  const response = await call('PUT', '/1', body);
  expect(response.status).toBe(200);
  return ((await response.json()) as ContactMessageResponse).message;
}

const table = async () => {
  const response = await call('GET', '/export.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
};

beforeAll(async () => {
  await mailServer.start();
  service = await startContactApp(mailServer);
  user = await createUser(service.db, { roleId: 2, fullName: 'Reto Ammann' });
  staff = await signIn(service.app, user);
});

afterAll(async () => {
  await service?.close();
  await mailServer.stop();
});

beforeEach(async () => {
  await emptyTables(service.db, 'TRUNCATE contact.contact_messages RESTART IDENTITY CASCADE');
  await sendForm(service, filledForm());
});

describe('who takes care of a message', () => {
  it('is one of the staff, and nobody again', async () => {
    expect(await change({ assignedTo: user.id })).toMatchObject({
      assignedTo: { id: user.id, name: 'Reto Ammann' },
      isRead: false,
    });
    expect(await change({ isRead: true })).toMatchObject({ assignedTo: { id: user.id }, isRead: true });
    expect(await change({ assignedTo: null })).toMatchObject({ assignedTo: null, isRead: true });
  });

  it.each([2_147_483_647, 0, -1, 1.5, 'x', true])('cannot be %s', async (assignedTo) => {
    const response = await call('PUT', '/1', { assignedTo });
    expect(response.status).toBe(400);
    expect(((await response.json()) as ApiError).fields).toHaveProperty('assignedTo');
  });

  it('is nobody once that person has left', async () => {
    const leaver = await createUser(service.db, { roleId: 2 });
    await change({ assignedTo: leaver.id });
    await service.db.query('DELETE FROM auth.users WHERE id = $1', [leaver.id]);
    expect(await change({ isRead: true })).toMatchObject({ assignedTo: null });
  });

  it('is chosen among those who may answer', async () => {
    const reader = await createUser(service.db, { permissions: ['contact-messages:read'] });
    const response = await call('GET', '/assignees');
    const { assignees } = (await response.json()) as AssigneesResponse;
    expect(assignees).toContainEqual({ id: user.id, name: 'Reto Ammann' });
    expect(assignees.map(({ id }) => id)).not.toContain(reader.id);
  });
});

describe('the spam tray', () => {
  it('takes a message by hand and gives it back; only what is outside counts', async () => {
    expect(await change({ isSpam: true })).toMatchObject({ spamReason: 'staff' });
    expect(await list()).toMatchObject({ totalMessages: 0, unreadMessages: 0, messages: [{ id: 1 }] });
    expect(await change({ isSpam: false })).toMatchObject({ spamReason: null });
    expect(await list()).toMatchObject({ totalMessages: 1, unreadMessages: 1 });
  });
});

describe('the table for spreadsheet programs', () => {
  it('holds every message, spam with its reason included', async () => {
    await sendForm(service, filledForm({ name: 'Jürg "Jüge" Graf', website: 'x' }));
    const [headings, second, first] = (await table()).split(/\r\n(?=")/);
    expect(headings).toMatch(/^\uFEFF"Nummer";"Eingegangen";"Name"/);
    expect(second).toContain('"Jürg ""Jüge"" Graf"');
    expect(second).toContain('"Verstecktes Feld ausgefüllt"');
    expect(first).toContain('"Guten Tag\nMein Wagen braucht Öl."');
  });

  it.each([
    '=HYPERLINK("https://evil.example")',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝HYPERLINK("https://evil.example")',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('does not let a visitor put the formula %s into it', async (name) => {
    await sendForm(service, filledForm({ name }));
    const escaped = name.replaceAll('"', '""');
    expect(await table()).toContain(`"'${escaped}"`);
  });
});
