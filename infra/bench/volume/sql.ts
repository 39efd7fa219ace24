import type { Client } from 'pg';

/** A list of texts as SQL writes it. */
export function sqlTexts(texts: readonly string[]): string {
  return `ARRAY[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}]`;
}

/** Runs one statement after the other. */
export async function runAll(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Statements that bring the indexes of a table back; those of constraints stay where they are. */
export async function dropIndexes(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index
      WHERE indrelid = ANY ($1::regclass[])
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}
