import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

const FOLDER = new URL('releases/', import.meta.url);

/** What the data of a release hold, as far as tests ask for it. `npm run release:data` writes it. */
export interface ReleaseFacts {
  /** ISO 8601. */
  keptAt: string;
  sessionSecret: string;
  mainAdmin: { username: string; password: string };
  /** Has a role of its own and an authenticator app. */
  receptionist: { username: string; password: string };
  authenticatorSecret: string;
  /** Some that are not used. */
  recoveryCodes: string[];
  appointment: { bookingId: string; token: string };
  message: { name: string; text: string };
  /** Of the home page. */
  headline: string;
  /** How many mails wait. */
  mails: number;
}

export interface Release {
  version: string;
  facts: ReleaseFacts;
  /** SQL that makes everything in an empty database. */
  dump: string;
}

/** Every release whose data are kept, the oldest first. */
export const RELEASES: readonly Release[] = readdirSync(FOLDER)
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .map((version) => ({
    version,
    facts: JSON.parse(readFileSync(new URL(`${version}/facts.json`, FOLDER), 'utf8')) as ReleaseFacts,
    dump: readFileSync(new URL(`${version}/data.sql`, FOLDER), 'utf8'),
  }));

/**
 * Fills an empty database with what a release left behind, as if it had been stopped a moment ago: all times move
 * along, so that nothing is old enough to be forgotten, however old the dump is.
 * @param url of a superuser, who may switch off the triggers for this
 * @param owner to whom everything shall belong
 */
export async function loadRelease({ dump, facts }: Release, url: string, owner = 'garage'): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET ROLE ${client.escapeIdentifier(owner)}`);
    await client.query(dump);
    await client.query(`RESET ROLE; SET session_replication_role = replica`);
    await moveToNow(client, facts.keptAt);
  } finally {
    await client.end();
  }
}

async function moveToNow(client: Client, keptAt: string): Promise<void> {
  const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(
    `SELECT attrelid::regclass AS table, quote_ident(attname) AS column, atttypid::regtype AS type
       FROM pg_attribute
       JOIN pg_class ON pg_class.oid = attrelid
       JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE relkind = 'r' AND nspname !~ '^pg_|^information_schema$' AND attnum > 0 AND attgenerated = ''
        AND atttypid IN ('timestamptz'::regtype, 'date'::regtype)`,
  );
  const days = Math.floor((Date.now() - Date.parse(keptAt)) / 86_400_000);
  for (const { table, column, type } of columns) {
    const moved = type === 'date' ? `${column} + ${days}` : `${column} + ${days} * interval '1 day'`;
    await client.query(`UPDATE ${table} SET ${column} = ${moved} WHERE isfinite(${column})`);
  }
}
