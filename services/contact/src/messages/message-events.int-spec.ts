import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import type { ContactMessagesEvent } from '@garage/contracts/contact-conversation';
import { createUser, signIn, type SignedInClient, type TestApp } from '@garage/shared/testing/test-app';
import { eventually, filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { MessageChanges } from '../live/message-changes.js';
import { MailServer } from '../testing/mail-server.js';
import { insertManyMessages } from '../testing/many-messages.js';

const mailServer = new MailServer();
let running: TestApp[];
let service: TestApp;
let staff: SignedInClient;

class Stream {
  readonly events: ContactMessagesEvent[] = [];
  ended = false;
  readonly stop = new AbortController();
  status = 0;

  static async open(app: Pick<TestApp, 'url'>, headers: Record<string, string>): Promise<Stream> {
    const stream = new Stream();
    const response = await fetch(`${app.url}${CONTACT_MESSAGES_PATH}/events`, {
      headers,
      signal: stream.stop.signal,
    });
    stream.status = response.status;
    void stream.read(response);
    return stream;
  }

  private async read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const part of response.body!) {
        const blocks = (rest + decoder.decode(part, { stream: true })).split('\n\n');
        rest = blocks.pop()!;
        for (const [, data] of blocks.join('\n').matchAll(/^data: (.*)$/gm)) {
          this.events.push(JSON.parse(data!) as ContactMessagesEvent);
        }
      }
    } catch (error) {
      if (!this.stop.signal.aborted) throw error;
    }
    this.ended = true;
  }
}

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
    const stream = await Stream.open(replica, { cookie: staff.cookie });
    expect(stream.status).toBe(200);
    await listenersOf(2);
    await sendForm(service, filledForm());
    await eventually(
      () => stream.events,
      ({ length }) => length === 1,
    );
    expect(stream.events[0]).toMatchObject({
      counts: { all: 1, unread: 1, unanswered: 1, mine: 0, spam: 0 },
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
      counts: { all: 0, unread: 0, unanswered: 0, mine: 0, spam: 0 },
      deletedId: 1,
    });
    stream.stop.abort();
  });

  it('needs one connection to Postgres, however many panels follow, and tells each its own count', async () => {
    const user = await createUser(service.db, { roleId: 2 });
    const own = await signIn(service.app, user);
    const streams = await Promise.all(
      [staff, staff, staff, own].map(({ cookie }) => Stream.open(service, { cookie })),
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
      [0, 0, 0, 1].map((mine) => ({ all: 2, unread: 2, unanswered: 2, mine, spam: 0 })),
    );
    for (const stream of streams) stream.stop.abort();
  });

  it('tells of thousands that a night deletes, without one count for each', async () => {
    await insertManyMessages(service.db, 3000);
    const stream = await Stream.open(service, { cookie: staff.cookie });
    await listenersOf(1);
    await service.db.transaction(async (manager) => {
      await manager.query('DELETE FROM contact.contact_messages');
      const ids = Array.from({ length: 3000 }, (_, index) => index + 1);
      await service.app.get(MessageChanges).announceAll(
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
    stream.stop.abort();
  });

  it('is for those who may read messages', async () => {
    expect((await Stream.open(service, {})).status).toBe(401);
    const other = await signIn(service.app, await createUser(service.db, { permissions: ['users:read'] }));
    expect((await Stream.open(service, { cookie: other.cookie })).status).toBe(403);
  });

  it.each([
    [
      'demoted',
      `UPDATE auth.users SET role_id = (SELECT id FROM auth.user_roles WHERE name = 'leer') WHERE id = $1`,
    ],
    ['deleted', 'DELETE FROM auth.users WHERE id = $1'],
  ])('ends for somebody who was %s, before the next message is told', async (_what, sql) => {
    await service.db.query(
      `INSERT INTO auth.user_roles (name, permissions) VALUES ('leer', '["users:read"]')`,
    );
    const user = await createUser(service.db, { roleId: 2 });
    const lost = await Stream.open(service, { cookie: (await signIn(service.app, user)).cookie });
    const kept = await Stream.open(service, { cookie: staff.cookie });
    await listenersOf(1);
    await service.db.query(sql, [user.id]);
    await sendForm(service, filledForm());
    await eventually(
      () => kept.events,
      ({ length }) => length === 1,
    );
    await eventually(
      () => lost.ended,
      (found) => found,
    );
    expect(lost.events).toEqual([]);
    for (const stream of [lost, kept]) stream.stop.abort();
  });

  it('ends when changes may have been missed, so that panels come back and ask', async () => {
    const stream = await Stream.open(service, { cookie: staff.cookie });
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
    const again = await Stream.open(service, { cookie: staff.cookie });
    await sendForm(service, filledForm());
    await eventually(
      () => again.events,
      ({ length }) => length === 1,
    );
    expect(stream.events).toEqual([]);
    again.stop.abort();
  });

  it('ends when the service stops', async () => {
    const stream = await Stream.open(service, { cookie: staff.cookie });
    running = [];
    await service.close();
    const ended = await eventually(
      () => stream.ended,
      (found) => found,
    );
    expect(ended).toBe(true);
  });
});
