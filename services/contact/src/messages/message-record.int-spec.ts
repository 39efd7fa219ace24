import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import type { NoteResponse, ReplyResponse } from '@garage/contracts/contact-conversation';
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
  await emptyTables(service.db, 'TRUNCATE contact.contact_messages, auth.audit_log RESTART IDENTITY CASCADE');
  await sendForm(service, filledForm());
});

function call(method: string, path = '', body?: unknown, headers: Record<string, string> = {}) {
  return fetch(`${service.url}${CONTACT_MESSAGES_PATH}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...staff.headers,
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

const sendReply = () =>
  call('POST', '/1/replies', { subject: 'Ihre Anfrage', text: 'Gern.' }, { 'idempotency-key': 'reply-0001' });

interface Line {
  action: string;
  subject: string | null;
  details: unknown;
  actor_user_id: number;
}

/** Oldest first. */
const lines = () =>
  service.db.query<Line[]>('SELECT action, subject, details, actor_user_id FROM auth.audit_log ORDER BY id');
const line = (action: string, details: unknown = null, subject: string | null = 'message:1'): Line => ({
  action,
  subject,
  details,
  actor_user_id: user.id,
});

describe('the audit record', () => {
  it('tells who changed what about a message, and nothing when nothing changed', async () => {
    await call('PUT', '/1', { isSpam: true, assignedTo: user.id });
    await call('PUT', '/1', { isSpam: true });
    await call('PUT', '/1', { isRead: true, isSpam: false, assignedTo: user.id });
    expect(await lines()).toEqual([
      line('message-changed', { changed: ['isSpam', 'assignedTo'] }),
      line('message-changed', { changed: ['isSpam'] }),
    ]);
  });

  it('does not tell who has read a message, or put it back to the unread ones', async () => {
    for (const isRead of [true, false]) expect((await call('PUT', '/1', { isRead })).status).toBe(200);
    expect(await lines()).toEqual([]);
  });

  it('tells who answered a message, once for one mail', async () => {
    const { reply } = (await (await sendReply()).json()) as ReplyResponse;
    await sendReply();
    expect(await lines()).toEqual([line('message-answered', { mailId: reply.id })]);
  });

  it('tells who wrote a note and who took it away, and nothing of what is refused', async () => {
    const { note } = (await (await call('POST', '/1/notes', { text: 'Anrufen' })).json()) as NoteResponse;
    const colleague = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
    expect((await call('DELETE', `/1/notes/${note.id}`, undefined, colleague.headers)).status).toBe(403);
    await call('DELETE', `/1/notes/${note.id}`);
    expect((await call('DELETE', `/1/notes/${note.id}`)).status).toBe(404);
    expect(await lines()).toEqual([
      line('message-note-added', { noteId: note.id }),
      line('message-note-deleted', { noteId: note.id }),
    ]);
  });

  it('tells who deleted a message, and nothing about one that is not there', async () => {
    await call('DELETE', '/1');
    for (const [method, body] of [
      ['DELETE', undefined],
      ['PUT', { isRead: true }],
    ] as const) {
      expect((await call(method, '/1', body)).status).toBe(404);
    }
    expect(await lines()).toEqual([line('message-deleted')]);
  });

  it('tells who took the list along, and how much that was', async () => {
    await sendForm(service, filledForm());
    await (await call('GET', '/export.csv')).text();
    expect(await lines()).toEqual([line('messages-exported', { messages: 2 }, null)]);
  });

  it('and the deed stand or fall together', async () => {
    await service.db.query('ALTER TABLE auth.audit_log RENAME TO audit_log_away');
    try {
      const answers = [
        await call('PUT', '/1', { isRead: true, isSpam: true }),
        await sendReply(),
        await call('POST', '/1/notes', { text: 'Anrufen' }),
        await call('GET', '/export.csv'),
        await call('DELETE', '/1'),
      ];
      expect(answers.map(({ status }) => status >= 500)).toEqual(answers.map(() => true));
    } finally {
      await service.db.query('ALTER TABLE auth.audit_log_away RENAME TO audit_log');
    }
    const kept = await (await call('GET', '/1')).json();
    expect(kept).toMatchObject({
      message: { isRead: false, spamReason: null, answeredAt: null },
      replies: [],
      notes: [],
    });
  });
});
