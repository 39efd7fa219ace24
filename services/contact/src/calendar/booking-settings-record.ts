import { recordAudit } from '@garage/shared/audit/record-audit';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import type { EntityManager } from 'typeorm';

/** Notes in the audit record what of the booking settings was changed, in the transaction of the change. */
export async function recordChange(
  manager: EntityManager,
  by: StaffCaller,
  changed: string[],
): Promise<void> {
  await recordAudit(manager, {
    action: 'booking-settings-changed',
    outcome: 'success',
    actorUserId: by.user.id,
    details: { changed },
    caller: by.caller,
  });
}
