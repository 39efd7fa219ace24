import { readFileSync } from 'node:fs';
import { Client } from 'pg';

const DUMP = readFileSync(new URL('last-release.sql', import.meta.url), 'utf8');
const DUMPED_AT = '2026-11-23T18:12:00Z';

/** What the dump of the last release holds, as far as tests ask for it. */
export const LAST_RELEASE = {
  sessionSecret: 'of the last release, for this test alone',
  mainAdmin: { username: 'admin', password: 'Bremsen quietschen bei Regen' },
  /** Has the role "Empfang" and an authenticator app. */
  receptionist: { username: 'vreni', password: 'wenn der Winter kommt 7' },
  authenticatorSecret: 'MA6JWNUGWOH3UX77F54M5S5PQNI6GRHU',
  recoveryCodes: ['3G1Q-17KB-E82Z-8E6Q', 'JRQF-TWDS-W2WV-QRTQ'],
  appointment: { bookingId: 'XEZ6JX7B', token: 'v6IP8FZMsCcnMaIkxF-XgxS6zc2rR_L_ioWB6yXFfiQ' },
  message: { name: 'Regula Ammann', text: 'Beim Bremsen quietscht es.' },
  headline: 'Ihre Garage an der Töss',
  mails: 5,
} as const;

/**
 * Fills an empty database with what the last release left behind, as if it had been stopped a moment ago: all
 * times move along, so that nothing is old enough to be forgotten, however old the dump is.
 * @param url of a superuser, who may switch off the triggers for this
 * @param owner to whom everything shall belong
 */
export async function loadLastRelease(url: string, owner = 'garage'): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET ROLE ${client.escapeIdentifier(owner)}`);
    await client.query(DUMP);
    await client.query(`RESET ROLE; SET session_replication_role = replica`);
    await moveToNow(client);
  } finally {
    await client.end();
  }
}

async function moveToNow(client: Client): Promise<void> {
  const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(
    `SELECT attrelid::regclass AS table, quote_ident(attname) AS column, atttypid::regtype AS type
       FROM pg_attribute
       JOIN pg_class ON pg_class.oid = attrelid
       JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE relkind = 'r' AND nspname !~ '^pg_|^information_schema$' AND attnum > 0 AND attgenerated = ''
        AND atttypid IN ('timestamptz'::regtype, 'date'::regtype)`,
  );
  const days = Math.floor((Date.now() - Date.parse(DUMPED_AT)) / 86_400_000);
  for (const { table, column, type } of columns) {
    const moved = type === 'date' ? `${column} + ${days}` : `${column} + ${days} * interval '1 day'`;
    await client.query(`UPDATE ${table} SET ${column} = ${moved} WHERE isfinite(${column})`);
  }
}
