import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS, type SessionResponse } from '@garage/contracts/auth';
import { BOOKING_PATH } from '@garage/contracts/booking';
import { ADMIN_TOKEN_HEADER } from '@garage/contracts/common';
import { CONTACT_MESSAGES_PATH, CONTACT_PATH } from '@garage/contracts/contact';
import type { ContactMessagesResponse } from '@garage/contracts/contact-message-list';
import { GARAGE_PATH, type GarageResponse } from '@garage/contracts/garage';
import { OFFERS_PATH, type OffersResponse } from '@garage/contracts/offers';
import { WEBSITE_PATH } from '@garage/contracts/page-texts';
import { SITE_SERVICES_PATH, type SiteServicesResponse } from '@garage/contracts/site-services';
import { contactRequest } from '../e2e/support/api-client.ts';
import { eventually } from '../e2e/support/eventually.ts';
import { oneTimeCode } from '../e2e/support/one-time-code.ts';
import { type RunningServices, startServices } from '../e2e/support/running-services.ts';
import { type RunningPostgres, startPostgres } from '../local/embedded-postgres.ts';
import type { Service } from '../local/parts.ts';
import { query } from './query.ts';
import { loadRelease, type Release, RELEASES } from './releases.ts';
import { setUpRoles } from './roles.ts';
import { MERGED_BY, type Row, rulesOf } from './upgrade-rules.ts';

const START_MS = 120_000;
/** What could not be sent at once is tried again within a minute. */
const MAILS_MS = 90_000;
/** The record of migrations grows, jobs are worked off, and sessions have ended. */
const ELSEWHERE = /\.migrations$|^pgboss\.|^auth\.(sessions|rate_limits)$/;

/** Every row of every table. */
async function stored(url: string): Promise<Map<string, Row[]>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables
      WHERE schemaname IN ('auth', 'content', 'contact') ORDER BY name`,
  );
  const found = new Map<string, Row[]>();
  for (const { name } of tables.filter((table) => !ELSEWHERE.test(table.name))) {
    const rows = await query<{ row: Row }>(url, `SELECT to_jsonb(t) AS row FROM ${name} AS t`);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** The rows in the columns that the release had, without what a start changes; in one order. */
function comparable(
  version: string,
  table: string,
  rows: readonly Row[],
  columns: readonly string[],
): string[] {
  const { changed, newValues, isNew } = rulesOf(version);
  const kept = columns.filter((column) => !changed[table]?.includes(column));
  const withoutNew = (key: string, value: unknown) => (newValues.has(key) ? undefined : value);
  return rows
    .filter((row) => !isNew(table, row))
    .map((row) =>
      JSON.stringify(
        kept.map((column) => [column, row[column]]),
        withoutNew,
      ),
    )
    .toSorted();
}

function expectKept(version: string, before: Map<string, Row[]>, after: Map<string, Row[]>): void {
  for (const [table, rows] of before) {
    const columns = Object.keys(rows[0] ?? {});
    expect([table, comparable(version, table, after.get(table) ?? [], columns)]).toEqual([
      table,
      comparable(version, table, rows, columns),
    ]);
  }
}

/** What staff of 0.1.0 may have made of the services in the settings of the booking. */
async function changeServices(url: string): Promise<void> {
  await query(
    url,
    `UPDATE contact.service_types
        SET name = name || '{"de": "Elektronik"}', duration = 90, buffer_minutes = 15, is_active = false
      WHERE id = 2`,
  );
  await query(
    url,
    `INSERT INTO contact.service_types (id, name, description, duration, position)
     VALUES (13, '{"de": "Klimaservice"}', '{"de": "Kältemittel prüfen"}', 45, 13)`,
  );
}

/** How many of the first so many mails have left. */
async function mailsSent(url: string, mails: number): Promise<number> {
  const [row] = await query<{ sent: number }>(
    url,
    `SELECT count(*)::int AS sent FROM contact.mails WHERE id <= ${mails} AND status = 'sent'`,
  );
  return row!.sent;
}

async function signIn(services: RunningServices, credentials: object): Promise<Response> {
  return fetch(`${services.urls.auth}${AUTH_PATHS.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
}

/** What somebody who is signed in sends along. */
async function sessionOf(response: Response): Promise<Record<string, string>> {
  const { adminToken } = (await response.json()) as SessionResponse;
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; '), [ADMIN_TOKEN_HEADER]: adminToken };
}

/** How an installation has its database; answers where its owner, and each service, signs in. */
interface Way {
  how: string;
  prepare: (
    release: Release,
    postgresUrl: string,
  ) => Promise<{ url: string; databaseUrls: Record<Service, string> }>;
  signedIn: string[];
}

const WAYS: Way[] = [
  {
    how: 'a role for each service',
    prepare: async (release, postgresUrl) => {
      await loadRelease(release, postgresUrl);
      return { url: postgresUrl, databaseUrls: await setUpRoles(postgresUrl) };
    },
    signedIn: ['garage_auth', 'garage_contact', 'garage_content'],
  },
  {
    how: 'one role, that of an operator’s own Postgres,',
    prepare: async (release, postgresUrl) => {
      const url = new URL(postgresUrl);
      await query(postgresUrl, `CREATE ROLE operator LOGIN PASSWORD 'own'`);
      await query(postgresUrl, 'CREATE DATABASE own OWNER operator');
      url.pathname = '/own';
      await loadRelease(release, url.href, 'operator');
      Object.assign(url, { username: 'operator', password: 'own' });
      return { url: url.href, databaseUrls: { auth: url.href, content: url.href, contact: url.href } };
    },
    signedIn: ['operator'],
  },
];

const CASES = RELEASES.flatMap((release) =>
  WAYS.map((way) => ({ ...way, release, version: release.version, facts: release.facts })),
);

describe.each(CASES)('the data of $version, with $how', ({ release, version, facts, prepare, signedIn }) => {
  const { receptionist, mainAdmin } = facts;
  /** Booking and the site had services of their own each. */
  const hasTwoKindsOfServices = version === '0.1.0';
  let folder: string;
  let postgres: RunningPostgres;
  let url: string;
  let before: Map<string, Row[]>;
  let services: RunningServices;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
    postgres = await startPostgres({ dir: path.join(folder, 'postgres'), fsync: false });
    const prepared = await prepare(release, postgres.url);
    url = prepared.url;
    if (hasTwoKindsOfServices) await changeServices(url);
    before = await stored(url);
    services = await startServices({
      databaseUrls: prepared.databaseUrls,
      dataDir: folder,
      settings: { SESSION_SECRET: facts.sessionSecret },
    });
  }, START_MS);

  afterAll(async () => {
    await services?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are all there after the start', async () => {
    expect([...before.values()].flat().length).toBeGreaterThan(100);
    expectKept(version, before, await stored(url));
  });

  it('are used by nobody else', async () => {
    const connected = await query<{ usename: string }>(
      url,
      `SELECT DISTINCT usename FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
        ORDER BY usename`,
    );
    expect(connected.map(({ usename }) => usename)).toEqual(signedIn);
  });

  it('open the panel to everybody as before, with the app and the codes that they have', async () => {
    expect((await signIn(services, mainAdmin)).status).toBe(200);
    expect((await signIn(services, receptionist)).status).toBe(401);
    const [recoveryCode] = facts.recoveryCodes;
    expect((await signIn(services, { ...receptionist, code: recoveryCode })).status).toBe(200);
    expect((await signIn(services, { ...receptionist, code: recoveryCode })).status).toBe(401);

    const response = await signIn(services, {
      ...receptionist,
      code: oneTimeCode(facts.authenticatorSecret),
    });
    expect(response.status).toBe(200);
    const headers = await sessionOf(response);
    const answer = await fetch(`${services.urls.contact}${CONTACT_MESSAGES_PATH}`, { headers });
    const { messages } = (await answer.json()) as ContactMessagesResponse;
    expect(messages).toMatchObject([{ name: facts.message.name, message: facts.message.text }]);
  });

  it('show visitors the changed text, and customers their appointment', async () => {
    const hero = await fetch(`${services.urls.content}${WEBSITE_PATH}/hero`);
    expect(await hero.json()).toMatchObject({ headline: facts.headline });
    const { bookingId, token } = facts.appointment;
    const appointment = await fetch(`${services.urls.contact}${BOOKING_PATH}/${bookingId}?token=${token}`);
    expect(await appointment.json()).toMatchObject({ bookingId, status: 'confirmed' });
  });

  it('grow: a new message is stored', async () => {
    const { status } = await fetch(`${services.urls.contact}${CONTACT_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contactRequest()),
    });
    expect(status).toBe(201);
  });

  it(
    'let the mails leave that waited for the mail server',
    async () => {
      expect(await eventually(() => mailsSent(url, facts.mails), facts.mails, MAILS_MS)).toBe(facts.mails);
    },
    START_MS,
  );

  if (hasTwoKindsOfServices) {
    const recorded = async () => {
      const response = await fetch(`${services.urls.content}${SITE_SERVICES_PATH}`);
      const { items } = (await response.json()) as SiteServicesResponse;
      return items
        .filter(({ id }) => id === 2 || id === 13)
        .map(({ name, duration, bufferMinutes, isActive, inList }) =>
          [name.de, duration, bufferMinutes, isActive, inList].join(', '),
        )
        .join('; ');
    };

    it('become one record of each service, of which booking has a copy', async () => {
      const merged = 'Elektronik & Diagnose, 90, 15, false, true; Klimaservice, 45, 0, true, false';
      expect(await eventually(recorded, merged)).toBe(merged);
      const [older] = await query<{ name: string }>(
        url,
        `SELECT "values" ->> 'service2Title' AS name FROM content.page_records
          WHERE saved_by = '${MERGED_BY}' ORDER BY version LIMIT 1`,
      );
      expect(older?.name).toBe('Elektronik');
      const copied = async () => {
        const rows = await query<{ name: string; active: boolean }>(
          url,
          `SELECT name ->> 'de' AS name, is_active AS active FROM contact.service_types
            WHERE id IN (2, 13) ORDER BY position`,
        );
        return rows.map(({ name, active }) => `${name}, ${active}`).join('; ');
      };
      const copy = 'Elektronik & Diagnose, false; Klimaservice, true';
      expect(await eventually(copied, copy)).toBe(copy);
    });

    it('get settings that stood in the terms, and an offer its service', async () => {
      const { garage } = (await (
        await fetch(`${services.urls.content}${GARAGE_PATH}`)
      ).json()) as GarageResponse;
      expect(garage.lateCancellationFee).toBe(80);
      const offers = await fetch(`${services.urls.content}${OFFERS_PATH}`);
      const { items } = (await offers.json()) as OffersResponse;
      expect(items.map(({ service }) => service)).toEqual([9, null, null, null]);
    });
  }
});
