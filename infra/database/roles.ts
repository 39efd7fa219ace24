import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';

/** Every service, and the backup, has a role of its own in the database. */
export const DATABASE_ROLES = ['auth', 'content', 'contact', 'backup'] as const;
export type DatabaseRole = (typeof DATABASE_ROLES)[number];

const SQL = readFileSync(new URL('roles.sql', import.meta.url), 'utf8');

/**
 * Makes the roles of a database, gives each a new password, and lets each own what belongs to it. Answers every
 * role's address. With passwords that nobody has chosen there is nothing to keep: the next start makes new ones.
 * @param ownerUrl the address as the owner of the database has it
 * @param prefix of the roles' names; roles belong to a whole server, so two sites on one need two
 */
export async function setUpRoles(ownerUrl: string, prefix = 'garage'): Promise<Record<DatabaseRole, string>> {
  const passwords = Object.fromEntries(
    DATABASE_ROLES.map((role) => [role, randomBytes(24).toString('base64url')]),
  ) as Record<DatabaseRole, string>;
  const client = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // the query that it breaks says so
  await client.connect();
  try {
    await client.query('BEGIN');
    await set(client, 'role_prefix', prefix);
    for (const role of DATABASE_ROLES) await set(client, `${role}_password`, passwords[role]);
    await client.query(SQL);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  return Object.fromEntries(
    DATABASE_ROLES.map((role) => [role, addressOf(ownerUrl, `${prefix}_${role}`, passwords[role])]),
  ) as Record<DatabaseRole, string>;
}

/** For the rest of the transaction. */
async function set(client: Client, name: string, value: string): Promise<void> {
  await client.query('SELECT set_config($1, $2, true)', [`setup.${name}`, value]);
}

function addressOf(ownerUrl: string, user: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
}
