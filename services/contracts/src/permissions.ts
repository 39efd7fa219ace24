/** What a role may allow. `*` allows everything, present and future. */
export const PERMISSIONS = [
  'contact-messages:read',
  'contact-messages:write',
  'appointments:read',
  'appointments:write',
  'customers:read',
  'customers:write',
  'jobs:read',
  'jobs:write',
  'promotions:read',
  'promotions:write',
  'vehicles:read',
  'vehicles:write',
  'content:read',
  'content:write',
  'users:read',
  'users:write',
  'settings:read',
  'settings:write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
export type GrantedPermission = Permission | '*';

export function allows(granted: readonly GrantedPermission[], wanted: Permission | '*'): boolean {
  return granted.includes('*') || granted.includes(wanted);
}

/** Whether somebody may do everything that the other may. */
export function allowsAll(
  granted: readonly GrantedPermission[],
  others: readonly GrantedPermission[],
): boolean {
  return others.every((permission) => allows(granted, permission));
}
