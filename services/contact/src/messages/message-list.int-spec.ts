import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@garage/contracts/common';
import { CONTACT_LIMITS, CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import type { ContactMessageCounts, ContactMessagesResponse } from '@garage/contracts/contact-message-list';
import {
  createUser,
  emptyTables,
  signIn,
  type SignedInClient,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';
import { insertManyMessages } from '../testing/many-messages.js';

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

const ask = (query: Record<string, string> = {}, path = '') =>
  fetch(`${service.url}${CONTACT_MESSAGES_PATH}${path}?${new URLSearchParams(query).toString()}`, {
    headers: staff.headers,
  });

async function page(query: Record<string, string> = {}): Promise<ContactMessagesResponse> {
  const response = await ask(query);
  expect(response.status).toBe(200);
  return (await response.json()) as ContactMessagesResponse;
}

const counts = async () => (await (await ask({}, '/counts')).json()) as ContactMessageCounts;
const names = async (query: Record<string, string>) => (await page(query)).messages.map(({ name }) => name);

/** All pages, one after the other; `between` happens after each. */
async function walk(query: Record<string, string>, between = async () => {}): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const { messages, nextCursor } = await page(cursor ? { ...query, cursor } : query);
    ids.push(...messages.map(({ id }) => id));
    cursor = nextCursor;
    await between();
  }
  return ids;
}

describe('pages of the list', () => {
  it('hold fifty messages unless told otherwise, and lead on to the end', async () => {
    await insertManyMessages(service.db, 120);
    const first = await page();
    expect([first.messages.length, typeof first.nextCursor]).toEqual([50, 'string']);
    const ids = await walk({ limit: '7' });
    expect(ids).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  it('show each message once, though others arrive and go meanwhile', async () => {
    await insertManyMessages(service.db, 40);
    const gone = [5, 12, 30];
    const ids = await walk({ limit: '5' }, async () => {
      await sendForm(service, filledForm());
      const id = gone.shift();
      if (id) await service.db.query('DELETE FROM contact.contact_messages WHERE id = $1', [id]);
    });
    // The fifth was shown before it went.
    const expected = Array.from({ length: 40 }, (_, index) => index + 1).filter(
      (id) => ![12, 30].includes(id),
    );
    expect(ids).toEqual(expected);
  });

  it('keep apart messages of the same microsecond', async () => {
    await insertManyMessages(service.db, 9);
    await service.db.query(`UPDATE contact.contact_messages SET created_at = '2026-11-20T08:00:00.123457Z'`);
    expect(await walk({ limit: '2' })).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('end earlier when texts are long, and stay below 200 KB', async () => {
    await insertManyMessages(service.db, 100);
    await service.db.query('UPDATE contact.contact_messages SET message = repeat($1, $2)', [
      '語',
      CONTACT_LIMITS.message,
    ]);
    const text = await (await ask({ limit: '100' })).text();
    expect(Buffer.byteLength(text)).toBeLessThan(200_000);
    expect(await walk({ limit: '100' })).toHaveLength(100);
  });

  it.each<Record<string, string>>([
    { cursor: 'abc' },
    { cursor: 'x'.repeat(65) },
    { limit: '0' },
    { limit: '101' },
    { limit: '1.5' },
    { limit: 'x' },
    { filter: 'answered' },
    { search: 'a' },
    { search: 'a b' },
    { search: '%%%' },
    { search: 'x'.repeat(101) },
    { page: '2' },
  ])('are refused for %j', async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    const { code, fields } = (await response.json()) as ApiError;
    expect([code, Object.keys(fields ?? {})]).toEqual(['validation-failed', Object.keys(query)]);
  });

  it('say in German what a broken cursor means', async () => {
    const { fields } = (await (await ask({ cursor: 'abc' })).json()) as ApiError;
    expect(fields?.cursor).toBe('Diese Stelle der Liste gibt es nicht. Bitte laden Sie die Liste neu.');
  });
});

describe('the filters', () => {
  beforeEach(async () => {
    for (const name of ['Neu', 'Gelesen', 'Beantwortet', 'Meine'])
      await sendForm(service, filledForm({ name }));
    await sendForm(service, filledForm({ name: 'Spam', website: 'x' }));
    const set = (change: string, name: string) =>
      service.db.query(`UPDATE contact.contact_messages SET ${change} WHERE name = $1`, [name]);
    await set('is_read = true', 'Gelesen');
    await set('is_read = true, answered_at = now()', 'Beantwortet');
    await set(`is_read = true, assigned_to = ${userId}`, 'Meine');
    await set(`assigned_to = ${userId}`, 'Spam');
  });

  it.each([
    ['all', ['Meine', 'Beantwortet', 'Gelesen', 'Neu']],
    ['unread', ['Neu']],
    ['unanswered', ['Meine', 'Gelesen', 'Neu']],
    ['mine', ['Meine']],
    ['spam', ['Spam']],
  ])('%s', async (filter, expected) => {
    expect(await names({ filter })).toEqual(expected);
  });

  it('are counted', async () => {
    expect(await counts()).toEqual({ all: 4, unread: 1, read: 3, unanswered: 3, mine: 1, spam: 1 });
  });

  it('narrow a search', async () => {
    expect(await names({ search: 'anna.keller@', filter: 'unread' })).toEqual(['Neu']);
  });
});

describe('the search', () => {
  beforeEach(async () => {
    const visitors: [name: string, phone: string, message: string][] = [
      ['Anna Keller', '079 123 45 67', 'Mein Škoda verliert Öl, Kennzeichen ZH 4711.'],
      ['Beat Müller', '+41791234567', '100% sicher: die Bremsen.'],
      ['Céline Favre', '0041 79 123 45 67', 'Der Kühler ist undicht.\nÖlwechsel auch.'],
      ['Daniel Müller', '079/1234567', 'Klimaanlage'],
      ['Eva Huber', '+41 (0)79 123 45 67', 'Snake_case'],
      ['Franz Meier', '+49 170 1234567', 'Pneus'],
    ];
    for (const [name, phone, message] of visitors) {
      await sendForm(
        service,
        filledForm({ name, phone, message, email: `${name[0]}@example.ch`, service: 'other' }),
      );
    }
  });

  it.each([
    '079 123 45 67',
    '+41791234567',
    '0041791234567',
    '079/1234567',
    '+41 (0)79 123 45 67',
    '079 123',
  ])('finds the number %s however it was written', async (search) => {
    expect(await names({ search })).toEqual([
      'Eva Huber',
      'Daniel Müller',
      'Céline Favre',
      'Beat Müller',
      'Anna Keller',
    ]);
  });

  it.each<[search: string, found: string[]]>([
    [
      '123 45 67',
      ['Franz Meier', 'Eva Huber', 'Daniel Müller', 'Céline Favre', 'Beat Müller', 'Anna Keller'],
    ],
    ['+49 170', ['Franz Meier']],
    ['müller', ['Daniel Müller', 'Beat Müller']],
    ['MULLER', ['Daniel Müller', 'Beat Müller']],
    ['Müller Klima', ['Daniel Müller']],
    ['skoda', ['Anna Keller']],
    ['wechsel', ['Céline Favre']],
    ['ÖLWECHSEL', ['Céline Favre']],
    ['ennzeiche', ['Anna Keller']],
    ['Kennzeichnung', []],
    ['anlageklima', []], // has every three letters that the index is asked for
    ['4711', ['Anna Keller']],
    ['ZH', ['Anna Keller']],
    ['öl', ['Céline Favre', 'Anna Keller']],
    ['100%', ['Beat Müller']],
    ['snake_c', ['Eva Huber']],
    ['snakeXc', []],
    ['Müller 0791234567', ['Daniel Müller', 'Beat Müller']],
    ['C@example.ch', ['Céline Favre']],
    ['celine', ['Céline Favre']],
    ["Huber'--", []],
  ])('finds by «%s»', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  it('finds what is older than thousands of others, page by page', async () => {
    await service.db.query(
      `UPDATE contact.contact_messages SET created_at = created_at - interval '30 years'`,
    );
    await insertManyMessages(service.db, 3000);
    expect(await names({ search: 'müller' })).toEqual(['Daniel Müller', 'Beat Müller']);
    const first = await page({ search: 'müller', limit: '1' });
    expect(first.messages.map(({ name }) => name)).toEqual(['Daniel Müller']);
    const second = await page({ search: 'müller', limit: '1', cursor: first.nextCursor! });
    expect(second.messages.map(({ name }) => name)).toEqual(['Beat Müller']);
    expect(second.nextCursor).toBeUndefined();
    expect(await walk({ search: 'zeichen braucht', limit: '100' })).toHaveLength(3000);
  });
});

describe('a search for what the visitor chose', () => {
  it('finds it by the words that staff see, in any spelling, beside other words', async () => {
    for (const [name, topic] of [
      ['Anna', 'oelwechsel'],
      ['Beat', 'motor'],
      ['Carla', 'other'],
    ] as const)
      await sendForm(service, filledForm({ name, service: topic, message: 'Guten Tag' }));
    expect(await names({ search: 'Ölwechsel' })).toEqual(['Anna']);
    expect(await names({ search: 'FLUSSIGKEIT' })).toEqual(['Anna']);
    expect(await names({ search: 'getriebe beat' })).toEqual(['Beat']);
    expect(await names({ search: 'anderes' })).toEqual(['Carla']);
    expect(await names({ search: 'und' })).toEqual([]);
  });
});

describe('a search for a whole address', () => {
  beforeEach(async () => {
    const visitors: [name: string, email: string, message: string][] = [
      ['Gabriela Moser', 'Gabriela.Moser@example.ch', 'Pneus'],
      ['Namensvetterin', 'gabriela.moser@example.com', 'Pneus'],
      ['Hans Moser', 'hans@example.ch', 'Schreiben Sie bitte an gabriela.moser@example.ch.'],
    ];
    for (const [name, email, message] of visitors)
      await sendForm(service, filledForm({ name, email, message }));
  });

  it('finds who has it and who names it, and nobody of another provider', async () => {
    expect(await names({ search: 'gabriela.moser@EXAMPLE.ch' })).toEqual(['Hans Moser', 'Gabriela Moser']);
  });
});
