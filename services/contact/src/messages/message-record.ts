import type { AuditAction } from '@garage/contracts/audit';
import { messageSubject } from '@garage/shared/audit/audit-entry';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import type { EntityManager } from 'typeorm';

/** Notes in the audit record what was done with a message, in the transaction of the deed: ids, nothing of the visitor. */
export async function recordOnMessage(
  manager: EntityManager,
  { user, caller }: StaffCaller,
  action: Extract<AuditAction, `message-${string}`>,
  messageId: number,
  details?: Record<string, unknown>,
): Promise<void> {
  await recordAudit(manager, {
    action,
    outcome: 'success',
    actorUserId: user.id,
    subject: messageSubject(messageId),
    details,
    caller,
  });
}
