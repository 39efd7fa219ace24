import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import {
  createUser,
  emptyTables,
  signIn,
  type SignedInClient,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { eventually, filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';
import { insertManyMessages } from '../testing/many-messages.js';

const mailServer = new MailServer();
let service: TestApp;
let staff: SignedInClient;

beforeAll(async () => {
  await mailServer.start();
  service = await startContactApp(mailServer);
  staff = await signIn(service.app, await createUser(service.db, { roleId: 2 }));
});
afterAll(async () => {
  await service?.close();
  await mailServer.stop();
});
beforeEach(async () => {
  await emptyTables(service.db, 'TRUNCATE contact.contact_messages, auth.audit_log RESTART IDENTITY CASCADE');
});

const download = (signal?: AbortSignal) =>
  fetch(`${service.url}${CONTACT_MESSAGES_PATH}/export.csv`, { headers: staff.headers, signal });

async function recorded(): Promise<unknown[]> {
  const rows = await service.db.query<{ details: unknown }[]>(
    `SELECT details FROM auth.audit_log WHERE action = 'messages-exported' ORDER BY id`,
  );
  return rows.map(({ details }) => details);
}

describe('the table of all messages', () => {
  it('holds every one of thousands once, newest first, and the record says how many', async () => {
    await insertManyMessages(service.db, 6203);
    const response = await download();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="kontaktanfragen.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [heading, ...lines] = bytes.toString('utf8').split('\r\n').slice(0, -1);
    expect(heading).toContain('"Nummer";"Eingegangen";"Name"');
    expect(lines.map((line) => Number(/^"(\d+)"/.exec(line)?.[1]))).toEqual(
      Array.from({ length: 6203 }, (_, index) => index + 1),
    );
    expect(await recorded()).toEqual([{ messages: 6203 }]);
  });

  it('holds where the visitor lives, when they were asked', async () => {
    await sendForm(service, filledForm({ address: 'Werkstrasse 12\n8400 Musterwil' }));
    const table = await (await download()).text();
    expect(table).toContain('"Telefon";"Adresse";"Service"');
    expect(table).toContain(`"'+41 79 123 45 67";"Werkstrasse 12\n8400 Musterwil";"oelwechsel"`);
  });

  it('is a heading when there is nothing', async () => {
    expect((await (await download()).text()).trim().split('\r\n')).toHaveLength(1);
    expect(await recorded()).toEqual([{ messages: 0 }]);
  });

  it('that somebody broke off is recorded with what was read for it', async () => {
    await insertManyMessages(service.db, 20_000);
    const stop = new AbortController();
    const response = await download(stop.signal);
    await response.body!.getReader().read();
    stop.abort();
    const [begun, ended] = (await eventually(recorded, ({ length }) => length === 2)) as {
      messages: number;
      announced?: number;
    }[];
    expect(begun).toEqual({ messages: 20_000 });
    expect(ended?.announced).toBe(20_000);
    expect(ended?.messages).toBeLessThan(20_000);
  });
});
