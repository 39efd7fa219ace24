import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import type { ContactMessagesEvent } from '@garage/contracts/contact-conversation';
import { createUser, signIn, type SignedInClient, type TestApp } from '@garage/shared/testing/test-app';
import { eventually, filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { LiveChanges } from '../live/live-changes.js';
import { EventStream } from '../testing/event-stream.js';
import { MailServer } from '../testing/mail-server.js';
import { insertManyMessages } from '../testing/many-messages.js';

const mailServer = new MailServer();
let running: TestApp[];
let service: TestApp;
let staff: SignedInClient;

const open = ({ url }: Pick<TestApp, 'url'>, headers: Record<string, string>) =>
  EventStream.open<ContactMessagesEvent>(url, 'contact-messages', headers);

beforeEach(async () => {
  await mailServer.start();
  service = await startContactApp(mailServer);
  running = [service];
  staff = await signIn(service.app, await createUser(service.db, { roleId: 2 }));
});

afterEach(async () => {
  for (const app of running.toReversed()) await app.close();
  await mailServer.stop();
});

/** A service may still be connecting its listener. */
const listenersOf = (services: number) =>
  eventually(
    () =>
      service.db.query<unknown[]>(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'contact-live'`,
      ),
    ({ length }) => length === services,
  );

describe('the stream of changes', () => {
  it('brings a new message, its changes and its end to every replica', async () => {
    const { url } = service.db.options as { url: string };
    const replica = await startContactApp(mailServer, { DATABASE_URL: url });
    running.push(replica);
    const stream = await open(replica, { cookie: staff.cookie });
    expect(stream.status).toBe(200);
    await listenersOf(2);
    await sendForm(service, filledForm());
    await eventually(
      () => stream.events,
      ({ length }) => length === 1,
    );
    expect(stream.events[0]).toMatchObject({
      counts: { all: 1, unread: 1, read: 0, unanswered: 1, mine: 0, spam: 0 },
      message: { name: 'Anna Keller' },
    });

    const path = `${service.url}${CONTACT_MESSAGES_PATH}/${stream.events[0]!.message!.id}`;
    const headers = { ...staff.headers, 'content-type': 'application/json' };
    await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ isRead: true }) });
    await eventually(
      () => stream.events,
      ({ length }) => length === 2,
    );
    await fetch(path, { method: 'DELETE', headers: staff.headers });
    await eventually(
      () => stream.events,
      ({ length }) => length === 3,
    );
    expect(stream.events[1]).toMatchObject({ counts: { unread: 0 }, message: { isRead: true } });
    expect(stream.events[2]).toEqual({
      counts: { all: 0, unread: 0, read: 0, unanswered: 0, mine: 0, spam: 0 },
      deletedId: 1,
    });
    stream.stop();
  });

  it('needs one connection to Postgres, however many panels follow, and tells each its own count', async () => {
    const user = await createUser(service.db, { roleId: 2 });
    const own = await signIn(service.app, user);
    const streams = await Promise.all(
      [staff, staff, staff, own].map(({ cookie }) => open(service, { cookie })),
    );
    await listenersOf(1);
    await sendForm(service, filledForm());
    for (const { events } of streams) {
      await eventually(
        () => events,
        ({ length }) => length === 1,
      );
    }
    await service.db.query('UPDATE contact.contact_messages SET assigned_to = $1', [user.id]);
    await sendForm(service, filledForm());
    for (const { events } of streams) {
      await eventually(
        () => events,
        ({ length }) => length === 2,
      );
    }
    expect(streams.map(({ events }) => events[1]?.counts)).toEqual(
      [0, 0, 0, 1].map((mine) => ({ all: 2, unread: 2, read: 0, unanswered: 2, mine, spam: 0 })),
    );
    for (const stream of streams) stream.stop();
  });

  it('tells of thousands that a night deletes, without one count for each', async () => {
    await insertManyMessages(service.db, 3000);
    const stream = await open(service, { cookie: staff.cookie });
    await listenersOf(1);
    await service.db.transaction(async (manager) => {
      await manager.query('DELETE FROM contact.contact_messages');
      const ids = Array.from({ length: 3000 }, (_, index) => index + 1);
      await service.app.get(LiveChanges).announce(
        'contact-messages',
        ids.map((deletedId) => ({ deletedId })),
        manager,
      );
    });
    await eventually(
      () => stream.events,
      ({ length }) => length === 3000,
    );
    expect(stream.events.map(({ deletedId }) => deletedId)).toEqual(
      Array.from({ length: 3000 }, (_, index) => index + 1),
    );
    expect(new Set(stream.events.map(({ counts }) => counts.all))).toEqual(new Set([0]));
    stream.stop();
  });

  it('is for staff, and tells of messages only those who may read them', async () => {
    expect((await open(service, {})).status).toBe(401);
    const other = await signIn(service.app, await createUser(service.db, { permissions: ['users:read'] }));
    const [deaf, hearing] = [
      await open(service, { cookie: other.cookie }),
      await open(service, { cookie: staff.cookie }),
    ];
    await listenersOf(1);
    await sendForm(service, filledForm());
    await eventually(
      () => hearing.events,
      ({ length }) => length === 1,
    );
    expect([deaf.status, deaf.events, deaf.ended]).toEqual([200, [], false]);
    for (const stream of [deaf, hearing]) stream.stop();
  });

  it.each([
    [
      'demoted',
      'goes on in silence',
      `UPDATE auth.users SET role_id = (SELECT id FROM auth.user_roles WHERE name = 'leer') WHERE id = $1`,
    ],
    ['deleted', 'ends', 'DELETE FROM auth.users WHERE id = $1'],
  ])('for somebody who was %s %s, before the next message is told', async (_who, what, sql) => {
    await service.db.query(
      `INSERT INTO auth.user_roles (name, permissions) VALUES ('leer', '["users:read"]')`,
    );
    const user = await createUser(service.db, { roleId: 2 });
    const lost = await open(service, { cookie: (await signIn(service.app, user)).cookie });
    const kept = await open(service, { cookie: staff.cookie });
    await listenersOf(1);
    await service.db.query(sql, [user.id]);
    await sendForm(service, filledForm());
    await eventually(
      () => kept.events,
      ({ length }) => length === 1,
    );
    await eventually(
      () => lost.ended,
      (ended) => ended === (what === 'ends'),
    );
    expect(lost.events).toEqual([]);
    for (const stream of [lost, kept]) stream.stop();
  });

  it('ends when changes may have been missed, so that panels come back and ask', async () => {
    const stream = await open(service, { cookie: staff.cookie });
    await listenersOf(1);
    await service.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'contact-live'`,
    );
    await eventually(
      () => stream.ended,
      (found) => found,
    );
    await listenersOf(1);
    const again = await open(service, { cookie: staff.cookie });
    await sendForm(service, filledForm());
    await eventually(
      () => again.events,
      ({ length }) => length === 1,
    );
    expect(stream.events).toEqual([]);
    again.stop();
  });

  it('ends when the service stops', async () => {
    const stream = await open(service, { cookie: staff.cookie });
    running = [];
    await service.close();
    const ended = await eventually(
      () => stream.ended,
      (found) => found,
    );
    expect(ended).toBe(true);
  });
});
