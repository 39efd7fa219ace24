import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MAIL_KINDS, MAILS_PATH, type UnsentMailsResponse } from '@garage/contracts/mails';
import type { Permission } from '@garage/contracts/permissions';
import { createUser, signIn, type SignedInClient, type TestApp } from '@garage/shared/testing/test-app';
import { eventually, filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';
import { OUTGOING_MAILS } from './mail-queue.js';

let mailServer: MailServer;
let service: TestApp;
let staff: SignedInClient;

const unsent = async () =>
  (await (
    await fetch(`${service.url}${MAILS_PATH}`, { headers: staff.headers })
  ).json()) as UnsentMailsResponse;
const resend = (id: number) =>
  fetch(`${service.url}${MAILS_PATH}/${id}/resend`, { method: 'POST', headers: staff.headers });

beforeEach(async () => {
  mailServer = new MailServer();
  await mailServer.start();
  service = await startContactApp(mailServer);
  staff = await signIn(service.app, await createUser(service.db, { roleId: 2 }));
});

afterEach(async () => {
  await service?.close();
  await mailServer.stop();
});

describe('mails that have not been sent', () => {
  it('are none when all is well, and the last day is counted', async () => {
    await sendForm(service, filledForm());
    const { mails, counts } = await eventually(unsent, (answer) => answer.counts.sentLastDay === 1);
    expect(mails).toEqual([]);
    expect(counts).toEqual({ waiting: 0, failed: 0, held: 0, oldestSeconds: 0, sentLastDay: 1 });
  });

  it('wait while nobody answers at the mail server', async () => {
    await mailServer.stop();
    await sendForm(service, filledForm());
    const { mails, counts } = await eventually(unsent, (answer) => answer.mails[0]?.attempts === 1);
    expect(mails).toMatchObject([
      {
        kind: 'staff-notification',
        status: 'waiting',
        failure: 'unreachable',
        recipient: null,
        contactMessageId: 1,
      },
    ]);
    expect(counts).toMatchObject({ waiting: 1, failed: 0 });
  });

  it('have failed at once when the server refuses them for good, and go out when somebody sends them again', async () => {
    mailServer.refusal = { responseCode: 550, message: 'no' };
    await sendForm(service, filledForm());
    const { mails, counts } = await eventually(unsent, (answer) => answer.counts.failed === 1);
    expect(counts).toMatchObject({ waiting: 0, failed: 1, oldestSeconds: 0 });
    expect(mails).toMatchObject([{ status: 'failed', failure: 'refused', attempts: 1 }]);
    await eventually(
      () =>
        service.db.query<object[]>(`SELECT FROM pgboss.job WHERE name = $1 AND state < 'completed'`, [
          OUTGOING_MAILS.name,
        ]),
      ({ length }) => length === 0,
    );

    mailServer.refusal = null;
    expect((await resend(mails[0]!.id)).status).toBe(200);
    await eventually(unsent, (answer) => answer.counts.sentLastDay === 1);
    expect(mailServer.mails).toHaveLength(1);
    expect((await resend(mails[0]!.id)).status).toBe(409);
    expect((await resend(99)).status).toBe(404);
  });

  it('are queued again at the start when their job is gone', async () => {
    await mailServer.stop();
    await sendForm(service, filledForm());
    await service.db.query('DELETE FROM pgboss.job');
    const { url } = service.db.options as { url: string };
    await mailServer.start();
    const restarted = await startContactApp(mailServer, { DATABASE_URL: url });
    await eventually(unsent, (answer) => answer.counts.sentLastDay === 1);
    await restarted.close();
    expect(mailServer.mails).toHaveLength(1);
  });
  it('are those of visitors’ messages only for whoever may read nothing else', async () => {
    await mailServer.stop();
    await service.db.query(
      `INSERT INTO contact.mails (kind, header_id, recipient, failure)
       SELECT kind, kind, 'anna@example.ch', 'unreachable' FROM unnest($1::text[]) AS kind`,
      [MAIL_KINDS],
    );
    const listFor = async (permissions: Permission[]) => {
      staff = await signIn(service.app, await createUser(service.db, { permissions }));
      const { mails, counts } = await unsent();
      return { kinds: mails.map(({ kind }) => kind).toSorted(), waiting: counts.waiting };
    };
    expect(await listFor(['contact-messages:read'])).toEqual({
      kinds: ['reply', 'staff-notification'],
      waiting: 2,
    });
    const areas: Permission[] = ['contact-messages:read', 'appointments:read', 'settings:read', 'users:read'];
    expect(await listFor(areas)).toEqual({
      kinds: [...MAIL_KINDS].toSorted(),
      waiting: MAIL_KINDS.length,
    });
    const [appointmentMail] = await service.db.query<{ id: number }[]>(
      `SELECT id FROM contact.mails WHERE kind = 'appointment'`,
    );
    for (const [permission, status] of [
      ['settings:read', 404],
      ['appointments:write', 200],
    ] as const) {
      await listFor(['contact-messages:write', 'contact-messages:read', permission]);
      expect((await resend(appointmentMail!.id)).status).toBe(status);
    }
  });
});
