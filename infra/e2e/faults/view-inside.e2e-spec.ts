import { setTimeout as sleep } from 'node:timers/promises';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { startTls } from '../../../gateway/testing/start-tls.ts';
import { dashboards } from '../../docker/observe/dashboards.ts';
import { contactRequest, sendMessage } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mayMount, mountSmallDisk } from '../support/small-disk.ts';
import { type SlowWay, startSlowWay } from '../support/slow-way.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '../support/trace-receiver.ts';
import { startViewInside, type ViewInside } from '../support/view-inside.ts';

let traces: TraceReceiver;
let way: SlowWay;
let stack: Stack;
let view: ViewInside;

const OPERATOR = 'operator@garage.example';
/** In which Prometheus has looked, judged and waited. */
const LOOKING_MS = 60_000;
/** In which what has waited for a mail server is sent, after its next look each minute. */
const DELIVERY_MS = 120_000;
const SIX_LOOKS_MS = 6 * LOOKING_MS + DELIVERY_MS;
/** Prometheus has read every number since then. */
const READ_MS = 4000;

beforeAll(async () => {
  traces = await startTraceReceiver();
  stack = await startStack({
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url },
    wayToPostgres: async (port) => {
      way = await startSlowWay(port);
      return way.port;
    },
  });
  view = await startViewInside(stack, OPERATOR);
});
afterAll(async () => {
  await view?.stop();
  await stack?.stop();
  await way?.stop();
  await traces?.stop();
});

/** How many alerts of this kind fire, as soon as it is `count`; 0 for none. `about` are labels that are meant. */
function firing(alert: string, count: 0 | 1, withinMs = LOOKING_MS, about = ''): Promise<number> {
  const query = `count(ALERTS{alertname="${alert}",alertstate="firing",${about}}) or vector(0)`;
  return eventually(async () => (await view.value(query))!, count, withinMs);
}

/** What happens in the database in longer time than a test has. */
async function inDatabase(sql: string): Promise<void> {
  const client = new Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** So many visitors write at a time; the statuses of the answers. */
async function write(messages: number): Promise<number[]> {
  const answers = Array.from({ length: messages }, () => sendMessage(stack.url, contactRequest()));
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** What has nothing to show while all is well and nobody has booked. */
const EMPTY_WHEN_CALM = new Set([
  'Alerts',
  'Bookings today',
  'Errors',
  'Refused, too many',
  'Errors by route, per hour',
  'Background work that is overdue',
  'Background work that has failed',
]);

/** Which have nothing to show and should have. */
async function emptyPanels(): Promise<string> {
  const titles = [];
  for (const { title, targets } of Object.values(dashboards).flatMap(({ panels }) => panels)) {
    for (const { expr } of targets) {
      const asked = expr.replaceAll('$__rate_interval', '1m').replace(' or vector(0)', '');
      if ((await view.value(asked)) === undefined && !EMPTY_WHEN_CALM.has(title)) titles.push(title);
    }
  }
  return titles.join();
}

describe('the dashboards', () => {
  it('ask what Prometheus understands and has', async () => {
    await eventually(() => view.value('count(up == 1)'), 5, LOOKING_MS);
    expect((await fetch(`${stack.url}/`)).status).toBe(200);
    expect(await write(1)).toEqual([201]);
    for (const { annotations } of Object.values(dashboards)) {
      for (const { expr } of annotations.list) await view.value(expr);
    }
    expect(await eventually(emptyPanels, '', LOOKING_MS)).toBe('');
  });
});

const isForm = ({ part, name }: ReceivedSpan) => part === 'web' && name === 'POST /contact';

describe('a trace', () => {
  it('goes from the web server to the mail, and tells nothing of the visitor', async () => {
    const strangers = 'f'.repeat(32);
    const answer = await fetch(`${stack.url}/contact?from=zebulon`, {
      method: 'POST',
      headers: { traceparent: `00-${strangers}-${'f'.repeat(16)}-01`, 'user-agent': 'Zebulons Telefon' },
      body: new URLSearchParams({
        name: 'Zebulon Querfeld',
        email: 'zebulon.querfeld@example.com',
        phone: '+41 79 555 98 76',
        service: 'bremsen',
        message: 'Wackelt beim Querfeldeinfahren.',
        privacy: 'on',
        website: '',
      }),
    });
    expect(answer.status).toBe(200);
    await stack.mails.waitFor('Wackelt beim Querfeldeinfahren.');

    expect(await eventually(async () => traces.spans().some(isForm), true, LOOKING_MS)).toBe(true);
    const { traceId } = traces.spans().find(isForm)!;
    expect(traceId).not.toBe(strangers);
    const ofTrace = () => traces.spans().filter((span) => span.traceId === traceId);
    const isSent = async () => ofTrace().some(({ name }) => name === 'SMTP send');
    expect(await eventually(isSent, true, LOOKING_MS)).toBe(true);
    // Each part tells its spans every few seconds; in the end nothing but the form has come by itself.
    const begins = () => ofTrace().filter(({ parent }) => !ofTrace().some(({ id }) => id === parent));
    expect(await eventually(async () => begins().length, 1, LOOKING_MS)).toBe(1);
    expect(begins()).toMatchObject([
      {
        part: 'web',
        name: 'POST /contact',
        attributes: { 'http.request.header.x-request-id': answer.headers.get('x-request-id') },
      },
    ]);
    const spans = ofTrace();
    expect(spans).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ part: 'contact', name: 'POST /api/contact' }),
        expect.objectContaining({
          part: 'contact',
          attributes: expect.objectContaining({
            'db.query.text': expect.stringMatching(/^INSERT INTO "contact"."contact_messages"/),
          }),
        }),
        expect.objectContaining({ part: 'contact', name: 'job outgoing-mails' }),
      ]),
    );
    // The number whole: ids of traces are digits, too.
    expect(traces.received()).not.toMatch(/zebulon|querfeld|wackelt|79 ?555 ?98 ?76|example\.com/i);
  });
});

/** The status of the answer. */
async function signIn(password: string): Promise<number> {
  const response = await fetch(`${stack.url}${AUTH_PATHS.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: stack.admin.username, password }),
  });
  return response.status;
}

describe('an operator with the view inside', () => {
  it('has every number that the alerts ask for', async () => {
    await eventually(() => view.value('count(up == 1)'), 5, LOOKING_MS);
    const names = new Set(
      view.expressions.flatMap((expression) =>
        expression.replaceAll(/"[^"]*"|\[\w+\]/g, '').match(/\b(?:up|[a-z]+_[a-z0-9_]+)\b(?!\s*\()/g)!,
      ),
    );
    expect(names.size).toBeGreaterThan(15);
    const missing = async () => {
      const found = [];
      for (const name of names) if ((await view.value(`count(${name})`)) === undefined) found.push(name);
      return found.join();
    };
    expect(await eventually(missing, '', LOOKING_MS)).toBe('');
    const problems = async () => (await view.problems()).join('\n');
    expect(await eventually(problems, '', LOOKING_MS)).toBe('');
  });

  it('is written to about a part that is down: what it is and what to do', async () => {
    await stack.stopPart('content');
    expect(await firing('PartDown', 1)).toBe(1);
    const mail = await stack.mails.waitFor('docker compose logs --tail 100 content');
    expect(mail.to).toContain(OPERATOR);
    expect(mail.subject).toBe('[localhost] Störung: content antwortet nicht / content does not answer');
    await stack.startPart('content');
    expect(await firing('PartDown', 0)).toBe(0);
  });

  it('hears of a database that is slow', async () => {
    await write(20);
    await sleep(READ_MS); // a number that was not there before has not grown
    for (let i = 0; i < 5; i++) await write(20);
    way.delay(600);
    await write(4);
    way.delay(0);
    // On a busy machine others may be slow by themselves.
    expect(await firing('SlowAnswers', 1, LOOKING_MS, 'part="contact"')).toBe(1);
  });

  it(
    'hears of a mail server that is away, and of mails that wait for too long',
    async () => {
      expect(await firing('MailServerUnavailable', 0)).toBe(0);
      await stack.stopMailServer();
      expect(await write(1)).toEqual([201]);
      expect(await firing('MailServerUnavailable', 1)).toBe(1); // the first attempt has failed
      expect(await firing('MailsWait', 0)).toBe(0);
      await inDatabase(
        `UPDATE contact.mails SET created_at = created_at - interval '31 minutes' WHERE status = 'waiting'`,
      );
      expect(await firing('MailsWait', 1)).toBe(1);
      await stack.startMailServer();
      expect(await firing('MailServerUnavailable', 0, DELIVERY_MS)).toBe(0);
      expect(await firing('MailsWait', 0)).toBe(0);
    },
    SIX_LOOKS_MS,
  );

  it('hears of copies that are not made any more', async () => {
    await inDatabase('INSERT INTO auth.backups (bytes) VALUES (1)');
    expect(await eventually(() => view.value('count(auth_backup_age_seconds < 60)'), 1, LOOKING_MS)).toBe(1);
    expect(await firing('CopyTooOld', 0)).toBe(0);
    await inDatabase(`UPDATE auth.backups SET finished_at = finished_at - interval '49 hours'`);
    expect(await firing('CopyTooOld', 1)).toBe(1);
  });

  it('hears of somebody who tries out passwords', async () => {
    expect(await firing('PasswordGuessing', 0)).toBe(0);
    for (let number = 0; number < 60; number += 10) {
      const tries = Array.from({ length: 10 }, (_, i) => signIn(`guess number ${number + i}`));
      for (const status of await Promise.all(tries)) expect([401, 429]).toContain(status);
    }
    expect(await firing('PasswordGuessing', 1)).toBe(1);
  });

  it('hears of a certificate that nobody renews', async () => {
    // Caddy looks every ten minutes whether there is something to renew: for this one that is too late.
    const tls = await startTls({ domain: 'localhost', gatewaySocket: '/nowhere', lifetime: '40s' });
    try {
      await stack.stopPart('contact');
      await stack.startPart('contact', { PUBLIC_URL: `https://localhost:${tls.httpsPort}` });
      expect(await firing('CertificateNotRenewed', 1, LOOKING_MS)).toBe(1);
      expect(await firing('CertificateEnds', 1)).toBe(1);
      const mail = await stack.mails.waitFor('docker compose restart tls');
      expect(mail.subject).toMatch(
        /^\[localhost\] Störung: Das Zertifikat der Website (?:läuft in .+ ab|ist abgelaufen) /,
      );
    } finally {
      await tls.stop();
    }
  });

  // oxlint-disable jest/no-standalone-expect -- it is a test where one may mount a disk
  (mayMount ? it : it.skip)('hears of a disk that is full', async () => {
    expect(await firing('DiskFull', 0)).toBe(0);
    using disk = mountSmallDisk(16);
    await stack.stopPart('content');
    await stack.startPart('content', { UPLOADS_DIR: disk.folder });
    expect(await firing('DiskFull', 1)).toBe(1);
    await stack.stopPart('content');
  });
  // oxlint-enable jest/no-standalone-expect
});
