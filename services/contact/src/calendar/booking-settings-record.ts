import { recordAudit } from '@garage/shared/audit/record-audit';
import type { EntityManager } from 'typeorm';
import type { StaffCaller } from '../staff/staff-caller.js';

/** Notes in the audit record what of the booking settings was changed, in the transaction of the change. */
export async function recordChange(
  manager: EntityManager,
  actor: StaffCaller,
  changed: string[],
): Promise<void> {
  await recordAudit(manager, {
    action: 'booking-settings-changed',
    outcome: 'success',
    actorUserId: actor.user.id,
    details: { changed },
    caller: actor.caller,
  });
}
