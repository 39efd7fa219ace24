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
import { LAST_RELEASE, loadLastRelease } from './last-release.ts';
import { setUpRoles } from './roles.ts';
import { query } from './query.ts';

const START_MS = 120_000;
/** What could not be sent at once is tried again within a minute. */
const MAILS_MS = 90_000;
const { receptionist, mainAdmin } = LAST_RELEASE;

/**
 * What a start changes: codes get a key, mails that waited leave, and a role that had appointments gets their customers
 * (auth's `migrations.int-spec.ts` says which).
 */
const CHANGED: Record<string, string[]> = {
  'auth.recovery_codes': ['code_hash'],
  'auth.user_roles': ['permissions'],
  // The words are those of the site from now on.
  'contact.service_types': ['name', 'position', 'updated_at'],
  'contact.mails': ['status', 'attempts', 'failure', 'last_attempt_at', 'sent_at'],
};
/** A setting that the terms of the last release held, and the service of an offer: said for themselves below. */
const NEW_VALUES = new Set(['lateCancellationFee', 'offer1Service']);
/** Who saves what booking has known of the services into their record. */
const MERGED_BY = 'Terminbuchung';
/** Pages that the last release did not store. */
const NEW_PAGES: ReadonlySet<unknown> = new Set(['booking', 'mails', 'site']);
/** They and what contact has heard from content, which that release did not store, and what has become of its services. */
const isNew = (table: string, row: Row) =>
  (table === 'content.page_records' && NEW_PAGES.has(row['page'])) ||
  (table === 'contact.settings' &&
    ['garage-facts', 'mail-texts', 'copied-services'].includes(row['key'] as string)) ||
  row['saved_by'] === MERGED_BY;
/** The record of migrations grows, jobs are worked off, and sessions have ended. */
const ELSEWHERE = /\.migrations$|^pgboss\.|^auth\.(sessions|rate_limits)$/;

type Row = Record<string, unknown>;

let folder: string;
let postgres: RunningPostgres;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  postgres = await startPostgres({ dir: path.join(folder, 'postgres'), fsync: false });
}, START_MS);

afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

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

const withoutNew = (key: string, value: unknown) => (NEW_VALUES.has(key) ? undefined : value);

/** The rows in the columns that the last release had, without those that a start changes; in one order. */
function comparable(table: string, rows: readonly Row[], columns: readonly string[]): string[] {
  const kept = columns.filter((column) => !CHANGED[table]?.includes(column));
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

function expectKept(before: Map<string, Row[]>, after: Map<string, Row[]>): void {
  for (const [table, rows] of before) {
    const columns = Object.keys(rows[0] ?? {});
    expect([table, comparable(table, after.get(table) ?? [], columns)]).toEqual([
      table,
      comparable(table, rows, columns),
    ]);
  }
}

/** What staff of the last release may have made of the services in the settings of the booking. */
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

/** How many mails of the last release have left. */
async function mailsSent(url: string): Promise<number> {
  const [row] = await query<{ sent: number }>(
    url,
    `SELECT count(*)::int AS sent FROM contact.mails WHERE id <= ${LAST_RELEASE.mails} AND status = 'sent'`,
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

describe.each<{
  how: string;
  prepare: () => Promise<{ url: string; databaseUrls: Record<Service, string> }>;
  signedIn: string[];
}>([
  {
    how: 'a role for each service',
    prepare: async () => {
      await loadLastRelease(postgres.url);
      return { url: postgres.url, databaseUrls: await setUpRoles(postgres.url) };
    },
    signedIn: ['garage_auth', 'garage_contact', 'garage_content'],
  },
  {
    how: 'one role, that of an operator’s own Postgres,',
    prepare: async () => {
      const url = new URL(postgres.url);
      await query(postgres.url, `CREATE ROLE operator LOGIN PASSWORD 'own'`);
      await query(postgres.url, 'CREATE DATABASE own OWNER operator');
      url.pathname = '/own';
      await loadLastRelease(url.href, 'operator');
      Object.assign(url, { username: 'operator', password: 'own' });
      return { url: url.href, databaseUrls: { auth: url.href, content: url.href, contact: url.href } };
    },
    signedIn: ['operator'],
  },
])('the data of the last release, with $how', ({ how, prepare, signedIn }) => {
  let url: string;
  let before: Map<string, Row[]>;
  let services: RunningServices;

  beforeAll(async () => {
    const prepared = await prepare();
    url = prepared.url;
    await changeServices(url);
    before = await stored(url);
    services = await startServices({
      databaseUrls: prepared.databaseUrls,
      dataDir: path.join(folder, how),
      settings: { SESSION_SECRET: LAST_RELEASE.sessionSecret },
    });
  }, START_MS);

  afterAll(() => services.stop());

  it('are all there after the start', async () => {
    expect([...before.values()].flat().length).toBeGreaterThan(100);
    expectKept(before, await stored(url));
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
    const [recoveryCode] = LAST_RELEASE.recoveryCodes;
    expect((await signIn(services, { ...receptionist, code: recoveryCode })).status).toBe(200);
    expect((await signIn(services, { ...receptionist, code: recoveryCode })).status).toBe(401);

    const response = await signIn(services, {
      ...receptionist,
      code: oneTimeCode(LAST_RELEASE.authenticatorSecret),
    });
    expect(response.status).toBe(200);
    const headers = await sessionOf(response);
    const answer = await fetch(`${services.urls.contact}${CONTACT_MESSAGES_PATH}`, { headers });
    const { messages } = (await answer.json()) as ContactMessagesResponse;
    expect(messages).toMatchObject([{ name: LAST_RELEASE.message.name, message: LAST_RELEASE.message.text }]);
  });

  it('show visitors the changed text, and customers their appointment', async () => {
    const hero = await fetch(`${services.urls.content}${WEBSITE_PATH}/hero`);
    expect(await hero.json()).toMatchObject({ headline: LAST_RELEASE.headline });
    const { garage } = (await (
      await fetch(`${services.urls.content}${GARAGE_PATH}`)
    ).json()) as GarageResponse;
    expect(garage.lateCancellationFee).toBe(80);
    const offers = await fetch(`${services.urls.content}${OFFERS_PATH}`);
    const { items } = (await offers.json()) as OffersResponse;
    expect(items.map(({ service }) => service)).toEqual([9, null, null, null]);
    const { bookingId, token } = LAST_RELEASE.appointment;
    const appointment = await fetch(`${services.urls.contact}${BOOKING_PATH}/${bookingId}?token=${token}`);
    expect(await appointment.json()).toMatchObject({ bookingId, status: 'confirmed' });
  });

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
      expect(await eventually(() => mailsSent(url), LAST_RELEASE.mails, MAILS_MS)).toBe(LAST_RELEASE.mails);
    },
    START_MS,
  );
});
