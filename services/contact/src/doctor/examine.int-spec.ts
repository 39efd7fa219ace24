import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createAuthTables,
  createDatabase,
  type TestApp,
  type TestDatabase,
  testRedisUrl,
} from '@garage/shared/testing/test-app';
import { startContactApp } from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';
import { startUntrusted } from '../testing/untrusted-server.js';
import { DoctorConfig } from './doctor-config.js';
import { examine } from './examine.js';
import type { Finding } from './finding.js';

const NOBODY = 'postgres://nobody@127.0.0.1:9/garage';

const mailServer = new MailServer();
let database: TestDatabase;
let service: TestApp;
let website: Server;
let status: number;
let date: string;

beforeAll(async () => {
  await mailServer.start();
  database = await createDatabase();
  await createAuthTables(database.url);
  service = await startContactApp(mailServer, { DATABASE_URL: database.url });
  await service.db.query(
    'CREATE TABLE auth.backups (finished_at timestamptz NOT NULL DEFAULT now(), bytes bigint NOT NULL)',
  );
  website = createServer((_request, response) => {
    response.writeHead(status, { date }).end();
  });
  await new Promise<void>((resolve) => void website.listen(0, '127.0.0.2', resolve));
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
  await mailServer.stop();
  await new Promise((resolve) => website.close(resolve));
});

beforeEach(async () => {
  status = 200;
  date = new Date().toUTCString();
  mailServer.mails.length = 0;
  await service.db.query('DELETE FROM auth.backups; DELETE FROM contact.mails');
});

function config(change: Partial<DoctorConfig> = {}): DoctorConfig {
  return Object.assign(new DoctorConfig(), {
    // Loopback by an address that is not taken for the operator's own machine.
    publicUrl: `http://[::ffff:127.0.0.2]:${(website.address() as AddressInfo).port}`,
    databaseUrl: database.url,
    redisUrl: testRedisUrl(),
    smtpUrl: mailServer.url,
    mailFrom: 'website@garage.example',
    ...change,
  });
}

/** One that was written three hours ago. */
function addMail(state: string): Promise<unknown> {
  return service.db.query(
    `INSERT INTO contact.mails (kind, header_id, status, created_at)
     VALUES ('staff-notification', $1, $1, now() - interval '3 hours')`,
    [state],
  );
}

/** What was found, by the names of the texts. */
async function found(change?: Partial<DoctorConfig>, testMailTo: string | null = null): Promise<string[]> {
  const findings: Finding[] = await examine(config(change), testMailTo);
  return findings.map(({ state, text }) => `${state} ${text}`);
}

describe('the doctor', () => {
  it('finds nothing wrong with what answers, but what a real site has beside', async () => {
    expect(await found()).toEqual([
      'warning notEncrypted',
      'ok website',
      'ok mailServer',
      'ok database',
      'warning roleMayAll',
      'ok mails',
      'warning noCopy',
      'ok sessions',
      'ok disk',
    ]);
    expect(mailServer.mails).toEqual([]);
  });

  it('says of everything that is away that it is, each by itself', async () => {
    expect(
      await found({
        publicUrl: 'https://www.nobody.invalid',
        smtpUrl: 'smtp://127.0.0.1:9',
        databaseUrl: NOBODY,
        redisUrl: 'redis://127.0.0.1:9',
      }),
    ).toEqual([
      'problem nameUnknown',
      'problem mailServerUnreachable',
      'problem databaseUnreachable',
      'problem sessionsUnreachable',
      'ok disk',
    ]);
  });

  it('says of an address that cannot be read nothing but that, since it may hold a password', async () => {
    const findings = await examine(
      config({ smtpUrl: 'smtps://user:pa/ss@mail.example:465', databaseUrl: 'postgres://a:p/w@db/garage' }),
      null,
    );
    expect(findings.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['mailServerUnreadable', 'databaseUnreadable', 'disk']),
    );
    expect(JSON.stringify(findings)).not.toMatch(/pa\/ss|p\/w/);
  });

  it('goes on when the database refuses a question', async () => {
    await service.db.query('ALTER TABLE auth.backups RENAME COLUMN finished_at TO made_at');
    expect(await found()).toEqual(
      expect.arrayContaining(['warning databaseSilent', 'ok mailServer', 'ok disk']),
    );
    await service.db.query('ALTER TABLE auth.backups RENAME COLUMN made_at TO finished_at');
  });

  it('sends a test mail to whom it is told', async () => {
    expect(await found({}, 'operator@garage.example')).toContain('ok testMail');
    expect(mailServer.mails).toMatchObject([
      { recipients: ['operator@garage.example'], subject: 'Test: E-Mails Ihrer Website kommen an' },
    ]);
  });

  it('knows a mail server that takes the password for wrong', async () => {
    const strict = new MailServer();
    strict.asksForSignIn = true;
    strict.refusesSignIn = true;
    await strict.start();
    const smtpUrl = strict.url.replace('://', '://website:wrong@');
    expect(await found({ smtpUrl })).toContain('problem mailServerSignIn');
    await strict.stop();
  });

  it('sees an error page, and a clock that is wrong', async () => {
    date = new Date(Date.now() - 90_000).toUTCString();
    expect(await found()).toEqual(expect.arrayContaining(['ok website', 'warning clockOfWebsite']));
    status = 502;
    expect(await found()).toContain('problem websiteFails');
  });

  it('knows a certificate that no browser trusts', async () => {
    await using server = await startUntrusted();
    const findings = await examine(config({ publicUrl: server.url }), null);
    expect(findings[0]).toMatchObject({
      text: 'certificateRefused',
      values: { reason: expect.stringMatching(/SELF_SIGNED|EXPIRED/) },
    });
  });

  it('tells how old the last copy is', async () => {
    await service.db.query(
      `INSERT INTO auth.backups (finished_at, bytes) VALUES (now() - interval '27 hours', 1)`,
    );
    expect(await found()).toContain('warning copyOld');
    await service.db.query('INSERT INTO auth.backups (bytes) VALUES (1)');
    expect(await found()).toContain('ok copy');
  });

  it('counts mails that wait for hours and those that did not leave', async () => {
    await addMail('waiting');
    expect(await found()).toContain('warning mailsWait');
    await addMail('failed');
    expect(await found()).toContain('warning mailsFailed');
  });

  it('knows the database of a later release, and of an earlier one', async () => {
    await service.db.query(
      `INSERT INTO contact.migrations (timestamp, name) VALUES (9000000000000, 'OfTomorrow9000000000000')`,
    );
    await service.db.query(`UPDATE contact.migrations SET name = name || '-' WHERE id = 1`);
    expect(await found()).toEqual(
      expect.arrayContaining(['warning databaseAhead', 'warning databaseBehind']),
    );
  });
});
