import type { QueryRunner } from 'typeorm';

/**
 * Makes an index while everybody goes on reading and writing, in a migration outside of a transaction. One of the same
 * name is what a start has left that was broken off.
 *
 * @param on table, columns and what else follows `ON`
 */
export async function createIndexConcurrently(
  runner: QueryRunner,
  { schema, name, on }: { schema: string; name: string; on: string },
): Promise<void> {
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${schema}.${name}`);
  await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${schema}.${on}`);
}
