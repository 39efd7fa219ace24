import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@garage/contracts/common';
import { emptyTables, type TestApp, testRedisUrl } from '@garage/shared/testing/test-app';
import { MOST_CONNECTIONS } from '../database/connections.js';
import { OUTGOING_MAILS } from '../mail/mail-queue.js';
import { eventually, filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';
import { ContactMessageEntity } from './contact-message.entity.js';

const mailServer = new MailServer();
let service: TestApp;

const stored = () => service.db.getRepository(ContactMessageEntity).find({ order: { id: 'ASC' } });
const countJobs = async () =>
  (
    await service.db.query<{ n: number }[]>('SELECT count(*)::int AS n FROM pgboss.job WHERE name = $1', [
      OUTGOING_MAILS.name,
    ])
  )[0]!.n;
/** How many connections are held up by another one. */
const heldUp = async () =>
  (
    await service.db.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  )[0]!.n;
const errorOf = async (response: Response) => (await response.json()) as ApiError;

beforeAll(async () => {
  await mailServer.start();
  service = await startContactApp(mailServer);
});

afterAll(async () => {
  await service?.close();
  await mailServer.stop();
});

beforeEach(async () => {
  await emptyTables(service.db, 'TRUNCATE contact.contact_messages, contact.idempotency_keys CASCADE');
});

describe('a visitor sends the contact form', () => {
  it('is thanked, and the message is stored with its consent', async () => {
    const before = Date.now();
    const response = await sendForm(service, filledForm({ name: '  Anna Keller ', language: 'fr' }));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      success: true,
      message: 'Vielen Dank für Ihre Nachricht. Wir melden uns so bald wie möglich bei Ihnen.',
    });
    const [message, ...others] = await stored();
    expect(others).toHaveLength(0);
    expect(message).toMatchObject({
      name: 'Anna Keller',
      email: 'anna.keller@example.ch',
      phone: '+41 79 123 45 67',
      service: 'oelwechsel',
      message: 'Guten Tag\nMein Wagen braucht Öl.',
      isRead: false,
      source: 'website',
      language: 'fr',
      spamReason: null,
      consentVersion: '2025-04-13, version 1',
    });
    expect(message!.consentAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(message!.consentAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('may say where they live, in lines; staff find the message by it', async () => {
    const address = 'Werkstrasse 12\r\n8400 Musterwil';
    expect((await sendForm(service, filledForm({ address }))).status).toBe(201);
    expect(await stored()).toMatchObject([{ address: 'Werkstrasse 12\n8400 Musterwil' }]);
    const [found] = await service.db.query<{ words: string }[]>('SELECT words FROM contact.message_search');
    expect(found?.words).toContain('8400 musterwil');
    const refused = await sendForm(service, filledForm({ address: 'x'.repeat(301) }));
    expect([refused.status, Object.keys((await errorOf(refused)).fields ?? {})]).toEqual([400, ['address']]);
  });

  it('may leave out what is optional', async () => {
    const { name, email, phone, message, privacy } = filledForm();
    expect((await sendForm(service, { name, email, phone, message, privacy })).status).toBe(201);
    expect((await sendForm(service, filledForm({ service: '  ' }))).status).toBe(201);
    expect(await stored()).toMatchObject([
      { address: null, service: null, language: 'de', spamReason: null },
      { service: null, language: 'de' },
    ]);
  });

  it('may write in any script, with line breaks, tabs and markup', async () => {
    const message = 'Zeile 1\r\nZeile 2\tTab 🚗 <b>fett</b> 你好 \'"; DROP TABLE x; --';
    expect((await sendForm(service, filledForm({ name: "Zoë O'Müller", message }))).status).toBe(201);
    expect(await stored()).toMatchObject([{ name: "Zoë O'Müller", message: message.replace('\r\n', '\n') }]);
  });
});

describe('a form that comes again', () => {
  const key = 'a-key_of-16-char';

  it('is stored once and answered the same when twenty arrive together', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendForm(service, filledForm({ elapsedMs: 5000 + index }), { 'idempotency-key': key }),
      ),
    );
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(bodies).size).toBe(1);
    const messages = await stored();
    expect(messages).toHaveLength(1);
    const jobs: unknown[] = await service.db.query(
      `SELECT FROM pgboss.job JOIN contact.mails ON mails.id = (data->'data'->>'mailId')::int WHERE contact_message_id = $1`,
      [messages[0]!.id],
    );
    expect(jobs).toHaveLength(1);
  });

  it('does not bring back a message that was deleted meanwhile', async () => {
    await sendForm(service, filledForm(), { 'idempotency-key': key });
    await emptyTables(service.db, 'DELETE FROM contact.contact_messages');
    expect((await sendForm(service, filledForm(), { 'idempotency-key': key })).status).toBe(201);
    expect(await stored()).toHaveLength(0);
  });

  it('is refused when it says something else under the same key', async () => {
    await sendForm(service, filledForm(), { 'idempotency-key': key });
    const response = await sendForm(service, filledForm({ message: 'Etwas anderes' }), {
      'idempotency-key': key,
    });
    expect(response.status).toBe(409);
    expect((await errorOf(response)).code).toBe('idempotency-key-reused');
    expect(await stored()).toHaveLength(1);
  });

  it('is another message without a key or under another one', async () => {
    for (const headers of [
      {},
      {},
      { 'idempotency-key': 'key-number-1' },
      { 'idempotency-key': 'key-number-2' },
    ]) {
      expect((await sendForm(service, filledForm(), headers as Record<string, string>)).status).toBe(201);
    }
    expect(await stored()).toHaveLength(4);
  });

  it.each(['short', 'x'.repeat(65), 'with space', 'umläut-key', 'a,b,c,d,e,f', ''])(
    'is refused with the malformed key "%s"',
    async (malformed) => {
      const sent = encodeURI(malformed) === malformed ? malformed : Buffer.from(malformed).toString('latin1');
      const response = await sendForm(service, filledForm(), { 'idempotency-key': sent });
      expect(response.status).toBe(400);
      expect(await stored()).toHaveLength(0);
    },
  );
});

describe('a crowd that sends messages', () => {
  it('leaves a connection to the database for those who read', async () => {
    const holdUp = service.db.createQueryRunner();
    await holdUp.startTransaction();
    await holdUp.query('LOCK TABLE contact.contact_messages IN EXCLUSIVE MODE');
    const sent = Array.from({ length: 20 }, async (_, n) => {
      const { status } = await sendForm(service, filledForm({ email: `sender-${n}@example.ch` }));
      return status;
    });
    try {
      await eventually(heldUp, (connections) => connections >= MOST_CONNECTIONS.messages);
      expect(await heldUp()).toBe(MOST_CONNECTIONS.messages);
      expect(await stored()).toHaveLength(0);
    } finally {
      await holdUp.commitTransaction();
      await holdUp.release();
    }
    expect(new Set(await Promise.all(sent))).toEqual(new Set([201]));
    expect(await stored()).toHaveLength(20);
  });
});

describe('a program that fills the form', () => {
  it.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['too-fast', { elapsedMs: 2999 }],
  ] as const)('is thanked like everybody, but its message (%s) is not announced', async (reason, change) => {
    const jobsBefore = await countJobs();
    const response = await sendForm(service, filledForm(change));
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ success: true });
    expect(await stored()).toMatchObject([{ spamReason: reason }]);
    expect(await countJobs()).toBe(jobsBefore);
  });
});

describe.each(['Postgres', 'Redis'])('the number of messages from one address (counted in %s)', (store) => {
  it('is limited, with the time to wait, and does not concern other addresses', async () => {
    const limited = await startContactApp(mailServer, {
      RATE_LIMIT_FACTOR: '0.1',
      ...(store === 'Redis' && { REDIS_URL: testRedisUrl(), SESSION_SECRET: `${Math.random()}`.repeat(3) }),
    });
    try {
      const from = (address: string) => sendForm(limited, filledForm(), { 'x-forwarded-for': address });
      expect((await from('203.0.113.1')).status).toBe(201);
      expect((await from('203.0.113.1')).status).toBe(201);
      const refused = await from('203.0.113.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
      expect((await errorOf(refused)).code).toBe('too-many-requests');
      expect((await from('203.0.113.2')).status).toBe(201);
      expect(await limited.db.getRepository(ContactMessageEntity).count()).toBe(3);
    } finally {
      await limited.close();
    }
  });
});
