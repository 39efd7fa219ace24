import {
  AUDIT_PAGE_SIZE,
  AUDIT_PARTIES,
  type AuditParty,
  type AuditQuery,
  type AuditRecord,
  type AuditResponse,
} from '@garage/contracts/audit';
import { Injectable } from '@nestjs/common';
import { AuditRepository, type AuditRow } from './audit.repository.js';

@Injectable()
export class AuditService {
  constructor(private readonly audit: AuditRepository) {}

  async list(query: AuditQuery): Promise<AuditResponse> {
    const rows = await this.audit.find(query);
    const entries = rows.slice(0, AUDIT_PAGE_SIZE).map(toRecord);
    const more = rows.length > AUDIT_PAGE_SIZE;
    return { entries, next: more ? (entries.at(-1)?.id ?? null) : null };
  }

  deleteOlderThan(days: number, stopping?: AbortSignal): Promise<void> {
    return this.audit.deleteOlderThan(days, stopping);
  }
}

function toRecord(row: AuditRow): AuditRecord {
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    action: row.action,
    outcome: row.outcome,
    actor: row.actor_user_id === null ? null : { kind: 'user', id: row.actor_user_id, name: row.actor_name },
    subject: toParty(row.subject, row.subject_name ?? row.details?.name ?? null),
    changed: row.details?.changed ?? [],
    ...(row.details?.hosts && { hosts: row.details.hosts }),
    network: row.ip,
  };
}

/** `user:93` or `promotion:3`, as `userSubject` and its relatives write it. */
function toParty(subject: string | null, name: string | null): AuditParty | null {
  const [, word, id] = /^([a-z]+):(\d+)$/.exec(subject ?? '') ?? [];
  const kind = AUDIT_PARTIES.find((party) => party === word);
  return kind ? { kind, id: Number(id), name } : null;
}
