import { query } from '../../database/query.ts';

/** By table: how many rows it has, and a checksum of all that they say. */
export type TableSums = Record<string, { rows: string; sum: string }>;

/** Of every table of ours. */
export async function tableSums(databaseUrl: string): Promise<TableSums> {
  const names = await query<{ name: string }>(
    databaseUrl,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const found: TableSums = {};
  for (const { name } of names) {
    const [table] = await query<TableSums[string]>(
      databaseUrl,
      `SELECT count(*) AS rows, coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS sum
         FROM ${name} AS t`,
    );
    found[name] = table!;
  }
  return found;
}
