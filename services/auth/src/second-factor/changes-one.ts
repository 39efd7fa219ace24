import type { EntityManager } from 'typeorm';

/** Whether the statement, which returns its rows, changed any. */
export async function changesOne(
  manager: EntityManager,
  sql: string,
  parameters: unknown[],
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(sql, parameters);
  return rows.length > 0;
}
