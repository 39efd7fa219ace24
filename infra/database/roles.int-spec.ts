import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServices } from '../e2e/support/running-services.ts';
import { startPostgres, type RunningPostgres } from '../local/embedded-postgres.ts';
import { loadRelease, RELEASES } from './releases.ts';
import { setUpRoles, type DatabaseRole } from './roles.ts';
import { query } from './query.ts';

const START_MS = 120_000;
const SCHEMAS = `'auth', 'auth_jobs', 'content', 'content_jobs', 'contact', 'pgboss'`;

let dataDir: string;
let postgres: RunningPostgres;
let addresses: Record<DatabaseRole, string>;

const asOwner = <T>(sql: string) => query<T>(postgres.url, sql);
const as = <T>(role: DatabaseRole, sql: string) => query<T>(addresses[role], sql);

/** Owner and rights of every table, and the transaction that last changed them. */
const rights = () =>
  asOwner(
    `SELECT c.oid, relowner, relacl::text, n.nspacl::text, c.xmin::text
       FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = relnamespace
      WHERE nspname IN (${SCHEMAS}) AND relkind IN ('r', 'p', 'S') ORDER BY 1`,
  );

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'database-roles-'));
  postgres = await startPostgres({ dir: path.join(dataDir, 'postgres'), fsync: false });
  // Of 0.1.0, when everything belonged to the one role that there was.
  await loadRelease(RELEASES[0]!, postgres.url);
  addresses = await setUpRoles(postgres.url);
  const services = await startServices({ databaseUrls: addresses, dataDir });
  await services.stop();
}, START_MS);

afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('on the data of a release that knew one role', () => {
  it('everything belongs to the service that needs it', async () => {
    const owners = await asOwner(
      `SELECT DISTINCT nspname AS schema, pg_get_userbyid(owner) AS owner
         FROM (SELECT relnamespace AS namespace, relowner AS owner FROM pg_class
               UNION SELECT pronamespace, proowner FROM pg_proc
               UNION SELECT typnamespace, typowner FROM pg_type
               UNION SELECT oid, nspowner FROM pg_namespace) AS things
         JOIN pg_namespace ON pg_namespace.oid = namespace
        WHERE nspname IN (${SCHEMAS}) ORDER BY schema`,
    );
    expect(owners).toEqual([
      { schema: 'auth', owner: 'garage_auth' },
      { schema: 'auth_jobs', owner: 'garage_auth' },
      { schema: 'contact', owner: 'garage_contact' },
      { schema: 'content', owner: 'garage_content' },
      { schema: 'content_jobs', owner: 'garage_content' },
      { schema: 'pgboss', owner: 'garage_contact' },
    ]);
  });

  it('a second run changes passwords and nothing else', async () => {
    const before = await rights();
    const former = addresses;
    addresses = await setUpRoles(postgres.url);
    expect(await rights()).toEqual(before);
    await expect(query(former.contact, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect(await as('contact', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('a role', () => {
  it('has no right over the server', async () => {
    const roles = await asOwner(
      `SELECT rolname, rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls AS much,
              has_database_privilege(rolname, 'garage', 'CREATE') AS create,
              (SELECT count(*)::int FROM pg_auth_members WHERE member = pg_roles.oid) AS memberships
         FROM pg_roles WHERE rolname LIKE 'garage\\_%' ORDER BY 1`,
    );
    expect(roles).toEqual(
      ['auth', 'backup', 'contact', 'content'].map((part) => ({
        rolname: `garage_${part}`,
        much: false,
        create: false,
        memberships: 0,
      })),
    );
  });

  it('loses what somebody has given it over the server', async () => {
    await asOwner('ALTER ROLE garage_contact SUPERUSER CREATEDB');
    addresses = await setUpRoles(postgres.url);
    expect(
      await asOwner(`SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = 'garage_contact'`),
    ).toEqual([{ rolsuper: false, rolcreatedb: false }]);
  });

  it.each<[DatabaseRole, string]>([
    ['contact', `UPDATE auth.users SET role_id = 1`],
    ['contact', `UPDATE auth.users SET session_version = 1`],
    ['contact', `INSERT INTO auth.users (username, password_hash, role_id) VALUES ('eve', 'x', 1)`],
    ['contact', `DELETE FROM auth.users`],
    ['contact', `SELECT password_hash FROM auth.users`],
    ['contact', `SELECT * FROM auth.users`],
    ['contact', `UPDATE auth.user_roles SET permissions = '["*"]'`],
    ['contact', `INSERT INTO auth.sessions VALUES ('forged', '{"userId":92}', now() + interval '1 hour')`],
    ['contact', `UPDATE auth.sessions SET sess = '{"userId":92}'`],
    ['contact', `SELECT FROM auth.audit_log`],
    ['contact', `DELETE FROM auth.audit_log`],
    ['contact', `INSERT INTO auth.audit_log (at, action, outcome) VALUES ('2020-01-01', 'x', 'success')`],
    ['contact', `SELECT FROM auth.second_factors`],
    ['contact', `SELECT FROM auth.reset_codes`],
    ['contact', `INSERT INTO auth.backups (bytes) VALUES (1)`],
    ['contact', `SELECT bytes FROM auth.backups`],
    ['contact', `SELECT FROM content.page_records`],
    ['contact', `UPDATE content.site_settings SET version = 1`],
    ['content', `UPDATE auth.users SET role_id = 1`],
    ['content', `SELECT password_hash FROM auth.users`],
    ['content', `SELECT FROM contact.contact_messages`],
    ['content', `SELECT FROM pgboss.job`],
    ['content', `SELECT FROM auth_jobs.job`],
    ['contact', `SELECT FROM content_jobs.job`],
    ['auth', `SELECT FROM contact.contact_messages`],
    ['auth', `SELECT FROM content.page_records`],
    ['auth', `SELECT data FROM pgboss.job_common`],
    ['auth', `UPDATE pgboss.job_common SET data = '{}'`],
    ['auth', `DELETE FROM pgboss.job_common`],
    ['backup', `INSERT INTO auth.users (username, password_hash, role_id) VALUES ('eve', 'x', 1)`],
    ['backup', `UPDATE contact.contact_messages SET name = 'x'`],
    ['backup', `DELETE FROM auth.backups`],
    ['backup', `INSERT INTO auth.backups (finished_at, bytes) VALUES ('2020-01-01', 1)`],
    ['backup', `DELETE FROM auth.backup_checks`],
    ['contact', `INSERT INTO auth.backup_checks (kind) VALUES ('check')`],
    ['backup', `TRUNCATE content.page_records`],
    ...(['auth', 'content', 'contact', 'backup'] as const).flatMap((role): [DatabaseRole, string][] => [
      [role, 'CREATE SCHEMA mine'],
      [role, 'CREATE TABLE public.mine (id int)'],
      [role, 'CREATE EXTENSION hstore'],
      [role, 'CREATE ROLE mine'],
      [role, 'CREATE DATABASE mine'],
      [role, 'SET ROLE garage'],
      [role, `SELECT pg_read_file('postgresql.conf')`],
      [role, `COPY (SELECT 1) TO PROGRAM 'cat'`],
    ]),
  ])('%s must not: %s', async (role, sql) => {
    await expect(as(role, sql)).rejects.toThrow('permission denied');
  });

  it.each<[DatabaseRole, string]>([
    ...(['content', 'contact'] as const).flatMap((role): [DatabaseRole, string][] => [
      [role, `SELECT id, username, role_id, full_name, session_version FROM auth.users`],
      [role, `SELECT id, name, permissions FROM auth.user_roles`],
      [role, `SELECT sess FROM auth.sessions WHERE sid = 'x' AND expire > now()`],
      [role, `UPDATE auth.sessions SET expire = now() WHERE sid = 'x' RETURNING sid`],
      [role, `DELETE FROM auth.sessions WHERE sid = 'x'`],
      [
        role,
        `INSERT INTO auth.rate_limits AS r VALUES ('${role}', 1, 0)
         ON CONFLICT (key) DO UPDATE SET points = r.points + 1 RETURNING points`,
      ],
      [role, `DELETE FROM auth.rate_limits WHERE expire < 1`],
      [role, `INSERT INTO auth.audit_log (action, outcome, details) VALUES ('login', 'success', '{}')`],
    ]),
    ['auth', `SELECT version FROM pgboss.version`],
    ['contact', `SELECT max(finished_at) FROM auth.backups`],
    ['backup', `INSERT INTO auth.backups (bytes) VALUES (1)`],
    ['backup', `INSERT INTO auth.backup_checks (kind) VALUES ('drill')`],
    ['backup', `SELECT * FROM auth.users, contact.contact_messages, content.page_records, pgboss.job`],
    ['backup', `SELECT last_value FROM auth.users_id_seq`],
  ])('%s may: %s', async (role, sql) => {
    expect(Array.isArray(await as(role, sql))).toBe(true);
  });

  it.each<[DatabaseRole, string]>([
    ['auth', 'auth'],
    ['auth', 'auth_jobs'],
    ['content', 'content'],
    ['content', 'content_jobs'],
    ['contact', 'contact'],
    ['contact', 'pgboss'],
  ])('%s changes its schema %s, and the backup reads what comes new', async (role, schema) => {
    await as(
      role,
      `CREATE TABLE ${schema}.newer (id serial, word text); ALTER TABLE ${schema}.newer ADD age int`,
    );
    expect(await as('backup', `SELECT last_value::int FROM ${schema}.newer_id_seq, ${schema}.newer`)).toEqual(
      [],
    );
    await as(role, `DROP TABLE ${schema}.newer`);
  });
});

describe('an owner that is no superuser', () => {
  it('may set up the roles, too, under another prefix', async () => {
    const own = new URL(postgres.url);
    await asOwner(`CREATE ROLE site LOGIN CREATEROLE PASSWORD 'of the site'`);
    await asOwner('CREATE DATABASE site OWNER site');
    Object.assign(own, { username: 'site', password: encodeURIComponent('of the site'), pathname: '/site' });
    await query(own.href, 'CREATE SCHEMA content; CREATE TABLE content.old (id serial)');
    for (const attempt of [1, 2]) {
      const { content, backup } = await setUpRoles(own.href, 'site');
      await query(
        content,
        `INSERT INTO content.old VALUES (${attempt}); ALTER TABLE content.old ADD c${attempt} int`,
      );
      expect(await query(backup, 'SELECT FROM content.old')).toHaveLength(attempt);
      await expect(query(backup, 'DELETE FROM content.old')).rejects.toThrow('permission denied');
    }
  });
});
