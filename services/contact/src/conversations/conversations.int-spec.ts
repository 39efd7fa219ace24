import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@garage/contracts/common';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import {
  type ConversationResponse,
  type NoteResponse,
  REPLY_TEMPLATES_PATH,
  type ReplyResponse,
  type ReplyTemplateResponse,
  type ReplyTemplatesResponse,
} from '@garage/contracts/contact-conversation';
import { createUser, type SignedInClient, signIn, type TestApp } from '@garage/shared/testing/test-app';
import { OUTGOING_MAILS } from '../mail/mail-queue.js';
import { eventually, filledForm, hurrying, sendForm, startContactApp } from '../testing/contact-app.js';
import { emptyTablesAndMails } from '../testing/empty-tables-and-mails.js';
import { MailServer } from '../testing/mail-server.js';

let mailServer: MailServer;
let service: TestApp;
let staff: SignedInClient;

function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return fetch(`${service.url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...staff.headers,
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

const message = (path = '') => `${CONTACT_MESSAGES_PATH}/1${path}`;
const conversation = async () => (await (await call('GET', message())).json()) as ConversationResponse;
const replies = () => mailServer.mails.filter(({ to }) => to?.[0]?.address === 'anna.keller@example.ch');

async function reply(body: { subject: string; text: string }, headers = {}) {
  const response = await call('POST', message('/replies'), body, headers);
  expect(response.status).toBe(201);
  return ((await response.json()) as ReplyResponse).reply;
}

beforeAll(async () => {
  mailServer = new MailServer();
  await mailServer.start();
  service = await startContactApp(mailServer);
  staff = await signIn(service.app, await createUser(service.db, { roleId: 2, fullName: 'Reto Ammann' }));
});

afterAll(async () => {
  await service?.close();
  await mailServer.stop();
});

beforeEach(async () => {
  await emptyTablesAndMails(
    service,
    mailServer,
    'TRUNCATE contact.contact_messages RESTART IDENTITY CASCADE',
  );
  await sendForm(service, filledForm({ language: 'fr' }));
});

describe('a reply', () => {
  it('goes to the visitor with the message below it, and is kept with the message', async () => {
    const sent = await reply({ subject: 'Votre demande', text: 'Bonjour\nVenez lundi.' });
    expect(sent).toMatchObject({ status: 'waiting', author: { name: 'Reto Ammann' } });
    const [mail] = await eventually(replies, ({ length }) => length === 1);
    expect(mail).toMatchObject({
      subject: 'Votre demande',
      from: { address: 'website@garage-muster.example' },
      replyTo: [{ address: 'team@garage-muster.example' }],
      recipients: ['anna.keller@example.ch'],
    });
    expect(mail!.text).toMatch(
      /^Bonjour\nVenez lundi\.\n\nVotre message du .+ :\n> Guten Tag\n> Mein Wagen braucht Öl\./,
    );
    expect(mail!.html).toContain('Bonjour<br>\nVenez lundi.');
    expect(mail!.headers.map(({ key }) => key)).not.toContain('auto-submitted');

    await eventually(conversation, (found) => found.replies[0]?.status === 'sent');
    const { message: answered } = await conversation();
    expect(answered.isRead).toBe(true);
    expect(answered.answeredAt).not.toBeNull();
  });

  it('continues the thread of the one before', async () => {
    await reply({ subject: 'Eins', text: 'Erste' });
    const [first] = await eventually(replies, ({ length }) => length === 1);
    await reply({ subject: 'Zwei', text: 'Zweite' });
    const [, second] = await eventually(replies, ({ length }) => length === 2);
    expect(second!.inReplyTo).toBe(first!.messageId);
    expect(second!.references).toContain(first!.messageId);
  });

  it('goes out once when it is sent twice under one key', async () => {
    const headers = { 'idempotency-key': 'reply-0001' };
    const body = { subject: 'Eins', text: 'Erste' };
    const answers = await Promise.all([reply(body, headers), reply(body, headers), reply(body, headers)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await eventually(replies, ({ length }) => length === 1);
    expect((await conversation()).replies).toHaveLength(1);
    expect((await call('POST', message('/replies'), { ...body, text: 'anders' }, headers)).status).toBe(409);
  });

  it('to another message cannot have the key of an earlier one, also when both come at once', async () => {
    await sendForm(service, filledForm({ name: 'Beat Moser' }));
    const body = { subject: 'Eins', text: 'Erste' };
    const ask = (id: number, key: string) =>
      call('POST', `${CONTACT_MESSAGES_PATH}/${id}/replies`, body, { 'idempotency-key': key });
    expect((await ask(1, 'reply-to-one')).status).toBe(201);
    const reused = await ask(2, 'reply-to-one');
    expect([reused.status, ((await reused.json()) as ApiError).code]).toEqual([
      409,
      'idempotency-key-reused',
    ]);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([1, 2].map((id) => ask(id, `key-of-round-${round}`)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    }
    await eventually(
      () => replies().length,
      (sent) => sent === 6,
    );
  });

  it('cannot carry markup, headers or further recipients', async () => {
    const text = '<script>alert(1)</script>\nBcc: x@evil.example';
    await reply({ subject: 'Guten Tag, Bcc: x@evil.example', text });
    const [mail] = await eventually(replies, ({ length }) => length === 1);
    expect(mail!.recipients).toEqual(['anna.keller@example.ch']);
    expect(mail!.html).not.toContain('<script');
    expect((await call('POST', message('/replies'), { subject: 'a\nBcc: b@c.example', text })).status).toBe(
      400,
    );
  });

  it.each([
    ['subject', { text: 'x' }],
    ['subject', { subject: '', text: 'x' }],
    ['text', { subject: 'x' }],
    ['text', { subject: 'x', text: 'x'.repeat(10_001) }],
    ['recipient', { subject: 'x', text: 'x', recipient: 'a@b.example' }],
  ])('is refused because of its %s', async (field, body) => {
    const response = await call('POST', message('/replies'), body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as ApiError).fields).toHaveProperty(field);
    expect((await conversation()).replies).toEqual([]);
  });

  it('to a message that is not there: 404', async () => {
    const path = `${CONTACT_MESSAGES_PATH}/99/replies`;
    expect((await call('POST', path, { subject: 'x', text: 'x' })).status).toBe(404);
  });

  it('is never sent once its message is deleted', async () => {
    await mailServer.stop();
    await reply({ subject: 'Eins', text: 'Erste' });
    expect((await call('DELETE', message())).status).toBe(200);
    await mailServer.start();
    await eventually(
      hurrying(service, () =>
        service.db.query<object[]>(`SELECT FROM pgboss.job WHERE name = $1 AND state <> 'completed'`, [
          OUTGOING_MAILS.name,
        ]),
      ),
      ({ length }) => length === 0,
    );
    expect(replies()).toEqual([]);
  });
});

describe('a note', () => {
  it('is seen by colleagues with its author, and deleted by that author only', async () => {
    const response = await call('POST', message('/notes'), { text: 'Ruft am Montag an.' });
    expect(response.status).toBe(201);
    const { note } = (await response.json()) as NoteResponse;
    expect((await conversation()).notes).toEqual([note]);
    expect(note).toMatchObject({ text: 'Ruft am Montag an.', author: { name: 'Reto Ammann' } });

    const colleague = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
    const path = message(`/notes/${note.id}`);
    const refused = await call('DELETE', path, undefined, colleague.headers);
    expect(refused.status).toBe(403);
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await conversation()).notes).toEqual([]);
  });

  it.each(['x', '0', '1e3', '99999999999'])('does not exist at %s', async (id) => {
    expect((await call('DELETE', message(`/notes/${id}`))).status).toBe(404);
  });
});

describe('prepared answers', () => {
  it('are there from the start, in every language', async () => {
    const { templates } = (await (await call('GET', REPLY_TEMPLATES_PATH)).json()) as ReplyTemplatesResponse;
    expect(templates.length).toBeGreaterThanOrEqual(3);
    for (const { texts } of templates) expect(Object.keys(texts)).toEqual(['de', 'en', 'fr', 'it', 'pt']);
  });

  it('are added, changed and deleted', async () => {
    const created = await call('POST', REPLY_TEMPLATES_PATH, {
      name: 'Danke',
      texts: { de: 'Danke', fr: 'Merci' },
    });
    expect(created.status).toBe(201);
    const { template } = (await created.json()) as ReplyTemplateResponse;
    const path = `${REPLY_TEMPLATES_PATH}/${template.id}`;
    const changed = await call('PUT', path, { name: 'Danke', texts: { de: 'Herzlichen Dank' } });
    expect(await changed.json()).toEqual({
      template: { id: template.id, name: 'Danke', texts: { de: 'Herzlichen Dank' } },
    });
    expect((await call('POST', REPLY_TEMPLATES_PATH, { name: 'DANKE', texts: { de: 'x' } })).status).toBe(
      409,
    );
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('PUT', path, { name: 'x', texts: { de: 'x' } })).status).toBe(404);
  });

  it.each<[string, unknown]>([
    ['no German text', { name: 'x', texts: { en: 'x' } }],
    ['no texts', { name: 'x' }],
    ['texts that are none', { name: 'x', texts: 'x' }],
    ['a list', { name: 'x', texts: [] }],
    ['an unknown language', { name: 'x', texts: { de: 'x', es: 'x' } }],
    ['no name', { texts: { de: 'x' } }],
  ])('with %s are refused', async (_case, body) => {
    expect((await call('POST', REPLY_TEMPLATES_PATH, body)).status).toBe(400);
  });
});
