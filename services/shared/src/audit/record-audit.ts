import { shortenAddress } from '../logging/client-address.js';
import type { AuditEntry } from './audit-entry.js';

/** A data source, or the entity manager of a transaction that the entry must belong to. */
interface Database {
  query(sql: string, parameters: unknown[]): Promise<unknown>;
}

/** Adds one line to the audit record, which belongs to the auth service and takes lines from all. */
export async function recordAudit(database: Database, entry: AuditEntry): Promise<void> {
  await database.query(
    `INSERT INTO auth.audit_log (action, outcome, actor_user_id, subject, details, ip, request_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      entry.action,
      entry.outcome,
      entry.actorUserId ?? null,
      entry.subject ?? null,
      entry.details ? JSON.stringify(entry.details) : null,
      entry.caller ? shortenAddress(entry.caller.address) : null,
      entry.caller?.requestId ?? null,
    ],
  );
}
