import { type DatabaseConfig, databaseUrl } from '@garage/shared/config/env';
import { Client } from 'pg';
import { migrations } from '../database/migrations.js';
import { type Finding, ok, problem, warning } from './finding.js';
import { reasonOf } from './reason-of.js';

const PATIENCE_MS = 5000;
/** What the compose file runs, and the tests. */
const NEEDED_VERSION = 18;
const CLOCK_SECONDS = 5;
const CONNECTIONS_SHARE = 0.8;
const HOUR_S = 3600;
const BACKUP_HOURS = 26;

/** Whether the database answers, may be used and is the one of this release; and what it knows of mails and copies. */
export async function lookAtDatabase(config: DatabaseConfig): Promise<Finding[]> {
  if (!URL.canParse(config.databaseUrl)) return [problem('databaseUnreadable')];
  const client = new Client({
    connectionString: databaseUrl(config),
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  try {
    await client.connect();
  } catch (error) {
    return [problem('databaseUnreachable', { reason: reasonOf(error) })];
  }
  try {
    const server = await lookAtServer(client);
    if (!(await has(client, 'contact.migrations'))) return [...server, problem('databaseEmpty')];
    return [
      ...server,
      ...(await lookAtRelease(client)),
      await lookAtMails(client),
      await lookAtCopies(client),
    ];
  } catch (error) {
    return [warning('databaseSilent', { reason: reasonOf(error) })];
  } finally {
    await client.end();
  }
}

interface Server {
  version: number;
  text: string;
  role: string;
  isSuperuser: boolean;
  share: number;
  seconds: number;
}

async function lookAtServer(client: Client): Promise<Finding[]> {
  const begun = performance.now();
  const { rows } = await client.query<Server>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version,
            split_part(current_setting('server_version'), ' ', 1) AS text,
            current_user AS role,
            (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
            (SELECT count(*) FROM pg_stat_activity)::float / current_setting('max_connections')::int AS share,
            extract(epoch FROM clock_timestamp())::float AS seconds`,
  );
  const { version, text, role, isSuperuser, share, seconds } = rows[0]!;
  const milliseconds = Math.round(performance.now() - begun);
  const apart = Math.round(Math.abs(Date.now() / 1000 - seconds));
  return [
    ok('database', { version: text, milliseconds }),
    ...(version < NEEDED_VERSION ? [warning('databaseOld', { version: text, needed: NEEDED_VERSION })] : []),
    ...(isSuperuser ? [warning('roleMayAll', { role })] : []),
    ...(share > CONNECTIONS_SHARE ? [warning('connections', { percent: Math.round(share * 100) })] : []),
    ...(apart > CLOCK_SECONDS ? [warning('clockOfDatabase', { seconds: apart })] : []),
  ];
}

async function has(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    table,
  ]);
  return rows[0]!.there;
}

/** A database that is ahead of the program belongs to a later release; one behind is brought along by the next start. */
async function lookAtRelease(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM contact.migrations');
  const known = new Set(migrations.map(({ name }) => name));
  const applied = new Set(rows.map(({ name }) => name));
  const later = rows.filter(({ name }) => !known.has(name)).length;
  const missing = [...known].filter((name) => !applied.has(name)).length;
  const { rows: owners } = await client.query<{ isOurs: boolean }>(
    `SELECT pg_has_role(current_user, nspowner, 'USAGE') AS "isOurs" FROM pg_namespace WHERE nspname = 'contact'`,
  );
  return [
    ...(owners[0]?.isOurs ? [] : [problem('schemaOfOthers')]),
    ...(later > 0 ? [warning('databaseAhead', { count: later })] : []),
    ...(missing > 0 ? [warning('databaseBehind', { count: missing })] : []),
  ];
}

async function lookAtMails(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ waiting: number; failed: number; hours: number }>(
    `SELECT count(*) FILTER (WHERE status = 'waiting')::int AS waiting,
            count(*) FILTER (WHERE status = 'failed')::int AS failed,
            (coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'waiting')), 0) / ${HOUR_S})::int AS hours
       FROM contact.mails WHERE status <> 'sent'`,
  );
  const { waiting, failed, hours } = rows[0]!;
  if (failed > 0) return warning('mailsFailed', { failed, waiting });
  return hours > 0 ? warning('mailsWait', { waiting, hours }) : ok('mails');
}

async function lookAtCopies(client: Client): Promise<Finding> {
  if (!(await has(client, 'auth.backups'))) return warning('noCopy');
  const { rows } = await client.query<{ hours: number | null }>(
    `SELECT (extract(epoch FROM now() - max(finished_at)) / ${HOUR_S})::int AS hours FROM auth.backups`,
  );
  const hours = rows[0]!.hours;
  if (hours === null) return warning('noCopy');
  return hours > BACKUP_HOURS ? warning('copyOld', { hours }) : ok('copy', { hours });
}
