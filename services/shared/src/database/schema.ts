import { type ClientBase, escapeIdentifier, type Pool } from 'pg';

/** Makes the schema where it is missing; a service that signs in with a role of its own finds it there already. */
export async function ensureSchema(
  database: Pick<ClientBase | Pool, 'query'>,
  schema: string,
): Promise<void> {
  // CREATE SCHEMA IF NOT EXISTS asks for the right to create one even where it exists.
  const { rowCount } = await database.query('SELECT FROM pg_namespace WHERE nspname = $1', [schema]);
  if (rowCount === 0) await database.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(schema)}`);
}
