import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { MAIL_SETTINGS_PATH, type MailSettingsResponse } from '@garage/contracts/mail-settings';
import { createUser, signIn, type SignedInClient, type TestApp } from '@garage/shared/testing/test-app';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  eventually,
  filledForm,
  hurrying,
  sendForm,
  STAFF_EMAIL,
  startContactApp,
} from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { MailServer } from '../../testing/mail-server.js';

let mailServer: MailServer;
let service: TestApp;
let staff: SignedInClient;
let username: string;

beforeEach(async () => {
  mailServer = new MailServer();
  await mailServer.start();
  service = await startContactApp(mailServer);
  const user = await createUser(service.db, { permissions: ['settings:read', 'settings:write'] });
  username = user.username;
  staff = await signIn(service.app, user);
});

afterEach(async () => {
  await service?.close();
  await mailServer.stop();
});

type Body = MailSettingsResponse & { message?: string; fields?: Record<string, string> };

async function call(method: string, path = '', body?: unknown, client = staff) {
  const answer = await fetch(`${service.url}${MAIL_SETTINGS_PATH}${path}`, {
    method,
    headers: { ...client.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const SET = {
  senderName: 'Garage',
  senderAddress: 'garage@example.ch',
  recipients: ['a@example.ch', 'b@example.ch'],
};

describe('mail settings', () => {
  it('are those of the environment until somebody sets others; no secret leaves the service', async () => {
    const { status, body } = await call('GET');
    expect(status).toBe(200);
    expect(body).toEqual({
      settings: { senderName: '', senderAddress: '', recipients: [] },
      defaults: {
        senderName: 'Website',
        senderAddress: 'website@garage-muster.example',
        recipients: [STAFF_EMAIL],
      },
      server: mailServer.url.replace('smtp://', ''),
      version: 0,
      savedAt: null,
      savedBy: null,
      lastTest: null,
    });
  });

  it('count for the next mail, also for one that waits already', async () => {
    await mailServer.stop();
    await sendForm(service, filledForm());
    const { status, body } = await call('PUT', '', { version: 0, ...SET });
    expect([status, body.version, body.savedBy]).toEqual([200, 1, username]);
    await mailServer.start();
    await eventually(
      hurrying(service, () => mailServer.mails),
      ({ length }) => length === 1,
    );
    const [mail] = mailServer.mails;
    expect(mail!.recipients).toEqual(['a@example.ch', 'b@example.ch']);
    expect(mail!.from).toMatchObject({ name: 'Garage', address: 'garage@example.ch' });
  });

  it('fall back to the environment field by field', async () => {
    await call('PUT', '', { version: 0, senderName: 'Nur der Name', senderAddress: '', recipients: [] });
    await sendForm(service, filledForm());
    await eventually(
      () => mailServer.mails,
      ({ length }) => length === 1,
    );
    const [mail] = mailServer.mails;
    expect(mail!.recipients).toEqual([STAFF_EMAIL]);
    expect(mail!.from).toMatchObject({ name: 'Nur der Name', address: 'website@garage-muster.example' });
  });

  it('are the name and the address of the garage where the environment gives neither', async () => {
    const content = new ContentServer();
    await content.start();
    const other = await startContactApp(mailServer, {
      MAIL_FROM: 'website@example.ch',
      STAFF_EMAIL: '',
      CONTENT_URL: content.url,
    });
    try {
      await sendForm(other, filledForm());
      await eventually(
        hurrying(other, () => mailServer.mails),
        ({ length }) => length === 1,
      );
      expect(mailServer.mails[0]!.from).toEqual({ name: DEFAULT_GARAGE.name, address: 'website@example.ch' });
      expect(mailServer.mails[0]!.recipients).toEqual([DEFAULT_GARAGE.email]);
    } finally {
      await other.close();
      await content.stop();
    }
  });

  it('are recorded without what they hold, and not overwritten unseen', async () => {
    await call('PUT', '', { version: 0, ...SET });
    const second = await call('PUT', '', { version: 0, ...SET, senderName: 'Andere' });
    expect(second.status).toBe(409);
    expect(await service.db.query('SELECT action, details FROM auth.audit_log')).toEqual([
      {
        action: 'mail-settings-changed',
        details: { changed: ['senderName', 'senderAddress', 'recipients'] },
      },
    ]);
  });

  it.each([
    [{ senderName: 'Garage <b@example.ch>' }, 'senderName'],
    [{ senderName: 'Garage\r\nBcc: b@example.ch' }, 'senderName'],
    [{ senderAddress: 'garage' }, 'senderAddress'],
    [{ recipients: ['a@example.ch', 'b'] }, 'recipients'],
    [{ recipients: ['a@example.ch, b@example.ch'] }, 'recipients'],
    [{ recipients: Array.from({ length: 11 }, (_, index) => `p${index}@example.ch`) }, 'recipients'],
    [{ smtpUrl: 'smtp://evil.example' }, 'smtpUrl'],
  ])('refuse %j', async (change, field) => {
    const { status, body } = await call('PUT', '', { version: 0, ...SET, ...change });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});

describe('the test mail', () => {
  it('arrives at the recipients, and its fate is told', async () => {
    await call('PUT', '', { version: 0, ...SET });
    const { status } = await call('POST', '/test');
    expect(status).toBe(200);
    const { body } = await eventually(
      () => call('GET'),
      (now) => now.body.lastTest?.status === 'sent',
    );
    expect(body.lastTest).toMatchObject({ kind: 'test', attempts: 1, failure: null, recipient: null });
    expect(mailServer.mails).toHaveLength(1);
    expect(mailServer.mails[0]).toMatchObject({
      subject: 'Test-E-Mail von garage-muster.example',
      recipients: SET.recipients,
    });
    expect(mailServer.mails[0]!.text).toContain(username);
  });

  it('is not sent a second time while the first is on its way, but the first is tried at once', async () => {
    await mailServer.stop();
    const [one, other] = await Promise.all([call('POST', '/test'), call('POST', '/test')]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const [row] = await service.db.query<{ count: number }[]>('SELECT count(*)::int FROM contact.mails');
    expect(row!.count).toBe(1);
    const { body } = await eventually(
      () => call('GET'),
      (now) => now.body.lastTest?.failure !== null,
    );
    expect(body.lastTest).toMatchObject({ status: 'waiting', failure: 'unreachable' });
    await mailServer.start();
    await call('POST', '/test');
    await eventually(
      () => mailServer.mails,
      ({ length }) => length === 1,
    );
  });

  it('may not be sent with the permission to read', async () => {
    const reader = await signIn(
      service.app,
      await createUser(service.db, { permissions: ['settings:read'] }),
    );
    expect((await call('GET', '', undefined, reader)).status).toBe(200);
    expect((await call('POST', '/test', undefined, reader)).status).toBe(403);
  });
});
