import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { QueryPlans } from '@garage/shared/testing/query-plans';
import { createUser, signIn, type SignedInClient, type TestApp } from '@garage/shared/testing/test-app';
import { filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';
import { insertManyMessages } from '../testing/many-messages.js';
import { StoredMessagesService } from './stored-messages.service.js';

/** Enough that the database takes an index by itself where there is one. */
const STORED = 20_000;
const GROWING = /^(?:contact_messages|message_search|message_notes|mails|idempotency_keys)$/;

const mailServer = new MailServer();
let service: TestApp;
let staff: SignedInClient;
let plans: QueryPlans;

beforeAll(async () => {
  await mailServer.start();
  service = await startContactApp(mailServer);
  const user = await createUser(service.db, { roleId: 2 });
  staff = await signIn(service.app, user);
  await insertManyMessages(service.db, STORED, user.id);
  await service.db.query(`
    INSERT INTO contact.mails (kind, contact_message_id, header_id, status, sent_at)
    SELECT 'staff-notification', id, 'made-' || id, 'sent', now() FROM contact.contact_messages;
    INSERT INTO contact.message_notes (contact_message_id, text, author_id)
    SELECT id, 'Notiz', 1 FROM contact.contact_messages;
    INSERT INTO contact.idempotency_keys (key, fingerprint, message_id)
    SELECT 'key-' || id, 'x', id FROM contact.contact_messages;
    ANALYZE contact.mails, contact.message_notes, contact.idempotency_keys`);
  plans = new QueryPlans(service.db, { schema: 'contact', growing: GROWING });
});
afterAll(async () => {
  await service?.close();
  await mailServer.stop();
});

async function call(method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(`${service.url}${CONTACT_MESSAGES_PATH}${path}`, {
    method,
    headers: { ...staff.headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  await response.text();
  expect(response.ok).toBe(true);
}

const AFTER = Buffer.from(`${(Date.now() - 3_000_000_000) * 1000}.9000`).toString('base64url');

describe(`of ${STORED} messages, none is looked at in vain`, () => {
  it.each<[what: string, statements: number, work: () => Promise<unknown>]>([
    ['the first page', 2, () => call('GET', '')],
    ['a page far behind', 2, () => call('GET', `?cursor=${AFTER}`)],
    ...(['all', 'unread', 'unanswered', 'mine', 'spam'] as const).map(
      (filter): [string, number, () => Promise<unknown>] => [
        `the filter ${filter}`,
        2,
        () => call('GET', `?filter=${filter}&cursor=${AFTER}`),
      ],
    ),
    ['a search for a frequent word', 2, () => call('GET', '?search=wagen')],
    ['a search for a rare word', 3, () => call('GET', '?search=person19999')],
    ['a search for two rare words', 3, () => call('GET', '?search=person19999+person19999@example.ch')],
    ['a search for an address', 3, () => call('GET', '?search=person19999@example.ch')],
    ['a search for nothing that there is', 3, () => call('GET', '?search=vergaser&filter=all')],
    ['a search for a number', 2, () => call('GET', '?search=078+001+99+99')],
    ['a search for the end of a number', 3, () => call('GET', '?search=0019999')],
    ['the counts', 1, () => call('GET', '/counts')],
    [
      'what is stored under an address',
      1,
      () =>
        service.app
          .get(StoredMessagesService)
          .find({ emails: ['person9000@example.ch'], plate: null, customerIds: [9000] }),
    ],
    ['a message with its conversation', 3, () => call('GET', '/9000')],
    ['a changed message', 3, () => call('PUT', '/9000', { isAnswered: true, assignedTo: null })],
    ['a note', 3, () => call('POST', '/9000/notes', { text: 'Anrufen' })],
    ['a deleted message', 1, () => call('DELETE', '/9001')],
    [
      'a message that comes in',
      3,
      () => sendForm(service, filledForm(), { 'idempotency-key': 'one-of-many' }),
    ],
    [
      'what is kept long enough',
      1,
      () =>
        service.db.transaction((manager) =>
          service.app
            .get(StoredMessagesService)
            .retention.contactMessages.deleteSome({ days: 69, now: new Date() }, manager),
        ),
    ],
  ])('by %s', async (_what, fewest, work) => {
    const { statements, readWhole } = await plans.during(work);
    expect(statements).toBeGreaterThanOrEqual(fewest);
    expect(readWhole).toEqual([]);
  });
});
