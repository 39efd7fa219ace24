import type { EntityManager } from 'typeorm';
import type { AuditEntry } from '@garage/shared/audit/audit-entry';
import { recordAudit } from '@garage/shared/audit/record-audit';
import { changeFactors } from './change-factors.js';

/** In the transaction of whoever has made sure that it may be removed. */
export async function removeSecondFactor(
  manager: EntityManager,
  userId: number,
  entry: AuditEntry,
): Promise<boolean> {
  const removed = await changeFactors(manager, userId, () =>
    changesOne(manager, `DELETE FROM auth.second_factors WHERE user_id = $1 RETURNING user_id`, [userId]),
  );
  if (removed) await recordAudit(manager, entry);
  return removed;
}

/** Whether the statement, which returns its rows, changed any. */
export async function changesOne(
  manager: EntityManager,
  sql: string,
  parameters: unknown[],
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(sql, parameters);
  return rows.length > 0;
}
