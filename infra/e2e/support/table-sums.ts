import { query } from '../../database/query.ts';

/** By table: how many rows it has, and a checksum of all that they say. */
export type TableSums = Record<string, { rows: string; sum: string }>;

/**
 * Of every table of ours.
 * @param changing columns that may say something else each time, by table
 */
export async function tableSums(
  databaseUrl: string,
  changing: Readonly<Record<string, string[]>> = {},
): Promise<TableSums> {
  const names = await query<{ name: string }>(
    databaseUrl,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const found: TableSums = {};
  for (const { name } of names) {
    const row = changing[name] ? `to_jsonb(t) - '{${changing[name].join()}}'::text[]` : 't';
    const [table] = await query<TableSums[string]>(
      databaseUrl,
      `SELECT count(*) AS rows, coalesce(md5(string_agg(md5(row), '' ORDER BY md5(row))), '') AS sum
         FROM (SELECT (${row})::text AS row FROM ${name} AS t) AS said`,
    );
    found[name] = table!;
  }
  return found;
}
