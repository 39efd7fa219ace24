import type { AuditAction } from '@garage/contracts/audit';
import { customerSubject, customerVehicleSubject } from '@garage/shared/audit/audit-entry';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import type { EntityManager } from 'typeorm';

type CustomerAction = Extract<AuditAction, `customer${string}`>;

/** Notes in the audit record what was done with a customer, in the transaction of the deed: ids, nothing of them. */
export function recordOnCustomer(
  manager: EntityManager,
  by: StaffCaller,
  action: CustomerAction,
  customerId: number,
  details?: Record<string, unknown>,
): Promise<void> {
  return record(manager, by, action, customerSubject(customerId), details);
}

/** The same for a car. */
export function recordOnVehicle(
  manager: EntityManager,
  by: StaffCaller,
  action: CustomerAction,
  vehicleId: number,
  details?: Record<string, unknown>,
): Promise<void> {
  return record(manager, by, action, customerVehicleSubject(vehicleId), details);
}

function record(
  manager: EntityManager,
  { user, caller }: StaffCaller,
  action: CustomerAction,
  subject: string,
  details?: Record<string, unknown>,
): Promise<void> {
  return recordAudit(manager, {
    action,
    outcome: 'success',
    actorUserId: user.id,
    subject,
    ...(details && { details }),
    caller,
  });
}
