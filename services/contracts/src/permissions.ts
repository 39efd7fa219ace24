/**
 * What a role may allow: a right in an area, which most often has two, to see and to change. `*` allows everything,
 * present and future.
 */
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

/**
 * What the role Supporter allows. Nobody is granted anything here: the migrations of `auth` store it, each with words of
 * its own, and their spec compares. Whatever else has to know, reads it here.
 */
export const SUPPORTER_PERMISSIONS = [
  'contact-messages:read',
  'contact-messages:write',
] as const satisfies readonly Permission[];

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
