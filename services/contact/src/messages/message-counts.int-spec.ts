import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import type { ContactMessageCounts } from '@garage/contracts/contact-message-list';
import {
  createUser,
  emptyTables,
  signIn,
  type SignedInClient,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';
import { insertManyMessages, keptAndTrueCounts } from '../testing/many-messages.js';
import { StoredMessagesService } from './stored-messages.service.js';

const mailServer = new MailServer();
let service: TestApp;
let staff: SignedInClient;
let userId: number;

beforeAll(async () => {
  await mailServer.start();
  service = await startContactApp(mailServer);
  const user = await createUser(service.db, { roleId: 2 });
  userId = user.id;
  staff = await signIn(service.app, user);
});
afterAll(async () => {
  await service?.close();
  await mailServer.stop();
});
beforeEach(async () => {
  await emptyTables(service.db, 'TRUNCATE contact.contact_messages RESTART IDENTITY CASCADE');
});

function change(id: number, body: object): Promise<Response> {
  return fetch(`${service.url}${CONTACT_MESSAGES_PATH}/${id}`, {
    method: 'PUT',
    headers: { ...staff.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function counts(): Promise<ContactMessageCounts> {
  const response = await fetch(`${service.url}${CONTACT_MESSAGES_PATH}/counts`, { headers: staff.headers });
  return (await response.json()) as ContactMessageCounts;
}

describe('the counts of messages', () => {
  it('are none on an empty database, and none again when all are gone', async () => {
    const none = { all: 0, unread: 0, read: 0, unanswered: 0, mine: 0, spam: 0 };
    expect(await counts()).toEqual(none);
    await insertManyMessages(service.db, 100, userId);
    expect(await counts()).toEqual({ all: 98, unread: 1, read: 97, unanswered: 5, mine: 10, spam: 2 });
    await emptyTables(service.db, 'TRUNCATE contact.contact_messages CASCADE');
    expect(await counts()).toEqual(none);
  });

  it('stay exact while visitors write, staff work, and old messages go, all at once', async () => {
    await insertManyMessages(service.db, 3000, userId);
    const stored = service.app.get(StoredMessagesService);
    const visitors = Array.from({ length: 60 }, (_, n) =>
      sendForm(service, filledForm({ website: n % 5 === 0 ? 'x' : '' })),
    );
    const work = [
      { isRead: true },
      { isRead: false, isAnswered: true },
      { isSpam: true },
      { assignedTo: userId },
      { isSpam: false, assignedTo: null },
    ].flatMap((body) => [50, 60, 100, 120, 150].map((id) => change(id, body)));
    const purges = (['contactMessages', 'spam'] as const).map((kind) =>
      service.db.transaction((manager) =>
        stored.retention[kind].deleteSome({ days: 3, now: new Date() }, manager),
      ),
    );
    const readers = Array.from({ length: 10 }, counts);
    const rolledBack = service.db
      .transaction(async (manager) => {
        await manager.query('DELETE FROM contact.contact_messages WHERE id BETWEEN 2000 AND 2100');
        throw new Error('taken back');
      })
      .catch((error: Error) => error.message);
    const answers = await Promise.all([...visitors, ...work]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
    expect(await rolledBack).toBe('taken back');
    const purged = await Promise.all(purges);
    expect(purged.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(200);
    await Promise.all(readers);

    const [kept, actual] = await keptAndTrueCounts(service.db);
    expect(kept).toEqual(actual);
  });

  it('are added up now and then, by several readers at once, without getting lost', async () => {
    await insertManyMessages(service.db, 100, userId);
    for (let id = 1; id <= 600; id++) {
      await service.db.query('UPDATE contact.contact_messages SET is_read = NOT is_read WHERE id = $1', [
        1 + (id % 100),
      ]);
    }
    const [kept, actual] = await keptAndTrueCounts(service.db);
    expect(kept).toEqual(actual);
    const read = await Promise.all(Array.from({ length: 8 }, counts));
    expect(new Set(read.map((one) => JSON.stringify(one))).size).toBe(1);
    const [{ rows }] = await service.db.query<[{ rows: number }]>(
      'SELECT count(*)::int AS rows FROM contact.message_counts',
    );
    expect(rows).toBeLessThan(20);
    expect((await keptAndTrueCounts(service.db))[0]).toEqual(actual);
  });
});
