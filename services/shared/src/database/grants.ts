import { Client } from 'pg';

/** The parts of the site that have a role of their own in the database, `garage_auth` and so on. */
export type DatabaseRole = 'auth' | 'content' | 'contact' | 'backup';

/** Becomes `GRANT privileges ON on TO <prefix>_<role>`. */
export interface Grant {
  to: readonly DatabaseRole[];
  /** Columns in brackets, for example `SELECT (id, username)`. */
  privileges: string;
  /** A table with its schema, or `SCHEMA name`. */
  on: string;
}

interface Grants {
  url: string;
  /** Who owns what is granted. */
  service: string;
  grants: readonly Grant[];
}

/** The key that infra/database/roles.sql takes, too: both change the rights of the same tables. */
const LOCK_KEY = [4711, 4712] as const;

/**
 * Lets the roles of other parts use what belongs to a service, all of it or nothing. Does nothing where all
 * parts share one role: then there is nobody to grant anything to.
 */
export async function grantRights({ url, service, grants }: Grants): Promise<void> {
  if (grants.length === 0) return;
  const client = new Client({
    connectionString: url,
    application_name: `${service}-grants`,
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => {}); // the query that it breaks says so
  await client.connect();
  try {
    const roles = await otherRoles(client, service);
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1, $2)', [...LOCK_KEY]);
    for (const { to, privileges, on } of grants) {
      for (const name of to.flatMap((part) => roles.get(part) ?? [])) {
        await client.query(`GRANT ${privileges} ON ${on} TO ${client.escapeIdentifier(name)}`);
      }
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** Roles are told apart by their ending; whose name has another one is alone. */
async function otherRoles(client: Client, service: string): Promise<Map<DatabaseRole, string>> {
  const { rows } = await client.query<{ part: DatabaseRole; name: string }>(
    `SELECT part, rolname AS name
       FROM unnest(ARRAY['auth', 'content', 'contact', 'backup']) AS part
       JOIN pg_roles ON rolname = left(current_user, -length($1)) || part
      WHERE right(current_user, length($1) + 1) = '_' || $1 AND part <> $1`,
    [service],
  );
  return new Map(rows.map(({ part, name }) => [part, name]));
}
