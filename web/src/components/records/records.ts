import type { Permission } from '@garage/contracts/permissions';

/** What has a place of its own in the staff area: the area, and who sees it. */
export const RECORDS = {
  customer: { area: 'customers', permission: 'customers:read' },
  vehicle: { area: 'customers', permission: 'customers:read' },
  appointment: { area: 'appointments', permission: 'appointments:read' },
  message: { area: 'contact-messages', permission: 'contact-messages:read' },
  /** What is stored about a customer: to be handed out, or erased. */
  personalData: { area: 'settings', permission: 'settings:write' },
  job: { area: 'jobs', permission: 'jobs:read' },
} as const satisfies Record<string, { area: string; permission: Permission }>;
export type RecordKind = keyof typeof RECORDS;

/** Where a record is opened. */
export function recordPath(kind: RecordKind, id: number): string {
  return `/admin/panel?tab=${RECORDS[kind].area}&${kind}=${id}`;
}
