import { Client } from 'pg';

/** Asks a database once, with a connection of its own; for tests and what they stand on. */
export async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}
